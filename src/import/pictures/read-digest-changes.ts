import { join } from 'node:path'
import { readRegularFile } from '../../cache/read-regular-file.ts'
import { decodeFile } from '../../question/decode.ts'
import { digest, digestComment } from '../write/digests.ts'
import { parseThreadFiles } from '../write/parse-thread-files.ts'
import { rewriteFile } from './rewrite-file.ts'
import type { ReadingContext, TextFile } from './text-file.ts'
import type { TextsRewriting } from './write-texts.ts'

/** What imports know texts by, of those that name pictures of the archive's own as soon as they are written: new by old. */
export function readDigestChanges({ folder, files, ...options }: TextsRewriting): Map<string, string> {
  const changes = new Map<string, string>()
  for (const file of files) {
    const bytes = readRegularFile(join(folder, file.path))
    const rewritten = rewriteFile(file, bytes, options)
    if (rewritten.result !== 'rewritten') continue
    const before = listDigests(file, bytes, options.context)
    const after = listDigests(file, rewritten.bytes, options.context)
    for (const [index, old] of before.entries()) {
      const now = after[index]
      if (now !== undefined && now !== old) changes.set(old, now)
    }
  }
  return changes
}

/** In the order of the file; none of one with faults. */
function listDigests({ path }: TextFile, bytes: Buffer, context: ReadingContext): string[] {
  const read = () => {
    const text = decodeFile(path, bytes)
    return typeof text === 'string' ? text : undefined
  }
  const { question, answers, comments } = parseThreadFiles({ id: 'any', paths: [path], read }, context)
  const bodies = [question, ...answers.values()].flatMap((text) => (text ? [digest(text.body)] : []))
  return [...bodies, ...Array.from(comments.values(), digestComment)]
}
