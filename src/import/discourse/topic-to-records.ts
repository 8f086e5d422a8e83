import type { AnswerRecord, QuestionRecord } from '../records.ts'
import type { Tally } from '../tally.ts'
import { findGaps } from './find-gaps.ts'
import type { Topic } from './join-pages.ts'
import type { LinkedPaths } from './linked-paths.ts'
import type { CategoryNames } from './parse-categories.ts'
import { toPostFields } from './post-fields.ts'
import { labelPost, type SortedPosts, sortPosts } from './sort-posts.ts'
import { toAliases } from './topic-aliases.ts'
import type { Post } from './topic-schema.ts'

export interface TopicContext {
  tally: Tally
  edits: boolean
  renamed: ReadonlyMap<number, unknown>
  categories: CategoryNames
  linked: LinkedPaths
}

/** The question of a topic and its answers; nothing of a topic that not everybody could read. */
export function toRecords(topic: Topic, context: TopicContext): [] | [QuestionRecord, ...AnswerRecord[]] {
  const { tally } = context
  const at = `topic ${topic.id}`
  const left = findReason(topic)
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
  ]
}

function findReason({ archetype, deleted_at: deleted, posts }: Topic): string | undefined {
  if (posts.length === 0) return 'discourse-no-posts'
  if (archetype === 'private_message') return 'discourse-private'
  return deleted ? 'discourse-topic-deleted' : undefined
}

function noteState(topic: Topic, { question }: SortedPosts, { tally, categories }: TopicContext): void {
  const at = `topic ${topic.id}`
  const gaps = findGaps(topic.posts.map(({ post_number: number }) => number))
  if (gaps !== '') tally.note({ rule: 'discourse-gap', at, detail: gaps })
  if (topic.missing > 0) tally.note({ rule: 'discourse-missing-posts', at, detail: String(topic.missing) })
  if (!question) tally.note({ rule: 'discourse-no-first-post', at })
  if (topic.visible === false) tally.note({ rule: 'discourse-unlisted', at })
  const category = topic.category_id
  if (typeof category === 'number' && !categories.has(String(category))) {
    tally.note({ rule: 'discourse-category', at, detail: String(category) })
  }
}

function toQuestion(topic: Topic, { question, answers }: SortedPosts, context: TopicContext): QuestionRecord {
  const category = context.categories.get(String(topic.category_id))
  const first = question ?? toLostPost(topic)
  const fields = toPostFields(withFeaturedLink(first, topic), { ...context, at: labelPost(topic.id, first) })
  return {
    type: 'question',
    id: String(topic.id),
    title: toTitle(topic),
    ...(category !== undefined && { category }),
    tags: topic.tags ?? [],
    ...fields,
    ...(topic.missing > 0 && { answers: answers.length + topic.missing }),
    ...(typeof topic.views === 'number' && { views: topic.views }),
    aliases: toAliases(
      {
        id: topic.id,
        slug: findSlug(topic),
        first: question,
        answers: answers.map(({ id, post_number: number }) => ({ id, number })),
      },
      context.linked,
    ),
    ...(topic.closed && { closed: toClosed(topic) }),
    ...(topic.archived && { locked: true }),
    related: [],
  }
}

/** With the signs of emoji where the forum has made them of their names. */
function toTitle(topic: Topic): string {
  return topic.unicode_title ?? topic.title ?? findSlug(topic)?.replaceAll('-', ' ') ?? String(topic.id)
}

/** Pages of posts alone don't give it; their posts do. */
function findSlug({ slug, posts }: Topic): string | undefined {
  return slug ?? posts.find(({ topic_slug: of }) => of)?.topic_slug ?? undefined
}

/** A topic may be a link; forums show it above the text, where the text does not begin with it. */
function withFeaturedLink(post: Post, { featured_link: link }: Topic): Post {
  if (!link || !URL.canParse(link) || typeof post.cooked !== 'string') return post
  const escaped = link.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  if (post.cooked.includes(escaped)) return post
  return { ...post, cooked: `<p><a href="${escaped}">${escaped}</a></p>\n${post.cooked}` }
}

/** What is known of a question whose own post is not there. */
function toLostPost(topic: Topic): Post {
  const [earliest] = topic.posts
  const author = topic.details?.created_by
  return {
    id: 0,
    post_number: 1,
    post_type: 1,
    version: 1,
    created_at: topic.created_at ?? earliest?.created_at ?? '',
    ...(author && { user_id: author.id, username: author.username }),
    cooked: '',
  }
}

function toClosed({ posts }: Topic): QuestionRecord['closed'] {
  const closing = posts.findLast(({ action_code: code }) => /^(?:auto)?closed\.enabled$/.test(code ?? ''))
  return closing ? { at: closing.created_at } : {}
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
    ...(isAccepted && { accepted: true }),
    ...(isKept && { replyTo: String(replyTo) }),
  }
}
