// Pictures that bodies name and that are not there, and the other way round.
import { distance } from 'fastest-levenshtein'
import type { CrossLink } from '../cache/cross-link.ts'
import { toPictureAddress, toPicturePath } from '../picture/picture-address.ts'
import type { Issue } from '../question/issue.ts'
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
  const nearest = picture.length > 200 ? undefined : findNearestPicture(picture, known)
  const value = `/${picture}`.slice(0, shownLength)
  return nearest === undefined ? { value } : { value, nearest: toPictureAddress(nearest) }
}

/** One of the same name elsewhere, or in other letters, or of another type; else one that is nearly spelled so. */
function findNearestPicture(picture: string, known: readonly string[]): string | undefined {
  const [name, stem] = [toName(picture), toStem(picture)]
  const same =
    known.find((path) => toName(path) === name) ?? known.find((path) => stem !== '' && toStem(path) === stem)
  if (same !== undefined) return same
  const ranked = known
    .map((path) => ({ path, steps: distance(stem, toStem(path)) }))
    .sort((a, b) => a.steps - b.steps)
  const best = ranked[0]
  return best && best.steps <= Math.floor(toStem(best.path).length / 3) ? best.path : undefined
}

/** `files/a/Diagram.PNG` → `diagram.png` */
function toName(path: string): string {
  return (path.split('/').at(-1) ?? '').toLowerCase()
}

/** `files/a/Diagram.PNG` → `diagram` */
function toStem(path: string): string {
  return toName(path).replace(/\.[^.]*$/, '')
}

function toUnused(path: string): Issue {
  const detail = { value: toPictureAddress(path.normalize('NFC')) }
  return { code: 'unused-picture', path, line: 1, column: 1, detail }
}
