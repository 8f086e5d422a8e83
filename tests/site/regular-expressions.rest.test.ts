// No regular expression takes a time that grows with the square of a text. Each is tried on strings made for it; one
// that is linear takes milliseconds of a processor for the longest, one that is not takes minutes.
import { describe, expect, test } from 'vitest'
import { limits } from '../../src/format/limits.ts'
import { kinds } from '../../src/format/texts/personal-data.ts'
import { changing, nameEnding } from '../../src/format/texts/redacted-names.ts'
import { commentPart } from '../../src/import/stackexchange/comment-html.ts'
import { OutOfTime, runInTime } from '../../src/kept/guarded.ts'
import { toFormPattern } from '../../src/site/asked-address.ts'
import {
  createHostileStrings,
  findExpressions,
  generalStrings,
  readRegularExpressions,
  type WrittenExpression,
} from '../support/regular-expressions.ts'

const longest = 200_000

const comments =
  "import/stackexchange/comment-html.ts new RegExp(parts.map(({ source }) => source).join('|'), 'gs')"

/** Those that are not linear, and what bounds the texts that they read. */
const bounded: Record<string, { length: number; by: string }> = {
  'words/grouped-number.ts /\\B(?=(?:\\d{3})+$)/g': { length: 400, by: 'the digits of a number' },
  [comments]: { length: 5_000, by: 'the longest comment that is more than plain text' },
  'import/stackexchange/comment-html.ts /(?<tick>`+)(?!`)(?<code>.*?[^`])\\k<tick>(?!`)/': {
    length: 5_000,
    by: 'the same',
  },
}

/** Corrections are looked for in lines that can be shown (`toShownLines`), and in no others. */
const shownLine = 400

function findLength(name: string): number {
  return bounded[name]?.length ?? (name.startsWith('format/corrections/') ? shownLine : longest)
}

const { highlightedWord, stackedMarks } = limits

