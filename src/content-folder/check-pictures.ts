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
/** Names for which a similar one is looked for: more have one reason. */
const mostRanked = 100
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
  const toDetail = createToDetail(known)
  const missing = texts.flatMap(({ path, links }) =>
    links.flatMap(({ address, places }) => {
      const picture = toPicturePath(address)
      if (picture === undefined) return []
      named.add(picture)
      if (paths.has(picture)) return []
      const detail = toDetail(picture)
      return places.map(([line, column]): Issue => ({ code: 'missing-picture', path, line, column, detail }))
    }),
  )
  const unused = isWhole ? Array.from(paths).filter(([path]) => !named.has(path)) : []
  return [...missing, ...unused.map(([, path]) => toUnused(path))]
}

/** Each name is looked for once. */
function createToDetail(known: readonly string[]): (picture: string) => Record<string, string> {
  const findNearest = createFindNearestPicture(known)
  const details = new Map<string, Record<string, string>>()
  return (picture) => {
    const found = details.get(picture)
    if (found) return found
    const nearest = picture.length > 200 ? undefined : findNearest(picture)
    const value = `/${picture}`.slice(0, shownLength)
    const detail = nearest === undefined ? { value } : { value, nearest: toPictureAddress(nearest) }
    details.set(picture, detail)
    return detail
  }
}

/** One of the same name elsewhere, or in other letters, or of another type; else one that is nearly spelled so. */
function createFindNearestPicture(known: readonly string[]): (picture: string) => string | undefined {
  const byName = indexFirst(known, toName)
  const byStem = indexFirst(known, toStem)
  let ranked = 0
  return (picture) => {
    const stem = toStem(picture)
    const same = byName.get(toName(picture)) ?? (stem === '' ? undefined : byStem.get(stem))
    if (same !== undefined || ranked >= mostRanked) return same
    ranked += 1
    return findNearlySpelled(stem, known)
  }
}

function findNearlySpelled(stem: string, known: readonly string[]): string | undefined {
  const all = known
    .map((path) => ({ path, steps: distance(stem, toStem(path)) }))
    .sort((a, b) => a.steps - b.steps)
  const best = all[0]
  return best && best.steps <= Math.floor(toStem(best.path).length / 3) ? best.path : undefined
}

function indexFirst(paths: readonly string[], toKey: (path: string) => string): Map<string, string> {
  return new Map(paths.toReversed().map((path) => [toKey(path), path]))
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
