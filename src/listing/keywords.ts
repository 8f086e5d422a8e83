// Which hashtags occur as words in a text (decision 4). All keywords are looked for in one pass over the text.
import type { Hashtag } from '../question/hashtag.ts'

interface Branch {
  next: Map<string, Branch>
  /** Keywords that end here. */
  ends: Hashtag[]
  /** The branch as a list: made once, asked for often. */
  alone?: readonly Branch[]
}

export interface KeywordMatcher {
  /** @param prose title and body as `toProse` gives it. @returns each keyword once, in no certain order. */
  match: (prose: string) => Set<Hashtag>
}

const letterOrDigit = /[\p{L}\p{M}\p{Nd}]/u
const latinOrDigit = /[\p{Script=Latin}\p{Nd}]/u

/** NFC, lower case: the form in which keywords and texts are compared. */
export function toProse(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC')
}

/** Hashtags of one character match nothing: they would match noise. */
export function createKeywordMatcher(hashtags: Iterable<Hashtag>): KeywordMatcher {
  const root: Branch = { next: new Map(), ends: [] }
  for (const hashtag of hashtags) {
    if ([...hashtag].length > 1) addKeyword(root, hashtag)
  }
  const first = new Set(skipHyphens(root).flatMap(({ next }) => [...next.keys()]))
  return { match: (prose) => findKeywords(root, first, prose) }
}

function addKeyword(root: Branch, hashtag: Hashtag): void {
  let branch = root
  for (const character of toProse(hashtag)) branch = step(branch, character)
  if (branch !== root) branch.ends.push(hashtag)
}

function step(branch: Branch, character: string): Branch {
  const known = branch.next.get(character)
  if (known) return known
  const created: Branch = { next: new Map(), ends: [] }
  branch.next.set(character, created)
  return created
}

/** @param first characters that keywords begin with. */
function findKeywords(root: Branch, first: ReadonlySet<string>, prose: string): Set<Hashtag> {
  const found = new Set<Hashtag>()
  for (let start = 0; start < prose.length; start += 1) {
    if (first.has(characterAt(prose, start)) && !isInsideWord(prose, start)) follow(root, prose, start, found)
  }
  return found
}

function follow(root: Branch, prose: string, start: number, found: Set<Hashtag>): void {
  let branches = skipHyphens(root)
  for (let end = start; branches.length > 0 && end <= prose.length; ) {
    for (const { ends } of branches) {
      if (ends.length > 0 && endsKeyword(prose, end)) for (const hashtag of ends) found.add(hashtag)
    }
    const character = characterAt(prose, end)
    branches = branches.length === 1 ? findNext(branches[0], character) : findAllNext(branches, character)
    end += character.length || 1
  }
}

/** A hyphen in a keyword is a hyphen, one space or nothing. */
function findNext(branch: Branch | undefined, character: string): readonly Branch[] {
  const next = branch?.next.get(character === ' ' && !branch.next.has(' ') ? '-' : character)
  return next ? skipHyphens(next) : []
}

function findAllNext(branches: readonly Branch[], character: string): readonly Branch[] {
  return [...new Set(branches.flatMap((branch) => findNext(branch, character)))]
}

/** A branch with those that follow it by hyphens, which may be nothing. */
function skipHyphens(branch: Branch): readonly Branch[] {
  const hyphen = branch.next.get('-')
  if (hyphen) return [branch, ...skipHyphens(hyphen)]
  branch.alone ??= [branch]
  return branch.alone
}

/** Whether a word that begins earlier goes on here. */
function isInsideWord(prose: string, start: number): boolean {
  return start > 0 && letterOrDigit.test(characterBefore(prose, start))
}

/** After a Latin letter or digit no other may follow; after Hangul anything may, because particles attach. */
function endsKeyword(prose: string, end: number): boolean {
  return !latinOrDigit.test(characterBefore(prose, end)) || !latinOrDigit.test(characterAt(prose, end))
}

function characterAt(text: string, offset: number): string {
  const codePoint = text.codePointAt(offset)
  return codePoint === undefined ? '' : String.fromCodePoint(codePoint)
}

function characterBefore(text: string, offset: number): string {
  const last = text.charCodeAt(offset - 1)
  return last >= 0xdc00 && last <= 0xdfff ? characterAt(text, offset - 2) : text.charAt(offset - 1)
}
