import { join } from 'node:path'
import { readRegularFile } from '../cache/read-regular-file.ts'
import type { ConversationFiles } from '../content-folder/conversation-files.ts'
import { findMissingActivity } from '../conversation/find-missing-activity.ts'
import { parseAnswer } from '../conversation/parse-answer.ts'
import { parseComments } from '../conversation/parse-comments.ts'
import type { Activity } from '../question/activity.ts'
import { decodeFile } from '../question/decode.ts'
import { limits } from '../question/limits.ts'
import type { Question } from '../question/question.ts'
import type { QuestionContext } from '../question/question-context.ts'

/** Lines of history that a question lacks (decision 21), by the files of its answers and comments that can be read. */
export function createReadMissingActivity(
  folder: string,
  { answers, comments: commentsFile }: ConversationFiles,
  context: QuestionContext,
): (question: Question) => Activity[] {
  const readText = (path: string): string => {
    const text = decodeFile(path, readRegularFile(join(folder, path)), limits.commentsFileBytes)
    return typeof text === 'string' ? text : ''
  }
  return (question) => {
    const parsed = answers.flatMap(
      (file) => parseAnswer({ ...file, text: readText(file.path) }, context).parsed?.answer ?? [],
    )
    const path = commentsFile?.path
    const comments = path === undefined ? [] : parseComments({ path, text: readText(path) }, context).comments
    return findMissingActivity({ question, answers: parsed, comments: comments ?? [] }, context.zone)
  }
}
