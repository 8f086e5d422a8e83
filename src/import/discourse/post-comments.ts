// Forums of questions and answers (the plugin Post Voting) have comments on posts, of which a page gives the first.
import type { CommentRecord } from '../records.ts'
import { type ForumContext, toActor, toText } from './post-fields.ts'
import type { Post } from './topic-schema.ts'

/** @param of ids of what they are on; of the question it names no answer. */
export function toComments(
  post: Post,
  of: Pick<CommentRecord, 'question' | 'answer'>,
  at: string,
  context: ForumContext,
): CommentRecord[] {
  const kept = (post.comments ?? []).filter(({ deleted_at: deleted }) => !deleted)
  const missing = countComments(post) - kept.length
  if (missing > 0) context.tally.note({ rule: 'discourse-missing-comments', at, detail: String(missing) })
  return kept.map((comment) => ({
    type: 'comment',
    ...of,
    id: String(comment.id),
    at: comment.created_at,
    ...toActor(comment, context),
    ...(typeof comment.post_voting_vote_count === 'number' && {
      recommended: Math.max(0, comment.post_voting_vote_count),
    }),
    body: toText(comment),
  }))
}

/** As the forum counted them, where it counted. */
export function countComments({ comments_count: count, comments }: Post): number {
  return count ?? comments?.length ?? 0
}
