// Every file that `npm run tidy` looks at, in the order in which it does.

import { join } from 'node:path'
import {
  type DescribedKind,
  describedPaths,
  parseCategories,
  parseTags,
  toDescribedText,
} from '../folder/described.ts'
import type { QuestionFile } from '../folder/files.ts'
import type { ContentFolder } from '../folder/read-folder.ts'
import { findWithholding, toNamed } from '../folder/withheld.ts'
import type { Activity } from '../format/activity.ts'
import { decodeFile } from '../format/decode.ts'
import { hasComments } from '../format/front-matter.ts'
import type { Issue } from '../format/issue.ts'
import { limits } from '../format/limits.ts'
import { addActivity, findMissingActivity } from '../format/missing-activity.ts'
import { parseAnswer } from '../format/parse-answer.ts'
import { parseComments } from '../format/parse-comments.ts'
import { parseQuestion } from '../format/parse-question.ts'
import type { Question, QuestionContext } from '../format/post.ts'
import { findLine, toFileBytes } from '../format/rewrite.ts'
import { toAnswerText, toCommentsText, toFrontMatterText } from '../format/write.ts'
import { readRegularFile } from '../kept/files.ts'
import type { Locale } from '../messages/language.ts'
import { findAnswerLoss, findCommentsLoss, findDescribedLoss, findLoss, type Loss } from './find-loss.ts'

export interface TidyTarget {
  /** Inside the content folder, with `/`. */
  path: string
  tidy: (bytes: Buffer) => Tidied
}

interface TidyOptions {
  folder: ReadFolder & Pick<ContentFolder, 'described'>
  context: QuestionContext
  locale: Locale
}

/** What hashtags and categories mean, then each question with its answers and its comments. */
export function listTidyTargets(
  files: readonly QuestionFile[],
  { folder, context, locale }: TidyOptions,
): TidyTarget[] {
  const isThere = (of: DescribedKind) =>
    folder.described[of].length > 0 || folder.issues.some(({ path }) => path === describedPaths[of])
  const described = (['tags', 'categories'] as const).filter(isThere).map(
    (of): TidyTarget => ({
      path: describedPaths[of],
      tidy: (bytes) => tidyDescribed(of, bytes),
    }),
  )
  const ofQuestions = files.flatMap((file): TidyTarget[] => {
    const { id, path, conversation } = file
    const findMissing = createReadMissingActivity(folder, file, context)
    const complete = (question: Question) => addActivity(question, findMissing(question), context.zone)
    const { answers = [], comments } = conversation ?? {}
    return [
      { path, tidy: (bytes) => tidyQuestion({ id, path, complete, bytes }, context, locale) },
      ...answers.map(
        (answer): TidyTarget => ({
          path: answer.path,
          tidy: (bytes) => tidyAnswer({ ...answer, bytes }, context, locale),
        }),
      ),
      ...(comments
        ? [
            {
              path: comments.path,
              tidy: (bytes: Buffer) => tidyComments({ path: comments.path, bytes }, context, locale),
            },
          ]
        : []),
    ]
  })
  return [...described, ...ofQuestions]
}

// Brings the front matter of one file into the one form. The body is bytes that nobody looks at.

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
  locale: Locale,
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

// Brings files of answers and comments, and what hashtags and categories mean, into the one form. Bodies and texts stay as they are.

/** What becomes of the file of an answer; nothing is written. @param locale of the archive: in its words roles are written. */
export function tidyAnswer(
  file: { id: string; path: string; bytes: Buffer },
  context: QuestionContext,
  locale: Locale,
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
  locale: Locale,
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

/** What becomes of one file. */
type Tidied =
  | { result: 'tidied'; bytes: Buffer }
  | { result: 'tidy' }
  /** Comments would be lost, so such a file is left to its author. */
  | { result: 'commented' }
  | { result: 'faulty'; issues: Issue[] }
  /** The file is right as it is, and would not say the same in its tidy form. */
  | { result: 'refused'; loss: Loss }

/** The content folder, as far as it says where texts lie and which of them nobody may read. */
type ReadFolder = Pick<ContentFolder, 'path' | 'redactions' | 'issues'>

/**
 * Lines of history that a question lacks (decision 21), by the files of its answers and comments that can be read. A
 * line would name whoever wrote it: what is withheld gives none, and nothing does where nobody knows what is withheld.
 */
export function createReadMissingActivity(
  readFolder: ReadFolder,
  { id, conversation }: QuestionFile,
  context: QuestionContext,
): (question: Question) => Activity[] {
  const { path: folder, redactions } = readFolder
  const withholding = findWithholding(readFolder)
  if (!conversation || withholding === 'unknown' || redactions.questions.has(id)) return () => []
  const { answers: answerFiles, comments: commentsFile } = conversation
  const readText = (path: string): string => {
    const text = decodeFile(path, readRegularFile(join(folder, path)), limits.commentsFileBytes)
    return typeof text === 'string' ? text : ''
  }
  return (question) => {
    const answers = answerFiles.flatMap(
      (file) => parseAnswer({ ...file, text: readText(file.path) }, context).parsed?.answer ?? [],
    )
    const path = commentsFile?.path
    const comments = path === undefined ? [] : parseComments({ path, text: readText(path) }, context).comments
    const named = toNamed({ question, answers, comments: comments ?? [] }, id, withholding)
    return findMissingActivity(named, context.zone)
  }
}
