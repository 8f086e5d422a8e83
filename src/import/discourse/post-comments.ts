// Forums of questions and answers (the plugin Post Voting) have comments on posts, of which a page gives the first.
import type { CommentRecord } from '../records.ts'
import { type PostContext, toActor, toText } from './post-fields.ts'
import type { Post, PostComment } from './topic-schema.ts'

/** @param answer its id; undefined for the question. */
export function toComments(
  post: Post,
  { question, answer }: { question: string; answer: string | undefined },
  { tally, renamed, at }: PostContext,
): CommentRecord[] {
  const kept = (post.comments ?? []).filter(({ deleted_at: deleted }) => !deleted)
  const missing = countComments(post) - kept.length
  if (missing > 0) tally.note({ rule: 'discourse-missing-comments', at, detail: String(missing) })
  return kept.map((comment) => ({
    type: 'comment',
    question,
    ...(answer !== undefined && { answer }),
    id: String(comment.id),
    at: comment.created_at,
    ...toActor(comment, { renamed }),
    ...toVotes(comment),
    body: toText(comment),
  }))
}

function toVotes({ post_voting_vote_count: votes }: PostComment): Pick<CommentRecord, 'recommended'> {
  return typeof votes === 'number' ? { recommended: Math.max(0, votes) } : {}
}

/** As the forum counted them, where it counted. */
export function countComments({ comments_count: count, comments }: Post): number {
  return count ?? comments?.length ?? 0
}
