// Where the links of each question lead, as its pages show them (decision 24).
import type { Archive } from '../archive/archive.ts'
import { createFindLinkTarget, type FindLinkTarget } from '../archive/link-targets.ts'
import type { LinkTargets } from '../body/links/cross-links.ts'
import type { CachedQuestion } from '../cache/cached-question.ts'
import type { ConversationOutline } from '../cache/conversation.ts'
import type { CrossLink } from '../cache/cross-link.ts'
import type { Content } from '../content-folder/read-content.ts'
import { toListingSlugs } from '../content-folder/synonyms.ts'
import { noPictures, type Pictures, toShownPicture } from '../picture/picture.ts'
import { createFindFormerPath } from '../question/former-sites.ts'
import { type LinkFacts, toLinkFacts } from '../views/link-facts.ts'
import { paths, toHref } from '../views/paths.ts'

/** What decides where links lead. */
export interface LinkedContent extends Pick<Content, 'settings' | 'questions' | 'withheld' | 'synonyms'> {
  pictures?: Pictures
}

const nothing: LinkTargets = []

export interface FindTargets {
  /** Where the links of a question lead that other files decide on. */
  findTargets: (question: CachedQuestion) => LinkTargets
  /** The same of its answers and comments. */
  findConversationTargets: (question: CachedQuestion) => LinkTargets
}

/** Aliases are read when the first question with such a link is asked for; each question is looked up once. */
export function createFindTargets(archive: Archive<CachedQuestion>, content: LinkedContent): FindTargets {
  const known = new Map<CachedQuestion, LinkTargets>()
  let find: FindLinkTarget | undefined
  const findAll = (links: readonly CrossLink[]): LinkTargets => {
    if (links.length === 0) return nothing
    find ??= createFind(archive, content)
    return links.map(({ address }) => toTarget(address, find, archive))
  }
  return {
    findTargets: (question) => {
      const targets = known.get(question)
      if (targets) return targets
      const found = findAll(question.links)
      if (found.length > 0) known.set(question, found)
      return found
    },
    findConversationTargets: ({ conversation }) => findAll(conversation?.links ?? []),
  }
}

function createFind(
  archive: Archive<CachedQuestion>,
  { settings, questions, withheld, synonyms, pictures = noPictures }: LinkedContent,
): FindLinkTarget {
  const slugs = toListingSlugs(new Set(archive.byHashtag.keys()), synonyms)
  return createFindLinkTarget({
    questions,
    withheld,
    hasQuestion: (id) => archive.positions.has(id),
    hasListing: (slug) => slugs.has(slug),
    findPicture: (path) => {
      const picture = pictures.get(path)
      return picture && toShownPicture(picture)
    },
    findFormerPath: createFindFormerPath(settings.formerUrls),
  })
}

/** A path below the base path, percent-encoded, or a picture; null for what leads to nothing here. */
function toTarget(
  address: string,
  find: FindLinkTarget | undefined,
  { positions, questions }: Archive<CachedQuestion>,
): LinkTargets[number] {
  const target = find?.(address)
  if (target?.to === 'picture') return target.picture
  if (target?.to === 'path') return target.path
  if (target?.to !== 'question') return null
  const page = findPageOf(questions[positions.get(target.id) ?? -1]?.conversation, target.anchor)
  return toHref('', paths.question(target.id, page)) + (target.anchor === '' ? '' : `#${target.anchor}`)
}

/** Number of the page of a question that holds an element. @param anchor percent-encoded; of nothing, page 1. */
export function findPageOf(conversation: ConversationOutline | undefined, anchor: string): number {
  if (!conversation || conversation.laterAnchors.length === 0) return 1
  const id = decodeAnchor(anchor)
  const later = conversation.laterAnchors.findIndex((anchors) => anchors.includes(id))
  return later < 0 ? 1 : later + 2
}

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}

/** Of entries, which may show only the beginning of a body. */
export function toEntryLinks(
  questions: readonly CachedQuestion[],
  findTargets: (question: CachedQuestion) => LinkTargets,
): LinkFacts {
  return toLinkFacts(questions.map((question) => toEntryTargets(question, findTargets)))
}

function toEntryTargets(
  question: CachedQuestion,
  findTargets: (question: CachedQuestion) => LinkTargets,
): LinkTargets {
  return question.entryLinks === 0 ? nothing : findTargets(question).slice(0, question.entryLinks)
}
