// Links inside of the site (decision 24), and questions that a question names: both only show when all lie side by side.
import { createFindLinkTarget, type LinkTarget, toListingSlugs } from '../archive/link-targets.ts'
import { decodeOrKeep } from '../format/addresses.ts'
import { findControl } from '../format/characters.ts'
import type { Issue } from '../format/issue.ts'
import { findNearestAnchor, findNearestId, parseAnchor, toIdKey } from '../format/names.ts'
import type { Question } from '../format/post.ts'
import type { ConversationLink, CrossLink, WithheldIds } from '../kept/question.ts'
import { type CheckedQuestion, type PlacedByText, toAliasedFile } from './check-addresses.ts'
import { listOldListings } from './described.ts'
import { parseCommentIds, readText } from './disk.ts'
import { findPageFault } from './own-addresses.ts'
import type { ContentFolder } from './read-folder.ts'
import { isListed, isWhole } from './root.ts'

/** A question, or a text of the archive's own. */
interface LinkingText {
  path: string
  links: readonly CrossLink[]
  /** What belongs to it, in files of their own. */
  conversation?: { links: readonly ConversationLink[] }
}

export interface LinkingQuestion extends CheckedQuestion, RelatingQuestion, LinkingText {
  path: string
  conversation?: { links: readonly ConversationLink[]; withheld: WithheldIds }
}

/** As it is, or as it was at a commit. */
export interface LinkedFolder
  extends Pick<ContentFolder, 'path' | 'issues' | 'redactions' | 'synonyms' | 'described'> {
  files: readonly { id: string; conversation?: LinkedConversation | undefined }[]
  pageFiles: readonly { id: string }[]
  /** Of a file of comments, where it is not the one on the disk. */
  readText?: (path: string) => string
}

interface LinkedConversation {
  answers: readonly { id: string }[]
  comments: { path: string } | undefined
}

/** Pages of the archive's own, its footer and its navigation. */
interface OwnTexts {
  texts?: readonly LinkingText[]
  served?: readonly string[] | undefined
}

/** Longest part of an address that an issue names. */
const shownLength = 100

/**
 * Links to questions and hashtags, and to answers and comments of questions, that are not there. What a file with faults
 * holds is not known: its page is taken for one that will be there, and so are all listings. While a file has a wrong
 * name, any of them may be the one that is meant.
 */
