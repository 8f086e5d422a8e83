// What is asked of the index about the threads of a batch: those of questions from the first to the last of its ids.
import type { DumpIndex } from './dump-index.ts'
import type { DumpLink, DumpVotes } from './dump-thread.ts'

export type Select = DumpIndex['select']
type Between = readonly [first: number, last: number]

const inBatch = 'thread BETWEEN ? AND ? AND posts.kind IN (1, 2)'

/** Thread, kind, id and place of each post; questions stand before their answers. */
export function findPosts(select: Select, between: Between): number[][] {
  const columns = 'thread, kind, id, offset, length'
  return select(`SELECT ${columns} FROM posts WHERE ${inBatch} ORDER BY thread, kind, id`)(...between)
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
    `SELECT links.post, links.kind, links.related, coalesce(question.id, 0) FROM links
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
