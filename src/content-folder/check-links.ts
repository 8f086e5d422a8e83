// Links inside of the site whose target only shows when all questions lie side by side (decision 24).
import { createFindLinkTarget } from '../archive/link-targets.ts'
import type { ConversationLink, WithheldIds } from '../cache/conversation.ts'
import type { CrossLink } from '../cache/cross-link.ts'
import { findControl } from '../question/characters.ts'
import type { Issue } from '../question/issue.ts'
import type { CheckedQuestion } from './check-archive.ts'
import type { RelatingQuestion } from './check-related.ts'
import { toListingSlugs } from './listing-slugs.ts'
import type { ContentFolder } from './read-folder.ts'

export interface LinkingQuestion extends CheckedQuestion, RelatingQuestion {
  links: readonly CrossLink[]
  /** What hangs on it, in files of their own. */
  conversation?: { links: readonly ConversationLink[]; withheld: WithheldIds }
}

/** Longest part of an address that an issue names. */
const shownLength = 100

/**
 * Links to questions and hashtags that are not there. What a file with faults holds is not known: its page is taken for
 * one that will be there, and so are all listings.
 */
export function checkLinks(
  { files, redactions, synonyms }: Pick<ContentFolder, 'files' | 'redactions' | 'synonyms'>,
  questions: readonly LinkingQuestion[],
): Issue[] {
  const linking = questions.flatMap(listOwnLinks)
  if (linking.length === 0) return []
  const isWithheld = ({ id }: { id: string }) => redactions.questions.has(id)
  const shown = questions.filter((question) => !isWithheld(question))
  const ids = new Set(files.filter((file) => !isWithheld(file)).map(({ id }) => id))
  const carried = new Set(shown.flatMap(({ hashtags }) => hashtags))
  const slugs = toListingSlugs(carried, synonyms)
  const isWhole = files.length === questions.length
  const find = createFindLinkTarget({
    questions: shown,
    withheld: questions.filter(isWithheld),
    hasQuestion: (id) => ids.has(id),
    hasListing: (slug) => !isWhole || slugs.has(slug),
    // check-pictures.ts looks at these.
    findPicture: () => ({ src: '', width: 0, height: 0 }),
    findFormerPath: undefined,
  })
  return linking.flatMap(({ path, address, places }) => {
    const target = find(address)
    if (target?.to !== 'nothing') return []
    const detail = { value: toReadable(address).slice(0, shownLength), kind: target.missing }
    return places.map(([line, column]): Issue => ({ code: 'dead-link', path, line, column, detail }))
  })
}

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
