// Where everything of a dump is, in a database of a temporary file: numbers, and what addresses of questions are
// made of, while other texts stay where they are.
import { DatabaseSync } from 'node:sqlite'

const pragmas = 'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA temp_store = FILE;'

/** Kilobytes. Posts come in their order; votes of one post come again and again. */
const writeCache = { posts: 4096, others: 16384 }

const tables = {
  posts: `
    CREATE TABLE posts (id INTEGER PRIMARY KEY, discussion INTEGER, kind INTEGER, at INTEGER, edited INTEGER,
      closed INTEGER, viewed INTEGER, offset INTEGER, length INTEGER);
    CREATE TABLE questions (id INTEGER PRIMARY KEY, title TEXT, tags TEXT);`,
  others: `
    CREATE TABLE comments (post INTEGER, id INTEGER, at INTEGER, offset INTEGER, length INTEGER);
    CREATE TABLE users (id INTEGER PRIMARY KEY, offset INTEGER, length INTEGER);
    CREATE TABLE votes (post INTEGER PRIMARY KEY, up INTEGER, down INTEGER, accepted INTEGER);
    CREATE TABLE links (post INTEGER, kind INTEGER, related INTEGER);
    CREATE TABLE history (post INTEGER, id INTEGER, at INTEGER, offset INTEGER, length INTEGER);`,
}

const indexes = {
  posts: 'CREATE INDEX posts_of_discussion ON posts (discussion, kind, id, offset, length);',
  others: `
    CREATE INDEX comments_of_post ON comments (post, id, at, offset, length);
    CREATE INDEX links_of_post ON links (post, kind, related);
    CREATE INDEX history_of_post ON history (post, id, at, offset, length);`,
}

/** Each has a file, so that two workers can write. */
type IndexPart = keyof typeof tables

/** Paths of the files. */
export type IndexPaths = Readonly<Record<IndexPart, string>>

/** An index as it is asked. */
export interface SealedIndex {
  /** @returns what gives the rows of a query, which has numbers alone. */
  select: (sql: string) => (...values: (number | string)[]) => number[][]
  /** The same of a query that has texts alone. */
  selectTexts: (sql: string) => (...values: number[]) => string[][]
  close: () => void
}

export interface DumpIndex extends Pick<SealedIndex, 'close'> {
  /** @returns what adds one row. */
  insert: (sql: string) => (...values: (number | string)[]) => void
  /** Once everything is in. From now on others may read it. */
  seal: () => void
}

/** @param path of the file, which is left to whoever named it. */
export function createDumpIndex(path: string, part: IndexPart): DumpIndex {
  const database = new DatabaseSync(path)
  database.exec(`${pragmas} PRAGMA cache_size = -${writeCache[part]}; ${tables[part]} BEGIN`)
  return {
    insert: (sql) => {
      const statement = database.prepare(sql)
      return (...values) => void statement.run(...values)
    },
    seal: () => database.exec(`COMMIT; ${indexes[part]}`),
    close: () => database.close(),
  }
}

/** Both parts of an index, which were sealed. @param cache kilobytes of each. */
export function openDumpIndex({ posts, others }: IndexPaths, cache: number): SealedIndex {
  const database = new DatabaseSync(posts, { readOnly: true })
  database.prepare('ATTACH ? AS others').run(others)
  database.exec(`PRAGMA main.cache_size = -${cache}; PRAGMA others.cache_size = -${cache}`)
  // Else each query locks the files, and looks whether their pages are still those that are known.
  database.exec('BEGIN')
  return toSealed(database)
}

function toSealed(database: DatabaseSync): SealedIndex {
  const prepare = (sql: string) => {
    const statement = database.prepare(sql)
    statement.setReturnArrays(true)
    return statement
  }
  return {
    select: (sql) => {
      const statement = prepare(sql)
      return (...values) => statement.all(...values).map(toNumbers)
    },
    selectTexts: (sql) => {
      const statement = prepare(sql)
      return (...values) => statement.all(...values).map((row) => (Array.isArray(row) ? row : []))
    },
    close: () => database.close(),
  }
}

/** Without a copy: rows are arrays already. */
function toNumbers(row: unknown): number[] {
  return Array.isArray(row) ? row : []
}
