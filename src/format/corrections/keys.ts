// Keys that are written another way: misspelled, in Korean, without the space behind the colon, twice, or without what
// should hold them.
import { distance } from 'fastest-levenshtein'
import { activityKinds } from '../activity.ts'
import { type Issue, replaceLine, toSchemaDetails } from '../issue.ts'
import { listKeysBelow } from '../leaf.ts'
import { type Candidate, type Draft, lineAt, linesUpwards, replaceToken, withoutPart } from './candidate.ts'
import { findKey, findKeysAmong } from './words.ts'

/** The known key that is meant; what only looks a little alike is none. */
export function* proposeKnownKey(issue: Issue, draft: Draft): Generator<Candidate> {
  const { value = '', known: keys = [] } = toSchemaDetails(issue)
  const named = findKeysAmong(value, keys)
  const certain = named.length < 2
  const found = named.length > 0 ? named : [findSimilar(value, keys) ?? []].flat()
  for (const nearest of found) {
    const correction = replaceToken(issue, draft, nearest, certain)
    const as = { detail: { nearest } }
    yield { correction, as }
    const below = [...correction.lines, ...takeBelow(issue.line, draft)]
    const lines = renameBelow(listKeysBelow(draft.schema, nearest), issue.column - 1, below)
    if (lines) yield { correction: { from: issue.line, to: issue.line + lines.length, lines, certain }, as }
  }
}

/** Lines after a key that are further right, or are items of its list. */
function takeBelow(line: number, draft: Draft): string[] {
  const indent = countBlanks(lineAt(draft, line))
  const below = draft.lines.slice(line, draft.to - 1)
  const end = below.findIndex(
    (text) => text.trim() !== '' && countBlanks(text) <= indent && !/^\s*-\s/.test(text),
  )
  const taken = end < 0 ? below : below.slice(0, end)
  while (taken.at(-1)?.trim() === '') taken.pop()
  return taken
}

function countBlanks(text: string): number {
  return text.length - text.trimStart().length
}

const blockKey = /^(\s*(?:- +)?)([\p{L}\p{M}][\p{L}\p{M}\d _]{0,30}?)(?= *:(?:\s|$))/u
const flowKey = /([{,] *)([\p{L}\p{M}][\p{L}\p{M}\d _]{0,30}?)(?= *: )/gu

/** The keys of a mapping named as they are known, with the lines below it; undefined where none has another name. */
function renameBelow(
  known: readonly string[],
  start: number,
  lines: readonly string[],
): string[] | undefined {
  if (known.length === 0) return undefined
  const rename = (whole: string, head: string, word: string) => {
    const [key, ...others] = known.includes(word) ? [] : findKeysAmong(word, known)
    return key === undefined || others.length > 0 ? whole : head + key
  }
  const [first = '', ...more] = lines
  const renamed = [
    first.slice(0, start) + first.slice(start).replace(flowKey, rename),
    ...more.map((line) => line.replace(blockKey, rename).replace(flowKey, rename)),
  ]
  return renamed.some((line, index) => line !== lines[index]) ? renamed : undefined
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
    const fixed = addSpaces(written, draft.schema)
    if (fixed === written) continue
    const column = [...written].findIndex((sign, index) => sign !== [...fixed][index]) + 1
    // The space makes a comment of what follows.
    const certain = !/[:=]\s*#/.test(written)
    yield {
      correction: replaceLine(line, fixed, certain),
      as: { code: 'yaml-syntax', line, column, detail: { reason: 'a space is missing after the colon' } },
    }
  }
}

/** A space between a known key and the value that sticks to it, and a colon where an equals sign was written. */
export function addSpaces(line: string, schema: Draft['schema']): string {
  const keys = listKeysBelow(schema)
  const isKey = (word: string) => keys.includes(word) || findKey(word) !== undefined
  const toPair = (whole: string, head: string, key: string) => (isKey(key) ? `${head}${key}: ` : whole)
  return line
    .replace(/^(\s*(?:- *)?)([\p{L}\p{M}]+)(?::(?=[^\s/:])|\s*=\s*(?=[^\s=]))/u, toPair)
    .replace(/([{,]\s*)([\p{L}\p{M}]+)(?::(?=[^\s/:])|\s*=\s*(?=[^\s=]))/gu, toPair)
}

/** A key that is there twice, once without a value or twice with the same: that line goes. */
export function* proposeSingleKey(issue: Issue, draft: Draft): Generator<Candidate> {
  const key = issue.detail.value ?? ''
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

/** `at`, `actor` and `kind` below `activity:` without a dash are one activity. */
export function* proposeDash(issue: Issue, draft: Draft): Generator<Candidate> {
  const { expected, key } = toSchemaDetails(issue)
  if (expected !== 'array' || key !== 'activity') return
  const keys = listKeysBelow(draft.schema, key)
  const isOfItem = (line: string) => keys.some((each) => line.trimStart().startsWith(`${each}:`))
  const from = issue.line
  let to = from
  while (to < draft.to && /^\s/.test(lineAt(draft, to)) && isOfItem(lineAt(draft, to))) to += 1
  const lines = draft.lines
    .slice(from - 1, to - 1)
    .map((line, index) => `${index === 0 ? '  - ' : '    '}${line.trim()}`)
  if (lines.length > 0 && lines.length <= keys.length) {
    yield { correction: { from, to, lines, certain: true } }
  }
}

/** `author` and `date` of a question that has no history are its first activity. */
export function* proposeActivity(issue: Issue, draft: Draft): Generator<Candidate> {
  if (issue.code !== 'unknown-key' || !issue.detail.known?.includes('activity')) return
  const hasActivity = () =>
    draft.lines.some((line) => findKey(/^([\p{L}\p{M} ]+?) *:/u.exec(line)?.[1] ?? '') === 'activity')
  for (const from of [issue.line, issue.line - 1]) {
    const values = new Map(
      [from, from + 1].flatMap((line) => {
        const [, word = '', value = ''] =
          /^([\p{L}\p{M} _]+?) *: +([^\s[{|>&*#].*)$/u.exec(lineAt(draft, line)) ?? []
        return findKeysAmong(word, ['at', 'actor']).map((key) => [key, value.trimEnd()] as const)
      }),
    )
    // All lines are looked at where this one says something.
    if (values.size < 2 || from < draft.from || hasActivity()) continue
    const lines = [
      'activity:',
      `  - at: ${values.get('at')}`,
      `    actor: ${values.get('actor')}`,
      `    kind: ${activityKinds[0]}`,
    ]
    // Who wrote it, and when, is known; that nothing happened since is not.
    yield { correction: { from, to: from + 2, lines, certain: false } }
  }
}

/** Of a redaction no reason is read; beside its entry, as a note, it stays. */
export function* proposeReason(issue: Issue, draft: Draft): Generator<Candidate> {
  const isReason = findKeysAmong(issue.detail.value ?? '', ['reason']).length > 0
  if (issue.path !== 'redactions.yaml' || !isReason) return
  const line = lineAt(draft, issue.line)
  const before = line.slice(0, issue.column - 1)
  const [pair = '', value = ''] =
    /^[^:]+: *("[^"]*"|'[^']*'|[^,{}]*[^,{}\s])(?= *[,}])/.exec(line.slice(before.length)) ?? []
  const rest = withoutPart(before, line.slice(before.length + pair.length))
  if (value !== '' && rest !== undefined)
    yield { correction: replaceLine(issue.line, `${rest} # ${value}`, false) }
}
