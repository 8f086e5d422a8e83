// Hangs answers and comments on their questions; those of a question that is not there are issues.
import type { Issue } from '../question/issue.ts'
import { findNearest } from '../question/nearest.ts'
import { toIdKey, toQuestionId } from '../question/question-id.ts'
import type { ConversationFiles, Conversations } from './conversation-files.ts'
import type { QuestionFile } from './list-question-files.ts'

export interface ListedQuestions {
  files: readonly QuestionFile[]
  /** Of the folder of questions. */
  issues: readonly Issue[]
  /** Ids of withheld questions, whose files may be gone. */
  withheld: ReadonlySet<string>
}

/** @returns question files with their conversations, and what belongs to none of them. */
export function attachConversations(
  conversations: Conversations,
  { files, issues, withheld }: ListedQuestions,
): { files: QuestionFile[]; issues: Issue[] } {
  if (conversations.size === 0) return { files: [...files], issues: [] }
  const attached = files.map((file) => {
    const conversation = conversations.get(file.id)
    return conversation ? { ...file, conversation } : file
  })
  const known = new Set(files.map(({ id }) => id))
  for (const issue of issues) known.add(toFaultyId(issue) ?? '')
  // Where the questions could not be listed nobody knows which are there.
  if (files.length === 0 || issues.some(hidesQuestions)) return { files: attached, issues: [] }
  const lost = [...conversations].filter(([id]) => !known.has(id) && !withheld.has(id))
  return { files: attached, issues: toUnknown(lost, [...known]) }
}

/** `answers/q1.md` beside a question `q1` is one of its answers, in want of a name of its own. */
export function markAnswersByQuestion(issues: readonly Issue[], files: readonly QuestionFile[]): Issue[] {
  const ids = new Set(files.map(({ id }) => id))
  return issues.map((issue) => {
    const isNamed = issue.detail['kind'] === 'misplaced' && ids.has(issue.detail['value'] ?? '')
    return isNamed ? { ...issue, detail: { ...issue.detail, question: issue.detail['value'] ?? '' } } : issue
  })
}

/** A file that can't be read is there all the same. */
function toFaultyId({ path }: Issue): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name.endsWith('.md') ? toQuestionId(name) : undefined
}

/** A folder whose questions are not known. */
function hidesQuestions({ code, path }: Issue): boolean {
  return /^(?:file-unreadable|symbolic-link|nesting-too-deep)$/.test(code) && !path.endsWith('.md')
}

/** Each compares an id with all others: who has moved a whole folder needs no more of them. */
const comparedIds = 20

function toUnknown(
  lost: readonly (readonly [string, ConversationFiles])[],
  known: readonly string[],
): Issue[] {
  if (lost.length === 0) return []
  const byKey = new Map(known.map((id) => [toIdKey(id), id]))
  return lost.flatMap(([id, files], index) => {
    const nearest = byKey.get(toIdKey(id)) ?? (index < comparedIds ? findNearest(id, known) : undefined)
    return toPlaces(files).map((path) => ({
      code: 'unknown-question-folder',
      path,
      line: 1,
      column: 1,
      detail: { value: id, ...(nearest ? { nearest } : {}) },
    }))
  })
}

/** One of each folder of answers, and the file of the comments. */
function toPlaces({ answers, comments }: ConversationFiles): string[] {
  const folders = new Set(answers.map(({ path }) => path.slice(0, path.lastIndexOf('/'))))
  return [...folders, ...(comments ? [comments.path] : [])]
}
