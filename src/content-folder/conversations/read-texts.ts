// Files of a conversation as checked answers and comments.
import type { Comment } from '../../conversation/comment.ts'
import { type ParsedAnswer, parseAnswer } from '../../conversation/parse-answer.ts'
import { parseComments } from '../../conversation/parse-comments.ts'
import { decodeFile } from '../../question/decode.ts'
import type { Issue } from '../../question/issue.ts'
import { limits } from '../../question/limits.ts'
import type { QuestionContext } from '../../question/question-context.ts'
import type { SourceFile } from '../read-source.ts'

/** Files that hang on one question, with their bytes. */
export interface ConversationSources {
  answers: readonly SourceFile[]
  comments: SourceFile | undefined
}

export interface ParsedConversation {
  answers: ParsedAnswer[]
  comments: Comment[]
  /** Whether nothing is missing because of a fault. */
  isWhole: boolean
  issues: Issue[]
}

/** Every file is read, whatever is wrong with others. */
export function parseConversation(
  { answers, comments }: ConversationSources,
  context: QuestionContext,
): ParsedConversation {
  const read = answers.map((file) => readAnswer(file, context))
  const commented = comments ? readComments(comments, context) : { comments: [], issues: [] }
  const parsed = read.flatMap((each) => each.parsed ?? [])
  return {
    answers: parsed,
    comments: commented.comments ?? [],
    isWhole: parsed.length === answers.length && commented.comments !== undefined,
    issues: [...read.flatMap(({ issues }) => issues), ...commented.issues],
  }
}

function readAnswer(
  { id, path, bytes }: SourceFile,
  context: QuestionContext,
): { parsed: ParsedAnswer | undefined; issues: Issue[] } {
  const text = decodeFile(path, bytes)
  return typeof text === 'string'
    ? parseAnswer({ id, path, text }, context)
    : { parsed: undefined, issues: [text] }
}

function readComments(
  { path, bytes }: SourceFile,
  context: QuestionContext,
): { comments: Comment[] | undefined; issues: Issue[] } {
  const text = decodeFile(path, bytes, limits.commentsFileBytes)
  return typeof text === 'string'
    ? parseComments({ path, text }, context)
    : { comments: undefined, issues: [text] }
}
