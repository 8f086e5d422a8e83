// Counts as people write them: with commas, units, quotes or without braces.
import { countNames } from '../counts.ts'
import type { Issue } from '../issue.ts'
import { type Candidate, type Draft, lineAt, linesUpwards, replaceLine } from './candidate.ts'
import { findToken, replaceToken } from './token.ts'
import { findKey, withoutUnit } from './words.ts'

/** `1,234` → `1234`, `007` → `7`, `3개` → `3`; undefined for what is rounded or no count. */
export function toCount(text: string): string | undefined {
  const written = withoutUnit(text.normalize('NFKC').trim())
  const grouped = /^\+?\d{1,3}(?:[,_ ]\d{3})+$/.test(written) ? written.replace(/[,_ ]/g, '') : written
  const digits = /^\+?(\d{1,15})(?:\.0+)?$/.exec(grouped)?.[1]
  return digits === undefined ? undefined : String(Number(digits))
}

/** A count that is no number yet. */
export function* proposeCount(issue: Issue, draft: Draft): Generator<Candidate> {
  const { expected = '' } = issue.detail
  if (!['number', 'int'].includes(expected)) return
  const token = findToken(issue, draft)
  const count = toCount(token.text)
  if (count === undefined || token.text === '') return
  const line = replaceToken(lineAt(draft, issue.line), token, count)
  yield { correction: replaceLine(issue.line, line, !/^[0+]/.test(token.text)) }
}

/** `{ views: 1,234 }` is a key `234` to YAML. */
export function* proposeGroupedCount(issue: Issue, draft: Draft): Generator<Candidate> {
  if (!/^\d{3}$/.test(issue.detail['value'] ?? '')) return
  const line = lineAt(draft, issue.line)
  const mended = line.replace(/(?<=:\s*)\d{1,3}(?:,\d{3})+(?=\s*[,}])/g, (count) => count.replaceAll(',', ''))
  const [value = ''] = /\d{1,3}(?:,\d{3})+/.exec(line) ?? []
  yield {
    correction: replaceLine(issue.line, mended, true),
    as: {
      code: 'wrong-type',
      column: line.indexOf(value) + 1,
      detail: { value, expected: 'number', key: '' },
    },
  }
}

const countsLine = /^(\s*counts: *)(\S.*)$/

/** `counts: answers 3, comments 5` → `counts: { answers: 3, comments: 5 }`, where each part is a name and a number. */
export function* proposeCountList(issue: Issue, draft: Draft): Generator<Candidate> {
  const lines = issue.code.startsWith('yaml-') ? linesUpwards(issue, draft) : [issue.line]
  for (const line of lines) {
    const [, start = '', raw = ''] = countsLine.exec(lineAt(draft, line)) ?? []
    const counts = raw === '' ? undefined : toCountList(raw)
    if (counts === undefined) continue
    yield {
      correction: replaceLine(line, `counts: ${counts}`, true),
      as: { line, column: start.length + 1, ...toReason(issue) },
    }
  }
}

function toReason({ code, detail }: Issue): Pick<Issue, 'detail'> {
  return { detail: code === 'yaml-syntax' ? { reason: 'a flow collection is not closed' } : detail }
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
