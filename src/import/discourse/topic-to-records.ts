import type { AnswerRecord, CommentRecord, QuestionRecord } from '../records.ts'
import { findGaps } from './find-gaps.ts'
import type { Topic } from './join-pages.ts'
import { toComments } from './post-comments.ts'
import { type ForumContext, toPostFields } from './post-fields.ts'
import { labelPost, type SortedPosts, sortPosts } from './sort-posts.ts'
import type { Post } from './topic-schema.ts'
import { toQuestion } from './topic-to-question.ts'

/** The question of a topic and its answers; nothing of a topic that not everybody could read. */
export function toRecords(
  topic: Topic,
  context: ForumContext,
): [] | [QuestionRecord, ...(AnswerRecord | CommentRecord)[]] {
  const { tally } = context
  const at = `topic ${topic.id}`
  const left = findTopicReason(topic, context)
  if (left) {
    tally.note({ rule: left, at, detail: String(topic.posts.length) })
    return []
  }
  const sorted = sortPosts(topic, tally)
  noteState(topic, sorted, context)
  const numbers = new Set(sorted.answers.map(({ post_number: number }) => number))
  return [
    toQuestion(topic, sorted, context),
    ...sorted.answers.map((post) => toAnswer(post, { topic, numbers, context })),
    ...[...(sorted.question ? [sorted.question] : []), ...sorted.answers].flatMap((post) => {
      const answer = post === sorted.question ? {} : { answer: String(post.post_number) }
      return toComments(post, { question: String(topic.id), ...answer }, labelPost(topic.id, post), context)
    }),
  ]
}

function findTopicReason(
  { archetype, deleted_at: deleted, visible, posts }: Topic,
  { unlisted }: ForumContext,
): string | undefined {
  if (posts.length === 0) return 'discourse-no-posts'
  if (archetype === 'private_message') return 'discourse-private'
  if (deleted) return 'discourse-topic-deleted'
  return visible === false && !unlisted ? 'discourse-unlisted' : undefined
}

function noteState(
  topic: Topic,
  { question }: SortedPosts,
  { tally, categories, unnamed }: ForumContext,
): void {
  const at = `topic ${topic.id}`
  const gaps = findGaps(topic.posts.map(({ post_number: number }) => number))
  if (topic.missing > 0) tally.note({ rule: 'discourse-missing-posts', at, detail: String(topic.missing) })
  else if (gaps !== '') tally.note({ rule: 'discourse-gap', at, detail: gaps })
  if (!question) tally.note({ rule: 'discourse-no-first-post', at })
  const category = topic.category_id
  if (typeof category === 'number' && !categories.has(String(category))) {
    unnamed.set(category, (unnamed.get(category) ?? 0) + 1)
  }
}

/** @param numbers of the posts that became answers. */
function toAnswer(
  post: Post,
  { topic, numbers, context }: { topic: Topic; numbers: ReadonlySet<number>; context: ForumContext },
): AnswerRecord {
  const at = labelPost(topic.id, post)
  const replyTo = post.reply_to_post_number ?? 1
  const isKept = numbers.has(replyTo)
  if (!isKept && replyTo !== 1) {
    context.tally.note({ rule: 'discourse-reply', at, detail: String(replyTo) })
  }
  const isAccepted = post.accepted_answer || topic.accepted_answer?.post_number === post.post_number
  return {
    type: 'answer',
    question: String(topic.id),
    id: String(post.post_number),
    ...toPostFields(post, at, context),
    ...(typeof post.post_voting_vote_count === 'number' && { score: post.post_voting_vote_count }),
    ...(isAccepted && { accepted: true }),
    ...(isKept && { replyTo: String(replyTo) }),
  }
}
