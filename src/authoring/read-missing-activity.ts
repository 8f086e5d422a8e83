import { join } from 'node:path'
import { readRegularFile } from '../cache/read-regular-file.ts'
import type { QuestionFile } from '../content-folder/list-question-files.ts'
import type { ContentFolder } from '../content-folder/read-folder.ts'
import { findWithholding, toNamed } from '../content-folder/withheld-texts.ts'
import { findMissingActivity } from '../conversation/find-missing-activity.ts'
import { parseAnswer } from '../conversation/parse-answer.ts'
import { parseComments } from '../conversation/parse-comments.ts'
import type { Activity } from '../question/activity.ts'
import { decodeFile } from '../question/decode.ts'
import { limits } from '../question/limits.ts'
import type { Question } from '../question/question.ts'
import type { QuestionContext } from '../question/question-context.ts'

/** The content folder, as far as it says where texts lie and which of them nobody may read. */
export type ReadFolder = Pick<ContentFolder, 'path' | 'redactions' | 'issues'>

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
