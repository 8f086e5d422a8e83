// Questions with all that hangs on them, in batches: the index says where it stands, and neighbours are read at once.
import { open } from 'node:fs/promises'
import type { DumpIndex } from './dump-index.ts'
import type { DumpPost, DumpThread, ThreadBatch } from './dump-thread.ts'
import type { DumpTables } from './read-dump-folder.ts'
import { readRows, toExtent } from './read-rows.ts'
import type { Row } from './row.ts'

const batchSize = 400

type ReadRows = (extents: readonly number[][]) => Promise<Row[]>
type Select = ReturnType<DumpIndex['select']>

interface Reading {
  /** First and last question of the batch. */
  between: [first: number, last: number]
  select: (sql: string) => Select
  rowsOf: (table: string) => ReadRows
}

/** In order of the questions' ids. */
export async function* readThreads(tables: DumpTables, index: DumpIndex): AsyncGenerator<ThreadBatch> {
  const names = ['posts', 'comments', 'users', 'posthistory']
  const open = await openTables(tables, names)
  const select = createSelect(index)
  try {
    const next = select('SELECT id FROM posts WHERE kind = 1 AND id > ? ORDER BY id LIMIT ?')
    for (let last = 0; ; ) {
      const ids = next(last, batchSize).map(([id = 0]) => id)
      const first = ids[0]
      if (first === undefined) return
      last = ids.at(-1) ?? first
      yield await readBatch({ between: [first, last], select, rowsOf: open.rowsOf })
    }
  } finally {
    await open.close()
  }
}

/** Each query is prepared once. */
function createSelect(index: DumpIndex): (sql: string) => Select {
  const prepared = new Map<string, Select>()
  return (sql) => {
    const select = prepared.get(sql) ?? index.select(sql)
    prepared.set(sql, select)
    return select
  }
}

async function openTables(tables: DumpTables, names: readonly string[]) {
  const files = new Map(
    await Promise.all(
      names.flatMap((name) => {
        const path = tables.get(name)?.path
        return path === undefined ? [] : [open(path).then((file) => [name, file] as const)]
      }),
    ),
  )
  return {
    rowsOf:
      (table: string): ReadRows =>
      async (extents) => {
        const file = files.get(table)
        return file ? readRows(file, extents.map(toExtent)) : []
      },
    close: () => Promise.all(Array.from(files.values(), (file) => file.close())),
  }
}

async function readBatch(reading: Reading): Promise<ThreadBatch> {
  const { between, select, rowsOf } = reading
  const found = select(
    `SELECT thread, kind, id, offset, length FROM posts WHERE thread BETWEEN ? AND ? AND kind IN (1, 2)
     ORDER BY thread, kind, id`,
  )(...between)
  const rows = await rowsOf('posts')(found)
  const comments = await readOfPosts(reading, 'comments', 'comments')
  const history = await readOfPosts(reading, 'history', 'posthistory')
  const votes = findVotes(reading)
  const posts = found.map(
    ([thread = 0, kind = 0, id = 0], at): DumpPost & { thread: number; kind: number } => ({
      thread,
      kind,
      id,
      row: rows[at] ?? new Map(),
      comments: comments.get(id) ?? [],
      history: history.get(id) ?? [],
      votes: votes.get(id),
    }),
  )
  const links = findLinks(reading)
  const byThread = Map.groupBy(posts, ({ thread }) => thread)
  const threads = Array.from(byThread, ([id, [question, ...answers]]): DumpThread[] =>
    question?.kind === 1 ? [{ question, answers, links: links.get(id) ?? [] }] : [],
  ).flat()
  return {
    threads,
    users: await readUsers(reading, [rows, ...comments.values(), ...history.values()].flat()),
  }
}

async function readOfPosts(
  { between, select, rowsOf }: Reading,
  table: 'comments' | 'history',
  file: string,
): Promise<Map<number, Row[]>> {
  const found = select(
    `SELECT other.post, other.id, other.offset, other.length FROM posts JOIN ${table} other ON other.post = posts.id
     WHERE thread BETWEEN ? AND ? AND kind IN (1, 2) ORDER BY other.post, other.id`,
  )(...between)
  const rows = await rowsOf(file)(found)
  const ofPosts = new Map<number, Row[]>()
  for (const [at, row] of rows.entries()) {
    const post = found[at]?.[0] ?? 0
    const others = ofPosts.get(post)
    if (others) others.push(row)
    else ofPosts.set(post, [row])
  }
  return ofPosts
}

function findVotes({ between, select }: Reading) {
  const found = select(
    `SELECT post, up, down, accepted FROM posts JOIN votes ON post = posts.id
     WHERE thread BETWEEN ? AND ? AND kind IN (1, 2)`,
  )(...between)
  return new Map(found.map(([post = 0, up = 0, down = 0, accepted = 0]) => [post, { up, down, accepted }]))
}

function findLinks({ between, select }: Reading) {
  const found = select(
    `SELECT links.post, links.kind, links.related, question.id FROM links
     LEFT JOIN posts target ON target.id = links.related AND target.kind IN (1, 2)
     LEFT JOIN posts question ON question.id = target.thread AND question.kind = 1
     WHERE links.post BETWEEN ? AND ? ORDER BY links.rowid`,
  )(...between)
  const links = found.map(([post = 0, kind = 0, related = 0, thread = 0]) => ({
    post,
    kind,
    related,
    thread,
  }))
  return Map.groupBy(links, ({ post }) => post)
}

const userAttributes = ['OwnerUserId', 'LastEditorUserId', 'UserId']

async function readUsers({ select, rowsOf }: Reading, rows: readonly Row[]): Promise<Map<number, Row>> {
  const ids = new Set<string>()
  for (const row of rows) {
    for (const name of userAttributes) {
      const id = row.get(name)
      if (id !== undefined) ids.add(id)
    }
  }
  const found = select(
    'SELECT id, offset, length FROM users WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id',
  )(JSON.stringify([...ids].map(Number).filter(Number.isSafeInteger)))
  const users = await rowsOf('users')(found)
  return new Map(users.map((row, at) => [found[at]?.[0] ?? 0, row]))
}
