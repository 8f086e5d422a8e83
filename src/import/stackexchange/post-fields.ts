// What questions and answers have in common.
import type { AnswerRecord, TextRecord } from '../records.ts'
import type { Conversion } from './conversion.ts'
import type { DumpPost } from './dump-thread.ts'
import { toLicense, toLicenseName } from './licenses.ts'
import { findTyped } from './revisions.ts'
import { numberOf, textOf } from './values.ts'

export function toBody(post: DumpPost): TextRecord {
  const markdown = findTyped(post)
  const html = textOf(post.row, 'Body')
  return markdown === undefined ? { html } : { html, markdown: markdown.replaceAll(/\r\n?/g, '\n') }
}

type Score = Pick<AnswerRecord, 'recommended' | 'needsSupplement' | 'score'>

/** Votes where they explain the score, else the score; a question, which lists are ordered by, has both. */
export function toScore(
  kind: 'question' | 'answer',
  { id, row, votes }: DumpPost,
  { hasVotes, tally }: Conversion,
): Score {
  const score = numberOf(row, 'Score')
  const { up, down } = votes ?? { up: 0, down: 0 }
  const known = hasVotes ? { recommended: up, needsSupplement: down } : {}
  if (score === undefined || (hasVotes && up - down === score)) return known
  if (hasVotes) tally.note({ rule: 'votes-of-net-only', at: `${kind} ${id}`, detail: String(score) })
  return kind === 'question' ? { ...known, score } : { score }
}

/** Where it was published, and under which licence. @param path on the old site. */
export function toOrigin(
  { row }: DumpPost,
  { host, license }: Conversion,
  path: string,
): Pick<AnswerRecord, 'source' | 'license'> {
  const time = row.get('LastEditDate') ?? row.get('CreationDate') ?? ''
  const name = toLicenseName(row.get('ContentLicense'), time)
  return {
    ...(host === undefined ? {} : { source: `https://${host}${path}` }),
    ...(name === license ? {} : { license: toLicense(name) }),
  }
}

export function noteCommunityWiki({ row }: DumpPost, at: string, { tally }: Conversion): void {
  if (row.has('CommunityOwnedDate')) tally.note({ rule: 'community-wiki', at })
}
