// Values that are near to a right one: kinds, switches, old addresses, lists of one, and what a setting names itself.
import { distance } from 'fastest-levenshtein'
import type { ActivityKind } from '../activity.ts'
import { findNearestAlias } from '../alias.ts'
import { removeInvisible } from '../characters.ts'
import type { Issue } from '../issue.ts'
import { toPlainText } from '../plain-text.ts'
import { type Candidate, type Draft, lineAt, replaceLine } from './candidate.ts'
import { findNearestTime } from './times.ts'
import { findToken, replaceToken } from './token.ts'
import { findColour, findKind, findSettingValue, kindSpellings, toBoolean, toWord } from './words.ts'

function* proposeToken(
  issue: Issue,
  draft: Draft,
  toText: (text: string) => string | undefined,
  certain: boolean,
): Generator<Candidate> {
  const token = findToken(issue, draft)
  const text = token.text === '' ? undefined : toText(token.text)
  if (text === undefined) return
  yield {
    correction: replaceLine(issue.line, replaceToken(lineAt(draft, issue.line), token, text), certain),
  }
}

export function* proposeKind(issue: Issue, draft: Draft): Generator<Candidate> {
  const { nearest, key = '' } = issue.detail
  if (!/(?:^|\.)kind$/.test(key)) {
    if (nearest !== undefined) yield* proposeToken(issue, draft, () => toPlainText(nearest), true)
    return
  }
  yield* proposeToken(issue, draft, findKind, true)
  yield* proposeToken(issue, draft, findMisspelledKind, false)
}

/** By letters of Hangul, of which two syllables have up to six; a syllable is too much of a short word. */
function isNear(word: string, spelling: string): boolean {
  if (distance(word.normalize('NFD'), spelling.normalize('NFD')) <= 1) return true
  return spelling.length > 3 && distance(word, spelling) <= 1
}

/** One wrong sign in a word that is like no other kind: `새로운 답글` is like two. */
function findMisspelledKind(text: string): ActivityKind | undefined {
  const word = toWord(text)
  const near = [...kindSpellings].filter(([spelling]) => isNear(word, spelling))
  const kinds = new Set(near.map(([, kind]) => kind))
  return kinds.size === 1 ? [...kinds][0] : undefined
}

/** `Korean`, `KST`, `추천순`, `blue`; what is a colour of the theme is its accent. */
export function* proposeSettingWord(issue: Issue, draft: Draft): Generator<Candidate> {
  const { key = issue.code === 'invalid-language' ? 'language' : '' } = issue.detail
  yield* proposeToken(issue, draft, (text) => findSettingValue(key, text), true)
  if (key === 'referenceDate') {
    yield* proposeToken(issue, draft, (text) => findNearestTime(text, draft.zone)?.text.slice(0, 10), false)
  }
  const toAccent = (text: string) => {
    const hex = /^#(?:[\da-f]{3}){1,2}$/i.test(text) ? text : findColour(text)
    return hex && `{ accent: "${hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex}" }`
  }
  if (key === 'theme') yield* proposeToken(issue, draft, toAccent, false)
  if (key.startsWith('theme.')) {
    const toQuoted = (text: string) => {
      const hex = findColour(text)
      return hex && `"${hex}"`
    }
    yield* proposeToken(issue, draft, toQuoted, false)
  }
}

export function* proposeSwitch(issue: Issue, draft: Draft): Generator<Candidate> {
  const { expected, known = '' } = issue.detail
  const isSwitch = expected === 'boolean' || known.split(', ').includes('true')
  if (isSwitch) yield* proposeToken(issue, draft, toBoolean, true)
}

/** Of a place for a switch or a time: `accepted: 네`. */
export function* proposeAccepted(issue: Issue, draft: Draft): Generator<Candidate> {
  if (issue.detail['key'] === 'accepted') yield* proposeToken(issue, draft, toBoolean, true)
}

export function* proposeAlias(issue: Issue, draft: Draft): Generator<Candidate> {
  yield* proposeToken(issue, draft, findNearestAlias, false)
}

/** What the schema says itself. */
export function* proposeNearest(issue: Issue, draft: Draft): Generator<Candidate> {
  const { nearest } = issue.detail
  const certain = issue.code === 'invalid-id'
  if (nearest !== undefined) yield* proposeToken(issue, draft, () => toPlainText(nearest), certain)
}

export function* proposeListOfOne(issue: Issue, draft: Draft): Generator<Candidate> {
  const { expected, key } = issue.detail
  if (expected !== 'array' || (key !== 'aliases' && key !== 'related')) return
  const line = lineAt(draft, issue.line)
  const [, start = '', value = ''] = /^(aliases: +(?=\/)|related: +)([^\s,[\]]+)\s*$/.exec(line) ?? []
  if (value !== '') yield { correction: replaceLine(issue.line, `${start}[${toPlainText(value)}]`, true) }
}

export function* proposeVisible(issue: Issue, draft: Draft): Generator<Candidate> {
  yield { correction: replaceLine(issue.line, removeInvisible(lineAt(draft, issue.line)), true) }
}
