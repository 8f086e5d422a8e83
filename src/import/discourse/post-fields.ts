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
  return {
    ...toActor(post, context),
    at: post.created_at,
    edited: toEdits(post, context),
    body,
    ...(likes !== undefined && { recommended: likes }),
    ...(polls.length > 0 && { poll: polls }),
  }
}

/** Who wrote a post or a comment. */
export function toActor(
  { user_id: user, username }: Pick<Post, 'user_id' | 'username'>,
  { renamed }: Pick<PostContext, 'renamed'>,
): Pick<AnswerRecord, 'actor' | 'person'> {
  const isRenamed = typeof user === 'number' && renamed.has(user)
  return { actor: username || deletedActor, ...(isRenamed && { person: String(user) }) }
}

function toBody(post: Post, { tally, at }: PostContext): { body: TextRecord; polls: PollRecord[] } {
  const body = toText(post)
  if (!post.polls?.length || body.html === undefined) return { body, polls: [] }
  const { polls, html, hidden } = toPolls(post.polls, body.html)
  for (let count = 0; count < hidden; count += 1) tally.note({ rule: 'discourse-poll-hidden', at })
  return { body: { ...body, html }, polls }
}

/** As it was shown, and as it was typed where the forum was asked for that (`include_raw`). */
export function toText({ cooked, raw }: Pick<Post, 'cooked' | 'raw'>): TextRecord {
  const html = cooked ?? (raw ? undefined : '')
  return { ...(html !== undefined && { html }), ...(typeof raw === 'string' && { markdown: raw }) }
}

/** Undefined where the file says nothing of what was done to the post, and where votes have the place of likes. */
function countLikes({ actions_summary: actions, post_voting_vote_count: votes }: Post): number | undefined {
  if (!actions || typeof votes === 'number') return undefined
  return actions.find(({ id }) => id === likeAction)?.count ?? 0
}

/** `updated_at` moves by itself, too; `version` tells that somebody edited. */
function toEdits(post: Post, { tally, edits, at }: PostContext): PostFields['edited'] {
  if (post.version <= 1 || !post.updated_at) return []
  if (edits) return [{ at: post.updated_at }]
  tally.note({ rule: 'discourse-edit', at, detail: post.updated_at })
  return []
}
