// Questions with all that hangs on them: the index says where it stands, and neighbours are read at once.
import type { SealedIndex } from './dump-index.ts'
import {
  createSelect,
  findLinks,
  findPosts,
  findVotes,
  listOnPosts,
  listUsers,
  type Select,
} from './dump-queries.ts'
import type { DumpPost, DumpThread, DumpUsers } from './dump-thread.ts'
import type { DumpTables } from './read-dump-folder.ts'
import { createRowReader, type RowReader } from './read-rows.ts'
import type { Row } from './row.ts'

/** @returns what reads the thread of a question, by its id. Files stay open. */
export function createThreadReader(tables: DumpTables, index: SealedIndex) {
  const files = {
    posts: createRowReader(tables.get('posts')),
    comments: createRowReader(tables.get('comments')),
    users: createRowReader(tables.get('users')),
    history: createRowReader(tables.get('posthistory')),
  }
  const select = createSelect(index.select)
  return (question: number): DumpThread & { users: DumpUsers } => {
    const between = [question, question] as const
    const found = findPosts(select, between)
    const rows = files.posts.read(found)
    const comments = readOnPosts(files.comments, listOnPosts(select, 'comments', between))
    const history = readOnPosts(files.history, listOnPosts(select, 'history', between))
    const votes = findVotes(select, between)
    const posts = found.map(([, , id = 0], at): DumpPost => {
      const ofPost = {
        comments: comments.get(id) ?? [],
        history: history.get(id) ?? [],
        votes: votes.get(id),
      }
      return { id, row: rows[at] ?? new Map(), ...ofPost }
    })
    const [first, ...answers] = posts
    if (!first) throw new Error(`No question ${question}.`)
    const links = findLinks(select, between).get(question) ?? []
    const others = [...comments.values(), ...history.values()].flat()
    const users = readUsers(files.users, select, [...rows, ...others])
    return { question: first, answers, links, users }
  }
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

function readUsers(users: RowReader, select: Select, rows: readonly Row[]): Map<number, Row> {
  const ids = new Set<string>()
  for (const row of rows) {
    for (const name of userAttributes) {
      const id = row.get(name)
      if (id !== undefined) ids.add(id)
    }
  }
  const found = listUsers(select, [...ids].map(Number).filter(Number.isSafeInteger))
  return new Map(users.read(found).map((row, at) => [found[at]?.[0] ?? 0, row]))
}
