// Questions with all that hangs on them, in batches: the index says where it stands, and neighbours are read at once.
import type { DumpIndex } from './dump-index.ts'
import { findLinks, findPosts, findVotes, listOnPosts, listUsers, type Select } from './dump-queries.ts'
import type { DumpPost, ThreadBatch } from './dump-thread.ts'
import type { DumpTables } from './read-dump-folder.ts'
import { createRowReader, type RowReader } from './read-rows.ts'
import type { Row } from './row.ts'

/** Questions of a batch. */
const batchSize = 25

interface Reading {
  select: Select
  files: Readonly<Record<'posts' | 'comments' | 'users' | 'history', RowReader>>
}

/** In order of the questions' ids. */
export function* readThreads(tables: DumpTables, index: DumpIndex): Generator<ThreadBatch> {
  const files = {
    posts: createRowReader(tables.get('posts')),
    comments: createRowReader(tables.get('comments')),
    users: createRowReader(tables.get('users')),
    history: createRowReader(tables.get('posthistory')),
  }
  const select = createSelect(index)
  try {
    for (let last = 0; ; ) {
      const ids = select('SELECT id FROM posts WHERE kind = 1 AND id > ? ORDER BY id LIMIT ?')(
        last,
        batchSize,
      )
      const [first = 0] = ids[0] ?? []
      if (ids.length === 0) return
      ;[last = first] = ids.at(-1) ?? []
      yield readBatch({ select, files }, [first, last])
    }
  } finally {
    for (const file of Object.values(files)) file.close()
  }
}

/** Prepares each query once. */
function createSelect(index: DumpIndex): Select {
  const prepared = new Map<string, ReturnType<Select>>()
  return (sql) => {
    const select = prepared.get(sql) ?? index.select(sql)
    prepared.set(sql, select)
    return select
  }
}

function readBatch({ select, files }: Reading, between: readonly [number, number]): ThreadBatch {
  const found = findPosts(select, between)
  const rows = files.posts.read(found)
  const comments = readOnPosts(files.comments, listOnPosts(select, 'comments', between))
  const history = readOnPosts(files.history, listOnPosts(select, 'history', between))
  const votes = findVotes(select, between)
  const links = findLinks(select, between)
  const byThread = new Map<number, [question: DumpPost, ...answers: DumpPost[]]>()
  for (const [at, [thread = 0, kind = 0, id = 0]] of found.entries()) {
    const ofPost = { comments: comments.get(id) ?? [], history: history.get(id) ?? [], votes: votes.get(id) }
    const post = { id, row: rows[at] ?? new Map(), ...ofPost }
    // Answers come after their question; those without one are told elsewhere.
    if (kind === 1) byThread.set(thread, [post])
    else byThread.get(thread)?.push(post)
  }
  const threads = Array.from(byThread, ([id, [question, ...answers]]) => {
    return { question, answers, links: links.get(id) ?? [] }
  })
  const others = [...comments.values(), ...history.values()].flat()
  return { threads, users: readUsers({ select, files }, [...rows, ...others]) }
}

function readOnPosts(file: RowReader, found: readonly number[][]): Map<number, Row[]> {
  const ofPosts = new Map<number, Row[]>()
  for (const [at, row] of file.read(found).entries()) {
    const post = found[at]?.[0] ?? 0
    const others = ofPosts.get(post)
    if (others) others.push(row)
    else ofPosts.set(post, [row])
  }
  return ofPosts
}

const userAttributes = ['OwnerUserId', 'LastEditorUserId', 'UserId']

function readUsers({ select, files }: Reading, rows: readonly Row[]): Map<number, Row> {
  const ids = new Set<string>()
  for (const row of rows) {
    for (const name of userAttributes) {
      const id = row.get(name)
      if (id !== undefined) ids.add(id)
    }
  }
  const found = listUsers(select, [...ids].map(Number).filter(Number.isSafeInteger))
  return new Map(files.users.read(found).map((row, at) => [found[at]?.[0] ?? 0, row]))
}
