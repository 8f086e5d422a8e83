// Everything of a text that readers must not see: personal data, and names that were redacted.
import { toIdKey } from '../names.ts'
import { listNameEndings } from './korean-endings.ts'
import type { Find, PersonalDataKind } from './masks.ts'
import { findPersonalData } from './personal-data.ts'

/** What was found in one text; offsets are of the text as it was written. Finds may lie over each other. */
export interface FoundInText {
  finds: Find[]
  /** Positions, in the list of names, of those that are in it. */
  names: number[]
}

/** @param text as a reader gets it: no Markdown, no entities. */
export type FindInText = (text: string) => FoundInText

const nothing: FoundInText = { finds: [], names: [] }

/** Names of one character, and those of `in: actors`, are not looked for in texts. */
export function createFindInText(names: readonly RedactedName[]): FindInText {
  const findNames = createNameFinder(names)
  return (text) => {
    const seen = toSeenText(text)
    const data = findPersonalData(seen.text)
    const found = findNames(seen.text)
    if (data.length === 0 && found.length === 0) return nothing
    const named = found.map(({ offset, length, isSimilar }): Find => {
      return { kind: isSimilar ? 'similarName' : 'name', offset, length }
    })
    const finds = [...data, ...named].map(({ kind, offset, length }) => {
      const { start, end } = seen.toWritten({ start: offset, end: offset + length })
      return { kind, offset: start, length: end - start }
    })
    return { finds, names: found.flatMap(({ name, isSimilar }) => (isSimilar ? [] : name)) }
  }
}

/**
 * The kind of each find. @param isAddress a part of an address, as ids and hashtags are, where bare digits may be anything:
 * between the signs of an address each part is read alone.
 */
export function listPersonalKinds({
  text,
  isAddress,
}: {
  text: string
  isAddress: boolean
}): PersonalDataKind[] {
  // A number has nine digits.
  if (!/@|(?:\d\D*){9}/.test(text) || (isAddress && /^\d+$/.test(text))) return []
  return (isAddress ? text.split(/[/?&=#]/) : [text]).flatMap((part) => {
    const seen = toSeenText(part).text
    return findPersonalData(seen).flatMap(({ kind, offset, length }) =>
      isAddress && /^\d+$/.test(seen.slice(offset, offset + length)) ? [] : [kind],
    )
  })
}

export interface RedactedName {
  name: string
  /** `in: actors`: the name is a word as well, so only actor fields that are this name are concerned. */
  onlyActors: boolean
  /** Id of the person whose name it is, where that is why it is redacted. */
  person?: string | undefined
}

/** Whether an id, in any case or Unicode form, is that of a redacted person. */
export function createIsRedactedPerson(names: readonly RedactedName[]): (person: string) => boolean {
  const keys = new Set(names.flatMap(({ person }) => (person === undefined ? [] : toIdKey(person))))
  return (person) => keys.size > 0 && keys.has(toIdKey(person))
}

interface NameFind {
  /** Place of the name in the list. */
  name: number
  offset: number
  length: number
  /** `@pipkinson` for `pipkin`: maybe somebody else, whom a person has to know. */
  isSimilar?: true
}

/** Names of one character are part of too many words to be looked for in texts. */
export function isLookedFor(name: string): boolean {
  return [...toNameKey(name)].length > 1
}

/** The same for every spelling of a name that looks the same: `Kim  Min`, `ＫＩＭ min`. */
export function toNameKey(name: string): string {
  return toLower(toSeenText(name).text).trim().replace(/\s+/g, ' ')
}

/** Letter by letter: the small form of `İ` is two, which patterns do not take for it. */
function toLower(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase()
    return small.length === letter.length ? small : letter
  }).join('')
}

interface NamePattern {
  /** Place of the name in the list. */
  name: number
  characters: string[]
  /** Sticky; what may follow the name is checked apart. */
  pattern: RegExp
}

