// Blocks whose lines do not stand below each other: they are set in the form in which the project writes them.
import { countNames } from '../counts.ts'
import type { Issue } from '../issue.ts'
import { activityKeys, questionKeys } from '../schema.ts'
import { type Candidate, type Draft, lineAt, linesUpwards } from './candidate.ts'
import { addSpaces } from './keys.ts'
import { findKey, findKeysAmong } from './words.ts'

const inner: Record<string, readonly string[]> = { counts: countNames, activity: activityKeys }
const listed = new Set(['tags', 'aliases'])

/** The block of a key around the fault, with each line where it belongs. */
export function* proposeIndentation(issue: Issue, draft: Draft): Generator<Candidate> {
  yield* proposeRootKey(issue, draft)
  for (const line of new Set([issue.line, ...linesUpwards(issue, draft), ...ownersBelow(issue, draft)])) {
    const owner = /^(counts|activity|tags|aliases):\s*$/.exec(lineAt(draft, line))?.[1]
    if (owner === undefined) continue
    const lines = takeBlock(owner, line, draft)
    const mended = lines && toBlock(owner, lines)
    if (!mended || mended.join('\n') === lines.join('\n')) continue
    const changed = mended.findIndex((text, index) => text !== lines[index])
    const last = mended.findLastIndex((text, index) => text !== lines[index])
    const from = line + 1 + changed
    yield {
      correction: { from, to: line + 2 + last, lines: mended.slice(changed, last + 1), certain: true },
      as: { code: 'yaml-syntax', line: from, column: 1, detail: { reason: 'bad indentation' } },
    }
  }
  yield* proposeOwner(issue, draft)
}

/** A missing key is told at the first line of the mapping, wherever its own may stand. */
function* ownersBelow({ code, detail }: Issue, { lines, from, to }: Draft): Generator<number> {
  if (code !== 'missing-key') return
  const line = lines.indexOf(`${detail['key']}:`, from - 1) + 1
  if (line >= from && line < to) yield line
}

/** Lines after a key that belong to it by what they say; undefined where one is unclear. */
function takeBlock(owner: string, line: number, { lines, to }: Draft): string[] | undefined {
  const known = inner[owner]
  const block: string[] = []
  for (const text of lines.slice(line, to - 1)) {
    const key = /^\s*(?:-\s*)?([a-zA-Z]+)\s*[:=]/.exec(text)?.[1]
    const isInner = known ? key !== undefined && known.includes(key) : isItem(text)
    if (!isInner) {
      if (text.trim() !== '' && (key === undefined || !isRootKey(key))) return undefined
      break
    }
    block.push(text)
  }
  return block.length > 0 ? block : undefined
}

/** `- rest`, `-rest`, and the same with other bullets. */
function isItem(text: string): boolean {
  return /^\s*[-*•·]\s*[^\s:]+$/u.test(text) && text.trim() !== '---'
}

function isRootKey(key: string): boolean {
  return questionKeys.some((each) => each === key)
}

function toBlock(owner: string, lines: readonly string[]): string[] | undefined {
  if (listed.has(owner)) return lines.map((line) => `  - ${line.trim().replace(/^[-*•·]\s*/u, '')}`)
  if (owner === 'counts') return lines.map((line) => `  ${addSpaces(line.trim().replace(/^-\s*/, ''))}`)
  const hasDashes = lines.some((line) => /^\s*-/.test(line))
  const [first] = activityKeys
  return lines.map((line) => {
    const text = addSpaces(line.trim())
    const begins = hasDashes ? text.startsWith('-') : text.startsWith(`${first}:`)
    return begins ? `  - ${text.replace(/^-\s*/, '')}` : `    ${text}`
  })
}

/** ` title: 제목`: a key of the question itself that stands too far right. */
function* proposeRootKey(issue: Issue, draft: Draft): Generator<Candidate> {
  for (const line of linesUpwards(issue, draft)) {
    const [, space = '', text = '', key = ''] = /^(\s+)(([a-zA-Z]+):.*)$/.exec(lineAt(draft, line)) ?? []
    if (space === '' || !isRootKey(key)) continue
    yield {
      correction: { from: line, to: line + 1, lines: [text], certain: true },
      as: { code: 'yaml-syntax', line, column: 1, detail: { reason: 'spaces before a key' } },
    }
  }
}

/** The name of a count that begins a line, in either language. */
function findCount(text: string): string | undefined {
  const [, word = ''] = /^([\p{L}\p{M} ]+?) *:/u.exec(text) ?? []
  return findKeysAmong(word, countNames)[0]
}

/** Counts without the line `counts:` above them. */
function* proposeOwner({ code, detail, line }: Issue, draft: Draft): Generator<Candidate> {
  if (code !== 'unknown-key' || !detail['known']?.split(', ').includes('counts')) return
  if (findCount(lineAt(draft, line)) === undefined) return
  const hasCounts = draft.lines.some(
    (text) => findKey(/^([\p{L}\p{M} ]+?) *:/u.exec(text)?.[1] ?? '') === 'counts',
  )
  if (hasCounts) return
  const isCount = (text: string) => findCount(text) !== undefined
  let [from, to] = [line, line + 1]
  while (isCount(lineAt(draft, from - 1))) from -= 1
  while (isCount(lineAt(draft, to))) to += 1
  const lines = draft.lines
    .slice(from - 1, to - 1)
    .map((text) => `  ${text.replace(/^[^:]*?(?= *:)/, () => findCount(text) ?? '')}`)
  yield {
    correction: { from, to, lines: ['counts:', ...lines], certain: true },
    as: { line: from, column: 1, detail: { ...detail, value: lineAt(draft, from).split(':')[0] ?? '' } },
  }
}
