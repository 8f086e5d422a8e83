// What is noted of each row while the tables of a dump stream by.

import { Failure } from '../../words/failure.ts'
import type { SeenTexts } from '../importer.ts'
import type { Tally } from '../records.ts'
import { countBody, createFormulaCount, createTitleCount, type FormulaCount, mayHold } from '../seen-texts.ts'
import { isEdit } from './authors.ts'
import { createLicenseCount } from './community.ts'
import type { DumpTable } from './dump-folder.ts'
import { createDumpIndex, type DumpIndex } from './dump-index.ts'
import type { DumpVotes } from './read-discussions.ts'
import { type PlacedRow, readTable } from './read-table.ts'
import { countOf, type Row, streamedTextOf, toTags, toTimeNumber } from './rows.ts'

export interface Indexing extends SeenTexts {
  index: DumpIndex
  tally: Tally
  licenses: ReturnType<typeof createLicenseCount>
  /** That questions carry. */
  tags: Set<string>
}

/** What is done with each row, and after the last. */
interface TableIndexing {
  row: (row: PlacedRow) => void
  end?: () => void
}

/** By a table's name in lower case. */
const indexings: Readonly<Record<string, (table: DumpTable, indexing: Indexing) => TableIndexing>> = {
  posts: indexPosts,
  comments: indexComments,
  users: indexUsers,
  votes: indexVotes,
  postlinks: indexLinks,
  posthistory: indexHistory,
}

export function isIndexed({ root }: DumpTable): boolean {
  return Object.hasOwn(indexings, root)
}

export interface IndexWorkerData {
  /** Path of the index, which is made. */
  index: string
  /** Bytes that were read so far. */
  read: Float64Array<SharedArrayBuffer>
}

/** In a worker: indexes tables besides posts. */
export function createIndexBeside({ index: path, read }: IndexWorkerData) {
  return async (tables: readonly DumpTable[]): Promise<FormulaCount> => {
    const index = createDumpIndex(path, 'others')
    const formulas = createFormulaCount()
    // Only posts have notes, licences, titles and tags.
    const unused = {
      tally: { note: () => {} },
      licenses: createLicenseCount(),
      titles: createTitleCount(),
      tags: new Set<string>(),
    }
    await indexTables(tables, { index, formulas, ...unused }, (bytes) => {
      read[0] = (read[0] ?? 0) + bytes
    })
    index.seal()
    index.close()
    return formulas
  }
}

/** @param onRead is called with the bytes each time some were read; throws to stop. */
export async function indexTables(
  tables: readonly DumpTable[],
  indexing: Indexing,
  onRead: (bytes: number) => void,
): Promise<void> {
  for (const table of tables) {
    const { row, end } = indexings[table.root]?.(table, indexing) ?? {}
    if (row) await readTable(table, row, onRead)
    end?.()
  }
}

const lastTimes = ['LastEditDate', 'ClosedDate']

function indexPosts(
  table: DumpTable,
  { index, tally, licenses, titles, formulas, tags }: Indexing,
): TableIndexing {
  const { id: idOf, number, time, optionalTime, present } = createCheckedValues(table)
  const insert = insertOnce(table, index.insert('INSERT INTO posts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)'))
  const insertQuestion = index.insert('INSERT INTO questions VALUES (?, ?, ?)')
  return {
    row: (post) => {
      const [id, kind] = [idOf(post), number(post, 'PostTypeId')]
      const at = time(post, 'CreationDate')
      const isKept = kind === 1 || kind === 2
      // What tags mean is reported later.
      if (!isKept && kind !== 4 && kind !== 5)
        tally.note({ rule: 'post-of-another-type', at: `post ${id}`, detail: String(kind) })
      const discussion = kind === 2 ? number(post, 'ParentId') : id
      const viewed = Number(countOf(post.row, 'ViewCount') !== undefined)
      const times = [at, ...lastTimes.map((name) => post.row.get(name) ?? '')].map(toTimeNumber)
      insert(post, id, discussion, kind, ...times, viewed, post.offset, post.length)
      if (!isKept) return
      present(post, 'Body')
      if (kind === 1) present(post, 'Title')
      for (const name of lastTimes) optionalTime(post, name)
      licenses.add(post.row.get('ContentLicense'), post.row.get('LastEditDate') ?? at)
      lookForFormulas(post.row, 'Body', `post ${id}`, formulas)
      if (kind !== 1) return
      const [title, tagged] = [streamedTextOf(post.row, 'Title'), streamedTextOf(post.row, 'Tags')]
      titles.look(title)
      for (const tag of toTags(tagged)) tags.add(tag)
      insertQuestion(id, title, tagged)
    },
  }
}

function indexComments(table: DumpTable, { index, formulas }: Indexing): TableIndexing {
  const { number, time, present } = createCheckedValues(table)
  const insert = index.insert('INSERT INTO comments VALUES (?, ?, ?, ?, ?)')
  return {
    row: (comment) => {
      const at = toTimeNumber(time(comment, 'CreationDate'))
      present(comment, 'Text')
      const id = number(comment, 'Id')
      lookForFormulas(comment.row, 'Text', `comment ${id}`, formulas)
      insert(number(comment, 'PostId'), id, at, comment.offset, comment.length)
    },
  }
}

