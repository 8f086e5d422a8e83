// Lists and mappings in one line whose brackets or commas do not fit.
import type { Issue } from '../issue.ts'
import { type Candidate, type Draft, lineAt, linesUpwards, replaceLine } from './candidate.ts'

const flowLine = /^(\s*(?:- +)?[a-zA-Z]+: *|\s*- +)([[{].*)$/

const closers: Record<string, string> = { '[': ']', '{': '}' }

export function* proposeBrackets(issue: Issue, draft: Draft): Generator<Candidate> {
  for (const line of linesUpwards(issue, draft)) {
    const [, start = '', flow = ''] = flowLine.exec(lineAt(draft, line)) ?? []
    const mended = flow === '' ? '' : mendFlow(flow.trimEnd())
    if (mended === '' || mended === flow.trimEnd()) continue
    const place = line === issue.line ? {} : { line, column: start.length + 1 }
    yield {
      correction: replaceLine(line, start + mended, true),
      as: { ...place, detail: { ...issue.detail, reason: 'a flow collection is not closed' } },
    }
  }
}

/** One closing bracket for each that was opened, one comma between two values. */
export function mendFlow(flow: string): string {
  const open = flow[0] ?? ''
  const close = closers[open] ?? ''
  const inner = flow.slice(1).replace(/[\])}>]+\s*,?\s*$/, '')
  // More brackets inside, quotes or a comment: nobody knows where the missing one belongs.
  if (/[[\]{}"']|\s#/.test(inner)) return flow
  const parts = inner.split(',').map((part) => part.trim())
  const values = parts.filter((part) => part !== '')
  return open === '{' ? `{ ${values.join(', ')}${' '}${close}` : `[${values.join(', ')}${close}`
}
