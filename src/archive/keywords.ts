// Which hashtags occur as words in a text (decision 4). All keywords are looked for in one pass over the text.
import type { Hashtag } from '../format/names.ts'
import { addText, endsWord, isInsideWord } from '../format/texts/word-end.ts'

/**
 * A hashtag and its other spellings, with a blank before each: no hashtag holds one. So two keywords that are the same
 * text find the same.
 */
export type Keyword = string

export interface KeywordMatcher {
  /** @param text title and prose as `toKeywordText` gives them. @returns each hashtag once, in no certain order. */
  match: (text: string) => Set<Hashtag>
}

/** Mentions in the prose that make a match; a single one in the title does. */
const enough = 3

/** NFC, lower case: the form in which keywords and texts are compared. */
function toProse(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC')
}

/** What keywords are looked for in: the title, which has one line, and the prose behind it, blocks in lines. */
export function toKeywordText(title: string, prose: string): string {
  return `${toProse(title)}\n${toProse(prose)}`
}

export function toKeyword(hashtag: Hashtag, spellings: readonly string[]): Keyword {
  return [hashtag, ...spellings].join(' ')
}

export function findHashtag(keyword: Keyword): Hashtag {
  return keyword.split(' ', 1)[0] ?? keyword
}

/** Spellings of one character match nothing: they would match noise. */
export function createKeywordMatcher(keywords: Iterable<Keyword>): KeywordMatcher {
  const root = createKeywordBranch()
  const hashtags = Array.from(keywords, (keyword, index) => {
    for (const spelling of new Set(toProse(keyword).split(' '))) {
      if ([...spelling].length > 1) addSpelling(root, spelling, index)
    }
    return findHashtag(keyword)
  })
  const isFirst = new Uint8Array(0x10000)
  for (const code of root.next.keys()) isFirst[code] = 1
  return { match: (text) => findKeywords(text, { root, isFirst, hashtags }) }
}

interface Search {
  root: KeywordBranch
  /** For each UTF-16 unit, whether a keyword begins with it. */
  isFirst: Uint8Array
  hashtags: readonly Hashtag[]
}

/** What was found of one keyword so far. */
interface Tally {
  mentions: number
  /** Of the last mention: another one begins behind it, whichever spelling it has. */
  start: number
  end: number
}

function findKeywords(text: string, { root, isFirst, hashtags }: Search): Set<Hashtag> {
  const tallies = new Map<number, Tally>()
  const newline = text.indexOf('\n')
  const titleEnd = newline < 0 ? text.length : newline
  const mention = (keyword: number, start: number, end: number) => {
    const tally = tallies.get(keyword) ?? { mentions: 0, start: -1, end: 0 }
    if (tally.start === start) tally.end = Math.max(tally.end, end)
    if (tally.start === start || start < tally.end) return
    tallies.set(keyword, { mentions: tally.mentions + (start < titleEnd ? enough : 1), start, end })
  }
  for (let start = 0; start < text.length; start += 1) {
    if (isFirst[text.charCodeAt(start)] === 1 && !isInsideWord(text, start))
      follow(text, start, root, mention)
  }
  return new Set(
    Array.from(tallies).flatMap(([keyword, { mentions }]) => toFound(mentions, hashtags[keyword])),
  )
}

function toFound(mentions: number, hashtag: Hashtag | undefined): Hashtag[] {
  return hashtag === undefined || mentions < enough ? [] : [hashtag]
}

type Mention = (keyword: number, start: number, end: number) => void

function follow(text: string, start: number, root: KeywordBranch, mention: Mention): void {
  let branches: readonly KeywordBranch[] = [root]
  for (let offset = start; branches.length > 0; ) {
    const step = findNext(text, offset, branches)
    branches = step.branches
    offset = step.offset
    for (const { ends } of branches) {
      if (ends.length > 0 && endsWord(text, start, offset))
        for (const each of ends) mention(each, start, offset)
    }
  }
}

