// Where the links of each question lead, as its pages show them (decision 24).
import type { Archive } from '../archive/archive.ts'
import {
  createFindLinkTarget,
  type FindLinkTarget,
  type LinkTarget,
  toListingSlugs,
} from '../archive/link-targets.ts'
import type { LinkTargets } from '../body/links/resolve-links.ts'
import type { OldListing } from '../folder/described.ts'
import type { Content } from '../folder/read-content.ts'
import { listOwnUrls } from '../folder/site-address.ts'
import { createFindFormerPath, decodeOrKeep } from '../format/addresses.ts'
import { parseAnchor } from '../format/names.ts'
import { noPictures, type Pictures, toShownPicture } from '../format/pictures/picture.ts'
import type { CachedQuestion, ConversationOutline, CrossLink } from '../kept/question.ts'
import type { ThemePictures } from '../look/theme.ts'
import { paths, toHref } from './paths.ts'

/** What decides where links lead. */
export interface LinkedContent extends Pick<Content, 'settings' | 'questions' | 'withheld' | 'synonyms'> {
  described?: Content['described']
  pictures?: Pictures
  themePictures?: ThemePictures
  pages?: Content['pages']
  people?: Content['people']
  publicFiles?: readonly string[]
}

const nothing: LinkTargets = []

export interface FindTargets {
  /** Where the links of a question lead that other files decide on. */
  findTargets: (question: CachedQuestion) => LinkTargets
  /** The same of its answers and comments. */
  findConversationTargets: (question: CachedQuestion) => LinkTargets
  /** The same of a page of the archive's own. */
  findPageTargets: (page: { links: readonly CrossLink[] }) => LinkTargets
  /** Questions whose texts lead to one, in the archive's order, each once. */
  findBacklinks: (question: CachedQuestion) => readonly Backlink[]
}

/** A question that leads to another: by its own text, else by that of an answer, else by a comment. */
export interface Backlink {
  question: CachedQuestion
  from: 'question' | 'answer' | 'comment'
  /** Where the answer is; undefined of the others. */
  place: { page: number; anchor: string } | undefined
}

interface LinkedArchive extends LinkedContent {
  oldListings: readonly OldListing[]
}

/** Aliases are read when the first question with such a link is asked for; each question is looked up once. */
export function createFindTargets(archive: Archive<CachedQuestion>, content: LinkedArchive): FindTargets {
  const known = new Map<CachedQuestion, LinkTargets>()
  const findPlace = createFindPlace()
  let find: FindLinkTarget | undefined
  const findOne: FindLinkTarget = (address) => {
    find ??= createFind(archive, content)
    return find(address)
  }
  const findAll = (links: readonly CrossLink[]): LinkTargets =>
    links.length === 0 ? nothing : links.map(({ address }) => toTarget(findOne(address), findPlace, archive))
  let backlinks: ReadonlyMap<string, readonly Backlink[]> | undefined
  return {
    findTargets: (question) => {
      const targets = known.get(question)
      if (targets) return targets
      const found = findAll(question.links)
      if (found.length > 0) known.set(question, found)
      return found
    },
    findConversationTargets: ({ conversation }) => findAll(conversation?.links ?? []),
    findPageTargets: ({ links }) => findAll(links),
    findBacklinks: ({ id }) => {
      backlinks ??= listBacklinks(archive, findOne, findPlace)
      return backlinks.get(id) ?? []
    },
  }
}

/** By the id of the question that they lead to. Nobody learns here that a question leads to itself. */
function listBacklinks(
  { questions }: Archive<CachedQuestion>,
  find: FindLinkTarget,
  findPlace: FindPlace,
): Map<string, Backlink[]> {
  const backlinks = new Map<string, Backlink[]>()
  const add = (address: string, toBacklink: () => Backlink) => {
    const target = find(address)
    if (target?.to !== 'question') return
    const known = backlinks.get(target.id)
    const backlink = toBacklink()
    if (backlink.question.id === target.id || known?.at(-1)?.question === backlink.question) return
    if (known) known.push(backlink)
    else backlinks.set(target.id, [backlink])
  }
  for (const question of questions) {
    const { links, conversation } = question
    for (const { address } of links) add(address, () => ({ question, from: 'question', place: undefined }))
    for (const { address, path } of conversation?.links ?? []) {
      add(address, () => {
        if (!path.startsWith('answers/')) return { question, from: 'comment', place: undefined }
        const answer = path.slice(path.lastIndexOf('/') + 1, -'.md'.length)
        return {
          question,
          from: 'answer',
          place: findPlace(conversation, encodeURIComponent(`answer-${answer}`)),
        }
      })
    }
  }
  return backlinks
}

