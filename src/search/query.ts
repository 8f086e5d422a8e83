// A query, from what was typed to the terms that are looked for.
import { findStem, isParticle } from './particles.ts'
import { normalizeText, scanText } from './scan-text.ts'
import { toWordTerms } from './word-terms.ts'

/** A term, or all that stand between two, both among them. */
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
export interface QueryWord {
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
const ofPart = 0.5
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
export function toRunGroups(run: string, stem: number): QueryGroup[] {
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

export function toWordGroups(word: string): QueryGroup[] {
  const { whole, parts } = toWordTerms(word)
  const ofParts = parts.map((part) => toRange(part, part, 1, whole === '' ? 1 : ofPart))
  if (whole === '') return ofParts
  const exact = { from: whole, to: whole, factor: 1 }
  const longer = { from: whole, to: whole + last, factor: ofPrefix }
  return [{ weight: 1, wanted: whole.length > 1 ? [exact, longer] : [exact] }, ...ofParts]
}
