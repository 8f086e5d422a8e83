// Brings the front matter of one file into the one form. The body is bytes that nobody looks at.
import type { Language } from '../messages/language.ts'
import { hasComments } from '../question/comments.ts'
import { decodeFile } from '../question/decode.ts'
import { parseQuestion } from '../question/parse-question.ts'
import type { Question } from '../question/question.ts'
import type { QuestionContext } from '../question/question-context.ts'
import { findLine, toFileBytes } from './file-form.ts'
import { findLoss } from './find-loss.ts'
import { toFrontMatterText } from './front-matter-text.ts'
import type { Tidied } from './tidied.ts'

/** What becomes of one file; nothing is written. @param locale of the archive: in its words kinds and roles are written. */
export function tidyQuestion(
  file: {
    id: string
    path: string
    bytes: Buffer
    /** Adds what it lacks beside its answers and comments. */
    complete?: (question: Question) => Question
  },
  context: QuestionContext,
  locale: Language,
): Tidied {
  const text = decodeFile(file.path, file.bytes)
  if (typeof text !== 'string') return { result: 'faulty', issues: [text] }
  const { parsed, issues } = parseQuestion({ ...file, text }, context)
  if (!parsed) return { result: 'faulty', issues }
  const frontMatter = text.slice(0, text.length - parsed.body.length)
  if (hasComments(frontMatter)) return { result: 'commented' }
  const question = file.complete?.(parsed.question) ?? parsed.question
  const body = file.bytes.subarray(findLine(file.bytes, parsed.bodyLine))
  const bytes = toFileBytes(toFrontMatterText(question, locale), file.bytes, body)
  if (bytes.equals(file.bytes)) return { result: 'tidy' }
  const loss = findLoss({ ...parsed, question }, { ...file, bytes }, context)
  return loss ? { result: 'refused', loss } : { result: 'tidied', bytes }
}
