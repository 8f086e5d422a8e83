// import.ndjson: which source a folder was made of, and a digest of each thing that an import wrote. A line a question, in
// the order of their ids, so that a newer import changes few lines.
import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { importListName } from '../folder/root.ts'
import { writeFully } from '../kept/write.ts'
import { readLines } from './read-records.ts'

const digests = z.record(z.string(), z.string())

const questionLine = z.object({
  type: z.literal('question'),
  id: z.string(),
  /** In the source, where that is another. */
  source: z.string().optional(),
  fields: z.string(),
  counts: z.string(),
  activity: z.string(),
  body: z.string(),
  /** Each of the fields that has a value, and each old address; without both, fields are merged as a whole. */
  parts: digests.optional(),
  aliases: z.array(z.string()).optional(),
  /** Fields and body, by id. */
  answers: z.record(z.string(), z.tuple([z.string(), z.string()])).default({}),
  comments: digests.default({}),
})

/** What an archive has besides questions, in the order of reports. */
export const otherKinds = ['person', 'synonyms', 'hashtag', 'category', 'file'] as const
export type OtherKind = (typeof otherKinds)[number]

const otherLine = z.object({
  type: z.enum(otherKinds),
  id: z.string(),
  /** Of a person in the source, where that is another. */
  source: z.string().optional(),
  digest: z.string(),
})

/** Which picture below files/ replaces one of another place, by its address. */
const pictureLine = z.object({ type: z.literal('picture'), id: z.string(), path: z.string() })

const unfinishedLine = z.object({
  type: z.literal('unfinished'),
  /** Kind of source, as the command names it. */
  source: z.string().regex(/^[a-z]+$/),
  /** Whether nothing was there but what somebody had prepared. */
  isFresh: z.boolean(),
  key: z.string(),
})

const listLineSchema = z.discriminatedUnion('type', [
  unfinishedLine,
  z.object({ type: z.literal('next') }),
  z.object({
    type: z.literal('moving'),
    path: z.string().regex(/^(?!(?:.*\/)?\.\.(?:\/|$))/s),
    digest: z.string(),
  }),
  z.object({
    type: z.literal('source'),
    key: z.string(),
    format: z.literal(1),
    /** That of questions without one, where they got one: the next import gives it to them too. */
    category: z.string().optional(),
  }),
  z.object({ type: z.literal('archive'), referenceDate: z.string() }),
  questionLine,
  otherLine,
  pictureLine,
])

export type ListLine = z.infer<typeof listLineSchema>
export type QuestionLine = z.infer<typeof questionLine>
export type OtherLine = z.infer<typeof otherLine>
export type UnfinishedLine = z.infer<typeof unfinishedLine>
export type MovingLine = Extract<ListLine, { type: 'moving' }>

/** Undefined for one that no import wrote. */
export function parseListLine(text: string): ListLine | undefined {
  try {
    return listLineSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

export function parseQuestionLine(text: string | undefined): QuestionLine | undefined {
  const line = text === undefined ? undefined : parseListLine(text)
  return line?.type === 'question' ? line : undefined
}

export function toListText(line: ListLine): string {
  return `${JSON.stringify(line)}\n`
}

const chunkLength = 1024 * 1024

/** @param folder in which it is staged. @param ends what goes before and after the lines of questions. */
export function writeImportList(
  folder: string,
  list: ReturnType<typeof createListWriting>,
  ends: Readonly<{ head: ListLine[]; tail: ListLine[]; others: string[] }>,
): void {
  try {
    writeParts(join(folder, importListName), list.print(ends.head, ends.tail, ends.others))
  } finally {
    list.close()
  }
}

/**
 * The list while files are on their way to their places. Below its head are the one that was and, behind `next`, the
 * files that are moved and the one that is to be: whoever reads it knows which line holds of each file.
 */
export function* printUnfinishedList(
  head: UnfinishedLine,
  { former, next, moving }: { former: string; next: string; moving: readonly MovingLine[] },
): Generator<string> {
  yield toListText(head)
  for (const { text, number } of existsSync(former) ? readLines(former) : []) {
    // That of an import which was stopped before this one: its files are still where it left them.
    if (number > 1 || parseListLine(text)?.type !== 'unfinished') yield `${text}\n`
  }
  yield toListText({ type: 'next' })
  yield* moving.map(toListText)
  for (const { text } of readLines(next)) yield `${text}\n`
}

/** On the disk when this returns. @throws what the disk says. */
export function writeParts(path: string, parts: Iterable<string>): void {
  const descriptor = openSync(path, 'w')
  try {
    let waiting = ''
    for (const part of parts) {
      waiting += part
      if (waiting.length < chunkLength) continue
      writeFully(descriptor, Buffer.from(waiting), path)
      waiting = ''
    }
    writeFully(descriptor, Buffer.from(waiting), path)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

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
