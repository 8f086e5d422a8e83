// In development: the content folder as the last request found it. The development server and the pages share this
// module, and with it what it remembers.
import { join } from 'node:path'
import { readLanguage, toArchiveFolders } from '../folder/environment.ts'
import type { Issue } from '../format/issue.ts'
import { toPublishedPath } from '../format/pictures/picture.ts'
import { describeError } from '../messages/failure.ts'
import { describeIssue } from '../messages/issue-messages.ts'
import type { Language } from '../messages/language.ts'
import { paths } from '../site/paths.ts'
import { listThemePictures } from '../site/publication.ts'
import { serveContent } from './content.ts'
import { type ReportPlace, toFaultsBar, toFaultsPage, toReportAddress, toTroublePage } from './faults-html.ts'
import { readServedContent, type ServedContent } from './read-served-content.ts'
import { findFontFile } from './served-fonts.ts'
import { findIndexFile } from './served-search.ts'

/** Where the server has stood since it started. */
export interface ServedPlace {
  root: string
  /** Path with a slash at both ends. */
  base: string
  /** The settings' `url` at that time. */
  url: string | undefined
}

export interface Refreshed {
  /** Whether pages are made of something else than before. */
  isNew: boolean
  /** Every fault in words, where they are not those of the last request; empty when all are mended. */
  news: string | undefined
  /** In which all this is told. */
  language: Language
  /** Base path that the settings name now, where it is not the server's. */
  otherBase: string | undefined
  /** HTML in the place of a page. @param address below the base path, decoded. */
  findReport: (address: string) => string | undefined
}

// Kept from one request to the next: what did not change is not read again, and small files that break stay as they
// were.
let served: ServedContent | undefined
let bar = ''

/** File of a picture that some page may show; undefined for another address. @param path below the base path. */
export function findPictureFile(path: string): string | undefined {
  const content = served?.content
  if (!content) return undefined
  const picture =
    content.pictures.values().find((each) => toPublishedPath(each) === path) ??
    listThemePictures(content.themePictures).find(({ file }) => file === path)
  return picture && join(content.folder, picture.path)
}

/** A font, or the stylesheet of fonts; undefined for another address. @param path as above. @param cache of the archive. */
export async function findFont(path: string, cache: string): Promise<Uint8Array | undefined> {
  return (await findFontFile(path, served?.content, cache))?.bytes
}

/** A file of the search; undefined for another address. @param path as above. */
export async function findSearchFile(path: string): Promise<Uint8Array | undefined> {
  return served?.content && (await findIndexFile(path, served.content))
}

/** HTML to put on every page. */
export function findFaultsBar(): string {
  return bar
}

/** Looks at the content folder. Whatever goes wrong is told by `findReport`, and nothing is thrown. */
export async function refreshServedContent({ root, base, url }: ServedPlace): Promise<Refreshed> {
  const before = served
  const folders = toArchiveFolders(root, process.env)
  const { language } = readLanguage(folders.content, process.env)
  const place = { base, language }
  try {
    served = await readServedContent(folders, url, before)
  } catch (error) {
    const message = describeError(error, language)
    const page = toTroublePage(message, place)
    return { isNew: false, news: message, language, otherBase: undefined, findReport: () => page }
  }
  const now = served
  const isNew = now !== before
  if (isNew && now.content) serveContent(now.content)
  if (isNew) bar = toFaultsBar(now, place)
  return {
    isNew,
    news: isNew && before ? findNews(before, now, language) : undefined,
    language,
    otherBase: now.otherBase,
    findReport: (address) => findReport(now, address, place),
  }
}

function findNews(before: ServedContent, now: ServedContent, language: Language): string | undefined {
  const describe = (issue: Issue) => describeIssue(issue, language)
  const said = before.faults.map(describe).join('\n')
  const news = now.faults.map(describe).join('\n')
  return news === said ? undefined : news
}

/** Of a withheld question nothing is told but that it was removed. */
function findReport(
  { content, faults, otherBase }: ServedContent,
  address: string,
  place: ReportPlace,
): string | undefined {
  if (!content) {
    return toFaultsPage({ heading: 'faultyFolder', faults, others: { faults: [], otherBase } }, place)
  }
  const first = toFirstPage(address)
  const own = faults.filter((fault) => toReportAddress(fault) === first)
  const isWithheld = content.withheld.some(({ id }) => paths.question(id) === first)
  if (own.length === 0 || isWithheld) return undefined
  const others = { faults: faults.filter((fault) => !own.includes(fault)), otherBase }
  return toFaultsPage({ heading: 'faultyPage', faults: own, others }, place)
}

/** `questions/a/2/` → `questions/a/`: what is wrong with a question is told on all its pages. */
function toFirstPage(address: string): string {
  return address.replace(/^(questions\/[^/]+\/)\d+\/$/, '$1')
}
