// Where everything of a dump stands, in a database of a temporary file: numbers alone, while texts stay where they are.
import { DatabaseSync } from 'node:sqlite'

const schema = `
  PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -16384; PRAGMA temp_store = FILE;
  CREATE TABLE posts (id INTEGER PRIMARY KEY, thread INTEGER, kind INTEGER, offset INTEGER, length INTEGER);
  CREATE TABLE comments (post INTEGER, id INTEGER, offset INTEGER, length INTEGER);
  CREATE TABLE users (id INTEGER PRIMARY KEY, offset INTEGER, length INTEGER);
  CREATE TABLE votes (post INTEGER PRIMARY KEY, up INTEGER, down INTEGER, accepted INTEGER);
  CREATE TABLE links (post INTEGER, kind INTEGER, related INTEGER);
  CREATE TABLE history (post INTEGER, id INTEGER, offset INTEGER, length INTEGER);
  BEGIN;`

const indexes = `
  COMMIT;
  CREATE INDEX posts_of_thread ON posts (thread, kind, id, offset, length);
  CREATE INDEX comments_of_post ON comments (post, id, offset, length);
  CREATE INDEX links_of_post ON links (post, kind, related);
  CREATE INDEX history_of_post ON history (post, id, offset, length);`

export interface DumpIndex {
  /** @returns what adds one row. */
  insert: (sql: string) => (...values: number[]) => void
  /** Once everything is in. */
  seal: () => void
  /** @returns what gives the rows of a query, which has numbers alone. */
  select: (sql: string) => (...values: (number | string)[]) => number[][]
  close: () => void
}

/** @param path of the file, which is left to whoever named it. */
export function createDumpIndex(path: string): DumpIndex {
  const database = new DatabaseSync(path)
  database.exec(schema)
  return {
    insert: (sql) => {
      const statement = database.prepare(sql)
      return (...values) => void statement.run(...values)
    },
    seal: () => database.exec(indexes),
    select: (sql) => {
      const statement = database.prepare(sql)
      statement.setReturnArrays(true)
      return (...values) => statement.all(...values).map(toNumbers)
    },
    close: () => database.close(),
  }
}

/** Without a copy: rows are arrays already. */
function toNumbers(row: unknown): number[] {
  return Array.isArray(row) ? row : []
}
