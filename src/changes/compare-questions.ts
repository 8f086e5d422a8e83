// What an edit changes of one question, its answers and comments, for people: each part that readers see, and nothing of
// what stays.

import { type Activity, countNames } from '../format/activity.ts'
import { compareText } from '../format/issue.ts'
import type { Poll, QuestionState } from '../format/post.ts'
import {
  type AnswerField,
  answerFields,
  type CommentField,
  commentFields,
  type PublishedConversation,
  type PublishedQuestion,
  type PublishedText,
  toLicenseLine,
  toLines,
} from './published.ts'

export interface Replacement<T> {
  before: T
  after: T
}

export interface ListDifference<T> {
  added: T[]
  removed: T[]
}

/** Only what differs. */
export type QuestionDifferences = Partial<ReturnType<typeof compareQuestions>>

export function compareQuestions(old: PublishedQuestion, now: PublishedQuestion) {
  const counts = [
    ...countNames.map((name) => ({ name, before: old.counts[name], after: now.counts[name] })),
    { name: 'score' as const, before: old.score, after: now.score },
  ].filter(({ before, after }) => before !== after)
  return {
    title: toReplacement(old.title, now.title),
    category: toReplacement(old.category, now.category),
    /** Both lists are empty where only the order is another. */
    hashtags: compareLists(old.hashtags, now.hashtags),
    counts: counts.length === 0 ? undefined : counts,
    poll: toReplacement(old.poll, now.poll),
    /** Titles, options with their votes, and what else is known of its polls. */
    polls: compareLists(toPollLines(old.polls), toPollLines(now.polls)),
    language: toReplacement(old.language, now.language),
    text: compareBodies(old, now),
    activity: compareActivity(old.activity, now.activity),
    aliases: compareLists(old.aliases, now.aliases),
    state: compareLists(toStateLines(old.state), toStateLines(now.state)),
    related: compareLists(old.related ?? [], now.related ?? []),
    sourceUrl: toReplacement(old.sourceUrl, now.sourceUrl),
    license: toReplacement(toLicenseLine(old.license), toLicenseLine(now.license)),
    /** Path of the file, where its page links to it. */
    file: toReplacement(old.file, now.file),
  }
}

/** Undefined where both are the same. */
export function toReplacement<T>(before: T, after: T): Replacement<T> | undefined {
  return before === after ? undefined : { before, after }
}

/** Undefined where both are the same, in the same order. */
export function compareLists<T>(
  before: readonly T[],
  after: readonly T[],
  toKey: (value: T) => string = String,
): ListDifference<T> | undefined {
  if (before.map(toKey).join('\n') === after.map(toKey).join('\n')) return undefined
  return { added: without(after, before, toKey), removed: without(before, after, toKey) }
}

/** Values of the first list that the second does not hold as often. */
function without<T>(values: readonly T[], others: readonly T[], toKey: (value: T) => string): T[] {
  const left = new Map<string, number>()
  for (const key of others.map(toKey)) left.set(key, (left.get(key) ?? 0) + 1)
  return values.filter((value) => {
    const count = left.get(toKey(value)) ?? 0
    left.set(toKey(value), count - 1)
    return count <= 0
  })
}

const fieldNames = ['at', 'actor', 'person', 'kind'] as const

/** All lists are empty where only the order is another. One removed and one added that differ in one field changed. */
function compareActivity(before: readonly Activity[], after: readonly Activity[]) {
  const lists = compareLists(before, after, (activity) =>
    JSON.stringify(fieldNames.map((name) => activity[name])),
  )
  if (!lists) return undefined
  const added = [...lists.added]
  const removed: Activity[] = []
  const changed: Replacement<Activity>[] = []
  for (const old of lists.removed) {
    const index = added.findIndex((now) => countSame(old, now) === fieldNames.length - 1)
    const [now] = index < 0 ? [] : added.splice(index, 1)
    if (now) changed.push({ before: old, after: now })
    else removed.push(old)
  }
  return { added, removed, changed }
}

function countSame(a: Activity, b: Activity): number {
  return fieldNames.filter((name) => a[name] === b[name]).length
}

export interface TextEdit<Field extends string> {
  id: string
  fields: (Replacement<string | undefined> & { name: Field })[]
  /** Lines of the text as it is written; absent where it shows the same. */
  text?: EditedLines | 'many'
}

/** Ids in code-unit order. */
export interface TextDifferences<Field extends string> extends ListDifference<string> {
  edited: TextEdit<Field>[]
}