function createFind(
  archive: Archive<CachedQuestion>,
  { settings, questions, withheld, synonyms, oldListings, pictures = noPictures }: LinkedArchive,
): FindLinkTarget {
  const slugs = toListingSlugs(new Set(archive.byHashtag.keys()), synonyms)
  return createFindLinkTarget({
    questions,
    withheld,
    listings: oldListings,
    hasQuestion: (id) => archive.positions.has(id),
    hasListing: (slug) => slugs.has(slug),
    findPicture: (path) => {
      const picture = pictures.get(path)
      return picture && toShownPicture(picture)
    },
    findFormerPath: createFindFormerPath(settings.formerUrls),
    findOwnPath: createFindFormerPath(listOwnUrls(settings)),
  })
}

/** The first page of the listing of a hashtag or a category. */
export function toListPath({ of, name }: Pick<OldListing, 'of' | 'name'>): string {
  return of === 'tags' ? paths.listing(name, 1) : paths.category(name, 1)
}

/** A path below the base path, percent-encoded, or a picture; null for what leads to nothing here. */
function toTarget(
  target: LinkTarget | undefined,
  findPlace: FindPlace,
  { positions, questions }: Archive<CachedQuestion>,
): LinkTargets[number] {
  if (target?.to === 'picture') return target.picture
  if (target?.to === 'path') return target.path
  if (target?.to === 'listing') return toHref('', toListPath(target))
  if (target?.to !== 'question') return null
  const { conversation } = questions[positions.get(target.id) ?? -1] ?? {}
  const { page, anchor } = findPlace(conversation, target.anchor)
  return toHref('', paths.question(target.id, page)) + (anchor === '' ? '' : `#${anchor}`)
}

type Conversation = Pick<ConversationOutline, 'laterAnchors' | 'goneComments'>

/** Where an element of a question is. */
interface Place {
  /** Number of the page. */
  page: number
  /** Percent-encoded; that of a withheld answer for a comment that is gone with it. */
  anchor: string
}

/** @param anchor percent-encoded; of nothing, page 1. */
type FindPlace = (conversation: Conversation | undefined, anchor: string) => Place

/** Reads the anchors of each conversation once, however many links lead to them. */
export function createFindPlace(): FindPlace {
  const known = new Map<Conversation, ReadonlyMap<string, KnownPlace>>()
  return (conversation, written) => {
    const anchor = compose(written)
    if (!conversation || anchor === '') return { page: 1, anchor }
    const places = known.get(conversation) ?? toPlaces(conversation)
    known.set(conversation, places)
    return { page: 1, anchor, ...places.get(decodeOrKeep(anchor)) }
  }
}

/** An anchor only where it is another one. */
type KnownPlace = Pick<Place, 'page'> & Partial<Place>

function toPlaces({ laterAnchors, goneComments = [] }: Conversation): Map<string, KnownPlace> {
  const places = new Map<string, KnownPlace>()
  for (const [index, anchors] of laterAnchors.entries()) {
    const place = { page: index + 2 }
    for (const anchor of anchors) places.set(anchor, place)
  }
  for (const { answer, comments } of goneComments) {
    const anchor = `answer-${answer}`
    const place = { page: 1, ...places.get(anchor), anchor: encodeURIComponent(anchor) }
    for (const id of comments) places.set(`comment-${id}`, place)
  }
  return places
}

/** Ids are composed (NFC), and so are the elements that are named after them. */
function compose(anchor: string): string {
  const decoded = decodeOrKeep(anchor)
  const composed = decoded.normalize('NFC')
  return composed === decoded || !parseAnchor(composed) ? anchor : encodeURIComponent(composed)
}

/** Of entries, which may show only the beginning of a body. */
export function toEntryLinks(
  questions: readonly CachedQuestion[],
  findTargets: (question: CachedQuestion) => LinkTargets,
): LinkFacts {
  return toLinkFacts(
    questions.map((question) =>
      question.entryLinks === 0 ? nothing : findTargets(question).slice(0, question.entryLinks),
    ),
  )
}

/** Where the links of the bodies lead that a page shows, so that its digest covers it. */
export interface LinkFacts {
  /** For each question of the page, in their order; absent where none has such links. */
  links?: readonly LinkTargets[]
}

/** @param targets of each question of a page. */
export function toLinkFacts(targets: readonly LinkTargets[]): LinkFacts {
  return targets.some(({ length }) => length > 0) ? { links: targets } : {}
}