export function checkLinks(
  linked: LinkedFolder,
  questions: readonly LinkingQuestion[],
  { texts = [], served }: OwnTexts = {},
): Issue[] {
  const { path: folder, files, redactions, synonyms, described } = linked
  const linking = [...questions, ...texts].flatMap(listOwnLinks)
  if (linking.length === 0 || !isListed(linked)) return []
  const isWithheld = ({ id }: { id: string }) => redactions.questions.has(id)
  const shown = questions.filter((question) => !isWithheld(question))
  const ids = new Map(files.filter((file) => !isWithheld(file)).map((file) => [file.id, file.conversation]))
  const carried = new Set(shown.flatMap(({ hashtags }) => hashtags))
  const slugs = toListingSlugs(carried, synonyms)
  const isKnown = isWhole(linked, questions)
  const find = createFindLinkTarget({
    questions: shown,
    withheld: questions.filter(isWithheld),
    listings: listOldListings(described, {
      tags: (name) => !isKnown || carried.has(name),
      categories: () => true,
    }),
    hasQuestion: (id) => ids.has(id),
    hasListing: (slug) => !isKnown || slugs.has(slug),
    // check-pictures.ts looks at these.
    findPicture: () => ({ src: '', width: 0, height: 0 }),
    findFormerPath: undefined,
  })
  const { readText: read = (path: string) => readText(folder, path) } = linked
  const readCommentIds = createReadCommentIds(read)
  const findDeadPage = createFindDeadPage(linked.pageFiles, served)
  const ofArchive = new Set(texts.map(({ path }) => path))
  const toDead = (target: LinkTarget | undefined, address: string, path: string) => {
    if (target?.to === 'nothing') return { kind: target.missing }
    if (target?.to === 'path' && ofArchive.has(path)) return findDeadPage(target.path)
    // An anchor that an old address stands for is reported where that is written.
    if (target?.to !== 'question' || target.anchor === '' || !address.endsWith(`#${target.anchor}`))
      return undefined
    return findDeadAnchor(target.anchor, ids.get(target.id) ?? noFiles, readCommentIds)
  }
  const found = linking.flatMap((link) => {
    const dead = toDead(find(link.address), link.address, link.path)
    return dead ? [{ ...link, dead }] : []
  })
  const idsByKey = new Map(found.length > 0 ? Array.from(ids.keys(), (id) => [toIdKey(id), id]) : [])
  return found.flatMap(({ path, address, places, dead }) => {
    const value = toReadable(address)
    const [, file = '', anchor = ''] =
      /^\/questions\/(?:[^/#]+\/)*([^/#]+?)(?:\.md)?\/?(#.*)?$/.exec(value) ?? []
    const id = dead.kind === 'question' ? idsByKey.get(toIdKey(file)) : undefined
    const nearest = id === undefined ? {} : { nearest: `/questions/${id}/${anchor}` }
    const detail = { value: value.slice(0, shownLength), ...nearest, ...dead }
    return places.map(([line, column]): Issue => ({ code: 'dead-link', path, line, column, detail }))
  })
}

/**
 * Of a path that the content alone does not decide on: a page that nobody wrote, of which no file is published either. In
 * bodies of questions such a path is left to whoever wrote it (decision 24).
 */
function createFindDeadPage(pages: readonly { id: string }[], served: readonly string[] | undefined) {
  const ids = pages.map(({ id }) => id)
  const others = new Set(served?.map(toIdKey))
  return (path: string) => {
    const [first, ...more] = decodeOrKeep(path.replace(/[?#].*$/s, ''))
      .split('/')
      .filter((part) => part !== '')
    if (first === undefined || served === undefined || others.has(toIdKey(first))) return undefined
    const isOwn = findPageFault(toAliasedFile(`/${first}`, ''), {
      findClash: () => undefined,
      ids: new Set(),
    })
    if (isOwn || (more.length === 0 && ids.includes(first.normalize('NFC')))) return undefined
    const nearest = more.length === 0 ? findNearestId(first, ids) : undefined
    return { kind: 'page', ...(nearest ? { nearest: `/${nearest}/` } : {}) }
  }
}

const noFiles: LinkedConversation = { answers: [], comments: undefined }

/** Links whose place is known, with the file that they are in. */
function listOwnLinks({ path, links, conversation }: LinkingText): ConversationLink[] {
  return [...links.map((link) => ({ ...link, path })), ...(conversation?.links ?? [])].filter(
    ({ places }) => places.length > 0,
  )
}

/** In the letters that people read. */
function toReadable(address: string): string {
  try {
    const decoded = decodeURI(address)
    return findControl(decoded) ? address : decoded
  } catch {
    return address
  }
}

/** Undefined where they are not known. */
type ReadCommentIds = (path: string) => ReadonlySet<string> | undefined

/** @param anchor percent-encoded. Undefined for one that is there, or that nobody knows. */
function findDeadAnchor(
  anchor: string,
  { answers, comments }: LinkedConversation,
  readCommentIds: ReadCommentIds,
) {
  const named = parseAnchor(decodeOrKeep(anchor))
  if (!named) return undefined
  const { kind, id } = named
  const ofComments = () => (comments ? readCommentIds(comments.path) : new Set<string>())
  const ids = kind === 'answer' ? new Set(answers.map((answer) => answer.id)) : ofComments()
  if (!ids || ids.has(id)) return undefined
  const nearest = findNearestAnchor(named, ids)
  return { kind, ...(nearest ? { nearest } : {}) }
}

/** Links to comments are few: only files that one leads to are read, each once. */
function createReadCommentIds(read: (path: string) => string): ReadCommentIds {
  const known = new Map<string, ReadonlySet<string> | undefined>()
  return (path) => {
    if (!known.has(path)) {
      const ids = parseCommentIds(path, read(path))
      known.set(path, ids && new Set(ids))
    }
    return known.get(path)
  }
}

type RelatingQuestion = Pick<Question, 'id' | 'path' | 'related' | 'state'>

/** Of more ids that are not there, or among more questions, none is looked for. */
const mostAdvised = 20
const mostQuestions = 5_000

/** As keyboards for Chinese and Japanese write it. */
const wideComma = /[，、]/

/**
 * Ids that no file has; one with a wide comma may be two. One that is withheld counts as absent, as it does for links.
 * What has faults is there.
 */
export function checkRelated(
  folder: Pick<ContentFolder, 'files' | 'issues' | 'redactions'>,
  questions: readonly RelatingQuestion[],
): PlacedByText[] {
  const { files, redactions } = folder
  const naming = questions.filter(
    ({ id, related, state }) => (related || state?.closed?.of) && !redactions.questions.has(id),
  )
  if (naming.length === 0 || !isListed(folder)) return []
  const ids = new Set(files.map(({ id }) => id).filter((id) => !redactions.questions.has(id)))
  const unknown = naming.flatMap(({ path, ...question }) =>
    listNamed(question)
      .filter(({ text }) => !ids.has(text))
      .map((named) => ({ path, ...named })),
  )
  const isFew = unknown.length <= mostAdvised && ids.size <= mostQuestions
  const advised = isFew ? [...ids] : []
  return unknown.map(({ path, text, at }): PlacedByText => {
    const [comma] = wideComma.exec(text) ?? []
    const parts = text.split(wideComma)
    // A question whose id holds such a comma may have been given up.
    if (comma !== undefined && parts.some((part) => ids.has(part.trim()))) {
      const codePoint = `U+${comma.charCodeAt(0).toString(16).toUpperCase()}`
      const detail = { codePoint, value: text, nearest: parts.map((part) => part.trim()).join(', ') }
      return { path, text, at, code: 'look-alike-sign', detail }
    }
    const nearest = findNearestId(text, advised)
    const detail = { key: toKey(at), value: text, ...(nearest === undefined ? {} : { nearest }) }
    return { code: 'unknown-question', path, text, at, detail }
  })
}

/** With their places. */
function listNamed({ related = [], state }: Pick<Question, 'related' | 'state'>) {
  const of = state?.closed?.of ?? []
  return [
    ...related.map((text, index) => ({ text, at: ['related', index] })),
    ...of.map((text, index) => ({ text, at: ['state', 'closed', 'of', index] })),
  ]
}

function toKey(at: readonly PropertyKey[]): string {
  return at.filter((step) => typeof step === 'string').join('.')
}
