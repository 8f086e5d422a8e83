// Values that are near to a right one: kinds, switches, counts, times, old addresses, and words for settings.
import { distance } from 'fastest-levenshtein'
import { type ActivityKind, countNames } from '../activity.ts'
import { removeInvisible } from '../characters.ts'
import { type Issue, replaceLine, toSchemaDetails } from '../issue.ts'
import { toField } from '../leaf.ts'
import { findNearestAlias } from '../names.ts'
import { parseTimestamp, type Zone } from '../time.ts'
import { toPlainText } from '../yaml.ts'
import {
  type Candidate,
  type Draft,
  findToken,
  lineAt,
  linesUpwards,
  readPair,
  replaceToken,
  withReason,
} from './candidate.ts'
import {
  findColour,
  findKey,
  findKind,
  findSettingValue,
  kindSpellings,
  toBoolean,
  toHalfDay,
  toWord,
  withoutTimeWords,
  withoutUnit,
} from './words.ts'

function* proposeToken(
  issue: Issue,
  draft: Draft,
  toText: (text: string) => string | undefined,
  certain: boolean,
): Generator<Candidate> {
  const token = findToken(issue, draft)
  const text = token.text === '' ? undefined : toText(token.text)
  if (text !== undefined) yield { correction: replaceToken(issue, draft, text, certain) }
}

export function* proposeKind(issue: Issue, draft: Draft): Generator<Candidate> {
  const { nearest, key = '' } = issue.detail
  if (!/(?:^|\.)kind$/.test(key)) {
    // One colour in the place of another is a choice.
    const certain = !('contrast' in issue.detail)
    if (nearest !== undefined) yield* proposeToken(issue, draft, () => toPlainText(nearest), certain)
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
  const { expected, known = [] } = toSchemaDetails(issue)
  const isSwitch = expected === 'boolean' || known.includes('true')
  if (isSwitch) yield* proposeToken(issue, draft, toBoolean, true)
}

/** Of a place for a switch or a time: `accepted: 네`. */
export function* proposeAccepted(issue: Issue, draft: Draft): Generator<Candidate> {
  if (issue.detail.key === 'accepted') yield* proposeToken(issue, draft, toBoolean, true)
}

export function* proposeAlias(issue: Issue, draft: Draft): Generator<Candidate> {
  yield* proposeToken(issue, draft, findNearestAlias, false)
}

/** What the schema says itself. Only another spelling of the same is certain: `en_us`, `https://a.example/가`. */
export function* proposeNearest(issue: Issue, draft: Draft): Generator<Candidate> {
  const { nearest, value = '' } = issue.detail
  if (nearest === undefined) return
  const isSpelling =
    ['invalid-id', 'invalid-language'].includes(issue.code) || URL.parse(value)?.href === nearest
  yield* proposeToken(issue, draft, () => toPlainText(nearest), isSpelling)
}

export function* proposeListOfOne(issue: Issue, draft: Draft): Generator<Candidate> {
  const { expected, key } = toSchemaDetails(issue)
  const leaf = toField(draft.schema).keys.get(key ?? '')?.element?.leaf
  if (expected !== 'array' || (leaf !== 'path' && leaf !== 'id')) return
  const { start, key: written, value } = readPair(lineAt(draft, issue.line))
  if (written !== key || !/^[^\s,[\]]+\s*$/.test(value) || (leaf === 'path' && !value.startsWith('/'))) return
  yield { correction: replaceLine(issue.line, `${start}[${toPlainText(value.trimEnd())}]`, true) }
}

export function* proposeVisible(issue: Issue, draft: Draft): Generator<Candidate> {
  yield { correction: replaceLine(issue.line, removeInvisible(lineAt(draft, issue.line)), true) }
}

/** `1,234` → `1234`, `007` → `7`, `3개` → `3`; undefined for what is rounded or no count. */
export function toCount(text: string): string | undefined {
  const written = withoutUnit(text.normalize('NFKC').trim())
  const grouped = /^\+?\d{1,3}(?:[,_ ]\d{3})+$/.test(written) ? written.replace(/[,_ ]/g, '') : written
  const digits = /^\+?(\d{1,15})(?:\.0+)?$/.exec(grouped)?.[1]
  return digits === undefined ? undefined : String(Number(digits))
}

/** A count that is no number yet. */
export function* proposeCount(issue: Issue, draft: Draft): Generator<Candidate> {
  const { expected = '' } = toSchemaDetails(issue)
  if (!['number', 'int'].includes(expected)) return
  yield* proposeToken(issue, draft, toCount, !/^[0+]/.test(findToken(issue, draft).text))
}

/** `{ views: 1,234 }` is a key `234` to YAML. */
export function* proposeGroupedCount(issue: Issue, draft: Draft): Generator<Candidate> {
  if (!/^\d{3}$/.test(issue.detail.value ?? '')) return
  const line = lineAt(draft, issue.line)
  const fixed = line.replace(/(?<=:\s*)\d{1,3}(?:,\d{3})+(?=\s*[,}])/g, (count) => count.replaceAll(',', ''))
  const [value = ''] = /\d{1,3}(?:,\d{3})+/.exec(line) ?? []
  const detail = { value, expected: 'number', key: '' }
  const as = { code: 'wrong-type', column: line.indexOf(value) + 1, detail } as const
  yield { correction: replaceLine(issue.line, fixed, true), as }
}

const countsLine = /^(\s*counts: *)(\S.*)$/

