// Pictures that bodies name and that are not there, and the other way round.
import type { CrossLink } from '../cache/cross-link.ts'
import { toPictureAddress, toPicturePath } from '../picture/picture-address.ts'
import type { Issue } from '../question/issue.ts'
import { findNearest } from '../question/nearest.ts'
import type { PictureFile } from './list-picture-files.ts'

/** Questions and answers that name pictures, each with the file that places are of. */
export interface NamingText {
  path: string
  links: readonly CrossLink[]
}

/** Among so many a name is looked for that may be meant; then comparing all takes a time that is felt. */
const mostCompared = 2_000
const shownLength = 100

/** @param texts all of the folder that could be prepared. @param isWhole whether that is all of the folder. */
export function checkPictures(
  files: readonly PictureFile[],
  texts: readonly NamingText[],
  isWhole: boolean,
): Issue[] {
  const paths = new Map(files.map(({ path }) => [path.normalize('NFC'), path]))
  const named = new Set<string>()
  const known = paths.size > mostCompared ? [] : [...paths.keys()]
  const missing = texts.flatMap(({ path, links }) =>
    links.flatMap(({ address, places }) => {
      const picture = toPicturePath(address)
      if (picture === undefined) return []
      named.add(picture)
      if (paths.has(picture)) return []
      const detail = toDetail(picture, known)
      return places.map(([line, column]): Issue => ({ code: 'missing-picture', path, line, column, detail }))
    }),
  )
  const unused = isWhole ? Array.from(paths).filter(([path]) => !named.has(path)) : []
  return [...missing, ...unused.map(([, path]) => toUnused(path))]
}

function toDetail(picture: string, known: readonly string[]): Record<string, string> {
  const nearest = picture.length > 200 ? undefined : findNearest(picture, known)
  const value = `/${picture}`.slice(0, shownLength)
  return nearest === undefined ? { value } : { value, nearest: toPictureAddress(nearest) }
}

function toUnused(path: string): Issue {
  const detail = { value: toPictureAddress(path.normalize('NFC')) }
  return { code: 'unused-picture', path, line: 1, column: 1, detail }
}
