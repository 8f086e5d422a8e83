// A forum takes any slug before a topic's number, and titles change: the spellings that posts link to are kept.

const topicPath = /\bhref="(?:https?:\/\/[^/"?#]+)?[^"?#]*?\/t\/(?:([^/"?#]+)\/)?(\d+)(?:\/(\d+))?(?=["/?#])/g
const postPath = /\bhref="[^"?#]*?\/p\/(\d+)(?=["/?#])/g
const quote = /<aside\b[^>]*\bclass="quote\b[^>]*>/g

export interface LinkedPath {
  /** Absent: `/t/123`. */
  slug: string | undefined
  /** Number of a post. */
  post: number | undefined
}

export interface LinkedPaths {
  /** @param html of a post. */
  addFrom: (html: string) => void
  /** In the order in which they were found, each once. */
  listOf: (topic: number) => LinkedPath[]
  /** Whether something leads to `/p/<id>`. */
  hasPost: (id: number) => boolean
}

export function createLinkedPaths(): LinkedPaths {
  const paths = new Map<number, Map<string, LinkedPath>>()
  const posts = new Set<number>()
  const add = (topic: number, path: LinkedPath) => {
    const known = paths.get(topic) ?? new Map<string, LinkedPath>()
    known.set(`${path.slug ?? ''}/${path.post ?? ''}`, path)
    paths.set(topic, known)
  }
  return {
    addFrom: (html) => {
      for (const [, slug, topic, post] of html.matchAll(topicPath)) {
        add(Number(topic), { slug, post: post === undefined ? undefined : Number(post) })
      }
      for (const [, id] of html.matchAll(postPath)) posts.add(Number(id))
      for (const [tag] of html.matchAll(quote)) {
        const [topic, post] = [findNumber(tag, 'data-topic'), findNumber(tag, 'data-post')]
        if (topic !== undefined) add(topic, { slug: undefined, post })
      }
    },
    listOf: (topic) => [...(paths.get(topic)?.values() ?? [])],
    hasPost: (id) => posts.has(id),
  }
}

function findNumber(tag: string, name: string): number | undefined {
  const [, digits] = new RegExp(`\\b${name}="(\\d+)"`).exec(tag) ?? []
  return digits === undefined ? undefined : Number(digits)
}
