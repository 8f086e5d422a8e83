import { join } from 'node:path'
import { addActivity } from '../authoring/add-activity.ts'
import { createReadMissingActivity } from '../authoring/read-missing-activity.ts'
import { tidyQuestion } from '../authoring/tidy-question.ts'
import { readRegularFile } from '../cache/read-regular-file.ts'
import { replaceFile } from '../cache/replace-file.ts'
import { writeFully } from '../cache/write-fully.ts'
import type { QuestionFile } from '../content-folder/list-question-files.ts'
import { readContentFolder } from '../content-folder/read-folder.ts'
import { parseComments } from '../conversation/parse-comments.ts'
import type { Language } from '../messages/language.ts'
import { decodeFile } from '../question/decode.ts'
import { limits } from '../question/limits.ts'
import type { Question } from '../question/question.ts'
import type { QuestionContext } from '../question/question-context.ts'

interface Completing {
  content: string
  context: QuestionContext
  locale: Language
}

/** Adds lines of history, and raises counts to what is kept, so that the check has nothing to say of it. */
export function completeQuestion(
  id: string,
  { content, context, locale }: Completing,
): 'changed' | 'unchanged' | 'left' {
  const folder = readContentFolder(content)
  const file = folder.files.find((each) => each.id === id)
  if (!file?.conversation) return 'left'
  const { path, conversation } = file
  const findMissing = createReadMissingActivity(folder, file, context)
  const complete = (question: Question): Question => {
    const whole = addActivity(question, findMissing(question), context.zone)
    const { answers, comments } = whole.counts
    const kept = { answers: conversation.answers.length, comments: countComments(content, file, context) }
    const counts = {
      ...whole.counts,
      answers: Math.max(answers, kept.answers),
      comments: Math.max(comments, kept.comments),
    }
    return { ...whole, counts }
  }
  const bytes = readRegularFile(join(content, path))
  const outcome = tidyQuestion({ id, path, bytes, complete }, context, locale)
  if (outcome.result === 'tidy') return 'unchanged'
  if (outcome.result !== 'tidied') return 'left'
  replaceFile(join(content, path), (descriptor, name) => writeFully(descriptor, outcome.bytes, name))
  return 'changed'
}

function countComments(content: string, { conversation }: QuestionFile, context: QuestionContext): number {
  const path = conversation?.comments?.path
  if (path === undefined) return 0
  const text = decodeFile(path, readRegularFile(join(content, path)), limits.commentsFileBytes)
  return typeof text === 'string' ? (parseComments({ path, text }, context).comments?.length ?? 0) : 0
}
