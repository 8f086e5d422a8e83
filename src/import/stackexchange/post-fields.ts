// What questions and answers have in common.
import type { AnswerRecord, QuestionRecord, TextRecord } from '../records.ts'
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

export function toVotes({ votes }: DumpPost): Pick<QuestionRecord, 'recommended' | 'needsSupplement'> {
  return { recommended: votes?.up ?? 0, needsSupplement: votes?.down ?? 0 }
}

type Score = Pick<AnswerRecord, 'recommended' | 'needsSupplement' | 'score'>

/** Votes where they explain the score, else the score. */
export function toScore(post: DumpPost, { hasVotes, tally }: Conversion): Score {
  const score = numberOf(post.row, 'Score')
  const { up, down } = post.votes ?? { up: 0, down: 0 }
  if (score === undefined || (hasVotes && up - down === score)) return hasVotes ? toVotes(post) : {}
  if (hasVotes) tally.note({ rule: 'votes-of-net-only', at: `answer ${post.id}`, detail: String(score) })
  return { score }
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
