// What a Discourse forum gives at /t/<id>.json, and at /t/<id>/posts.json for further posts, as far as it is read here.
// Versions differ: what one of them lacks is optional.
import { z } from 'zod'

const text = z.string().nullish()
const count = z.int().min(0).nullish()
const id = z.int()

const pollSchema = z.object({
  name: text,
  title: text,
  type: text,
  status: text,
  voters: count,
  // Votes are left out while results are hidden from the reader.
  options: z.array(z.object({ html: z.string(), votes: count })),
})

/** Where posts are voted on, they have comments. */
const commentSchema = z.object({
  id,
  user_id: z.int().nullish(),
  username: text,
  created_at: z.string().min(1),
  cooked: text,
  raw: text,
  post_voting_vote_count: z.int().nullish(),
  deleted_at: text,
})

const postSchema = z.object({
  id,
  post_number: z.int().min(1),
  post_type: z.int().default(1),
  user_id: z.int().nullish(),
  username: text,
  created_at: z.string().min(1),
  updated_at: text,
  version: z.int().default(1),
  cooked: text,
  raw: text,
  reply_to_post_number: z.int().nullish(),
  topic_id: id.nullish(),
  topic_slug: text,
  action_code: text,
  actions_summary: z.array(z.object({ id, count })).nullish(),
  accepted_answer: z.boolean().nullish(),
  polls: z.array(pollSchema).nullish(),
  post_voting_vote_count: z.int().nullish(),
  comments: z.array(commentSchema).nullish(),
  comments_count: count,
  hidden: z.boolean().nullish(),
  deleted_at: text,
  user_deleted: z.boolean().nullish(),
  avatar_template: text,
  link_counts: z.array(z.object({ url: text, internal: z.boolean().nullish() })).nullish(),
})

const tagSchema = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])

/** One file: a topic with some of its posts, or posts alone. */
export const topicPageSchema = z.object({
  id: id.nullish(),
  title: text,
  unicode_title: text,
  slug: text,
  created_at: text,
  views: count,
  posts_count: count,
  category_id: id.nullish(),
  tags: z.array(tagSchema).nullish(),
  closed: z.boolean().nullish(),
  archived: z.boolean().nullish(),
  visible: z.boolean().nullish(),
  archetype: text,
  deleted_at: text,
  featured_link: text,
  accepted_answer: z.object({ post_number: z.int().nullish() }).nullish(),
  details: z.object({ created_by: z.object({ id, username: text }).nullish() }).nullish(),
  post_stream: z.object({ posts: z.array(postSchema), stream: z.array(id).nullish() }),
})

export type TopicPage = z.infer<typeof topicPageSchema>
export type Post = z.infer<typeof postSchema>
export type Poll = z.infer<typeof pollSchema>

export interface Topic extends Omit<TopicPage, 'id' | 'post_stream'> {
  id: number
  /** By their numbers, each once. */
  posts: Post[]
  /** How many posts the forum names that are in no file. */
  missing: number
}

/**
 * A topic of more than twenty posts is given in pages, each a file, and a file may be of another day.
 * @param pages at least one, in order of their files.
 */
export function joinPages(id: number, pages: readonly TopicPage[]): Topic {
  const posts = new Map<number, Post>()
  for (const post of pages.flatMap((page) => page.post_stream.posts)) {
    const known = posts.get(post.id)
    if (!known || !isOlder(post, known)) posts.set(post.id, post)
  }
  const named = new Set(pages.flatMap((page) => page.post_stream.stream ?? []))
  const newest = findNewest(pages)
  // Of more than 10,000 posts a forum gives the number alone.
  const unnamed = Math.max(0, (newest.posts_count ?? 0) - posts.size)
  return {
    ...newest,
    id,
    posts: [...posts.values()].sort((a, b) => a.post_number - b.post_number || a.id - b.id),
    missing: named.size > 0 ? named.difference(posts).size : unnamed,
  }
}

function isOlder(post: Post, known: Post): boolean {
  if (post.version !== known.version) return post.version < known.version
  return (post.updated_at ?? '') < (known.updated_at ?? '')
}

/** What is known of the topic itself: by the page that knows most posts, which is the newest; the first of several. */
function findNewest(pages: readonly TopicPage[]): Omit<TopicPage, 'id' | 'post_stream'> {
  const titled = pages.filter(({ title }) => typeof title === 'string')
  const [newest] = (titled.length > 0 ? titled : pages).toSorted(
    (a, b) => (b.posts_count ?? 0) - (a.posts_count ?? 0),
  )
  return newest ?? {}
}
