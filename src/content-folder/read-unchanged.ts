// Which files are those of the last run.
import { join } from 'node:path'
import type { CachedQuestion } from '../cache/cached-question.ts'
import { digestBytes, isDigestOf } from '../cache/digest.ts'
import { isSameStamp, toStoredStamp } from '../cache/file-stamp.ts'
import { isConversationUnchanged, toStoredConversationStamp } from './conversations/find-changes.ts'
import type { QuestionFile } from './list-question-files.ts'

/** Whether a question, and what hangs on it, is what was prepared. A fresh checkout has new times on old files: then the bytes decide. */
export function isUnchanged(folder: string, file: QuestionFile, cached: CachedQuestion | undefined): boolean {
  if (cached?.stamp[0] !== file.stamp[0]) return false
  const isSame =
    isSameStamp(cached.stamp, file.stamp) || isDigestOf(join(folder, file.path), cached.digest, digestBytes)
  return isSame && isConversationUnchanged(folder, file.conversation, cached.conversation)
}

/** Remembers how each file was found. @returns the same object for a question of which nothing new is known. */
export function stampAll(
  files: readonly QuestionFile[],
  questions: readonly CachedQuestion[],
  began: number,
): CachedQuestion[] {
  const found = new Map(files.map((file) => [file.path, file]))
  return questions.map((question) => {
    const file = found.get(question.path)
    return file ? stampQuestion(file, question, began) : question
  })
}

function stampQuestion(file: QuestionFile, question: CachedQuestion, began: number): CachedQuestion {
  const stamp = toStoredStamp(file.stamp, began)
  const stamped = isSameStamp(question.stamp, stamp) ? question : { ...question, stamp }
  if (!file.conversation || !question.conversation) return stamped
  const conversation = toStoredConversationStamp(file.conversation, began)
  if (conversation === question.conversation.stamp) return stamped
  return { ...stamped, conversation: { ...question.conversation, stamp: conversation } }
}
