import type { LinkedPath, LinkedPaths } from './linked-paths.ts'
import type { Post } from './topic-schema.ts'

/**
 * Old addresses of a topic and of its posts: `/t/<slug>/<id>`, `/t/<id>`, `/t/<slug>/<id>/<n>#answer-<n>`, and
 * besides those spellings that posts of the forum link to. Repair leaves out those that can't be.
 * @param first the question's own post, where it is known. @param answers posts that became answers.
 */
export function toAliases(
  topic: { id: number; slug: string | undefined },
  {
    first,
    answers,
  }: { first: Pick<Post, 'id'> | undefined; answers: readonly Pick<Post, 'id' | 'post_number'>[] },
  linked: LinkedPaths,
): string[] {
  const numbers = new Set(answers.map(({ post_number: number }) => number))
  const toAlias = ({ slug, post }: LinkedPath) => {
    const place = slug ? `/t/${decodeSlug(slug)}/${topic.id}` : `/t/${topic.id}`
    if (post === undefined) return place
    return `${place}/${post}${numbers.has(post) ? `#answer-${post}` : ''}`
  }
  const { slug } = topic
  const aliases = [
    toAlias({ slug, post: undefined }),
    toAlias({ slug: undefined, post: undefined }),
    toAlias({ slug, post: 1 }),
    ...answers.map(({ post_number: post }) => toAlias({ slug, post })),
    ...linked.listOf(topic.id).map(toAlias),
    ...(first && linked.hasPost(first.id) ? [`/p/${first.id}`] : []),
    ...answers
      .filter(({ id }) => linked.hasPost(id))
      .map(({ id, post_number: number }) => `/p/${id}#answer-${number}`),
  ]
  return [...new Set(aliases)]
}

/** Slugs of other scripts are kept percent-encoded. */
export function decodeSlug(slug: string): string {
  try {
    const decoded = decodeURIComponent(slug).normalize('NFC')
    return /[/?#%]/.test(decoded) ? slug : decoded
  } catch {
    return slug
  }
}
