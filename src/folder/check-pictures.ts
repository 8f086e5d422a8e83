// Pictures that bodies name and that are not there, with what to write instead, and those that no body names.

import { distance } from 'fastest-levenshtein'
import { type Issue, withDetails } from '../format/issue.ts'
import { toIdKey } from '../format/names.ts'
import { toPictureAddress, toPicturePath } from '../format/pictures/picture.ts'
import type { CrossLink } from '../kept/question.ts'
import { cardPath, logoPath, themePhotos } from '../look/theme.ts'
import type { LinkingQuestion } from './check-links.ts'
import { toFileIssue } from './disk.ts'
import type { PictureFile } from './files.ts'
import type { ContentFolder } from './read-folder.ts'
import { isWhole } from './root.ts'
import { isSettled } from './small-files.ts'

type PicturesFolder = Pick<
  ContentFolder,
  'files' | 'issues' | 'pictureFiles' | 'redactions' | 'settings' | 'themePictures'
>

/** What a question that is withheld names is shown by no page. */
export function findPictureIssues(
  folder: PicturesFolder,
  questions: readonly LinkingQuestion[],
  others: readonly NamingText[] = [],
): Issue[] {
  const shown = questions.filter(({ id }) => !folder.redactions.questions.has(id))
  const texts = [...shown.flatMap(toTexts), ...others]
  return [
    ...checkPictures(folder.pictureFiles, texts, isWhole(folder, questions)),
    ...checkThemePhotos(folder),
  ]
}

function toTexts({ path, links, conversation }: LinkingQuestion): NamingText[] {
  const others = conversation?.links.map((link) => ({ path: link.path, links: [link] })) ?? []
  return links.length === 0 ? others : [{ path, links }, ...others]
}

/** Questions and answers that name pictures, each with the file that places are of. */
interface NamingText {
  path: string
  links: readonly CrossLink[]
}

/** Among so many a name is looked for that may be meant; then comparing all takes a time that is felt. */
const mostCompared = 2_000
/** Names for which a similar one is looked for: more have one reason. */
const mostRanked = 100
const shownLength = 100

/** @param texts all of the folder that could be prepared. @param isWhole whether that is all of the folder. */
function checkPictures(
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
  const isOfTheme = (path: string) => themePhotos.includes(path)
  const unused = isWhole ? Array.from(paths).filter(([path]) => !named.has(path) && !isOfTheme(path)) : []
  return [...missing, ...unused.map(([, path]) => toUnused(path))]
}

/** What a theme has in vain: the logo beside a drawing of it, and a picture for previews, which name whole addresses. */
function checkThemePhotos({ pictureFiles, themePictures, settings }: PicturesFolder): Issue[] {
  const has = (name: string) => pictureFiles.some(({ path }) => path === name)
  return [
    ...(has(logoPath) && themePictures.logo
      ? [toFileIssue(logoPath, { code: 'unused-picture', detail: { kind: 'logo' } })]
      : []),
    ...(has(cardPath) && settings.url === undefined && isSettled(settings)
      ? [toFileIssue(cardPath, { code: 'unused-picture', detail: { kind: 'card' } })]
      : []),
  ]
}

/** Each name is looked for once. */
type MissingDetail = Issue<'missing-picture'>['detail']

function createToDetail(known: readonly string[]): (picture: string) => MissingDetail {
  const findNearest = createFindNearestPicture(known)
  const details = new Map<string, MissingDetail>()
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
  return toFileIssue(path, {
    code: 'unused-picture',
    detail: { value: toPictureAddress(path.normalize('NFC')) },
  })
}

/** Addresses that a body proposes, only where something is there: a body alone can't say that. */
export function proposeKnown(
  issues: readonly Issue[],
  { pictureFiles, files }: Pick<ContentFolder, 'pictureFiles' | 'files'>,
): Issue[] {
  const isProposed = ({ code, detail }: Issue) => code === 'unlinked-address' && detail.nearest
  // In most folders nothing is, and all names are many.
  if (!issues.some(isProposed)) return [...issues]
  const pictures = new Set(pictureFiles.map(({ path }) => path.normalize('NFC')))
  const ids = new Map(files.map(({ id }) => [toIdKey(id), id]))
  return issues.map((issue) => {
    if (!isProposed(issue)) return issue
    const { nearest = '' } = issue.detail
    const picture = toPicturePath(nearest)
    const [, question, rest = ''] = /^\/questions\/([^/]+)\/(.*)$/.exec(nearest) ?? []
    if (question === undefined)
      return picture === undefined || pictures.has(picture)
        ? issue
        : withDetails(issue, { nearest: undefined })
    const id = ids.get(toIdKey(question))
    return withDetails(issue, { nearest: id === undefined ? undefined : `/questions/${id}/${rest}` })
  })
}