/** @returns a function over seen texts, whose finds come in order; of names that begin at one place the longest. */
export function createNameFinder(names: readonly RedactedName[]): (seen: string) => NameFind[] {
  const patterns = names
    .flatMap(({ name, onlyActors }, index) =>
      onlyActors || !isLookedFor(name) ? [] : [toPattern(index, toNameKey(name))],
    )
    .sort((a, b) => b.characters.length - a.characters.length)
  if (patterns.length === 0) return () => []
  const byStart = Map.groupBy(patterns, ({ characters: [first = ''] }) => first)
  const start = new RegExp(Array.from(byStart, toStartPattern).join('|'), 'gu')
  return (seen) => {
    const finds: NameFind[] = []
    start.lastIndex = 0
    for (let match = start.exec(seen); match; match = start.exec(seen)) {
      const first = toLower(String.fromCodePoint(match[0].codePointAt(0) ?? 0))
      const find = findAt(seen, match.index, byStart.get(first) ?? [])
      if (find) finds.push(find)
      start.lastIndex = match.index + first.length
    }
    return finds
  }
}

/** Two characters distinguish most texts from names, in far less time than letters of either case do. */
function toStartPattern([first, patterns]: [string, readonly NamePattern[]]): string {
  const seconds = new Set(patterns.map(({ characters: [, second = ''] }) => second))
  const toCases = (character: string) =>
    character === ' '
      ? '\\s'
      : [...new Set([character, character.toUpperCase()])]
          .filter((each) => [...each].length === 1)
          .map((each) => RegExp.escape(each))
          .join('')
  return `[${toCases(first)}][${[...seconds].map(toCases).join('')}]`
}

function findAt(seen: string, offset: number, patterns: readonly NamePattern[]): NameFind | undefined {
  for (const { name, characters, pattern } of patterns) {
    pattern.lastIndex = offset
    const length = pattern.exec(seen)?.[0].length
    if (length === undefined) continue
    const end = offset + length
    if (endsName(seen, end, characters.at(-1) ?? '')) return { name, offset, length }
    if (!isMentioned(seen, offset, end)) continue
    const isPlural = /s/i.test(seen.charAt(end)) && endsName(seen, end + 1, 's')
    return isPlural ? { name, offset, length: length + 1 } : { name, offset, length, isSimilar: true }
  }
  return undefined
}

/** `@pipkins`: a board leads to somebody by the beginning of a word behind this sign. */
function isMentioned(seen: string, offset: number, end: number): boolean {
  return seen.charAt(offset - 1) === '@' && /[a-z\d_]/i.test(seen.charAt(end - 1))
}

const syllable = /[\uac00-\ud7a3]/
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const letterOrDigit = /[\p{L}\p{Nd}]/u

function toPattern(name: number, key: string): NamePattern {
  const characters = [...key]
  const words = key.split(' ').map((word) => RegExp.escape(word))
  const pattern = new RegExp(`${toBefore(characters[0] ?? '')}${words.join('\\s+')}`, 'iuy')
  return { name, characters, pattern }
}

/** A word begins where no letter is before it, or one of another kind: `by홍길동`, but not `신홍길동`. */
function toBefore(first: string): string {
  if (syllable.test(first)) return '(?<![\\uac00-\\ud7a3])'
  if (!letterOrDigit.test(first) || unspaced.test(first)) return ''
  return '(?<!(?!\\p{Script=Hangul})[\\p{L}\\p{Nd}])'
}

const goesOn = /(?!\p{Script=Hangul})[\p{L}\p{Nd}]/uy

function endsName(seen: string, offset: number, last: string): boolean {
  if (syllable.test(last)) return endsKoreanName(seen, offset)
  if (!letterOrDigit.test(last) || unspaced.test(last)) return true
  goesOn.lastIndex = offset
  return !goesOn.test(seen)
}

/** All that may follow a name that ends in Hangul: what is no syllable, or an ending up to that. */
export const nameEnding = createNameEnding()

function createNameEnding(): RegExp {
  const { titles, nouns, josa, copulas, opens, joined, joining } = listNameEndings()
  const whole = `${toChoice(copulas)}?(?![\\uac00-\\ud7a3])`
  const another = `(?!${toChoice(joining)}${toChoice(josa)}{0,3}${whole})${joined}`
  const rest = `(?:${another})?${toChoice(josa)}{0,3}(?:${toChoice(opens)}|${whole})`
  return new RegExp(`${toChoice(titles)}{0,3}${toChoice(nouns)}?${rest}`, 'y')
}

