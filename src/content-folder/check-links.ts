// Links inside of the site whose target only shows when all questions lie side by side (decision 24).
import type { LinkTarget } from '../archive/link-target.ts'
import { createFindLinkTarget } from '../archive/link-targets.ts'
import type { ConversationLink, WithheldIds } from '../cache/conversation.ts'
import type { CrossLink } from '../cache/cross-link.ts'
import { findControl } from '../question/characters.ts'
import type { Issue } from '../question/issue.ts'
import type { CheckedQuestion } from './check-archive.ts'
import { createReadCommentIds, findDeadAnchor } from './check-link-anchor.ts'
import type { RelatingQuestion } from './check-related.ts'
import type { ConversationFiles } from './conversation-files.ts'
import { listOldListings } from './described.ts'
import { toListingSlugs } from './listing-slugs.ts'
import type { ContentFolder } from './read-folder.ts'
import { isListed, isWhole } from './whole-folder.ts'

export interface LinkingQuestion extends CheckedQuestion, RelatingQuestion {
  links: readonly CrossLink[]
  /** What hangs on it, in files of their own. */
  conversation?: { links: readonly ConversationLink[]; withheld: WithheldIds }
}

type LinkedFolder = Pick<ContentFolder, 'path' | 'files' | 'issues' | 'redactions' | 'synonyms' | 'described'>

/** Longest part of an address that an issue names. */
const shownLength = 100

/**
 * Links to questions and hashtags, and to answers and comments of questions, that are not there. What a file with faults
 * holds is not known: its page is taken for one that will be there, and so are all listings. While a file has a wrong
 * name, any of them may be the one that is meant.
 */
export function checkLinks(linked: LinkedFolder, questions: readonly LinkingQuestion[]): Issue[] {
  const { path: folder, files, redactions, synonyms, described } = linked
  const linking = questions.flatMap(listOwnLinks)
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
  const readCommentIds = createReadCommentIds(folder)
  const toDead = (target: LinkTarget | undefined, address: string) => {
    if (target?.to === 'nothing') return { kind: target.missing }
    // An anchor that an old address stands for is told where that is written.
    if (target?.to !== 'question' || target.anchor === '' || !address.endsWith(`#${target.anchor}`))
      return undefined
    return findDeadAnchor(target.anchor, ids.get(target.id) ?? noFiles, readCommentIds)
  }
  return linking.flatMap(({ path, address, places }) => {
    const dead = toDead(find(address), address)
    if (!dead) return []
    const file = /^\/questions\/(?:[^/]+\/)*([^/]+)\.md$/.exec(toReadable(address))?.[1] ?? ''
    const nearest = ids.has(file) ? { nearest: `/questions/${file}/` } : {}
    const detail = { value: toReadable(address).slice(0, shownLength), ...nearest, ...dead }
    return places.map(([line, column]): Issue => ({ code: 'dead-link', path, line, column, detail }))
  })
}

const noFiles: ConversationFiles = { answers: [], comments: undefined }

/** Links whose place is known, with the file that they stand in. */
function listOwnLinks({ path, links, conversation }: LinkingQuestion): ConversationLink[] {
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
