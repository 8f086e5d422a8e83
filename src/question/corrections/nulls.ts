// `null`, `~` and what else programs write for nothing: what may be absent goes, and quotes keep what is meant.
import type { Issue } from '../issue.ts'
import { toPlainText } from '../plain-text.ts'
import { type Candidate, type Draft, lineAt, replaceLine } from './candidate.ts'
import { findToken, replaceToken } from './token.ts'

/** A key with its value, or the value in a list. Without what has to be there, another fault would be told. */
export function* proposeWithoutNull(issue: Issue, draft: Draft): Generator<Candidate> {
  const { start, end, text, isQuoted } = findToken(issue, draft)
  if (isQuoted || (text !== 'null' && text !== '~')) return
  const line = lineAt(draft, issue.line)
  const [before, after] = [line.slice(0, start), line.slice(end)]
  if (/^\s*[a-zA-Z]+: +$/.test(before) && after.trim() === '') {
    yield { correction: { from: issue.line, to: issue.line + 1, lines: [], certain: false } }
    if (/^tags: +$/.test(before)) yield { correction: replaceLine(issue.line, 'tags: []', false) }
  }
  const key = /[a-zA-Z]+: +$/.exec(before)?.[0] ?? ''
  const owner = before.slice(0, before.length - key.length)
  if (key === '') return
  if (/, *$/.test(owner))
    yield { correction: replaceLine(issue.line, owner.replace(/, *$/, '') + after, false) }
  else if (/\{ *$/.test(owner) && /^ *, */.test(after))
    yield { correction: replaceLine(issue.line, owner + after.replace(/^ *, */, ''), false) }
}

export function* proposeNullInQuotes(issue: Issue, draft: Draft): Generator<Candidate> {
  const token = findToken(issue, draft)
  const { value, key = '' } = issue.detail
  // A text of a comment is a block, in which quotes are letters.
  if (token.isQuoted || token.text !== value || /(?:^|\.)text$/.test(key)) return
  const text = replaceToken(lineAt(draft, issue.line), token, toPlainText(token.text))
  yield { correction: replaceLine(issue.line, text, false) }
}