/** Keywords as one trie. What joins the parts of a keyword is a gap, which a text may fill in its own way (decision 4). */
interface KeywordBranch {
  /** By UTF-16 unit. */
  next: Map<number, KeywordBranch>
  gaps: Gap[]
  /** Positions, in the list of keywords, of those that end here. */
  ends: number[]
  /** This branch and those behind its gaps, which may be nothing. */
  reached: readonly KeywordBranch[]
}

interface Gap {
  /** Number of hyphens and dots in the keyword: a text may have as many of them, or fewer. */
  most: number
  /** Behind the first of them. */
  signed: KeywordBranch
  /** Behind white space, or nothing. */
  spaced: KeywordBranch | undefined
}

function createKeywordBranch(): KeywordBranch {
  const branch: KeywordBranch = { next: new Map(), gaps: [], ends: [], reached: [] }
  branch.reached = [branch]
  return branch
}

/** A dot between digits is a dot: `3.5` is neither `35` nor `3 5`. */
const gap = /(?<=[^-.])(?:(?<!\p{Nd})[-.]+|[-.]+(?!\p{Nd})|-+|[-.]{2,})(?=[^-.])/gu

/** @param spelling in the form of the texts that it is looked for in. */
function addSpelling(root: KeywordBranch, spelling: string, keyword: number): void {
  let branch = root
  let done = 0
  for (const { 0: signs, index } of spelling.matchAll(gap)) {
    branch = addGap(addText(branch, spelling.slice(done, index), createKeywordBranch), signs.length)
    done = index + signs.length
  }
  addText(branch, spelling.slice(done), createKeywordBranch).ends.push(keyword)
}

function addGap(branch: KeywordBranch, most: number): KeywordBranch {
  const known = branch.gaps.find((each) => each.most === most)
  if (known?.spaced) return known.spaced
  const spaced = createKeywordBranch()
  let signed = spaced
  for (let left = 1; left < most; left += 1) {
    const before = createKeywordBranch()
    before.gaps.push({ most: left, signed, spaced: undefined })
    before.reached = [before, spaced]
    signed = before
  }
  branch.gaps.push({ most, signed, spaced })
  branch.reached = [...branch.reached, spaced]
  return spaced
}

const hyphens = new Set([0x2d, 0x2010, 0x2011])
const dot = 0x2e

/** Behind one sign or one run of white space, from any of the branches. */
function findNext(
  text: string,
  offset: number,
  branches: readonly KeywordBranch[],
): { branches: readonly KeywordBranch[]; offset: number } {
  const code = text.charCodeAt(offset)
  const end = skipSpace(text, offset)
  if (end > offset) {
    const behind = branches.flatMap(({ gaps }) => gaps.flatMap(({ spaced }) => spaced?.reached ?? []))
    return { branches: behind, offset: end }
  }
  const [only] = branches
  if (branches.length === 1 && only && only.gaps.length === 0) {
    return { branches: only.next.get(code)?.reached ?? [], offset: offset + 1 }
  }
  const isSign = code === dot || hyphens.has(code)
  const behind: KeywordBranch[] = []
  for (const { next, gaps } of branches) {
    const literal = next.get(code)
    if (literal) behind.push(...literal.reached)
    if (isSign) for (const { signed } of gaps) behind.push(...signed.reached)
  }
  return { branches: behind, offset: offset + 1 }
}

const blank = 0x20
/** What a line break within a block is in prose (body/prose.ts). */
const lineBreak = 0x2028
const spaces = new Set([blank, 0x09, 0xa0, 0x1680, 0x202f, 0x205f, 0x3000, lineBreak])

function isSpace(code: number): boolean {
  return spaces.has(code) || (code >= 0x2000 && code <= 0x200a)
}

/** End of a run of white space with one line break at most; `offset` itself where none begins. */
function skipSpace(text: string, offset: number): number {
  let breaks = 0
  let end = offset
  for (let code = text.charCodeAt(end); isSpace(code); code = text.charCodeAt(end)) {
    if (code === lineBreak) breaks += 1
    end += 1
  }
  return breaks > 1 ? offset : end
}
