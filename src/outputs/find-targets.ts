// Where the links of each question lead, as its pages show them (decision 24).
import type { Archive } from '../archive/archive.ts'
import { createFindLinkTarget, type FindLinkTarget } from '../archive/link-targets.ts'
import type { LinkTargets } from '../body/links/cross-links.ts'
import type { CachedQuestion } from '../cache/cached-question.ts'
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

/** Aliases are read when the first question with such a link is asked for; each question is looked up once. */
export function createFindTargets(
  archive: Archive<CachedQuestion>,
  content: LinkedContent,
): (question: CachedQuestion) => LinkTargets {
  const known = new Map<CachedQuestion, LinkTargets>()
  let find: FindLinkTarget | undefined
  return (question) => {
    if (question.links.length === 0) return nothing
    const targets = known.get(question)
    if (targets) return targets
    find ??= createFind(archive, content)
    const found = question.links.map(({ address }) => toTarget(address, find))
    known.set(question, found)
    return found
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
function toTarget(address: string, find: FindLinkTarget | undefined): LinkTargets[number] {
  const target = find?.(address)
  if (target?.to === 'picture') return target.picture
  if (target?.to === 'path') return target.path
  if (target?.to !== 'question') return null
  return toHref('', paths.question(target.id)) + (target.anchor === '' ? '' : `#${target.anchor}`)
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
