import type { QuestionRecord } from '../records.ts'
import type { DumpThread } from './dump-thread.ts'
import { findClosing } from './revisions.ts'
import { timeOf } from './values.ts'

/** What `Comment` of a row of closing stands for, in the words of the site. */
const reasons: ReadonlyMap<string, string> = new Map([
  ['1', 'exact duplicate'],
  ['2', 'off-topic'],
  ['3', 'not constructive'],
  ['4', 'not a real question'],
  ['7', 'too localized'],
  ['10', 'general reference'],
  ['20', 'noise or pointless'],
  ['101', 'duplicate'],
  ['102', 'off-topic'],
  ['103', 'needs details or clarity'],
  ['104', 'needs more focus'],
  ['105', 'opinion-based'],
])

export function toClosed({ question, links }: DumpThread): QuestionRecord['closed'] {
  if (!question.row.has('ClosedDate')) return undefined
  const repeated = links.filter(({ kind }) => kind === 3)
  const of = [...new Set(repeated.map(({ thread }) => String(thread)))]
  const known = reasons.get(findClosing(question)?.get('Comment') ?? '')
  const reason = known ?? (of.length > 0 ? reasons.get('101') : undefined)
  return {
    at: timeOf(question.row, 'ClosedDate'),
    ...(reason === undefined ? {} : { reason }),
    ...(of.length === 0 ? {} : { of }),
  }
}
