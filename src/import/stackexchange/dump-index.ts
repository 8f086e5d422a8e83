// Where everything of a dump stands, in a database of a temporary file: numbers, and what addresses of questions are
// made of, while other texts stay where they are.
import { DatabaseSync } from 'node:sqlite'

const schema = `
  PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -16384; PRAGMA temp_store = FILE;
  CREATE TABLE posts (id INTEGER PRIMARY KEY, thread INTEGER, kind INTEGER, at INTEGER, edited INTEGER, closed INTEGER,
    viewed INTEGER, offset INTEGER, length INTEGER);
  CREATE TABLE questions (id INTEGER PRIMARY KEY, slug TEXT, tags TEXT);
  CREATE TABLE comments (post INTEGER, id INTEGER, at INTEGER, offset INTEGER, length INTEGER);
  CREATE TABLE users (id INTEGER PRIMARY KEY, offset INTEGER, length INTEGER);
  CREATE TABLE votes (post INTEGER PRIMARY KEY, up INTEGER, down INTEGER, accepted INTEGER);
  CREATE TABLE links (post INTEGER, kind INTEGER, related INTEGER);
  CREATE TABLE history (post INTEGER, id INTEGER, at INTEGER, offset INTEGER, length INTEGER);
  BEGIN;`

const indexes = `
  COMMIT;
  CREATE INDEX posts_of_thread ON posts (thread, kind, id, offset, length);
  CREATE INDEX comments_of_post ON comments (post, id, at, offset, length);
  CREATE INDEX links_of_post ON links (post, kind, related);
  CREATE INDEX history_of_post ON history (post, id, at, offset, length);`

/** An index as it is asked. */
export interface SealedIndex {
  /** @returns what gives the rows of a query, which has numbers alone. */
  select: (sql: string) => (...values: (number | string)[]) => number[][]
  /** The same of a query that has texts alone. */
  selectTexts: (sql: string) => (...values: number[]) => string[][]
  close: () => void
}

export interface DumpIndex extends SealedIndex {
  /** @returns what adds one row. */
  insert: (sql: string) => (...values: (number | string)[]) => void
  /** Once everything is in. From now on others may read it. */
  seal: () => void
}

/** @param path of the file, which is left to whoever named it. */
export function createDumpIndex(path: string): DumpIndex {
  const database = new DatabaseSync(path)
  database.exec(schema)
  return {
    ...toSealed(database),
    insert: (sql) => {
      const statement = database.prepare(sql)
      return (...values) => void statement.run(...values)
    },
    seal: () => database.exec(indexes),
  }
}

/** @param path of an index that was sealed. */
export function openDumpIndex(path: string): SealedIndex {
  const database = new DatabaseSync(path, { readOnly: true })
  // Else each query locks the file, and looks whether its pages are still those that are known.
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
      return (...values) => statement.all(...values).map(toTexts)
    },
    close: () => database.close(),
  }
}

/** Without a copy: rows are arrays already. */
function toNumbers(row: unknown): number[] {
  return Array.isArray(row) ? row : []
}

function toTexts(row: unknown): string[] {
  return Array.isArray(row) ? row : []
}
