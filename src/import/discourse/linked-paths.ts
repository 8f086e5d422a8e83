// A forum takes any slug before a topic's number, and titles change: the spellings that posts link to are kept. A slug
// is never digits alone: /t/12/3 is a post.

const topicLink =
  /\bhref="(?:https?:\/\/([^"?#]*?))?\/t\/(?:(?!\d+\/)([^/"?#]+)\/)?(\d+)(?:\/(\d+))?(?=["/?#])/g
const postLink = /\bhref="(?:https?:\/\/([^"?#]*?))?\/p\/(\d+)(?=["/?#])/g
const categoryLink = /\bhref="(?:https?:\/\/([^"?#]*?))?(\/c\/(?:[^/"?#]+\/){0,3}(\d+))(?=["/?#])/g
const quote = /<aside\b[^<>]*\bclass="quote\b[^<>]*>/g

export interface LinkedPath {
  /** Absent: `/t/123`. */
  slug: string | undefined
  /** Number of a post. */
  post: number | undefined
}

export type LinkCollection = ReturnType<typeof createLinkCollection>
export type LinkedPaths = ReturnType<LinkCollection['within']>

/** Each with its site: host and folder, or nothing for a link without them. */
export function createLinkCollection() {
  const topics = new Map<number, Map<string, LinkedPath & { site: string }>>()
  const posts = new Set<string>()
  const categories = new Map<number, Map<string, { site: string; path: string }>>()
  const add = (topic: number, link: LinkedPath & { site: string }) => {
    const known = topics.get(topic) ?? new Map<string, LinkedPath & { site: string }>()
    topics.set(topic, known.set(`${link.site}/${link.slug ?? ''}/${link.post ?? ''}`, link))
  }
  return {
    /** @param html of a post. */
    addFrom: (html: string) => {
      for (const [, site = '', slug, topic, post] of html.matchAll(topicLink)) {
        add(Number(topic), { site, slug, post: post === undefined ? undefined : Number(post) })
      }
      for (const [, site = '', id] of html.matchAll(postLink)) posts.add(`${site}/${id}`)
      for (const [, site = '', path = '', id] of html.matchAll(categoryLink)) {
        const known = categories.get(Number(id)) ?? new Map<string, { site: string; path: string }>()
        categories.set(Number(id), known.set(`${site}${path}`, { site, path }))
      }
      for (const [tag] of html.matchAll(quote)) {
        const [topic, post] = [findNumber(tag, 'data-topic'), findNumber(tag, 'data-post')]
        if (topic !== undefined) add(topic, { site: '', slug: undefined, post })
      }
    },
    /** Links without a host, and those below the address; other forums have topics of the same numbers. */
    within: (address: string | undefined) => {
      const sites = new Set(['', address?.replace(/^https?:\/\//, '')])
      const ofSites = <Link extends { site: string }>(links: ReadonlyMap<string, Link> | undefined) =>
        [...(links?.values() ?? [])].filter(({ site }) => sites.has(site))
      return {
        /** In the order in which they were found. */
        listOf: (topic: number): LinkedPath[] => ofSites(topics.get(topic)),
        /** Paths that lead to a category, by its number: `/c/web/4`. */
        listOfCategory: (id: number) => ofSites(categories.get(id)).map(({ path }) => path),
        /** Whether something leads to `/p/<id>`. */
        hasPost: (id: number) => [...sites].some((site) => posts.has(`${site}/${id}`)),
      }
    },
  }
}

function findNumber(tag: string, name: string): number | undefined {
  const [, digits] = new RegExp(`\\b${name}="(\\d+)"`).exec(tag) ?? []
  return digits === undefined ? undefined : Number(digits)
}
