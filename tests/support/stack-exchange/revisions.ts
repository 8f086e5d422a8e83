import type { Row } from './read-dump.ts'

/** Of the first title, body and hashtags; the others are edits of them or steps back. */
const edits = new Set(['4', '5', '6', '7', '8', '9'])
const texts = new Set(['2', '5', '8'])

/** What the history of posts says about each: `PostHistory.xml`. */
export interface Revisions {
  /** A row for each edit of a post, oldest first. */
  editsOf: (post: string) => readonly Row[]
  /** The newest Markdown of a post. */
  textOf: (post: string) => string | undefined
  /** The newest row that closed a post. */
  closureOf: (post: string) => Row | undefined
  isLocked: (post: string) => boolean
}

export function readRevisions(history: readonly Row[]): Revisions {
  const sorted = history.toSorted(
    (one, other) =>
      compare(one['CreationDate'], other['CreationDate']) || Number(one['Id']) - Number(other['Id']),
  )
  const byPost = Map.groupBy(sorted, (row) => row['PostId'] ?? '')
  const newest = (post: string, types: ReadonlySet<string>) =>
    byPost.get(post)?.findLast((row) => types.has(row['PostHistoryTypeId'] ?? ''))
  return {
    editsOf: (post) => {
      const rows = (byPost.get(post) ?? []).filter((row) => edits.has(row['PostHistoryTypeId'] ?? ''))
      // Title, body and hashtags that were changed at once share one revision.
      return [...new Map(rows.toReversed().map((row) => [row['RevisionGUID'], row])).values()].toReversed()
    },
    textOf: (post) => newest(post, texts)?.['Text'],
    closureOf: (post) => newest(post, new Set(['10'])),
    isLocked: (post) => newest(post, new Set(['14', '15']))?.['PostHistoryTypeId'] === '14',
  }
}

function compare(one = '', other = ''): number {
  return one < other ? -1 : Number(one > other)
}
