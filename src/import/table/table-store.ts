// Rows in any order, joined in a database of their own: memory holds one question at a time.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { joinRows } from './join-rows.ts'
import {
  type JoinedRow,
  type Orphan,
  type StoredOption,
  type StoredRow,
  type TakeOptions,
  toThreadType,
} from './stored-row.ts'

export interface TableStore {
  add: (row: StoredRow) => void
  addOption: (option: StoredOption) => void
  /** Finds what each row hangs on, step by step; once, after the last row. @returns how many questions there are. */
  join: () => Generator<void, number>
  /** Each question, followed by its answers and then its comments, the oldest first. */
  readThreads: () => Iterable<JoinedRow[]>
  /** Options of the polls of a place, which lead to a question then. */
  takeOptions: TakeOptions
  /** What leads to no question, in the order in which it came. */
  readOrphans: () => Iterable<Orphan>
  close: () => void
}

const tables = `
  PRAGMA journal_mode = OFF;
  PRAGMA synchronous = OFF;
  CREATE TABLE entries (
    seq INTEGER PRIMARY KEY, type TEXT, id TEXT, instant INTEGER, content TEXT,
    parent TEXT, question TEXT, answer TEXT, reply TEXT, thread TEXT, path TEXT, position REAL, depth INTEGER
  );
  CREATE TABLE links (seq INTEGER PRIMARY KEY, target INTEGER);
  CREATE TABLE reached (seq INTEGER PRIMARY KEY, question INTEGER, answer INTEGER, reply INTEGER);
  CREATE TABLE options (seq INTEGER PRIMARY KEY, place TEXT, poll TEXT, position REAL, content TEXT, taken INTEGER);
  CREATE INDEX by_place ON options (place);`

const addEntry = 'INSERT INTO entries VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'

const questions = `SELECT seq, id, content FROM entries WHERE type = 'question' ORDER BY instant, id, seq`

const ofQuestion = `
  SELECT e.type, e.id, e.content, a.id AS answer, r.id AS reply FROM reached x
  JOIN entries e ON e.seq = x.seq LEFT JOIN entries a ON a.seq = x.answer LEFT JOIN entries r ON r.seq = x.reply
  WHERE x.question = ? AND e.type <> 'question' ORDER BY e.type, e.instant, e.id, e.seq`

const orphans = `
  SELECT type, id, coalesce(nullif(reply, ''), nullif(parent, ''), nullif(answer, ''), question) AS missing
  FROM entries WHERE seq NOT IN (SELECT seq FROM reached)
  UNION ALL
  SELECT 'poll', coalesce(nullif(poll, ''), place), place FROM options WHERE taken IS NULL GROUP BY place, poll`

/** @param folder where the rows lie; left out, SQLite keeps them in a file without a name. */
export function createTableStore(folder?: string): TableStore {
  const database = new DatabaseSync(folder === undefined ? '' : join(folder, 'rows.sqlite'))
  database.exec(tables)
  database.exec('BEGIN')
  const insert = database.prepare(addEntry)
  const insertOption = database.prepare('INSERT INTO options VALUES (NULL, ?, ?, ?, ?, NULL)')
  return {
    add: ({ type, id, instant, content, links }) => {
      const { parent, question, answer, replyTo, thread, path, order, depth } = links
      const place = [thread, path, order ?? null, depth ?? null]
      insert.run(type, id, instant, content, parent, question, answer, replyTo, ...place)
    },
    addOption: ({ place, poll, order, content }) => {
      insertOption.run(place, poll, order ?? null, content)
    },
    join: () => joinRows(database),
    readThreads: () => readThreads(database),
    takeOptions: createTakeOptions(database),
    readOrphans: () => readOrphans(database),
    close: () => database.close(),
  }
}

function* readThreads(database: DatabaseSync): Generator<JoinedRow[]> {
  const select = database.prepare(ofQuestion)
  for (const { seq, id, content } of database.prepare(questions).iterate()) {
    const question = { type: 'question', id: String(id), content: String(content) } as const
    yield [question, ...select.all(seq ?? null).map(toJoinedRow)]
  }
}

function toJoinedRow({ type, id, content, answer, reply }: Readonly<Record<string, unknown>>): JoinedRow {
  return {
    type: toThreadType(type),
    id: String(id),
    content: String(content),
    ...(typeof answer === 'string' ? { answer } : {}),
    ...(typeof reply === 'string' ? { replyTo: reply } : {}),
  }
}

function* readOrphans(database: DatabaseSync): Generator<Orphan> {
  for (const { type, id, missing } of database.prepare(orphans).iterate())
    yield { type: String(type), id: String(id), missing: String(missing) }
}

function createTakeOptions(database: DatabaseSync): TakeOptions {
  const take = database.prepare('UPDATE options SET taken = 1 WHERE place = ?')
  const select = database.prepare('SELECT poll, content FROM options WHERE place = ? ORDER BY position, seq')
  return (place) => {
    const options = select
      .all(place)
      .map(({ poll, content }) => ({ poll: String(poll), content: String(content) }))
    if (options.length > 0) take.run(place)
    return options
  }
}