/** Those that a program puts together, as they are when it runs. */
const made: Record<string, RegExp> = {
  'body/highlight.ts new RegExp(`\\\\w{${limits.highlightedWord + 1}}`)': new RegExp(
    `\\w{${highlightedWord + 1}}`,
  ),
  'engine/bundle.ts new RegExp(`^${word}-[\\\\da-f]{32}(?:\\\\.\\\\d+)?$`)': /^bundle-[\da-f]{32}(?:\.\d+)?$/,
  'site/components/look-up.ts RegExp(`^${toFormPattern(form)}$`)': new RegExp(
    `^${toFormPattern('/aa/*.0/a-0')}$`,
  ),
  'import/discourse/addresses.ts new RegExp(`\\\\b${name}="(\\\\d+)"`)': /\bdata-topic="(\d+)"/,
  "import/pictures/places.ts new RegExp(`\\\\\\\\([!-/:-@[-\\`{-~])|${entities.source}`, 'gi')":
    /\\([!-/:-@[-`{-~])|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi,
  "import/pictures/places.ts new RegExp(`/files/${name}/\\\\d+\\\\.png`, 'g')": /\/files\/aaaa\/\d+\.png/g,
  [comments]: commentPart,
  "format/decode.ts new RegExp(`\\\\p{M}{${limits.stackedMarks + 1}}`, 'u')": new RegExp(
    `\\p{M}{${stackedMarks + 1}}`,
    'u',
  ),
  "format/characters.ts new RegExp(`${emojiSequence.source}|(${invisible.source})`, 'gu')":
    /\p{RI}\p{RI}|[\d#*]\ufe0f?\u20e3|(?![\d#*])\p{Emoji}(?:\p{EMod}|\ufe0f)?(?:\u200d(?![\d#*])\p{Emoji}(?:\p{EMod}|\ufe0f)?)*|([\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff9-\ufffb])/gu,
  "format/texts/personal-data.ts new RegExp(whole, 'gu')": kinds.phone.pattern,
  "format/texts/personal-data.ts new RegExp(resident, 'gu')": kinds.residentNumber.pattern,
  "format/texts/redacted-names.ts new RegExp(Array.from(byStart, toStartPattern).join('|'), 'gu')":
    /[홍][길]|[aA][aA\s]|[가][가]/gu,
  "format/texts/redacted-names.ts new RegExp(`${toBefore(characters[0] ?? '')}${words.join('\\\\s+')}`, 'iuy')":
    /(?<!(?!\p{Script=Hangul})[\p{L}\p{Nd}])aaaa\s+aaaa\s+a/iuy,
  "format/texts/redacted-names.ts new RegExp(`${toChoice(titles)}{0,3}${toChoice(nouns)}?${rest}`, 'y')":
    nameEnding,
  "format/texts/redacted-names.ts new RegExp(composed.join('|'), 'gu')": changing,
}

function toName({ file, code }: WrittenExpression): string {
  return `${file} ${code}`
}

const written = readRegularExpressions()

interface Measured {
  /** Position of the text. */
  index: number
  /** Processor seconds that the expression needs for all of it; infinite where it finds no end. */
  seconds: number
}

/** The first of some texts that takes so many seconds. Watching the time takes longer than most texts do: it is watched once. */
function findFirst(
  expression: RegExp,
  texts: readonly string[],
  atLeast: number,
  from = 0,
): Measured | undefined {
  let index = from
  try {
    return runInTime(() => {
      for (; index < texts.length; index += 1) {
        const seconds = measure(expression, texts[index] ?? '')
        if (seconds >= atLeast) return { index, seconds }
      }
      return undefined
    }, 5)
  } catch (error) {
    if (error instanceof OutOfTime) return { index, seconds: Number.POSITIVE_INFINITY }
    throw error
  }
}

function measure(expression: RegExp, text: string): number {
  expression.lastIndex = 0
  const before = process.threadCpuUsage().user
  if (expression.global) text.replace(expression, '')
  else expression.test(text)
  return (process.threadCpuUsage().user - before) / 1e6
}

/**
 * A string that takes more than 0.3 seconds, and more than three times as long as half of it; undefined when none
 * does. Lengths are doubled, so that what is not linear shows early; what takes 0.1 milliseconds for a sixteenth is
 * quick enough even if the time grows with the cube of the length.
 */
function findSlow(expression: RegExp, length: number): string | undefined {
  const strings = [...createHostileStrings(expression), ...generalStrings]
  const shortest = strings.map((make) => make(length / 16))
  let found = findFirst(expression, shortest, 0.0001)
  for (; found; found = findFirst(expression, shortest, 0.0001, found.index + 1)) {
    const text = shortest[found.index] ?? ''
    let half = found.seconds
    // What finds no end for so little finds none for more.
    if (half === Number.POSITIVE_INFINITY) return describeSlow(text, half, half)
    for (const part of [8, 4, 2, 1]) {
      const longer = strings[found.index]?.(length / part) ?? ''
      const whole = findFirst(expression, [longer], 0)?.seconds ?? 0
      const isSlow = whole === Number.POSITIVE_INFINITY || (whole > 0.3 && whole > 3 * half)
      if (isSlow) return describeSlow(text, half, whole)
      half = whole
    }
  }
  return undefined
}

function describeSlow(text: string, half: number, whole: number): string {
  return `${JSON.stringify(text.slice(0, 60))}: ${half} s, ${whole} s`
}

describe('an expression of src/ is linear, or reads short texts', () => {
  test.each(written.map((each) => [toName(each), each.expression] as const))('%s', (name, literal) => {
    const expression = literal ?? made[name]
    if (!expression) throw new Error('It is put together when the program runs: name it among those above.')
    expect(findSlow(expression, findLength(name))).toBeUndefined()
  })
})

test('what is named here is in src/, and those that read short texts are slow for long ones', () => {
  const names = new Set(written.map(toName))
  expect([...Object.keys(bounded), ...Object.keys(made)].filter((name) => !names.has(name))).toEqual([])
  const notRead = written.filter(({ expression }) => !expression).map(toName)
  expect(notRead.sort()).toEqual(Object.keys(made).sort())
})

describe('expressions that are not linear are found', () => {
  test.each([
    /\s+$/,
    /<\/?([a-z][a-z\d-]*)[^<>]*>/gi,
    /^(?:a+)+$/,
    /(?:\d+,?)+;/,
    /<!--.*-->/s,
    /\/+$/,
    /(\w+)\s*=\s*\1;/,
    /-(?:[^-]|-[^-])*-->/,
  ])('%s', (expression) => {
    expect(findSlow(expression, longest)).toMatch(/ s$/)
  })
})

test('expressions are read from sources', () => {
  const script = `const a = /b+/gu; f(new RegExp('c', 'i')); const d = RegExp(e); // no /f/ here`
  expect(findExpressions('a.ts', script).map(({ code }) => code)).toEqual([
    '/b+/gu',
    "new RegExp('c', 'i')",
    'RegExp(e)',
  ])
  expect(written.length).toBeGreaterThan(100)
})
