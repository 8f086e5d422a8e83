// Where names that must not appear stand in a text as whole words (decision 25).
import { listNameEndings } from './korean-endings.ts'
import { toIdKey } from './question-id.ts'
import { toSeenText } from './seen-text.ts'

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

export interface NameFind {
  /** Place of the name in the list. */
  name: number
  offset: number
  length: number
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

/** Two characters tell most of a text apart from names, in far less time than letters of either case do. */
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
    if (length !== undefined && endsName(seen, offset + length, characters.at(-1) ?? '')) {
      return { name, offset, length }
    }
  }
  return undefined
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

/** A word begins where no letter stands before it, or one of another kind: `by홍길동`, but not `신홍길동`. */
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
  const { titles, nouns, josa, copulas, opens } = listNameEndings()
  const whole = `${toChoice(copulas)}?(?![\\uac00-\\ud7a3])`
  const rest = `${toChoice(josa)}{0,3}(?:${toChoice(opens)}|${whole})`
  return new RegExp(`${toChoice(titles)}{0,3}${toChoice(nouns)}?${rest}`, 'y')
}

function toChoice(listed: readonly string[]): string {
  return `(?:${listed.join('|')})`
}

/**
 * Whether a name that ends at an offset is a word of its own: `님께서는`, `이가`, `드림`, `님답변` and whatever is no
 * syllable may follow, `번호` may not.
 */
export function endsKoreanName(text: string, offset: number): boolean {
  nameEnding.lastIndex = offset
  return nameEnding.test(text)
}
