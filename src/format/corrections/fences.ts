// What is around values: the two lines `---`, marks of Git, brackets.
import { type Issue, replaceLine } from '../issue.ts'
import { type Candidate, type Draft, lineAt, linesUpwards, withReason } from './candidate.ts'
import { findKey } from './words.ts'

/** Dashes of any kind and number, `+++` of another format, with spaces around them. */
const fenceLike =
  /^\s*(?:[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d\u30fc\u2500]{1,10}|\+{3}|={3,10}|_{3,10}|\*{3,10})\s*$/u
const asciiFence = /^[-\s+=_*.]*$/

/** A key at the beginning of a line, in either language. */
function isKeyLine(line: string): boolean {
  const key = /^([\p{L}\p{M}]+)\s*[:：]/u.exec(line)?.[1]
  return key !== undefined && findKey(key) !== undefined
}

export function* proposeOpeningFence(_: Issue, { lines }: Draft): Generator<Candidate> {
  const first = lines.findIndex((line) => line.trim() !== '')
  const text = lines[first] ?? ''
  const next = lines.slice(first + 1).find((line) => line.trim() !== '') ?? ''
  if (first > 0 && (text === '---' || isKeyLine(text))) {
    const opening = text === '---' ? [] : ['---']
    yield { correction: { from: 1, to: first + 1, lines: opening, certain: true } }
  } else if (isKeyLine(text)) {
    yield { correction: { from: 1, to: 1, lines: ['---'], certain: true } }
  } else if (fenceLike.test(text) && isKeyLine(next.trim())) {
    const correction = { from: 1, to: first + 2, lines: ['---'], certain: true }
    yield { correction, ...toLookAlike(text, first + 1) }
  } else if (/^```\s*(?:ya?ml|markdown|md)?\s*$/.test(text) && next === '---') {
    yield* proposeWithoutCodeFence(lines, first)
  }
}

/** Only where it was never closed: else the other line would open a block of code in the body. */
function* proposeWithoutCodeFence(lines: readonly string[], first: number): Generator<Candidate> {
  const others = lines.slice(first + 1).filter((line) => /^\s*```/.test(line)).length
  if (others % 2 === 0) yield { correction: { from: 1, to: first + 2, lines: [], certain: true } }
  else yield { as: { code: 'front-matter-missing', detail: { value: lines[first] ?? '', codeFence: true } } }
}

export function* proposePlainFence(issue: Issue, draft: Draft): Generator<Candidate> {
  const text = lineAt(draft, issue.line)
  yield { correction: replaceLine(issue.line, '---', /^---\s*(?:ya?ml)?\s*$/i.test(text)) }
}

/** A line that was meant to close, else the place where front matter ends by what its lines look like. */
export function* proposeClosingFence(issue: Issue, draft: Draft): Generator<Candidate> {
  if (issue.line > 1 && /^---\s*$/.test(lineAt(draft, issue.line))) {
    yield { correction: replaceLine(issue.line, '---', true) }
  }
  const end = findEnd(draft.lines)
  const closing = lineAt(draft, end)
  // What would be keys below the line was front matter, and would be lost in the body.
  if (draft.lines.slice(end - 1, draft.to - 1).some(isKeyLine)) return
  if (fenceLike.test(closing) || closing.trim() === '...') {
    yield { correction: replaceLine(end, '---', true), ...toLookAlike(closing, end) }
  } else if (/[-\u2010-\u2015]{2}/u.test(closing)) {
    // With other signs among its dashes; with words, these would be the first of the body.
    const isFence = closing.replace(/[^\p{L}\p{N}]/gu, '').length < 2
    if (isFence) yield { correction: replaceLine(end, '---', false), as: { line: end, column: 1 } }
  } else {
    // The fence may stick to the last line, and a rule of the body may have been one.
    const certain = draft.to > draft.lines.length && !/[-\u2010-\u2015]$/u.test(lineAt(draft, end - 1))
    const correction = { from: end, to: end, lines: ['---'], certain }
    const place = { line: Math.min(end, draft.lines.length), column: 1 }
    yield { correction, as: { ...place, code: 'front-matter-unclosed', detail: {} } }
  }
}

