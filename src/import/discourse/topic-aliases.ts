import type { LinkedPath, LinkedPaths } from './linked-paths.ts'

export interface AliasedTopic {
  id: number
  slug: string | undefined
  /** The question's own post, where it is known. */
  first: { id: number } | undefined
  /** Posts that became answers. */
  answers: readonly { id: number; number: number }[]
}

/**
 * Old addresses of a topic and of its posts: `/t/<slug>/<id>`, `/t/<id>`, `/t/<slug>/<id>/<n>#answer-<n>`, and
 * besides those spellings that posts of the forum link to. Repair leaves out those that can't be.
 */
export function toAliases(topic: AliasedTopic, linked: LinkedPaths): string[] {
  const numbers = new Set(topic.answers.map(({ number }) => number))
  const slug = topic.slug ? decodeSlug(topic.slug) : undefined
  const toAlias = (path: LinkedPath) => spell(path, { id: topic.id, numbers })
  const aliases = [
    toAlias({ slug, post: undefined }),
    toAlias({ slug: undefined, post: undefined }),
    toAlias({ slug, post: 1 }),
    ...topic.answers.map(({ number }) => toAlias({ slug, post: number })),
    ...linked
      .listOf(topic.id)
      .map(({ slug: typed, post }) => toAlias({ slug: typed && decodeSlug(typed), post })),
    ...(topic.first && linked.hasPost(topic.first.id) ? [`/p/${topic.first.id}`] : []),
    ...topic.answers
      .filter(({ id }) => linked.hasPost(id))
      .map(({ id, number }) => `/p/${id}#answer-${number}`),
  ]
  return [...new Set(aliases)]
}

function spell({ slug, post }: LinkedPath, { id, numbers }: { id: number; numbers: Set<number> }): string {
  const topic = slug === undefined ? `/t/${id}` : `/t/${slug}/${id}`
  if (post === undefined) return topic
  return numbers.has(post) ? `${topic}/${post}#answer-${post}` : `${topic}/${post}`
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
