// Which files are those of the last run.

import { hash } from 'node:crypto'
import { join } from 'node:path'
import { digestBytes, isDigestOf } from '../kept/digest.ts'
import { isSameStamp, readRegularFile, toStoredStamp } from '../kept/files.ts'
import type { CachedQuestion, ConversationOutline } from '../kept/question.ts'
import type { ConversationFile, ConversationFiles, QuestionFile } from './files.ts'

/** Whether a question, and what belongs to it, is what was prepared. A fresh checkout has new times on old files: then the bytes decide. */
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

/** In the place of a stamp that proves nothing. */
const unproven = ''

function listFiles({ answers, comments }: ConversationFiles): readonly ConversationFile[] {
  return comments ? [...answers, comments] : answers
}

function digestLines(lines: readonly string[]): string {
  return hash('sha1', lines.join('\n'), 'hex').slice(0, 20)
}

/** A listing asks for each twice: whether it changed, and what to remember of it. */
const known = new WeakMap<ConversationFiles, string>()

/** One text for the stamps of all files. */
export function toConversationStamp(files: ConversationFiles): string {
  const stamp = known.get(files) ?? digestStamps(files)
  known.set(files, stamp)
  return stamp
}

function digestStamps(files: ConversationFiles): string {
  return digestLines(listFiles(files).map(({ path, stamp }) => `${path} ${stamp.join(' ')}`))
}

/** The stamp to remember; nothing is proved by one of a file that may have changed once more after it was read. */
function toStoredConversationStamp(files: ConversationFiles, began: number): string {
  const isYoung = listFiles(files).some(({ stamp }) => !isSameStamp(stamp, toStoredStamp(stamp, began)))
  return isYoung ? unproven : toConversationStamp(files)
}

/** @param bytes of each file, in the order of `answers`, then the comments. */
export function digestConversation(files: readonly { path: string; bytes: Uint8Array }[]): string {
  return digestLines(files.map(({ path, bytes }) => `${path} ${digestBytes(bytes)}`))
}

/** A fresh checkout has new times on old files: then the bytes decide. */
function isConversationUnchanged(
  folder: string,
  files: ConversationFiles | undefined,
  cached: ConversationOutline | undefined,
): boolean {
  if (!files || !cached) return files === undefined && cached === undefined
  if (cached.stamp !== unproven && cached.stamp === toConversationStamp(files)) return true
  try {
    const read = listFiles(files).map(({ path }) => ({ path, bytes: readRegularFile(join(folder, path)) }))
    return digestConversation(read) === cached.files
  } catch {
    // Whoever prepares what can't be read says so.
    return false
  }
}
