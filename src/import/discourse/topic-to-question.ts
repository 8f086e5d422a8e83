import type { QuestionRecord } from '../records.ts'
import type { Topic } from './join-pages.ts'
import { countComments } from './post-comments.ts'
import { type ForumContext, toPostFields } from './post-fields.ts'
import { labelPost, type SortedPosts } from './sort-posts.ts'
import { toAliases } from './topic-aliases.ts'
import type { Post } from './topic-schema.ts'

export function toQuestion(
  topic: Topic,
  { question, answers }: SortedPosts,
  context: ForumContext,
): QuestionRecord {
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
