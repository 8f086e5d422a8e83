// What is searched of questions whose part the cache has lost, made again from their files.
import { loadTypeset } from '../body/formulas/load-typeset.ts'
import type { PackWriter, Place } from '../cache/packs.ts'
import { createPrepareFile } from './prepare-file.ts'
import { readContentFolder } from './read-folder.ts'
import type { Redactions } from './redactions.ts'
import type { Settings } from './settings.ts'

/** @param ids of questions. @returns parts by id, without those whose file can't be prepared any more. */
export async function prepareSearchParts(
  { folder, settings, redactions }: { folder: string; settings: Settings; redactions: Redactions },
  ids: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const wanted = new Set(ids)
  const written = new Map<string, Uint8Array>()
  const prepare = createPrepareFile(
    {
      folder,
      settings,
      redactedActors: redactions.actors,
      withheld: redactions.questions,
      withheldTexts: redactions,
      outlinesOnly: true,
      pack: createMemoryPack(written),
    },
    await loadTypeset(settings.math),
  )
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
