import { toAskedAddress } from '../question/alias.ts'
import { paths, toHref } from '../views/paths.ts'
import { createFindPlace, toListPath } from './find-targets.ts'
import type { Publication } from './publication.ts'

/** An old address as a host is told of it: percent-encoded, without white space, quotes or control characters. */
export interface OldAddress {
  /** With the slash at its beginning. */
  path: string
  /** With its `?`; empty where there is none. */
  query: string
  /** Below the base path: `questions/12/2/#answer-5`. */
  target: string
}

/** In the order of the archive, then those of listings. Of those of withheld questions nobody is told. */
export function listOldAddresses({
  archive,
  oldListings,
}: Pick<Publication, 'archive' | 'oldListings'>): OldAddress[] {
  const findPlace = createFindPlace()
  const ofQuestions = archive.questions.flatMap(({ id, aliases, conversation }) =>
    aliases.flatMap((alias): OldAddress[] => {
      const asked = toAskedAddress(alias)
      if (!asked) return []
      const { page, anchor } = findPlace(conversation, encodeURIComponent(asked.anchor))
      const target = toHref('', paths.question(id, page)) + (anchor === '' ? '' : `#${anchor}`)
      return [{ path: asked.path, query: asked.query, target }]
    }),
  )
  const ofListings = oldListings.flatMap((listing): OldAddress[] => {
    const asked = toAskedAddress(listing.alias)
    return asked ? [{ path: asked.path, query: asked.query, target: toHref('', toListPath(listing)) }] : []
  })
  return [...ofQuestions, ...ofListings]
}