/** Only what may hold one is decoded. */
function lookForFormulas(row: Row, attribute: 'Body' | 'Text', at: string, formulas: FormulaCount): void {
  const written = row.get(attribute) ?? ''
  const isWorthIt = mayHold(written) || written.includes('latex')
  const text = isWorthIt ? streamedTextOf(row, attribute) : ''
  countBody(attribute === 'Body' ? { html: text } : { markdown: text }, at, formulas)
}

function indexUsers(table: DumpTable, { index }: Indexing): TableIndexing {
  const { number } = createCheckedValues(table)
  const insert = insertOnce(table, index.insert('INSERT INTO users VALUES (?, ?, ?)'))
  return { row: (user) => insert(user, number(user, 'Id'), user.offset, user.length) }
}

function indexVotes(table: DumpTable, { index }: Indexing): TableIndexing {
  const { number, time } = createCheckedValues(table)
  const votes = createVoteCount(index)
  return {
    row: (vote) => {
      const kind = number(vote, 'VoteTypeId')
      const post = number(vote, 'PostId')
      if (kind === 1) votes.accept(post, time(vote, 'CreationDate'))
      if (kind === 2) votes.add(post, 1, 0)
      if (kind === 3) votes.add(post, 0, 1)
    },
    end: votes.flush,
  }
}

function indexLinks(table: DumpTable, { index }: Indexing): TableIndexing {
  const { number } = createCheckedValues(table)
  const insert = index.insert('INSERT INTO links VALUES (?, ?, ?)')
  return {
    row: (link) => insert(number(link, 'PostId'), number(link, 'LinkTypeId'), number(link, 'RelatedPostId')),
  }
}

/** 2 is the first body; 4 to 9 are edits and steps back, 10 and 11 close and open, 14 and 15 lock and unlock. */
const told = new Set([2, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15])

function indexHistory(table: DumpTable, { index }: Indexing): TableIndexing {
  const { number, time } = createCheckedValues(table)
  const insert = index.insert('INSERT INTO history VALUES (?, ?, ?, ?, ?)')
  return {
    row: (change) => {
      const at = time(change, 'CreationDate')
      const kind = number(change, 'PostHistoryTypeId')
      if (!told.has(kind)) return
      const edited = isEdit(kind) ? toTimeNumber(at) : 0
      insert(number(change, 'PostId'), number(change, 'Id'), edited, change.offset, change.length)
    },
  }
}

const integer = /^-?\d{1,15}$/
const idOfPost = /^0*[1-9]\d{0,14}$/
const time = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d+)?$/

/** What a row must have, or else its line is reported. */
function createCheckedValues({ file }: DumpTable) {
  const find = ({ row, line }: PlacedRow, attribute: string): string => {
    const value = row.get(attribute)
    if (value === undefined) throw new Failure('dump-attribute-missing', { file, line, attribute })
    return value
  }
  const check = (row: PlacedRow, attribute: string, pattern: RegExp): string => {
    const value = find(row, attribute)
    if (pattern.test(value)) return value
    const { line } = row
    throw new Failure('dump-attribute-wrong', { file, line, attribute, value: value.slice(0, 40) })
  }
  return {
    number: (row: PlacedRow, attribute: string) => Number(check(row, attribute, integer)),
    /** The id of the post itself, from 1. */
    id: (post: PlacedRow) => Number(check(post, 'Id', idOfPost)),
    time: (row: PlacedRow, attribute: string) => check(row, attribute, time),
    optionalTime: (row: PlacedRow, attribute: string) => {
      if (row.row.has(attribute)) check(row, attribute, time)
    },
    present: (row: PlacedRow, attribute: string) => void find(row, attribute),
  }
}

/** SQLITE_CONSTRAINT_PRIMARYKEY: https://sqlite.org/rescode.html */
const taken = 1555

/** Tells the line where an id comes a second time. */
function insertOnce({ file }: DumpTable, insert: (...values: number[]) => void) {
  return (row: PlacedRow, ...values: number[]) => {
    try {
      insert(...values)
    } catch (error) {
      if (!(error instanceof Error && 'errcode' in error && error.errcode === taken)) throw error
      throw new Failure('dump-id-taken', { file, line: row.line, id: String(values[0]) })
    }
  }
}

/** Posts whose votes are counted in memory before they are added to what is stored. */
const mostHeld = 100_000

/** Votes of a dump come in order of time, so those of one post lie near each other. */
function createVoteCount(index: DumpIndex) {
  const store = index.insert(`INSERT INTO votes VALUES (?, ?, ?, ?) ON CONFLICT (post) DO UPDATE SET
    up = up + excluded.up, down = down + excluded.down, accepted = max(accepted, excluded.accepted)`)
  const held = new Map<number, DumpVotes>()
  const flush = () => {
    for (const [post, { up, down, accepted }] of held) store(post, up, down, accepted)
    held.clear()
  }
  const find = (post: number): DumpVotes => {
    const known = held.get(post)
    if (known) return known
    if (held.size >= mostHeld) flush()
    const counted = { up: 0, down: 0, accepted: 0 }
    held.set(post, counted)
    return counted
  }
  return {
    add: (post: number, up: number, down: number) => {
      const counted = find(post)
      counted.up += up
      counted.down += down
    },
    /** @param time when its answer was accepted; of it the day is known. */
    accept: (post: number, time: string) => {
      find(post).accepted = Number(time.slice(0, 10).replaceAll('-', ''))
    },
    flush,
  }
}