function toChoice(listed: readonly string[]): string {
  return `(?:${listed.join('|')})`
}

/**
 * Whether a name that ends at an offset is a word of its own: `님께서는`, `이가`, `드림`, `님답변` and whatever is no
 * syllable may follow, `전` may not.
 */
function endsKoreanName(text: string, offset: number): boolean {
  nameEnding.lastIndex = offset
  return nameEnding.test(text)
}

interface TextRange {
  start: number
  /** Behind the last character. */
  end: number
}

interface SeenText {
  text: string
  /** The range of the text as it was written that a range of the seen one stands for. */
  toWritten: (seen: TextRange) => TextRange
}

// What most texts consist of, and means itself: ASCII and syllables, and then punctuation, arrows, Han, Kana.
const uncommon = /[^\u0000-\u007f\uac00-\ud7a3]/
const maybeOther =
  /[^\u0000-\u007f\uac00-\ud7a3\u00b7\u2013\u2014\u2018-\u201d\u2022\u2026\u2190-\u21ff\u3001-\u3002\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]/

const ignorable = /\p{Default_Ignorable_Code_Point}+/gu

const composed = [
  '[^]\\p{M}{1,100}',
  '[\\uac00-\\ud7a3]?[\\u1100-\\u11ff\\ua960-\\ua97f\\ud7b0-\\ud7ff]{1,100}',
  '[\\u3131-\\u318e\\uffa1-\\uffdc]{1,100}',
  '(?![A-Z\\u2026])\\p{Changes_When_NFKC_Casefolded}',
]
/**
 * Runs that are normalized on their own. Letters of the alphabet (`ㅠㅠ`) must not become part of the syllable before
 * them, and runs are short, since marks are sorted in a time that grows with the square of their number.
 */
export const changing = new RegExp(composed.join('|'), 'gu')

/** The same for every spelling that looks the same: `ｈｏｎｇ＠naver.com` and `hong@naver.com` with a soft hyphen. */
export function toSeenText(written: string): SeenText {
  if (!uncommon.test(written) || !maybeOther.test(written))
    return { text: written, toWritten: (range) => range }
  const shown = rewrite(written, ignorable, () => '')
  const normal = rewrite(shown.text, changing, (run) => run.normalize('NFKC'))
  return { text: normal.text, toWritten: (range) => shown.toWritten(normal.toWritten(range)) }
}

/** A part of a text that was rewritten: where it is now, and where it was. */
interface Rewritten {
  now: TextRange
  was: TextRange
}

function rewrite(text: string, pattern: RegExp, toNew: (run: string) => string): SeenText {
  const parts: Rewritten[] = []
  let result = ''
  let end = 0
  for (const { 0: run, index } of text.matchAll(pattern)) {
    const replacement = toNew(run)
    if (replacement === run) continue
    result += text.slice(end, index)
    end = index + run.length
    parts.push({
      now: { start: result.length, end: result.length + replacement.length },
      was: { start: index, end },
    })
    result += replacement
  }
  if (parts.length === 0) return { text, toWritten: (range) => range }
  return {
    text: result + text.slice(end),
    toWritten: ({ start, end }) => ({ start: toStart(parts, start), end: toEnd(parts, end) }),
  }
}

function toStart(parts: readonly Rewritten[], offset: number): number {
  const part = findLast(parts, ({ now }) => now.start <= offset)
  if (!part) return offset
  return offset < part.now.end ? part.was.start : part.was.end + offset - part.now.end
}

function toEnd(parts: readonly Rewritten[], offset: number): number {
  const part = findLast(parts, ({ now }) => now.start < offset)
  if (!part) return offset
  return offset <= part.now.end ? part.was.end : part.was.end + offset - part.now.end
}

/** By halving: the parts are in order, and those that fit come first. */
function findLast(parts: readonly Rewritten[], fits: (part: Rewritten) => boolean): Rewritten | undefined {
  let low = -1
  let high = parts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    const part = parts[middle]
    if (part && fits(part)) low = middle
    else high = middle
  }
  return parts[low]
}
