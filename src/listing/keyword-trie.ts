// Keywords as one trie. What joins the parts of a keyword is a gap, which a text may fill in its own way (decision 4).

import { addText } from '../question/trie.ts'

export interface KeywordBranch {
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

export function createKeywordBranch(): KeywordBranch {
  const branch: KeywordBranch = { next: new Map(), gaps: [], ends: [], reached: [] }
  branch.reached = [branch]
  return branch
}

/** A dot between digits is a dot: `3.5` is neither `35` nor `3 5`. */
const gap = /(?<=[^-.])(?:(?<!\p{Nd})[-.]+|[-.]+(?!\p{Nd})|-+|[-.]{2,})(?=[^-.])/gu

/** @param spelling in the form of the texts that it is looked for in. */
export function addSpelling(root: KeywordBranch, spelling: string, keyword: number): void {
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
export function findNext(
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
