// A topic as the records of its question, answers and comments, of what every reader of the forum could see.
import type { AnswerRecord, CommentRecord, QuestionRecord, Tally } from '../records.ts'
import { toAliases } from './addresses.ts'
import { countComments, type ForumContext, toComments, toPostFields } from './posts.ts'
import type { Post, Topic } from './topic.ts'

/** `post_type`: what moderators do is a post or a small action, by whether it has a text. */
const postTypes = { regular: 1, moderator: 2, smallAction: 3, whisper: 4 } as const

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
      const of = { question: String(topic.id), ...answer }
      return toComments(post, { of, at: labelPost(topic.id, post) }, context)
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
  const [here, missing] = [topic.posts.length, topic.missing]
  if (missing > 0) tally.note({ rule: 'discourse-missing-posts', at, detail: `${here}/${here + missing}` })
  else if (gaps !== '') tally.note({ rule: 'discourse-gap', at, detail: gaps })
  if (!question) tally.note({ rule: 'discourse-no-first-post', at })
  const category = topic.category_id
  if (typeof category === 'number' && !categories.has(String(category))) {
    unnamed.set(category, (unnamed.get(category) ?? 0) + 1)
  }
}

/** Numbers that are missing between the first and the last: `1, 2, 4, 8` → `3, 5–7`; empty where none is. */
function findGaps(numbers: readonly number[]): string {
  return numbers
    .flatMap((number, index) => {
      const before = numbers[index - 1] ?? 0
      if (number - before < 2) return []
      return before + 2 === number ? [String(before + 1)] : [`${before + 1}–${number - 1}`]
    })
    .join(', ')
}

/** Which posts of a topic are the question and its answers. */
interface SortedPosts {
  /** Undefined where its file is missing, or readers could not see it. */
  question: Post | undefined
  answers: Post[]
}

function sortPosts({ id, posts }: Topic, tally: Tally): SortedPosts {
  const kept = posts.filter((post) => {
    const left = findPostReason(post)
    if (left)
      tally.note({ rule: left.rule, at: labelPost(id, post), ...(left.detail && { detail: left.detail }) })
    return !left
  })
  return {
    question: kept.find((post) => post.post_number === 1),
    answers: kept.filter((post) => post.post_number !== 1),
  }
}

/** The name of a post in notes. */
function labelPost(topic: number, { post_number: number }: Pick<Post, 'post_number'>): string {
  return `topic ${topic}, post ${number}`
}

/** Only what every reader of the forum could see becomes a part of the archive. */
function findPostReason(post: Post): { rule: string; detail?: string | undefined } | undefined {
  if (isSmallAction(post)) return { rule: 'discourse-small-action', detail: post.action_code ?? undefined }
  if (post.post_type === postTypes.whisper) return { rule: 'discourse-whisper' }
  if (post.deleted_at || post.user_deleted) return { rule: 'discourse-deleted' }
  return post.hidden ? { rule: 'discourse-hidden' } : undefined
}

/** Older versions made it a post of moderators without a text. */
function isSmallAction({ post_type: type, action_code: code, cooked }: Post): boolean {
  if (type === postTypes.smallAction) return true
  return type === postTypes.moderator && Boolean(code) && !cooked?.trim()
}

function toQuestion(topic: Topic, { question, answers }: SortedPosts, context: ForumContext): QuestionRecord {
  const category = context.categories.get(String(topic.category_id))?.name
  const first = question ?? toLostPost(topic)
  const votes = first.post_voting_vote_count
  const comments = [first, ...answers].reduce((sum, post) => sum + countComments(post), 0)
  const fields = toPostFields(withFeaturedLink(first, topic), labelPost(topic.id, first), context)
  return {
    type: 'question',
    id: String(topic.id),
    title: toTitle(topic),
    ...(category !== undefined && { category }),
    tags: topic.tags ?? [],
    ...fields,
    ...(typeof votes === 'number' && { score: votes }),
    ...(comments > 0 && { comments }),
    ...(topic.missing > 0 && { answers: answers.length + topic.missing }),
    ...(typeof topic.views === 'number' && { views: topic.views }),
    aliases: toAliases({ id: topic.id, slug: findSlug(topic) }, { first: question, answers }, context.linked),
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
