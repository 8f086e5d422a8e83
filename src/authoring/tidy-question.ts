// Brings the front matter of one file into the one form. The body is bytes that nobody looks at.
import type { Language } from '../messages/language.ts'
import { hasComments } from '../question/comments.ts'
import { decodeFile } from '../question/decode.ts'
import type { Issue } from '../question/issue.ts'
import { parseQuestion } from '../question/parse-question.ts'
import type { QuestionContext } from '../question/question-context.ts'
import { findLoss, type Loss } from './find-loss.ts'
import { toFrontMatterText } from './front-matter-text.ts'

export type Tidied =
  | { result: 'tidied'; bytes: Buffer }
  | { result: 'tidy' }
  /** Comments would be lost, so such a file is left to its author. */
  | { result: 'commented' }
  | { result: 'faulty'; issues: Issue[] }
  /** The file is right as it is, and would not be the same question in its tidy form. */
  | { result: 'refused'; loss: Loss }

const byteOrderMark = Buffer.from('\uFEFF')
const lineFeed = 10

/** What becomes of one file; nothing is written. @param locale of the archive: in its words kinds and roles are written. */
export function tidyQuestion(
  file: { id: string; path: string; bytes: Buffer },
  context: QuestionContext,
  locale: Language,
): Tidied {
  const text = decodeFile(file.path, file.bytes)
  if (typeof text !== 'string') return { result: 'faulty', issues: [text] }
  const { parsed, issues } = parseQuestion({ ...file, text }, context)
  if (!parsed) return { result: 'faulty', issues }
  const frontMatter = text.slice(0, text.length - parsed.body.length)
  if (hasComments(frontMatter)) return { result: 'commented' }
  const bytes = Buffer.concat([
    file.bytes.subarray(0, 3).equals(byteOrderMark) ? byteOrderMark : Buffer.alloc(0),
    Buffer.from(toLineEndings(toFrontMatterText(parsed.question, locale), file.bytes)),
    file.bytes.subarray(findLine(file.bytes, parsed.bodyLine)),
  ])
  if (bytes.equals(file.bytes)) return { result: 'tidy' }
  const loss = findLoss(parsed, { ...file, bytes }, context)
  return loss ? { result: 'refused', loss } : { result: 'tidied', bytes }
}

/** Files keep the line endings that their first line has. */
function toLineEndings(text: string, bytes: Buffer): string {
  const end = bytes.indexOf(lineFeed)
  return end > 0 && bytes[end - 1] === 13 ? text.replaceAll('\n', '\r\n') : text
}

/** Offset of the first byte of a line, lines counted from 1; the end of the file when it has fewer. */
function findLine(bytes: Buffer, line: number): number {
  let offset = 0
  for (let passed = 1; passed < line; passed += 1) {
    const end = bytes.indexOf(lineFeed, offset)
    if (end < 0) return bytes.length
    offset = end + 1
  }
  return offset
}
