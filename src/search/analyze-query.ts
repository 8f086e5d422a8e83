// A query, from what was typed to the terms that are looked for, with the words that were probably meant.
import type { IndexFiles, Manifest, Spelling } from './index-format.ts'
import { findStem, isParticle, normalizeText, scanText, toWordTerms } from './text.ts'

/** A term, or all that are between two, both among them. */
export interface Wanted {
  from: string
  to: string
  /** From 0 to 1: how good it is in the place of what was typed. */
  factor: number
}

/** What one part of the query can be found by: the best of it counts. */
export interface QueryGroup {
  weight: number
  wanted: readonly Wanted[]
}

/** A word of the query as it was typed. */
interface QueryWord {
  /** In lower case, without a particle. */
  text: string
  groups: readonly QueryGroup[]
}

export interface Query {
  words: readonly QueryWord[]
  /** Whether a particle was left out. */
  particles: boolean
}

/** Parts of a query that are looked for; what goes beyond, as in a page of log, is left out. */
const mostGroups = 32
const ofParticle = 0.15
const ofSyllable = 0.5
/** Of a part of a word that counts; what weighs less says nothing by itself. */
export const ofPart = 0.5
const ofPrefix = 0.6
const ofHalfSyllable = 0.7

/** Behind every term that begins with the same. */
const last = '\uffff'

export function parseQuery(text: string): Query {
  const normal = normalizeText(text.slice(0, 10_000))
  const words: QueryWord[] = [...listHashtags(normal)]
  let particles = false
  let endOfWord = -1
  scanText(normal, {
    onRun: (run, start) => {
      const isBehindWord = start === endOfWord
      endOfWord = -1
      if (isBehindWord && isParticle(run)) {
        particles = true
        words.push({ text: '', groups: [toRange(run, run, 1, ofParticle)] })
        return
      }
      const stem = findStem(run)
      if (stem.particle) particles = true
      words.push({ text: run.slice(0, stem.length), groups: toRunGroups(run, stem.length) })
    },
    onWord: (word, start) => {
      endOfWord = start + word.length
      words.push({ text: word, groups: toWordGroups(word) })
    },
    onInitials: (initials, start) => {
      const before = normal[start - 1] ?? ''
      if (initials.length > 1) words.push({ text: initials, groups: [toRange(initials, initials + last)] })
      else if (/[\uac00-\ud7a3]/.test(before))
        words.push({ text: '', groups: [toHalfSyllable(before, initials)] })
    },
  })
  return { words: bound(words), particles }
}

/** `#spring-boot` is meant to the letter, and found by its words besides. */
function listHashtags(text: string): QueryWord[] {
  return Array.from(text.matchAll(/(?<=^|\s)#\S+/g), ([hashtag]) => ({
    text: '',
    groups: [toRange(hashtag.toLowerCase())],
  }))
}

/** Each part once, and no more than can be answered in a moment. */
function bound(words: readonly QueryWord[]): QueryWord[] {
  const known = new Set<string>()
  return words.flatMap(({ text, groups }) => {
    const fresh = groups.filter((group) => {
      const key = group.wanted.map(({ from }) => from).join(' ')
      if (known.has(key) || known.size === mostGroups) return false
      known.add(key)
      return true
    })
    return fresh.length === 0 ? [] : [{ text, groups: fresh }]
  })
}

function toRange(from: string, to = from, factor = 1, weight = 1): QueryGroup {
  return { weight, wanted: [{ from, to, factor }] }
}

/** Pairs of syllables; those of the particle, and the one that reaches into it, weigh little. */
function toRunGroups(run: string, stem: number): QueryGroup[] {
  if (run.length === 1) return [toRange(run, run + last, 1, ofSyllable)]
  return Array.from({ length: run.length - 1 }, (_, place) =>
    toRange(run.slice(place, place + 2), undefined, 1, place + 2 <= stem ? 1 : ofParticle),
  )
}

/** `루ㅌ` on the way to `루틴`. */
function toHalfSyllable(before: string, initial: string): QueryGroup {
  const first = String.fromCharCode(0xac00 + 588 * (initial.charCodeAt(0) - 0x1100))
  return toRange(before + first, before + String.fromCharCode(first.charCodeAt(0) + 587), ofHalfSyllable)
}

