// Questions with all that belongs to them: the index says where it is, and neighbours are read at once.

import { streamBatches } from '../../kept/answer.ts'
import type { DiscussionOutline } from '../importer.ts'
import { toAliases, toSlug } from './addresses.ts'
import type { DumpTables } from './dump-folder.ts'
import { type IndexPaths, openDumpIndex, type SealedIndex } from './dump-index.ts'
import { createRowReader, type RowReader } from './read-table.ts'
import { type Row, toTags, toTimeNumber } from './rows.ts'

/** @returns what reads the discussion of a question, by its id. Files stay open. */
export function createDiscussionReader(tables: DumpTables, index: SealedIndex) {
  const files = {
    posts: createRowReader(tables.get('posts')),
    comments: createRowReader(tables.get('comments')),
    users: createRowReader(tables.get('users')),
    history: createRowReader(tables.get('posthistory')),
  }
  const select = createSelect(index.select)
  return (question: number): DumpDiscussion & { users: DumpUsers } => {
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

/** A question or an answer, with what belongs to it. */
export interface DumpPost {
  id: number
  row: Row
  comments: readonly Row[]
  /** Oldest first. */
  history: readonly Row[]
  /** Undefined where nobody voted. */
  votes: DumpVotes | undefined
}

export interface DumpVotes {
  up: number
  down: number
  /** Day on which its asker accepted an answer: 20240501, or 0. */
  accepted: number
}

interface DumpLink {
  /** 1 for a link in its text, 3 for what it repeats. */
  kind: number
  related: number
  /** The question that it leads to; one that is not in the dump may be in the archive. */
  discussion: number
}

export interface DumpDiscussion {
  question: DumpPost
  links: readonly DumpLink[]
  answers: readonly DumpPost[]
}

/** Everybody who is named in some discussions, by id. */
export type DumpUsers = ReadonlyMap<number, Row>

type Select = SealedIndex['select']
/** Discussions are asked for by the ids of their questions. */
type Between = readonly [first: number, last: number]

const inBatch = 'discussion BETWEEN ? AND ? AND posts.kind IN (1, 2)'

/** Prepares each query once. */
function createSelect(select: Select): Select {
  const prepared = new Map<string, ReturnType<Select>>()
  return (sql) => {
    const known = prepared.get(sql) ?? select(sql)
    prepared.set(sql, known)
    return known
  }
}

/** Discussion, kind, id and place of each post; questions are before their answers. */
function findPosts(select: Select, between: Between): number[][] {
  const columns = 'discussion, kind, id, offset, length'
  return select(`SELECT ${columns} FROM posts WHERE ${inBatch} ORDER BY discussion, kind, id`)(...between)
}

/**
 * Discussion, id, when it was written, edited and closed, or 0, and whether views were counted; questions are before
 * their answers. Where there is a history, it lists the edits.
 */
function findTimes(select: Select, between: Between): number[][] {
  const edited = 'iif(edited > 0 AND NOT EXISTS (SELECT 1 FROM history WHERE post = posts.id), edited, 0)'
  return select(
    `SELECT discussion, id, at, ${edited}, iif(kind = 1, closed, 0), viewed FROM posts WHERE ${inBatch}
     ORDER BY discussion, kind, id`,
  )(...between)
}

/** Of comments and edits that are later. */
function findChangedTimes(select: Select, between: Between, after: number): number[] {
  const isThere =
    'EXISTS (SELECT 1 FROM posts question WHERE question.id = posts.discussion AND question.kind = 1)'
  const find = (table: 'comments' | 'history') =>
    select(
      `SELECT other.at FROM posts JOIN ${table} other ON other.post = posts.id
       WHERE ${inBatch} AND other.at > ? AND ${isThere}`,
    )(...between, after)
  return [...find('comments'), ...find('history')].map(([at = 0]) => at)
}

/** How many comments there are, by question. */
function countOnPosts(select: Select, between: Between): Map<number, number> {
  const counts = select(
    `SELECT discussion, count(*) FROM posts JOIN comments ON post = posts.id WHERE ${inBatch} GROUP BY discussion`,
  )(...between)
  return new Map(counts.map(([discussion = 0, count = 0]) => [discussion, count]))
}

/** Post, id and place. */
function listOnPosts(select: Select, table: 'comments' | 'history', between: Between): number[][] {
  return select(
    `SELECT other.post, other.id, other.offset, other.length FROM posts JOIN ${table} other ON other.post = posts.id
     WHERE ${inBatch} ORDER BY other.post, other.id`,
  )(...between)
}

function findVotes(select: Select, between: Between): Map<number, DumpVotes> {
  const found = select(
    `SELECT post, up, down, accepted FROM posts JOIN votes ON post = posts.id WHERE ${inBatch}`,
  )(...between)
  return new Map(found.map(([post = 0, up = 0, down = 0, accepted = 0]) => [post, { up, down, accepted }]))
}

/** Of questions alone, by their ids. */
function findLinks(select: Select, between: Between): Map<number, DumpLink[]> {
  const found = select(
    `SELECT links.post, links.kind, links.related, coalesce(question.id, links.related) FROM links
     LEFT JOIN posts target ON target.id = links.related AND target.kind IN (1, 2)
     LEFT JOIN posts question ON question.id = target.discussion AND question.kind = 1
     WHERE links.post BETWEEN ? AND ? ORDER BY links.rowid`,
  )(...between)
  const links = found.map(([post = 0, kind = 0, related = 0, discussion = 0]) => {
    return { post, kind, related, discussion }
  })
  return Map.groupBy(links, ({ post }) => post)
}

/** Id and place. */
function listUsers(select: Select, ids: readonly number[]): number[][] {
  return select(
    'SELECT id, offset, length FROM users WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id',
  )(JSON.stringify(ids))
}

/** Kilobytes of the index that the memory of a worker holds. */
const cache = 4096

export interface OutlineWorkerData {
  index: IndexPaths
  now: number
  host: string | undefined
}

/** In a worker: outlines are listed while names are given by those that it has listed. */
export function streamOutlines({ index, ...listing }: OutlineWorkerData) {
  return streamBatches(listOutlines(openDumpIndex(index, cache), listing))
}

// What is known of each question while its texts stay in the dump, in batches: names and places of the whole archive are
// given by it.

/** Questions of a batch. */
const batchSize = 200

/** In order of the questions' ids. @param now in milliseconds since 1970. @param host where the community lived. */
function* listOutlines(
  index: SealedIndex,
  { now, host }: { now: number; host: string | undefined },
): Generator<DiscussionOutline[]> {
  const listing = { select: createSelect(index.select), newest: createNewestTimes(now), host }
  const selectQuestions = index.selectTexts(
    'SELECT CAST(id AS TEXT), title, tags FROM questions WHERE id > ? ORDER BY id LIMIT ?',
  )
  for (let last = 0; ; ) {
    const questions = selectQuestions(last, batchSize)
    const first = Number(questions[0]?.[0])
    if (questions.length === 0) return
    last = Number(questions.at(-1)?.[0])
    yield readBatch(questions, [first, last], listing)
  }
}

function readBatch(
  questions: readonly string[][],
  between: readonly [number, number],
  { select, newest, host }: { select: Select; newest: NewestTimes; host: string | undefined },
): DiscussionOutline[] {
  const posts = Map.groupBy(findTimes(select, between), ([discussion = 0]) => discussion)
  const comments = countOnPosts(select, between)
  for (const time of findChangedTimes(select, between, newest.reached())) newest.look(time)
  return questions.map(([id = '', title = '', tags = '']) => {
    const [question = [], ...answers] = posts.get(Number(id)) ?? []
    const [, , at = 0, , closed = 0, viewed = 0] = question
    newest.look(closed)
    for (const [, , written = 0, edited = 0] of [question, ...answers]) {
      newest.look(written)
      newest.look(edited)
    }
    return {
      type: 'outline',
      question: {
        id,
        tags: toTags(tags),
        at: toTime(at),
        aliases: toAliases(
          id,
          toSlug(title, host),
          answers.map(([, answer = 0]) => answer),
        ),
      },
      answers: answers.length,
      comments: comments.get(Number(id)) ?? 0,
      hasViews: viewed === 1,
      times: newest.take(),
    }
  })
}

type NewestTimes = ReturnType<typeof createNewestTimes>

const dayLength = 24 * 60 * 60_000

/**
 * Of millions of times a few are newer than all before them. One that no calendar has, or that is not two days in the
 * past, outdoes none: whoever looks for the newest day may not take it.
 */
export function createNewestTimes(now: number) {
  const past = toTimeNumber(new Date(now - 2 * dayLength).toISOString())
  let reached = 0
  const taken: string[] = []
  return {
    /** What a time has to be after to be looked at. */
    reached: () => reached,
    look: (number: number) => {
      if (number <= reached) return
      const time = toTime(number)
      taken.push(time)
      if (number < past && !Number.isNaN(Date.parse(time))) reached = number
    },
    /** Those since it was asked last that may be the newest of all. */
    take: () => taken.splice(0),
  }
}

/** `2016-08-02T15:39:14Z` */
function toTime(number: number): string {
  return String(number)
    .padStart(14, '0')
    .replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z')
}
