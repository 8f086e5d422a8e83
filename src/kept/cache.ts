// What the last run learnt of each question and each picture. It may be deleted at any time, and anything damaged in it is
// learnt again: JSON stands in lines that begin with their checksum.
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Issue } from '../format/issue.ts'
import type { Picture } from '../format/pictures/picture.ts'
import { digestText } from './digest.ts'
import { type FileStamp, readRegularFile } from './files.ts'
import type { CachedQuestion } from './question.ts'
import { makeCacheFolder, replaceCacheFile, writeFully } from './write.ts'

export interface QuestionCache {
  /** Everything besides the files that what is kept depends on: settings, redactions, withheld ids, code. */
  key: string
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

/** First line of the index. The others are lists of questions; before each line stands its checksum. */
interface IndexHead {
  key: string
  vocabulary: readonly string[]
  /** Number of the other lines. */
  lines: number
}

/** What the last run wrote, if it is whole and was made with the same key. */
export function readQuestionCache(folder: string, key: string): QuestionCache | undefined {
  try {
    return parseIndex(readRegularFile(join(folder, indexName)), key)
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

function parseIndex(bytes: Buffer, key: string): QuestionCache | undefined {
  const head: { value: IndexHead; end: number } = parseCheckedLine(bytes, 0)
  if (head.value.key !== key) return undefined
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
export function removeOutdatedCache(folder: string, key: string): void {
  if (readKey(folder) !== key) rmSync(folder, { recursive: true, force: true })
}

function readKey(folder: string): string | undefined {
  try {
    const head: { value: IndexHead } = parseCheckedLine(readRegularFile(join(folder, indexName)), 0)
    return head.value.key
  } catch {
    return undefined
  }
}

function removeUnusedPacks(folder: string, questions: readonly CachedQuestion[]): void {
  const used = new Set<string>()
  for (const { page, entry, prose, search, conversation } of questions) {
    used.add(page[0]).add(entry[0]).add(prose[0]).add(search[0])
    for (const [pack] of conversation?.pages ?? []) used.add(pack)
  }
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

const name = 'pictures.json'

/** @param key of the code that looked at them. */
export function readPictureCache(folder: string, key: string): readonly CachedPicture[] {
  try {
    const cache: { value: { key: string; pictures: CachedPicture[] } } = parseCheckedLine(
      readRegularFile(join(folder, name)),
      0,
    )
    return cache.value.key === key ? cache.value.pictures : []
  } catch {
    return []
  }
}

export function writePictureCache(folder: string, key: string, pictures: readonly CachedPicture[]): void {
  replaceCacheFile(join(folder, name), (file, path) =>
    writeFully(file, toCheckedLine({ key, pictures }), path),
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