export interface ConversationDifferences {
  /** Whether listings mark the question from now on (decision 19); absent where that stays as it was. */
  accepted?: boolean
  answers: TextDifferences<AnswerField>
  comments: TextDifferences<CommentField>
}

export function compareConversations(
  old: PublishedConversation,
  now: PublishedConversation,
): ConversationDifferences {
  const { accepted } = now
  return {
    ...(accepted === old.accepted ? {} : { accepted }),
    answers: compareTexts(old.answers, now.answers, answerFields),
    comments: compareTexts(old.comments, now.comments, commentFields),
  }
}

type Texts<Field extends string> = ReadonlyMap<string, PublishedText<Field>>

function compareTexts<Field extends string>(
  old: Texts<Field>,
  now: Texts<Field>,
  names: readonly Field[],
): TextDifferences<Field> {
  const missingIn = (texts: Texts<Field>) => (id: string) => !texts.has(id)
  return {
    added: [...now.keys()].filter(missingIn(old)).sort(compareText),
    removed: [...old.keys()].filter(missingIn(now)).sort(compareText),
    edited: Array.from(now)
      .flatMap(([id, text]) => compareOne(id, { old: old.get(id), now: text }, names))
      .sort((a, b) => compareText(a.id, b.id)),
  }
}

function compareOne<Field extends string>(
  id: string,
  { old, now }: { old: PublishedText<Field> | undefined; now: PublishedText<Field> },
  names: readonly Field[],
): TextEdit<Field>[] {
  if (!old) return []
  const fields = names
    .map((name) => ({ name, before: old.fields[name], after: now.fields[name] }))
    .filter(({ before, after }) => before !== after)
  const text = compareBodies(old, now)
  return fields.length === 0 && !text ? [] : [{ id, fields, ...(text ? { text } : {}) }]
}

interface Body {
  /** Differs where readers see something else. */
  html: string
  source: string
}

/** Lines of a text as it is written; undefined where both show the same. */
export function compareBodies(old: Body, now: Body): EditedLines | 'many' | undefined {
  return old.html === now.html ? undefined : (countEditedLines(old.source, now.source) ?? 'many')
}

type EditedLines = { added: number; removed: number }

/** Beyond this nobody wants the number, and finding it grows with it times the length of the text. */
const mostEdits = 1_000

/**
 * The smallest number of whole lines to add and to remove that make one text of the other, as Git counts them;
 * undefined when it is over 1,000. A changed line is one removed and one added.
 */
export function countEditedLines(before: string, after: string): EditedLines | undefined {
  const { old, now } = trim(before.split('\n'), after.split('\n'))
  const edits = countEdits(old, now)
  if (edits === undefined) return undefined
  // Every line that is not kept is added or removed, and the lengths say how many more of one there are.
  const added = (edits + now.length - old.length) / 2
  return { added, removed: edits - added }
}

/** Without the lines that both begin and both end with. */
function trim(old: readonly string[], now: readonly string[]): { old: string[]; now: string[] } {
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start += 1
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  return { old: old.slice(start, old.length - end), now: now.slice(start, now.length - end) }
}

/**
 * Myers, “An O(ND) Difference Algorithm and Its Variations” (1986), without the way itself: `furthest` holds, for each
 * diagonal, how far into the old lines so many edits lead.
 */
function countEdits(old: readonly string[], now: readonly string[]): number | undefined {
  const most = Math.min(mostEdits, old.length + now.length)
  const furthest = new Int32Array(2 * most + 3)
  for (let edits = 0; edits <= most; edits += 1) {
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const above = furthest[most + diagonal + 2] ?? 0
      const left = furthest[most + diagonal] ?? 0
      const isAdded = diagonal === -edits || (diagonal !== edits && left < above)
      let x = isAdded ? above : left + 1
      while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) x += 1
      furthest[most + diagonal + 1] = x
      if (x >= old.length && x - diagonal >= now.length) return edits
    }
  }
  return undefined
}

/** `PUT 3`, `voters: 9` */
function toPollLines(polls: readonly Poll[] = []): string[] {
  return polls.flatMap(({ options, ...poll }) => [
    ...toLines(poll),
    ...options.map(({ label, votes }) => `${label} ${votes}`),
  ])
}

/** `closed`, `closed.reason: …`, `locked` */
function toStateLines({ closed, locked }: QuestionState = {}): string[] {
  const { of, ...others } = closed ?? {}
  return [
    ...(closed ? ['closed'] : []),
    ...toLines(others).map((line) => `closed.${line}`),
    ...(of ? [`closed.of: ${of.join(', ')}`] : []),
    ...(locked ? ['locked'] : []),
  ]
}