/** `...` ends YAML too: it goes where keys follow, and closes where none do. */
export function* proposeWithoutEnd(issue: Issue, draft: Draft): Generator<Candidate> {
  const rest = draft.lines.slice(issue.line, draft.to - 1).find((line) => line.trim() !== '')
  if (!/^\.{3}\s*$/.test(lineAt(draft, issue.line))) return
  const closes = rest !== undefined && !isKeyLine(rest)
  const correction = { from: issue.line, to: issue.line + 1, lines: closes ? ['---'] : [], certain: true }
  yield { correction }
}

/** The parser reads on into the body, and finds its fault there. */
export function* proposeMissingFence(issue: Issue, draft: Draft): Generator<Candidate> {
  if (issue.detail.whole) return
  const end = findEnd(draft.lines)
  // A rule of the body has a blank line above it; what is indented, or right above the fence, was no body.
  const isBody = lineAt(draft, draft.to - 1).trim() === '' && !/^\s+\S/.test(lineAt(draft, end + 1))
  if (draft.to <= draft.lines.length && !isBody) return
  for (const line of linesUpwards(issue, draft)) if (line === end) yield* proposeClosingFence(issue, draft)
}

/** First line, counted from 1, that can be no part of front matter. */
function findEnd(lines: readonly string[]): number {
  let last = 0
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.trim() === '' || /^\s*#/.test(line)) continue
    const isPart = isKeyLine(line) || (last > 0 && /^(?:\s+\S|-\s)/.test(line)) || /^[a-z]+\s*:/i.test(line)
    if (!isPart || fenceLike.test(line))
      return last + 1 < index && last > 0 && !fenceLike.test(line) ? last + 2 : index + 1
    last = index
  }
  return last + 2
}

function toLookAlike(text: string, line: number): Pick<Candidate, 'as'> {
  if (asciiFence.test(text)) return {}
  const sign = text.trim()
  const codePoint = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  return { as: { code: 'look-alike-sign', line, column: text.indexOf(sign) + 1, detail: { codePoint } } }
}

const marker = /^(?:<{7}|>{7}|\|{7}|={7})(?: .*)?$/

export function* proposeConflict(_: Issue, { lines, from, to }: Draft): Generator<Candidate> {
  const place = lines.findIndex((line, index) => index >= from - 1 && index < to - 1 && marker.test(line))
  if (place < 0) return
  const value = (lines[place] ?? '').slice(0, 40)
  yield { as: { code: 'merge-conflict', line: place + 1, column: 1, detail: { value } } }
}

const flowLine = /^(\s*(?:- +)?[a-zA-Z]+: *|\s*- +)([[{].*)$/

const closers: Record<string, string> = { '[': ']', '{': '}' }

export function* proposeBrackets(issue: Issue, draft: Draft): Generator<Candidate> {
  for (const line of linesUpwards(issue, draft)) {
    const [, start = '', flow = ''] = flowLine.exec(lineAt(draft, line)) ?? []
    const fixed = flow === '' ? '' : fixFlow(flow.trimEnd())
    if (fixed === '' || fixed === flow.trimEnd()) continue
    const place = line === issue.line ? {} : { line, column: start.length + 1 }
    yield {
      correction: replaceLine(line, start + fixed, true),
      as: { ...place, ...withReason(issue, 'a flow collection is not closed') },
    }
  }
}

/** One closing bracket for each that was opened, one comma between two values. */
function fixFlow(flow: string): string {
  const open = flow[0] ?? ''
  const close = closers[open] ?? ''
  const inner = flow.slice(1).replace(/[\])}>]+\s*,?\s*$/, '')
  // More brackets inside, quotes or a comment: nobody knows where the missing one belongs.
  if (/[[\]{}"']|\s#/.test(inner)) return flow
  const parts = inner.split(',').map((part) => part.trim())
  const values = parts.filter((part) => part !== '')
  return open === '{' ? `{ ${values.join(', ')}${' '}${close}` : `[${values.join(', ')}${close}`
}
