// What the last run learnt of each question and each picture. It may be deleted at any time, and anything damaged in it is
// learnt again: JSON is in lines that begin with their checksum.
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Issue } from '../format/issue.ts'
import type { Picture } from '../format/pictures/picture.ts'
import { digestText } from './digest.ts'
import { type FileStamp, readRegularFile } from './files.ts'
import { copyTexts, type Place } from './packs.ts'
import type { CachedQuestion } from './question.ts'
import { makeCacheFolder, replaceCacheFile, writeFully } from './write.ts'

/** Everything besides the files that what is kept depends on. */
export interface CacheKey {
  /** Of code, settings, people and redacted names. */
  prepared: string
  /** Ids of what is withheld, in code-unit order: `q` of a question, `q/answers/1` and `q/comments/1` of its texts. */
  withheld: readonly string[]
}

export interface QuestionCache {
  key: CacheKey
  /** What `keywords` of each question were found with: hashtags with their other spellings (archive/keywords.ts). */
  vocabulary: readonly string[]
  questions: readonly CachedQuestion[]
  /** The lines that `questions` were read from, none of what was not read. */
  lines?: readonly ReadLine[]
}

interface ReadLine {
  questions: readonly CachedQuestion[]
  bytes: Buffer
}

const indexName = 'questions.jsonl'

/** A line whose questions are as they were is written as it was read, so after an edit one is made anew. */
const questionsPerLine = 500

/** First line of the index. The others are lists of questions; before each line is its checksum. */
interface IndexHead {
  key: CacheKey
  vocabulary: readonly string[]
  /** Number of the other lines. */
  lines: number
}

/** What the last run wrote, if it is whole and was made with the same key. */
export function readQuestionCache(folder: string, key: CacheKey): QuestionCache | undefined {
  const cache = readIndex(folder, key)
  return cache && isSameList(cache.key.withheld, key.withheld) ? cache : undefined
}

/**
 * The same, also where something else was withheld then. Of that cache it leaves out the questions that this concerns, and
 * copies the texts of all others: so none that is withheld now stays in a pack, in an older version neither.
 * @param pack name of a new one.
 */
export function takeQuestionCache(folder: string, key: CacheKey, pack: string): QuestionCache | undefined {
  const cache = readIndex(folder, key)
  const isSame = cache !== undefined && isSameList(cache.key.withheld, key.withheld)
  // It may name what is withheld now.
  if (!isSame) rmSync(toSmallPath('plan', folder), { recursive: true, force: true })
  if (!cache || isSame) return cache
  const changed = new Set(cache.key.withheld).symmetricDifference(new Set(key.withheld))
  const concerned = new Set(Array.from(changed, (id) => id.split('/')[0]))
  const questions = cache.questions.filter(({ id }) => !concerned.has(id))
  const copied = copyTexts(folder, pack, questions.flatMap(listPlaces))
  return (
    copied && { ...cache, questions: questions.map((question) => movePlaces(question, copied)), lines: [] }
  )
}

function listPlaces({ page, entry, prose, search, conversation }: CachedQuestion): Place[] {
  return [page, entry, prose, search, ...(conversation?.pages ?? [])]
}

function movePlaces(question: CachedQuestion, moved: ReadonlyMap<Place, Place>): CachedQuestion {
  const { page, entry, prose, search, conversation } = question
  const move = (place: Place) => moved.get(place) ?? place
  return {
    ...question,
    page: move(page),
    entry: move(entry),
    prose: move(prose),
    search: move(search),
    ...(conversation && { conversation: { ...conversation, pages: conversation.pages.map(move) } }),
  }
}

function readIndex(folder: string, { prepared }: CacheKey): QuestionCache | undefined {
  try {
    return parseIndex(readRegularFile(join(folder, indexName)), prepared)
  } catch {
    return undefined
  }
}

/** Of what questions are, in any form that a cache keeps: two caches of one digest show the same. */
export function digestQuestions(questions: readonly CachedQuestion[]): string {
  const lines = questions.map(({ path, digest, conversation, keywords }) =>
    [path, digest, conversation?.digest, keywords.join(' ')].join('\n'),
  )
  return digestText(lines.join('\n'))
}

function parseIndex(bytes: Buffer, prepared: string): QuestionCache | undefined {
  const head: { value: IndexHead; end: number } = parseCheckedLine(bytes, 0)
  const { key } = head.value
  if (key.prepared !== prepared) return undefined
  const lines: ReadLine[] = []
  let { end } = head
  while (lines.length < head.value.lines) {
    const line: { value: CachedQuestion[]; end: number } = parseCheckedLine(bytes, end)
    lines.push({ questions: line.value, bytes: bytes.subarray(end, line.end) })
    end = line.end
  }
  if (end !== bytes.length) return undefined
  return { key, vocabulary: head.value.vocabulary, questions: lines.flatMap((line) => line.questions), lines }
}

