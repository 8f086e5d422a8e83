// Finds what each row hangs on, and from there its question.
import type { DatabaseSync } from 'node:sqlite'

const indexes = `
  CREATE INDEX by_id ON entries (id);
  CREATE INDEX by_path ON entries (thread, path) WHERE thread <> '';`

/** Rows of a thread in order, those with a depth: the row before that is less deep is what one hangs on. */
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

/** Comments hang on an answer, on the question or, as replies, on each other; answers on the question or on each other. */
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

/** Step by step, as whoever joins millions of rows may want to stop. @returns how many questions there are. */
export function* joinRows(database: DatabaseSync): Generator<void, number> {
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
