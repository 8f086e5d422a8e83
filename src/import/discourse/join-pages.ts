// A topic of more than twenty posts is given in pages, each a file, and a file may be of another day.
import type { Post, TopicPage } from './topic-schema.ts'

export interface Topic extends Omit<TopicPage, 'id' | 'post_stream'> {
  id: number
  /** By their numbers, each once. */
  posts: Post[]
  /** How many posts the forum names that are in no file. */
  missing: number
}

/** @param pages at least one, in order of their files. */
export function joinPages(id: number, pages: readonly TopicPage[]): Topic {
  const posts = new Map<number, Post>()
  for (const post of pages.flatMap((page) => page.post_stream.posts)) {
    const known = posts.get(post.id)
    if (!known || !isOlder(post, known)) posts.set(post.id, post)
  }
  const named = new Set(pages.flatMap((page) => page.post_stream.stream ?? []))
  return {
    ...findNewest(pages),
    id,
    posts: [...posts.values()].sort((a, b) => a.post_number - b.post_number || a.id - b.id),
    missing: [...named].filter((post) => !posts.has(post)).length,
  }
}

function isOlder(post: Post, known: Post): boolean {
  if (post.version !== known.version) return post.version < known.version
  return (post.updated_at ?? '') < (known.updated_at ?? '')
}

/** What is said of the topic itself: by the page that knows most posts, which is the newest; the first of several. */
function findNewest(pages: readonly TopicPage[]): Omit<TopicPage, 'id' | 'post_stream'> {
  const titled = pages.filter(({ title }) => typeof title === 'string')
  const [newest] = (titled.length > 0 ? titled : pages).toSorted(
    (a, b) => (b.posts_count ?? 0) - (a.posts_count ?? 0),
  )
  return newest ?? {}
}
