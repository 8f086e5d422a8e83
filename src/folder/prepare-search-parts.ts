// What is searched of questions whose part the cache has lost.
import type { PackWriter, Place } from '../kept/packs.ts'
import { startPrepareFile } from './prepare-file.ts'
import { readContentFolder } from './read-folder.ts'
import type { Redactions } from './redactions.ts'
import type { PreparingSettings } from './settings.ts'

/** @param ids of questions. @returns parts by id, without those whose file can't be prepared any more. */
export async function prepareSearchParts(
  { folder, settings, redactions }: { folder: string; settings: PreparingSettings; redactions: Redactions },
  ids: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const wanted = new Set(ids)
  const written = new Map<string, Uint8Array>()
  const prepare = await startPrepareFile({
    folder,
    settings,
    redactedActors: redactions.actors,
    withheld: redactions.questions,
    withheldTexts: redactions,
    outlinesOnly: true,
    pack: createMemoryPack(written),
  })
  const parts = new Map<string, Uint8Array>()
  for (const file of readContentFolder(folder).files) {
    if (!wanted.has(file.id)) continue
    const { question } = prepare(file)
    const part = question && written.get(question.search[0])
    if (part) parts.set(file.id, part)
    written.clear()
  }
  return parts
}

/** Each text is a pack of its own. */
function createMemoryPack(written: Map<string, Uint8Array>): PackWriter {
  const writeBytes = (bytes: Uint8Array): Place => {
    const pack = `${written.size + 1}`
    written.set(pack, bytes)
    return [pack, 0, bytes.length, 0]
  }
  const write = (text: string) => writeBytes(Buffer.from(text))
  return {
    write,
    writeBytes,
    writeJoined: (head, body) => ({ whole: write(head + body), body: write(body) }),
    flush: () => {},
    close: () => {},
  }
}
