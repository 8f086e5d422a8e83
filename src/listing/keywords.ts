// Which hashtags occur as words in a text (decision 4). All keywords are looked for in one pass over the text.
import type { Hashtag } from '../question/hashtag.ts'
import { endsWord, isInsideWord } from '../question/word-end.ts'
import { addSpelling, createKeywordBranch, findNext, type KeywordBranch } from './keyword-trie.ts'

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
export function toProse(text: string): string {
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
