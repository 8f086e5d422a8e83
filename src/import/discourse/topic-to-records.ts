import type { AnswerRecord, CommentRecord, QuestionRecord } from '../records.ts'
import { findGaps } from './find-gaps.ts'
import type { Topic } from './join-pages.ts'
import { toComments } from './post-comments.ts'
import { toPostFields } from './post-fields.ts'
import { labelPost, type SortedPosts, sortPosts } from './sort-posts.ts'
import type { Post } from './topic-schema.ts'
import { type QuestionContext, toQuestion } from './topic-to-question.ts'

export interface TopicContext extends QuestionContext {
  /** Topics of each category whose name is not known. */
  unnamed: Map<number, number>
  /** Whether topics that the forum did not list are read. */
  unlisted: boolean
}

/** The question of a topic and its answers; nothing of a topic that not everybody could read. */
export function toRecords(
  topic: Topic,
  context: TopicContext,
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
    ...listComments(topic, sorted, context),
  ]
}

function listComments(
  { id }: Topic,
  { question, answers }: SortedPosts,
  context: TopicContext,
): CommentRecord[] {
  return [...(question ? [question] : []), ...answers].flatMap((post) => {
    const answer = post === question ? undefined : String(post.post_number)
    return toComments(post, { question: String(id), answer }, { ...context, at: labelPost(id, post) })
  })
}

function findTopicReason(
  { archetype, deleted_at: deleted, visible, posts }: Topic,
  { unlisted }: TopicContext,
): string | undefined {
  if (posts.length === 0) return 'discourse-no-posts'
  if (archetype === 'private_message') return 'discourse-private'
  if (deleted) return 'discourse-topic-deleted'
  return visible === false && !unlisted ? 'discourse-unlisted' : undefined
}

function noteState(
  topic: Topic,
  { question }: SortedPosts,
  { tally, categories, unnamed }: TopicContext,
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

interface AnswerContext {
  topic: Topic
  /** Of the posts that became answers. */
  numbers: ReadonlySet<number>
  context: TopicContext
}

function toAnswer(post: Post, { topic, numbers, context }: AnswerContext): AnswerRecord {
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
    ...toPostFields(post, { ...context, at }),
    ...(typeof post.post_voting_vote_count === 'number' && { score: post.post_voting_vote_count }),
    ...(isAccepted && { accepted: true }),
    ...(isKept && { replyTo: String(replyTo) }),
  }
}
