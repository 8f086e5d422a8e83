// Rows in any order, joined in a database of their own: memory holds one question at a time.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type RowType = 'question' | 'answer' | 'comment'

/** What a row belongs to, as it says it. Everything is empty where the row says nothing. */
export interface RowLinks {
  /** Id of whatever it belongs to. */
  parent: string
  question: string
  answer: string
  replyTo: string
  /** Rows of one discussion, and the place in it: letters of which each is one level, or an order with a depth. */
  thread: string
  path: string
  order: number | undefined
  depth: number | undefined
}

export interface StoredRow {
  type: RowType
  id: string
  /** Milliseconds since 1970. */
  instant: number
  links: RowLinks
  /** JSON, as whoever reads it back knows it. */
  content: string
}

/** A row with what it belongs to; a question belongs to nothing. */
export interface JoinedRow extends Pick<StoredRow, 'type' | 'id' | 'content'> {
  answer?: string
  /** The answer or the comment that it replies to. */
  replyTo?: string
}

export interface StoredOption {
  /** What has the poll: `question 12`, `answer 34`, or `poll 5` of the body that names it. */
  place: string
  /** Which poll of this place. */
  poll: string
  order: number | undefined
  /** JSON. */
  content: string
}

export type TakeOptions = (place: string) => Pick<StoredOption, 'poll' | 'content'>[]