/**
 * Written beside the old one and put in its place in one step; packs that no question refers to are removed.
 * @param last as it was read, to take lines over.
 */
export function writeQuestionCache(
  folder: string,
  { key, vocabulary, questions }: QuestionCache,
  last?: QuestionCache,
): void {
  makeCacheFolder(folder)
  replaceCacheFile(join(folder, indexName), (file, path) => {
    const lines = Math.ceil(questions.length / questionsPerLine)
    writeFully(file, toCheckedLine({ key, vocabulary, lines } satisfies IndexHead), path)
    for (let line = 0; line < lines; line += 1) {
      const some = questions.slice(line * questionsPerLine, (line + 1) * questionsPerLine)
      const read = last?.lines?.[line]
      writeFully(file, read && isSameList(read.questions, some) ? read.bytes : toCheckedLine(some), path)
    }
  })
  removeUnusedPacks(folder, questions)
}

/** Whether both hold the same texts, or the same objects, in the same order. */
export function isSameList<Item>(one: readonly Item[], other: readonly Item[] | undefined): boolean {
  return one.length === other?.length && one.every((item, index) => item === other[index])
}

/** Removes a cache that was made with another key: it is of no use, and may hold what is withheld now. */
export function removeOutdatedCache(folder: string, { prepared, withheld }: CacheKey): void {
  const key = readKey(folder)
  if (key?.prepared !== prepared || !isSameList(withheld, key.withheld))
    rmSync(folder, { recursive: true, force: true })
}

function readKey(folder: string): CacheKey | undefined {
  try {
    const head: { value: IndexHead } = parseCheckedLine(readRegularFile(join(folder, indexName)), 0)
    return head.value.key
  } catch {
    return undefined
  }
}

function removeUnusedPacks(folder: string, questions: readonly CachedQuestion[]): void {
  const used = new Set(questions.flatMap((question) => listPlaces(question).map(([pack]) => pack)))
  for (const name of readdirSync(folder)) {
    const isUnused = name.endsWith('.pack') && !used.has(name)
    if (isUnused || isLeftOver(folder, name)) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

const oldAge = 24 * 60 * 60 * 1000

/** An index that was being written when its process was killed; a young one may be another's that goes on. */
function isLeftOver(folder: string, name: string): boolean {
  if (!name.startsWith(`${indexName}.`) || !name.endsWith('.next')) return false
  return Date.now() - statSync(join(folder, name)).mtimeMs > oldAge
}

/** What a file below `files/` is: a picture, or a fault. */
export interface CachedPicture {
  /** Inside the content folder. */
  readonly path: string
  /** Of the file, to see without opening it that it is the same. */
  readonly stamp: FileStamp
  /** Of the file's bytes. */
  readonly digest: string
  readonly picture?: Picture
  readonly issue?: Issue
}

/** What is learnt of a page of the archive's own. */
export type CachedPage<Prepared> = Pick<CachedPicture, 'path' | 'stamp' | 'digest'> & Prepared

/** What is kept as one list. */
type SmallCache = 'pictures' | 'pages' | 'plan' | 'digests'

function toSmallPath(of: SmallCache, folder: string): string {
  return join(folder, `${of}.json`)
}

/** @param key of all that is kept besides the files depends on. @returns nothing of another key. */
export function readSmallCache<Kept>(of: SmallCache, folder: string, key: string): readonly Kept[] {
  try {
    const cache: { value: { key: string; files: Kept[] } } = parseCheckedLine(
      readRegularFile(toSmallPath(of, folder)),
      0,
    )
    return cache.value.key === key ? cache.value.files : []
  } catch {
    return []
  }
}

export function writeSmallCache(
  of: SmallCache,
  folder: string,
  key: string,
  files: readonly unknown[],
): void {
  replaceCacheFile(toSmallPath(of, folder), (file, path) =>
    writeFully(file, toCheckedLine({ key, files }), path),
  )
}

/** A value of JSON as a line that begins with its checksum, its line feed included. */
export function toCheckedLine(value: unknown): Buffer {
  const content = Buffer.from(JSON.stringify(value))
  return Buffer.concat([Buffer.from(`${crc32(content)} `), content, Buffer.from('\n')])
}

/** @returns what the line holds, and where the next begins. @throws when there is no whole line at `start`. */
export function parseCheckedLine(bytes: Buffer, start: number) {
  const blank = bytes.indexOf(32, start)
  const newline = bytes.indexOf(10, start)
  const content = bytes.subarray(blank + 1, newline)
  const isWhole = blank >= 0 && newline > blank
  if (!isWhole || bytes.toString('latin1', start, blank) !== String(crc32(content))) {
    throw new Error('damaged')
  }
  return { value: JSON.parse(content.toString('utf8')), end: newline + 1 }
}
