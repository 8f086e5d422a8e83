// What a post tells, whether it is a question or an answer.
import { deletedActor } from '../../question/activity.ts'
import type { AnswerRecord, PollRecord, TextRecord } from '../records.ts'
import type { Tally } from '../tally.ts'
import { toPolls } from './polls.ts'
import { likeAction, type Post } from './topic-schema.ts'

export interface PostContext {
  tally: Tally
  /** Whether edits are told. A forum knows the time of the last one only, and not who made it. */
  edits: boolean
  /** Users with more than one name in these files. */
  renamed: ReadonlyMap<number, unknown>
  /** Of the post, in notes: `topic 12, post 3`. */
  at: string
}

type PostFields = Pick<AnswerRecord, 'actor' | 'person' | 'at' | 'edited' | 'body' | 'recommended' | 'poll'>

export function toPostFields(post: Post, context: PostContext): PostFields {
  const { body, polls } = toBody(post, context)
  const likes = countLikes(post)
  const isRenamed = typeof post.user_id === 'number' && context.renamed.has(post.user_id)
  return {
    actor: post.username || deletedActor,
    ...(isRenamed && { person: String(post.user_id) }),
    at: post.created_at,
    edited: toEdits(post, context),
    body,
    ...(likes !== undefined && { recommended: likes }),
    ...(polls.length > 0 && { poll: polls }),
  }
}

function toBody(post: Post, { tally, at }: PostContext): { body: TextRecord; polls: PollRecord[] } {
  const typed = post.raw === undefined || post.raw === null ? {} : { markdown: post.raw }
  const cooked = post.cooked ?? (post.raw ? undefined : '')
  if (!post.polls?.length || cooked === undefined) {
    return { body: { ...(cooked !== undefined && { html: cooked }), ...typed }, polls: [] }
  }
  const { polls, html, hidden } = toPolls(post.polls, cooked)
  for (let count = 0; count < hidden; count += 1) tally.note({ rule: 'discourse-poll-hidden', at })
  return { body: { html, ...typed }, polls }
}

/** Undefined where the file says nothing of what was done to the post. */
function countLikes({ actions_summary: actions }: Post): number | undefined {
  if (!actions) return undefined
  return actions.find(({ id }) => id === likeAction)?.count ?? 0
}

/** `updated_at` moves by itself, too; `version` tells that somebody edited. */
function toEdits(post: Post, { tally, edits, at }: PostContext): PostFields['edited'] {
  if (post.version <= 1 || !post.updated_at) return []
  if (edits) return [{ at: post.updated_at }]
  tally.note({ rule: 'discourse-edit', at, detail: post.updated_at })
  return []
}
