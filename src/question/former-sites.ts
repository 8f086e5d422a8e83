// Where the community lived (`formerUrls` in archive.yaml): links to it may lead to questions that are kept here.

/**
 * What follows a former address, with a slash at its beginning: `https://old.example/articles/1?a#b` → `/articles/1?a#b`.
 * Undefined for what is below none of them. @param address in canonical spelling.
 */
export type FindFormerPath = (address: string) => string | undefined

const beginning = /^https?:\/\/(?:www\.)?/

/**
 * `http` and `https` are equal, and so are hosts with and without `www.`; of two addresses that hold each other the
 * longer counts. @param formerUrls in canonical spelling. @returns undefined where there are none.
 */
export function createFindFormerPath(formerUrls: readonly string[]): FindFormerPath | undefined {
  const sites = formerUrls
    .map((url) => url.replace(beginning, '').replace(/\/$/, ''))
    .sort((a, b) => b.length - a.length)
  if (sites.length === 0) return undefined
  return (address) => {
    const scheme = beginning.exec(address)?.[0]
    if (scheme === undefined) return undefined
    const place = address.slice(scheme.length)
    for (const site of sites) {
      if (!place.startsWith(site)) continue
      const rest = place.slice(site.length)
      if (rest.startsWith('/')) return rest
      if (rest === '' || /^[?#]/.test(rest)) return `/${rest}`
    }
    return undefined
  }
}
