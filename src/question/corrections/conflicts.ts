// What Git leaves where two people changed the same lines: only a person can say which of them stays.
import type { Issue } from '../issue.ts'
import type { Candidate, Draft } from './candidate.ts'

const marker = /^(?:<{7}|>{7}|\|{7}|={7})(?: .*)?$/

export function* proposeConflict(_: Issue, { lines, from, to }: Draft): Generator<Candidate> {
  const place = lines.findIndex((line, index) => index >= from - 1 && index < to - 1 && marker.test(line))
  if (place < 0) return
  const value = (lines[place] ?? '').slice(0, 40)
  yield { as: { code: 'merge-conflict', line: place + 1, column: 1, detail: { value } } }
}