function toWordGroups(word: string): QueryGroup[] {
  const { whole, parts } = toWordTerms(word)
  const ofParts = parts.map((part) => toRange(part, part, 1, whole === '' ? 1 : ofPart))
  if (whole === '') return ofParts
  const exact = { from: whole, to: whole, factor: 1 }
  const longer = { from: whole, to: whole + last, factor: ofPrefix }
  return [{ weight: 1, wanted: whole.length > 1 ? [exact, longer] : [exact] }, ...ofParts]
}

const shortestWord = 4
/** In letters: from this length on two slips are forgiven. */
const longWord = 8

/**
 * The word that was meant, where what was typed is nowhere: the nearest of the archive; of equally near ones the
 * most used. Undefined where none is near.
 * @param word in lower case, composed.
 */
function findSpelling(word: string, spelling: Spelling): string | undefined {
  const letters = toLetters(word)
  if (letters.length < shortestWord) return undefined
  let nearest: { word: string; slips: number; count: number } | undefined
  const most = letters.length < longWord ? 1 : 2
  for (const [known, count] of spelling) {
    if (known === word) return undefined
    const slips = countSlips(letters, toLetters(known), nearest?.slips ?? most)
    if (slips === undefined) continue
    if (!nearest || slips < nearest.slips || count > nearest.count) nearest = { word: known, slips, count }
  }
  return nearest?.word
}

/**
 * Those that hold a word of a text, or are within one, then those that are written most like one; of equals in the order
 * in which they come.
 */
export function findNearestNames(text: string, names: readonly string[]): string[] {
  const words = parseQuery(text)
    .words.map((word) => word.text.toLowerCase())
    .filter((word) => word.length > 1)
  const toSlips = (name: string) =>
    Math.min(
      ...words.map((word) => {
        if (name.includes(word) || (name.length > 1 && word.includes(name))) return 0
        const letters = toLetters(word)
        return countSlips(letters, toLetters(name), Math.floor(letters.length / 3)) ?? Infinity
      }),
    )
  return names
    .map((name) => ({ name, slips: toSlips(name) }))
    .filter(({ slips }) => slips < Infinity)
    .sort((one, other) => one.slips - other.slips)
    .map(({ name }) => name)
}

/** Syllables as the letters that are typed for them. */
function toLetters(word: string): string {
  return word.normalize('NFD')
}

/**
 * Letters that were left out, put in, taken for another or exchanged with their neighbour (Damerau and Levenshtein, no
 * part touched twice).
 * @returns undefined for more than `most`.
 */
function countSlips(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (row > 1 && column > 1 && isExchanged) slips = Math.min(slips, (before[column - 2] ?? 0) + 1)
      next.push(slips)
    }
    if (Math.min(...next) > most) return undefined
    before = last
    last = next
  }
  const slips = last[other.length] ?? 0
  return slips <= most ? slips : undefined
}

/** Words that are nowhere, with the nearest word of the archive beside them. */
export async function correctQuery<Group extends { group: QueryGroup; terms: readonly unknown[] }>(
  query: Query,
  groupsOfWords: readonly Group[][],
  {
    manifest,
    files,
    lookUp,
  }: {
    manifest: Pick<Manifest, 'spelling'>
    files: Pick<IndexFiles, 'json'>
    lookUp: { groups: (query: Pick<Query, 'words'>) => Promise<Group[][]> }
  },
): Promise<{ found: readonly Group[][]; corrected: Map<string, string> }> {
  const unknown = query.words.filter(
    ({ text }, place) => text !== '' && isUnknown(groupsOfWords[place] ?? []),
  )
  const corrected = new Map<string, string>()
  if (unknown.length === 0) return { found: groupsOfWords, corrected }
  const spelling = await files.json<Spelling>(manifest.spelling)
  for (const { text } of unknown) {
    const word = findSpelling(text.toLowerCase(), spelling)
    if (word !== undefined) corrected.set(text, word)
  }
  const words = [...corrected.values()].map(
    (text): QueryWord => ({
      text,
      groups: /^[\uac00-\ud7a3]+$/.test(text) ? toRunGroups(text, text.length) : toWordGroups(text),
    }),
  )
  return { found: [...groupsOfWords, ...(await lookUp.groups({ words }))], corrected }
}

/** Whether a part of it that counts is in no text. */
function isUnknown(groups: readonly { group: QueryGroup; terms: readonly unknown[] }[]): boolean {
  return groups.some(({ group, terms }) => group.weight === 1 && terms.length === 0)
}
