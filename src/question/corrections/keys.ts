// Keys that are written another way: misspelled, in Korean, without the space behind the colon, or twice.
import { distance } from 'fastest-levenshtein'
import { countNames } from '../counts.ts'
import type { Issue } from '../issue.ts'
import { pollKeys } from '../poll-schema.ts'
import { activityKeys, questionKeys } from '../schema.ts'
import { stateKeys } from '../state-schema.ts'
import { type Candidate, type Draft, lineAt, linesUpwards, replaceLine } from './candidate.ts'
import { findToken, replaceToken } from './token.ts'
import { findKey } from './words.ts'

const nested = [...Object.values(pollKeys), ...Object.values(stateKeys)].flat()
const allKeys = [...questionKeys, ...countNames, ...activityKeys, ...nested]

/** The known key that is meant; what only looks a little alike is none. */
export function* proposeKnownKey(issue: Issue, draft: Draft): Generator<Candidate> {
  const { value = '', known = '' } = issue.detail
  const keys = known.split(', ')
  const named = keys.find((key) => key === findKey(value))
  const nearest = named ?? findSimilar(value, keys)
  if (nearest === undefined) return
  const line = replaceToken(lineAt(draft, issue.line), findToken(issue, draft), nearest)
  yield {
    correction: replaceLine(issue.line, line, true),
    as: { detail: { ...issue.detail, nearest } },
  }
}

function findSimilar(word: string, keys: readonly string[]): string | undefined {
  const ranked = keys
    .map((key) => ({ key, steps: countSteps(word.toLowerCase(), key.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps)
  const [best, second] = ranked
  if (!best || best.steps > Math.max(1, Math.floor(best.key.length * 0.4))) return undefined
  return second && second.steps === best.steps ? undefined : best.key
}

/** Two letters that changed places are one mistake. */
function countSteps(word: string, key: string): number {
  const isAnagram = [...word].sort().join('') === [...key].sort().join('')
  return isAnagram ? Math.min(1, distance(word, key)) : distance(word, key)
}

/** `{answers:3}` and `title:제목`: a key that a value sticks to. */
export function* proposeColonSpace(issue: Issue, draft: Draft): Generator<Candidate> {
  const lines = issue.code === 'unknown-key' ? [issue.line] : linesUpwards(issue, draft)
  for (const line of lines) {
    const written = lineAt(draft, line)
    const mended = addSpaces(written)
    if (mended === written) continue
    const column = [...written].findIndex((sign, index) => sign !== [...mended][index]) + 1
    // The space makes a comment of what follows.
    const certain = !/[:=]\s*#/.test(written)
    yield {
      correction: replaceLine(line, mended, certain),
      as: { code: 'yaml-syntax', line, column, detail: { reason: 'a space is missing after the colon' } },
    }
  }
}

/** A space between a known key and the value that sticks to it, and a colon where an equals sign stands. */
export function addSpaces(line: string): string {
  const toPair = (whole: string, head: string, key: string) => (isKey(key) ? `${head}${key}: ` : whole)
  return line
    .replace(/^(\s*(?:- *)?)([\p{L}\p{M}]+)(?::(?=[^\s/:])|\s*=\s*(?=[^\s=]))/u, toPair)
    .replace(/([{,]\s*)([\p{L}\p{M}]+)(?::(?=[^\s/:])|\s*=\s*(?=[^\s=]))/gu, toPair)
}

function isKey(word: string): boolean {
  return allKeys.some((key) => key === word) || findKey(word) !== undefined
}

/** A key that stands there twice, once without a value or twice with the same: that line goes. */
export function* proposeSingleKey(issue: Issue, draft: Draft): Generator<Candidate> {
  const key = issue.detail['value'] ?? ''
  const second = lineAt(draft, issue.line)
  const prefix = /^\s*(?:- +)?/.exec(second)?.[0] ?? ''
  const start = `${prefix.replace('-', ' ')}${key}:`
  const first = draft.lines.findIndex((line, index) => index >= draft.from - 1 && line.startsWith(start)) + 1
  if (first < 1 || first >= issue.line) return
  const value = (line: string) => line.slice(line.indexOf(':') + 1).trim()
  const isEmpty = (line: number) =>
    value(lineAt(draft, line)) === '' && !/^\s+\S|^- /.test(lineAt(draft, line + 1).slice(prefix.length))
  const gone = (line: number) => ({ from: line, to: line + 1, lines: [], certain: true })
  const isSame = value(lineAt(draft, first)) === value(second) && value(second) !== ''
  if (isSame || isEmpty(issue.line)) yield { correction: gone(issue.line), as: { line: issue.line } }
  else if (isEmpty(first)) yield { correction: gone(first), as: { line: first, column: 1 } }
}
