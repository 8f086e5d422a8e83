// What a post tells, whether it is a question or an answer.
import { deletedActor } from '../../question/activity.ts'
import type { AnswerRecord, PollRecord, TextRecord } from '../records.ts'
import type { Tally } from '../tally.ts'
import type { LinkedPaths } from './linked-paths.ts'
import type { Categories } from './parse-categories.ts'
import { toPolls } from './polls.ts'
import { likeAction, type Post } from './topic-schema.ts'

export interface ForumContext {
  tally: Tally
  /** Whether edits are told. A forum knows the time of the last one only, and not who made it. */
  edits: boolean
  /** Whether topics that the forum did not list are read. */
  unlisted: boolean
  /** Users with more than one name in these files. */
  renamed: ReadonlyMap<number, unknown>
  categories: Categories
  linked: LinkedPaths
  /** Topics of each category whose name is not known. */
  unnamed: Map<number, number>
}

type PostFields = Pick<AnswerRecord, 'actor' | 'person' | 'at' | 'edited' | 'body' | 'recommended' | 'poll'>

/** @param at names the post in notes: `topic 12, post 3`. */
export function toPostFields(post: Post, at: string, context: ForumContext): PostFields {
  const { body, polls } = toBody(post, at, context)
  const likes = countLikes(post)
  return {
    ...toActor(post, context),
    at: post.created_at,
    edited: toEdits(post, at, context),
    body,
    ...(likes !== undefined && { recommended: likes }),
    ...(polls.length > 0 && { poll: polls }),
  }
}

/** Who wrote a post or a comment. */
export function toActor(
  { user_id: user, username }: Pick<Post, 'user_id' | 'username'>,
  { renamed }: ForumContext,
): Pick<AnswerRecord, 'actor' | 'person'> {
  const isRenamed = typeof user === 'number' && renamed.has(user)
  return { actor: username || deletedActor, ...(isRenamed && { person: String(user) }) }
}

function toBody(post: Post, at: string, { tally }: ForumContext): { body: TextRecord; polls: PollRecord[] } {
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
function toEdits(post: Post, at: string, { tally, edits }: ForumContext): PostFields['edited'] {
  if (post.version <= 1 || !post.updated_at) return []
  if (edits) return [{ at: post.updated_at }]
  tally.note({ rule: 'discourse-edit', at, detail: post.updated_at })
  return []
}