export type TableStore = ReturnType<typeof createTableStore>

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
export function createTableStore(folder?: string) {
  const database = new DatabaseSync(folder === undefined ? '' : join(folder, 'rows.sqlite'))
  database.exec(tables)
  database.exec('BEGIN')
  const insert = database.prepare('INSERT INTO entries VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const insertOption = database.prepare('INSERT INTO options VALUES (NULL, ?, ?, ?, ?, NULL)')
  return {
    add: ({ type, id, instant, content, links }: StoredRow) => {
      const { parent, question, answer, replyTo, thread, path, order, depth } = links
      const place = [thread, path, order ?? null, depth ?? null]
      insert.run(type, id, instant, content, parent, question, answer, replyTo, ...place)
    },
    addOption: ({ place, poll, order, content }: StoredOption) => {
      insertOption.run(place, poll, order ?? null, content)
    },
    /** Finds what each row belongs to, step by step; once, after the last row. @returns how many questions there are. */
    join: () => joinRows(database),
    /** Each question, followed by its answers and then its comments, the oldest first. */
    readDiscussions: () => readDiscussions(database),
    /** Options of the polls of a place, which lead to a question then. */
    takeOptions: createTakeOptions(database),
    /** What leads to no question, in the order in which it came. */
    readOrphans: () => readOrphans(database),
    close: () => database.close(),
  }
}

function* readDiscussions(database: DatabaseSync): Generator<JoinedRow[]> {
  const select = database.prepare(ofQuestion)
  for (const { seq, id, content } of database.prepare(questions).iterate()) {
    const question = { type: 'question', id: String(id), content: String(content) } as const
    yield [question, ...select.all(seq ?? null).map(toJoinedRow)]
  }
}

function toJoinedRow({ type, id, content, answer, reply }: Readonly<Record<string, unknown>>): JoinedRow {
  return {
    type: type === 'question' || type === 'answer' ? type : 'comment',
    id: String(id),
    content: String(content),
    ...(typeof answer === 'string' ? { answer } : {}),
    ...(typeof reply === 'string' ? { replyTo: reply } : {}),
  }
}

/** A row, or a poll, that leads to no question, and what it says it belongs to. */
function* readOrphans(database: DatabaseSync) {
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

const indexes = `
  CREATE INDEX by_id ON entries (id);
  CREATE INDEX by_path ON entries (thread, path) WHERE thread <> '';`

/** Rows of a thread in order, those with a depth: the row before that is less deep is what one belongs to. */
const byDepth = `
  SELECT seq, thread, depth FROM entries WHERE thread <> '' AND depth IS NOT NULL AND position IS NOT NULL
  ORDER BY thread, position, seq`

/**
 * A row of one of two types by its id, the first type before the second. Ids of answers and comments may count from 1 for
 * each question: where both rows name a question, it is the same.
 */
const byId = `
  SELECT seq FROM entries
  WHERE id = $id AND seq <> $seq AND type IN ($first, $second)
    AND (type = 'question' OR $question = '' OR question IN ('', $question))
  ORDER BY type <> $first, seq LIMIT 1`

const byPath = 'SELECT seq FROM entries WHERE thread = ? AND path = ? AND seq <> ? ORDER BY seq LIMIT 1'

/** Comments belong to an answer, to the question or, as replies, to each other; answers to the question or to each other. */
const reachFromQuestions = `
  INSERT INTO reached
  WITH RECURSIVE reach (seq, type, question, answer, reply) AS (
    SELECT seq, type, seq, NULL, NULL FROM entries WHERE type = 'question'
    UNION ALL
    SELECT e.seq, e.type, r.question,
      CASE WHEN e.type = 'comment' THEN CASE r.type WHEN 'answer' THEN r.seq ELSE r.answer END END,
      CASE WHEN e.type = r.type THEN r.seq WHEN e.type = 'answer' THEN r.answer END
    FROM reach r JOIN links l ON l.target = r.seq JOIN entries e ON e.seq = l.seq
    WHERE e.type <> 'question'
  )
  SELECT seq, question, answer, reply FROM reach`

/** Deeper than any program nests. */
const longestPath = 255

/** Finds what each row belongs to, and from there its question. Step by step, as whoever joins millions of rows may want to stop. @returns how many questions there are. */
function* joinRows(database: DatabaseSync): Generator<void, number> {
  database.exec(indexes)
  yield
  linkByDepth(database)
  yield* linkByNames(database)
  database.exec('CREATE INDEX by_target ON links (target)')
  yield
  database.exec(reachFromQuestions)
  database.exec('CREATE INDEX by_question ON reached (question); COMMIT')
  const { number } = database.prepare('SELECT count(DISTINCT question) AS number FROM reached').get() ?? {}
  return Number(number)
}

function linkByDepth(database: DatabaseSync): void {
  const link = database.prepare('INSERT INTO links VALUES (?, ?)')
  let above: { seq: number; depth: number }[] = []
  let current: unknown
  for (const { seq, thread, depth } of database.prepare(byDepth).iterate()) {
    if (thread !== current) above = []
    current = thread
    const row = { seq: Number(seq), depth: Number(depth) }
    above = above.slice(0, above.findLastIndex((each) => each.depth < row.depth) + 1)
    const target = above.at(-1)
    if (target) link.run(row.seq, target.seq)
    above.push(row)
  }
}

const hanging = `
  SELECT seq, type, parent, question, answer, reply, thread, path FROM entries WHERE type <> 'question'`

const rowsOfStep = 5_000

/** What a row names wins over its place; the nearest that it names wins over the question. */
function* linkByNames(database: DatabaseSync): Generator<void> {
  const link = database.prepare('INSERT OR REPLACE INTO links VALUES (?, ?)')
  const placed = database.prepare('SELECT target FROM links WHERE seq = ?')
  const findPath = createFindPath(database)
  const select = database.prepare(byId)
  let rows = 0
  for (const row of database.prepare(hanging).iterate()) {
    rows += 1
    if (rows % rowsOfStep === 0) yield
    const seq = Number(row['seq'])
    const textOf = (name: string) => String(row[name] ?? '')
    const find = (id: string, first: string, second = first) =>
      id === ''
        ? undefined
        : select.get({ $id: id, $seq: seq, $first: first, $second: second, $question: textOf('question') })
    const other = textOf('type') === 'answer' ? 'comment' : 'answer'
    const parent = textOf('parent')
    const target =
      find(textOf('reply'), textOf('type'), other) ??
      findPath(seq, textOf('thread'), textOf('path')) ??
      (placed.get(seq) ? undefined : find(parent, 'question', 'answer')) ??
      (placed.get(seq) ? undefined : find(parent, 'comment')) ??
      (placed.get(seq) ? undefined : find(textOf('answer'), 'answer')) ??
      (placed.get(seq) ? undefined : find(textOf('question'), 'question'))
    if (target) link.run(seq, Number(target['seq']))
  }
}

/** A parent whose row is gone leaves its place to the one above it. */
function createFindPath(database: DatabaseSync) {
  const select = database.prepare(byPath)
  return (seq: number, thread: string, path: string) => {
    if (thread === '') return undefined
    for (let length = Math.min(path.length, longestPath) - 1; length >= 0; length -= 1) {
      const found = select.get(thread, path.slice(0, length), seq)
      if (found) return found
    }
    return undefined
  }
}