/** `counts: answers 3, comments 5` → `counts: { answers: 3, comments: 5 }`, where each part is a name and a number. */
export function* proposeCountList(issue: Issue, draft: Draft): Generator<Candidate> {
  const lines = issue.code.startsWith('yaml-') ? linesUpwards(issue, draft) : [issue.line]
  for (const line of lines) {
    const [, start = '', raw = ''] = countsLine.exec(lineAt(draft, line)) ?? []
    const counts = raw === '' ? undefined : toCountList(raw)
    if (counts === undefined) continue
    const fault = withReason(issue, 'a flow collection is not closed')
    const correction = replaceLine(line, `counts: ${counts}`, true)
    yield { correction, as: { line, column: start.length + 1, ...fault } }
  }
}

const unknownCount = /([\p{L}\p{M}]+) *: *([-?\u2013\u2014]+) *(?=[,}])/u

/** `{ answers: - }`: no text of YAML, and no count. */
export function* proposeUnknownCount(issue: Issue, draft: Draft): Generator<Candidate> {
  const line = lineAt(draft, issue.line)
  const [whole = '', word = '', value = ''] = unknownCount.exec(line) ?? []
  const name = countNames.find((each) => each === findKey(word))
  if (name === undefined) return
  const column = line.indexOf(whole) + whole.lastIndexOf(value) + 1
  yield { as: { code: 'wrong-type', column, detail: { key: `counts.${name}`, value, expected: 'number' } } }
}

function toCountList(raw: string): string | undefined {
  const inner = raw
    .normalize('NFKC')
    .trim()
    .replace(/^[[({]\s*/, '')
    .replace(/[\])}]\s*$/, '')
  const parts = inner.split(/\s*[,;/|、]\s*(?!\d{3}\b)/).filter((part) => part.trim() !== '')
  const pairs = parts.map((part) => {
    const [, word = '', value = ''] =
      /^([\p{L}\p{M} ]+?)\s*[:=]?\s*(\d[\d,]*\s*\p{L}?)$/u.exec(part.trim()) ?? []
    const name = countNames.find((each) => each === findKey(word))
    const count = toCount(value)
    return name === undefined || count === undefined ? undefined : `${name}: ${count}`
  })
  if (pairs.length === 0 || pairs.includes(undefined)) return undefined
  return `{ ${pairs.join(', ')} }`
}

// Times as people write them. Those without an offset are meant by the clocks of the archive.

const loose =
  /^(\d{4}|\d{2})\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{1,2})[\s.,-]*(?:t?\s*(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.\d+)?)?)?\s*(z|kst|utc|gmt|(?:utc|gmt)?[+-]\d{1,2}(?::?\d{2})?)?$/i
const packed = /^(\d{4})(\d{2})(\d{2})(?:t?(\d{2})(\d{2})(\d{2})?)?(z)?$/i

/**
 * The time that is meant: `2024.5.1` → `2024-05-01`, `2024년 5월 1일 오후 3시` → `2024-05-01T15:00:00` with the offset of
 * the zone, which is named then; undefined for what names no day.
 */
export function findNearestTime(
  written: string,
  zone: Zone | undefined,
): { text: string; certain: boolean; zone?: string } | undefined {
  const { half, rest } = toHalfDay(written.normalize('NFKC'))
  const text = withoutTimeWords(rest).replace(/\s+/g, ' ').trim()
  const match = packed.exec(text) ?? loose.exec(text)
  if (!match) return undefined
  const [, year = '', month = '', day = '', hour, minute = '00', second = '00', offset] = match
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // `9:3` may have lost a figure.
  const certain = year.length === 4 && minute.length === 2
  if (hour === undefined) {
    const isDay = half === undefined && offset === undefined && parseTimestamp(date) !== undefined
    return isDay ? { text: date, certain } : undefined
  }
  const clock = toClock(Number(hour), half)
  if (clock === undefined) return undefined
  const local = `${date}T${[clock, minute, second].map((part) => part.padStart(2, '0')).join(':')}`
  const known = offset === undefined ? undefined : toOffset(offset)
  const time = known === undefined ? zone?.withOffset(local) : local + known
  if (time === undefined || !parseTimestamp(time)) return undefined
  return { text: time, certain, ...(known === undefined && zone ? { zone: zone.name } : {}) }
}

function toClock(hour: number, half: 'morning' | 'afternoon' | undefined): string | undefined {
  if (half === undefined) return `${hour}`
  if (hour < 1 || hour > 12) return half === 'afternoon' && hour < 24 && hour > 12 ? `${hour}` : undefined
  return `${(hour % 12) + (half === 'afternoon' ? 12 : 0)}`
}

/** `+9`, `+0900`, `KST`, `UTC+9` → `+09:00` */
function toOffset(written: string): string {
  const [, sign, hours = '', minutes = '00'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(written) ?? []
  if (sign !== undefined) return `${sign}${hours.padStart(2, '0')}:${minutes}`
  return /^kst$/i.test(written) ? '+09:00' : 'Z'
}

export function* proposeTime(issue: Issue, draft: Draft): Generator<Candidate> {
  // Of a time in quotes only what is in them counts; one that YAML cuts at a colon is the rest of its line.
  const nearest = findNearestTime(findToken(issue, draft).text, draft.zone)
  if (nearest === undefined) return
  const correction = replaceToken(issue, draft, nearest.text, nearest.certain)
  if (issue.code !== 'invalid-time' || !nearest.zone) yield { correction }
  else yield { correction, as: { code: issue.code, detail: { ...issue.detail, zone: nearest.zone } } }
}
