// import.ndjson, made anew by each import: a line for each thing, in an order that stays.
import { DatabaseSync } from 'node:sqlite'
import { type ListLine, toListText } from './import-list.ts'

export type ListWriting = ReturnType<typeof createListWriting>

/** @param path of a database that is made. */
export function createListWriting(path: string) {
  const database = new DatabaseSync(path)
  database.exec(
    'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; CREATE TABLE line (id TEXT PRIMARY KEY, text TEXT) WITHOUT ROWID; BEGIN',
  )
  const add = database.prepare('INSERT OR REPLACE INTO line VALUES (?, ?)')
  const list = database.prepare('SELECT text FROM line ORDER BY id')
  return {
    /** Lines of questions, by id, in code-unit order at the end; they need not fit into memory. */
    addQuestion: (id: string, line: string): void => {
      add.run(id, line)
    },
    /** The whole list in parts. */
    print: function* (head: readonly ListLine[], tail: readonly ListLine[], others: readonly string[]) {
      yield* head.map(toListText)
      for (const { text } of list.iterate()) yield `${String(text).trimEnd()}\n`
      yield* tail.map(toListText)
      yield* others.map((line) => `${line}\n`)
    },
    close: () => database.close(),
  }
}
