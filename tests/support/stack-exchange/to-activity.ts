import type { Conversion } from './conversion.ts'
import type { Author } from './people.ts'
import type { Row } from './read-dump.ts'
import { toTime } from './to-text.ts'

/** Everything of one question. */
export interface Made {
  question: Row
  answers: readonly Row[]
  comments: readonly Row[]
}

interface WrittenActivity extends Author {
  at: string
  kind: string
}

/** A line for the question, each edit, answer and comment, in order of time; the question comes first. */
export function toActivity(
  { question, answers, comments }: Made,
  { authors, revisions }: Pick<Conversion, 'authors' | 'revisions'>,
): WrittenActivity[] {
  const editsOf = (post: Row) => revisions.editsOf(post['Id'] ?? '')
  const events: { row: Row; user: string | undefined; kind: string }[] = [
    { row: question, user: question['OwnerUserId'], kind: '질문' },
    ...editsOf(question).map((row) => ({ row, user: row['UserId'], kind: '질문 업데이트' })),
    ...answers.map((row) => ({ row, user: row['OwnerUserId'], kind: '새로운 답변' })),
    ...answers.flatMap(editsOf).map((row) => ({ row, user: row['UserId'], kind: '답변 업데이트' })),
    ...comments.map((row) => ({ row, user: row['UserId'], kind: '새로운 댓글' })),
  ]
  return events
    .map(({ row, user, kind }) => ({ at: row['CreationDate'] ?? '', ...authors.of(user), kind }))
    .toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))
    .map((activity) => ({ ...activity, at: toTime(activity.at) }))
}
