// What a post holds, whether it is a question or an answer.
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import { deletedActor } from '../../format/activity.ts'
import type { AnswerRecord, CommentRecord, PollRecord, Tally, TextRecord } from '../records.ts'
import type { LinkedPaths } from './addresses.ts'
import { toEmoji } from './emoji.ts'
import type { Categories } from './forum-files.ts'
import type { Poll, Post } from './topic.ts'

export interface ForumContext {
  tally: Tally
  /** Whether edits are reported. A forum knows the time of the last one only, and not who made it. */
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

/** Id in `actions_summary`. */
const likeAction = 2

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
function toActor(
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
function toText({ cooked, raw }: Pick<Post, 'cooked' | 'raw'>): TextRecord {
  const html = cooked ?? (raw ? undefined : '')
  return { ...(html !== undefined && { html }), ...(typeof raw === 'string' && { markdown: raw }) }
}

/** Undefined where the file says nothing of what was done to the post, and where votes have the place of likes. */
function countLikes({ actions_summary: actions, post_voting_vote_count: votes }: Post): number | undefined {
  if (!actions || typeof votes === 'number') return undefined
  return actions.find(({ id }) => id === likeAction)?.count ?? 0
}

/** `updated_at` moves by itself, too; `version` shows that somebody edited. */
function toEdits(post: Post, at: string, { tally, edits }: ForumContext): PostFields['edited'] {
  if (post.version <= 1 || !post.updated_at) return []
  if (edits) return [{ at: post.updated_at }]
  tally.note({ rule: 'discourse-edit', at, detail: post.updated_at })
  return []
}

/**
 * Forums of questions and answers (the plugin Post Voting) have comments on posts, of which a page gives the first.
 * @param of ids of what they are on; of the question it names no answer.
 */
export function toComments(
  post: Post,
  { of, at }: { of: Pick<CommentRecord, 'question' | 'answer'>; at: string },
  context: ForumContext,
): CommentRecord[] {
  const kept = (post.comments ?? []).filter(({ deleted_at: deleted }) => !deleted)
  const missing = countComments(post) - kept.length
  if (missing > 0) context.tally.note({ rule: 'discourse-missing-comments', at, detail: String(missing) })
  return kept.map((comment) => ({
    type: 'comment',
    ...of,
    id: String(comment.id),
    at: comment.created_at,
    ...toActor(comment, context),
    ...(typeof comment.post_voting_vote_count === 'number' && {
      recommended: Math.max(0, comment.post_voting_vote_count),
    }),
    body: toText(comment),
  }))
}

/** As the forum counted them, where it counted. */
export function countComments({ comments_count: count, comments }: Post): number {
  return count ?? comments?.length ?? 0
}

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/**
 * Polls are in the JSON with their votes, and in the HTML of the post as a form.
 * @returns `html` without the forms of these polls, and how many have hidden votes: their options stay in the text.
 */
function toPolls(polls: readonly Poll[], html: string) {
  const elements = listElements(parseFragment(html, { sourceCodeLocationInfo: true }))
  const forms = elements.filter((element) => element.tagName === 'div' && hasClass(element, 'poll'))
  const records: PollRecord[] = []
  const taken: Element[] = []
  for (const poll of polls) {
    const form = forms.find((element) => findAttribute(element, 'data-poll-name') === (poll.name ?? 'poll'))
    const record = toPollRecord(poll, form)
    if (!record) continue
    records.push(record)
    if (form) taken.push(form)
  }
  return { polls: records, html: cutOut(html, taken), hidden: polls.length - records.length }
}

/** Undefined where the votes are not known. */
function toPollRecord(poll: Poll, form: Element | undefined): PollRecord | undefined {
  const options = poll.options.flatMap(({ html, votes }) =>
    typeof votes === 'number' ? [{ label: toLabel(parseFragment(html)), votes }] : [],
  )
  if (options.length === 0 || options.length < poll.options.length) return undefined
  const shown = form && listElements(form).find((element) => hasClass(element, 'poll-title'))
  const named = poll.title ? parseFragment(poll.title) : shown
  const title = named && toLabel(named)
  return {
    ...(title && { title }),
    ...(poll.type === 'multiple' && { multiple: true }),
    ...(poll.status === 'closed' && { closed: true }),
    ...(typeof poll.voters === 'number' && { voters: poll.voters }),
    options,
  }
}

/** What a label shows, in one line. */
function toLabel(parent: Node): string {
  let text = ''
  for (const node of listNodes(parent)) {
    if ('value' in node) text += node.value
    else if (node.nodeName === 'img' && 'attrs' in node) {
      const alt = findAttribute(node, 'alt') ?? ''
      text += hasClass(node, 'emoji') ? (toEmoji(alt) ?? alt) : alt
    }
  }
  return text.replaceAll(/\s+/g, ' ').trim()
}

function hasClass(element: Element, name: string): boolean {
  return (findAttribute(element, 'class') ?? '').split(/\s+/).includes(name)
}

function findAttribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

function listElements(parent: Node): Element[] {
  return listNodes(parent).filter((node) => 'attrs' in node)
}

/** In order of the document; without recursion, as nesting has no bound. */
function listNodes(parent: Node): Node[] {
  const found: Node[] = []
  const waiting = [parent]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node)
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed())
  }
  return found
}

function cutOut(html: string, elements: readonly Element[]): string {
  const places = elements.flatMap(({ sourceCodeLocation: place }) => (place ? [place] : []))
  return places
    .toSorted((a, b) => b.startOffset - a.startOffset)
    .reduce((text, { startOffset, endOffset }) => text.slice(0, startOffset) + text.slice(endOffset), html)
}
