// What is asked of the index about threads: those of questions from the first to the last of some ids.
import type { SealedIndex } from './dump-index.ts'
import type { DumpLink, DumpVotes } from './dump-thread.ts'

export type Select = SealedIndex['select']
type Between = readonly [first: number, last: number]

const inBatch = 'thread BETWEEN ? AND ? AND posts.kind IN (1, 2)'

/** Prepares each query once. */
export function createSelect(select: Select): Select {
  const prepared = new Map<string, ReturnType<Select>>()
  return (sql) => {
    const known = prepared.get(sql) ?? select(sql)
    prepared.set(sql, known)
    return known
  }
}

/** Thread, kind, id and place of each post; questions stand before their answers. */
export function findPosts(select: Select, between: Between): number[][] {
  const columns = 'thread, kind, id, offset, length'
  return select(`SELECT ${columns} FROM posts WHERE ${inBatch} ORDER BY thread, kind, id`)(...between)
}

/**
 * Thread, id, when it was written, edited and closed, or 0, and whether views were counted; questions stand before
 * their answers. Where there is a history, it tells the edits.
 */
export function findTimes(select: Select, between: Between): number[][] {
  const edited = 'iif(edited > 0 AND NOT EXISTS (SELECT 1 FROM history WHERE post = posts.id), edited, 0)'
  return select(
    `SELECT thread, id, at, ${edited}, iif(kind = 1, closed, 0), viewed FROM posts WHERE ${inBatch}
     ORDER BY thread, kind, id`,
  )(...between)
}

/** Of comments and edits that are later. */
export function findChangedTimes(select: Select, between: Between, after: number): number[] {
  const isThere =
    'EXISTS (SELECT 1 FROM posts question WHERE question.id = posts.thread AND question.kind = 1)'
  const find = (table: 'comments' | 'history') =>
    select(
      `SELECT other.at FROM posts JOIN ${table} other ON other.post = posts.id
       WHERE ${inBatch} AND other.at > ? AND ${isThere}`,
    )(...between, after)
  return [...find('comments'), ...find('history')].map(([at = 0]) => at)
}

/** How many comments there are, by question. */
export function countOnPosts(select: Select, between: Between): Map<number, number> {
  const counts = select(
    `SELECT thread, count(*) FROM posts JOIN comments ON post = posts.id WHERE ${inBatch} GROUP BY thread`,
  )(...between)
  return new Map(counts.map(([thread = 0, count = 0]) => [thread, count]))
}

/** Post, id and place. */
export function listOnPosts(select: Select, table: 'comments' | 'history', between: Between): number[][] {
  return select(
    `SELECT other.post, other.id, other.offset, other.length FROM posts JOIN ${table} other ON other.post = posts.id
     WHERE ${inBatch} ORDER BY other.post, other.id`,
  )(...between)
}

export function findVotes(select: Select, between: Between): Map<number, DumpVotes> {
  const found = select(
    `SELECT post, up, down, accepted FROM posts JOIN votes ON post = posts.id WHERE ${inBatch}`,
  )(...between)
  return new Map(found.map(([post = 0, up = 0, down = 0, accepted = 0]) => [post, { up, down, accepted }]))
}

/** Of questions alone, by their ids. */
export function findLinks(select: Select, between: Between): Map<number, DumpLink[]> {
  const found = select(
    `SELECT links.post, links.kind, links.related, coalesce(question.id, links.related) FROM links
     LEFT JOIN posts target ON target.id = links.related AND target.kind IN (1, 2)
     LEFT JOIN posts question ON question.id = target.thread AND question.kind = 1
     WHERE links.post BETWEEN ? AND ? ORDER BY links.rowid`,
  )(...between)
  const links = found.map(([post = 0, kind = 0, related = 0, thread = 0]) => {
    return { post, kind, related, thread }
  })
  return Map.groupBy(links, ({ post }) => post)
}

/** Id and place. */
export function listUsers(select: Select, ids: readonly number[]): number[][] {
  return select(
    'SELECT id, offset, length FROM users WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id',
  )(JSON.stringify(ids))
}
