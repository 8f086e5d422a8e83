// What the history of a post says: its edits, what was typed last, and how it was closed or locked.
import { type Authors, editor, user } from './authors.ts'
import type { DumpPost } from './dump-thread.ts'
import type { Row } from './row.ts'
import { numberOf, textOf, timeOf } from './values.ts'

export interface Edit {
  at: string
  actor: string
  person?: string
}

const kinds = {
  /** First bodies, edits of them, steps back to one. */
  texts: new Set([2, 5, 8]),
  edits: new Set([4, 5, 6, 7, 8, 9]),
  closing: new Set([10, 11]),
  locking: new Set([14, 15]),
}

export function isEdit(kind: number): boolean {
  return kinds.edits.has(kind)
}

/** Oldest first. */
function listChanges({ history }: DumpPost, kind: keyof typeof kinds): Row[] {
  const changes = history.filter((row) => kinds[kind].has(numberOf(row, 'PostHistoryTypeId') ?? 0))
  return changes.toSorted((a, b) => {
    const [at, other] = [a.get('CreationDate') ?? '', b.get('CreationDate') ?? '']
    if (at !== other) return at < other ? -1 : 1
    return (numberOf(a, 'Id') ?? 0) - (numberOf(b, 'Id') ?? 0)
  })
}

/** One for title, body and hashtags that were changed at once. Without a history, the last edit is known from the post. */
export function toEdits(post: DumpPost, authors: Authors): Edit[] {
  if (post.history.length === 0) {
    const isEdited = post.row.has('LastEditDate')
    return isEdited ? [{ at: timeOf(post.row, 'LastEditDate'), ...authors.of(post.row, editor) }] : []
  }
  const changes = listChanges(post, 'edits')
  const first = new Map(changes.toReversed().map((row) => [row.get('RevisionGUID') ?? row, row]))
  return [...first.values()].toReversed().map((row) => ({
    at: timeOf(row, 'CreationDate'),
    ...authors.of(row, user),
  }))
}

/** The Markdown that stood last. */
export function findTyped(post: DumpPost): string | undefined {
  const row = listChanges(post, 'texts').at(-1)
  return row && textOf(row, 'Text')
}

export function findClosing(post: DumpPost): Row | undefined {
  return listChanges(post, 'closing').findLast((row) => numberOf(row, 'PostHistoryTypeId') === 10)
}

export function isLocked(post: DumpPost): boolean {
  return numberOf(listChanges(post, 'locking').at(-1) ?? new Map(), 'PostHistoryTypeId') === 14
}
