import { join } from 'node:path'
import { readRegularFile } from '../cache/read-regular-file.ts'
import type { QuestionFile } from '../content-folder/list-question-files.ts'
import { type ContentFolder, isMeant } from '../content-folder/read-folder.ts'
import { redactionsName } from '../content-folder/redactions.ts'
import { findMissingActivity } from '../conversation/find-missing-activity.ts'
import { parseAnswer } from '../conversation/parse-answer.ts'
import { parseComments } from '../conversation/parse-comments.ts'
import { withoutWithheld } from '../conversation/without-withheld.ts'
import type { Activity } from '../question/activity.ts'
import { decodeFile } from '../question/decode.ts'
import { limits } from '../question/limits.ts'
import type { Question } from '../question/question.ts'
import type { QuestionContext } from '../question/question-context.ts'

/** The content folder, as far as it says where texts lie and which of them nobody may read. */
export type ReadFolder = Pick<ContentFolder, 'path' | 'redactions' | 'issues'>

const noIds: ReadonlySet<string> = new Set()

/**
 * Lines of history that a question lacks (decision 21), by the files of its answers and comments that can be read. A
 * line would name whoever wrote it: what is withheld gives none, and nothing does where nobody knows what is withheld.
 */
export function createReadMissingActivity(
  { path: folder, redactions, issues }: ReadFolder,
  { id, conversation }: QuestionFile,
  context: QuestionContext,
): (question: Question) => Activity[] {
  const isUnknown = issues.some((issue) => issue.path === redactionsName || isMeant(issue, redactionsName))
  if (!conversation || isUnknown || redactions.questions.has(id)) return () => []
  const withheld = {
    answers: redactions.answers.get(id) ?? noIds,
    comments: redactions.comments.get(id) ?? noIds,
  }
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
    const named = withoutWithheld({ question, answers, comments: comments ?? [] }, withheld)
    return findMissingActivity(named, context.zone)
  }
}
