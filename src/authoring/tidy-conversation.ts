// Brings files of answers and comments, and what hashtags and categories mean, into the one form. Bodies and texts stay as they are.
import {
  type DescribedKind,
  describedPaths,
  parseCategories,
  parseTags,
  toDescribedText,
} from '../content-folder/described.ts'
import { parseAnswer } from '../conversation/parse-answer.ts'
import { parseComments } from '../conversation/parse-comments.ts'
import type { Language } from '../messages/language.ts'
import { hasComments } from '../question/comments.ts'
import { decodeFile } from '../question/decode.ts'
import { limits } from '../question/limits.ts'
import type { QuestionContext } from '../question/question-context.ts'
import { toAnswerText, toCommentsText } from './answer-text.ts'
import { findLine, toFileBytes } from './file-form.ts'
import { findAnswerLoss, findCommentsLoss, findDescribedLoss } from './find-loss.ts'
import type { Tidied } from './tidied.ts'

/** What becomes of the file of an answer; nothing is written. @param locale of the archive: in its words roles are written. */
export function tidyAnswer(
  file: { id: string; path: string; bytes: Buffer },
  context: QuestionContext,
  locale: Language,
): Tidied {
  const text = decodeFile(file.path, file.bytes)
  if (typeof text !== 'string') return { result: 'faulty', issues: [text] }
  const { parsed, issues } = parseAnswer({ ...file, text }, context)
  if (!parsed) return { result: 'faulty', issues }
  if (hasComments(text.slice(0, text.length - parsed.body.length))) return { result: 'commented' }
  const body = file.bytes.subarray(findLine(file.bytes, parsed.bodyLine))
  const bytes = toFileBytes(toAnswerText(parsed.answer, locale), file.bytes, body)
  if (bytes.equals(file.bytes)) return { result: 'tidy' }
  const loss = findAnswerLoss(parsed, { ...file, bytes }, context)
  return loss ? { result: 'refused', loss } : { result: 'tidied', bytes }
}

/** The same of a file of comments, which keep their order. One without any stays as it is. */
export function tidyComments(
  file: { path: string; bytes: Buffer },
  context: QuestionContext,
  locale: Language,
): Tidied {
  const text = decodeFile(file.path, file.bytes, limits.commentsFileBytes)
  if (typeof text !== 'string') return { result: 'faulty', issues: [text] }
  const { comments, issues } = parseComments({ ...file, text }, context)
  if (!comments) return { result: 'faulty', issues }
  if (comments.length === 0) return { result: 'tidy' }
  if (hasComments(text)) return { result: 'commented' }
  const bytes = toFileBytes(toCommentsText(comments, locale), file.bytes)
  if (bytes.equals(file.bytes)) return { result: 'tidy' }
  const loss = findCommentsLoss(comments, { ...file, bytes }, context)
  return loss ? { result: 'refused', loss } : { result: 'tidied', bytes }
}

/** The same of tags.yaml and categories.yaml, which keep their order. */
export function tidyDescribed(of: DescribedKind, bytes: Buffer): Tidied {
  const path = describedPaths[of]
  const text = decodeFile(path, bytes)
  if (typeof text !== 'string') return { result: 'faulty', issues: [text] }
  const parse = of === 'tags' ? parseTags : parseCategories
  const parsed = parse(path, text)
  if ('issues' in parsed) return { result: 'faulty', issues: parsed.issues }
  if (parsed.described.length === 0) return { result: 'tidy' }
  if (hasComments(text)) return { result: 'commented' }
  const tidied = toFileBytes(toDescribedText(parsed.described), bytes)
  if (tidied.equals(bytes)) return { result: 'tidy' }
  const loss = findDescribedLoss(parsed.described, { path, bytes: tidied }, parse)
  return loss ? { result: 'refused', loss } : { result: 'tidied', bytes: tidied }
}
