// What the last run learned of each question. It may be deleted at any time, and anything damaged in it is learned again.
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Hashtag } from '../question/hashtag.ts'
import { readRegularFile } from './read-regular-file.ts'
import { replaceFile } from './replace-file.ts'
import type { StoredQuestion } from './stored-question.ts'
import { writeFully } from './write-fully.ts'

export interface QuestionStore {
  /** Everything besides the files that the questions depend on: settings, redactions, code. */
  key: string
  /** Keywords that `keywords` of each question were found with. */
  vocabulary: Hashtag[]
  questions: StoredQuestion[]
}

const indexName = 'questions.jsonl'

/** No text grows with the archive: Node's longest would hold some 800,000 questions. */
const questionsPerLine = 5_000

/** First line of the index. The others are lists of questions; before each line stands its checksum. */
interface IndexHead {
  key: string
  vocabulary: Hashtag[]
  /** Number of the other lines. */
  lines: number
}

/** The store of the last run, if it is whole and was made with the same key. */
export function readQuestionStore(folder: string, key: string): QuestionStore | undefined {
  try {
    return parseIndex(readRegularFile(join(folder, indexName)), key)
  } catch {
    return undefined
  }
}

function parseIndex(bytes: Buffer, key: string): QuestionStore | undefined {
  const head: { value: IndexHead; end: number } = parseLine(bytes, 0)
  if (head.value.key !== key) return undefined
  const questions: StoredQuestion[] = []
  let { end } = head
  for (let line = 0; line < head.value.lines; line += 1) {
    const some: { value: StoredQuestion[]; end: number } = parseLine(bytes, end)
    for (const question of some.value) questions.push(question)
    end = some.end
  }
  return end === bytes.length ? { key, vocabulary: head.value.vocabulary, questions } : undefined
}

/** @throws when there is no whole line at `start`. */
function parseLine(bytes: Buffer, start: number) {
  const blank = bytes.indexOf(32, start)
  const newline = bytes.indexOf(10, start)
  const content = bytes.subarray(blank + 1, newline)
  const isWhole = blank >= 0 && newline > blank
  if (!isWhole || bytes.toString('latin1', start, blank) !== String(crc32(content))) {
    throw new Error('damaged')
  }
  return { value: JSON.parse(content.toString('utf8')), end: newline + 1 }
}

/** Written beside the old one and put in its place in one step; packs that no question refers to are removed. */
export function writeQuestionStore(folder: string, { key, vocabulary, questions }: QuestionStore): void {
  mkdirSync(folder, { recursive: true })
  replaceFile(join(folder, indexName), (file, path) => {
    const writeLine = (value: unknown) => writeFully(file, toLine(value), path)
    const lines = Math.ceil(questions.length / questionsPerLine)
    writeLine({ key, vocabulary, lines } satisfies IndexHead)
    for (let line = 0; line < lines; line += 1) {
      writeLine(questions.slice(line * questionsPerLine, (line + 1) * questionsPerLine))
    }
  })
  removeUnusedPacks(folder, questions)
}

function toLine(value: unknown): Buffer {
  const content = Buffer.from(JSON.stringify(value))
  return Buffer.concat([Buffer.from(`${crc32(content)} `), content, Buffer.from('\n')])
}

const oldAge = 24 * 60 * 60 * 1000

/** An index that was being written when its process was killed; a young one may be another's that goes on. */
function isLeftOver(folder: string, name: string): boolean {
  if (!name.startsWith(`${indexName}.`) || !name.endsWith('.next')) return false
  return Date.now() - statSync(join(folder, name)).mtimeMs > oldAge
}

function removeUnusedPacks(folder: string, questions: readonly StoredQuestion[]): void {
  const used = new Set<string>()
  for (const { page, entry, prose } of questions) used.add(page[0]).add(entry[0]).add(prose[0])
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const { name } = entry
    const isUnused = name.endsWith('.pack') && !used.has(name)
    if (entry.isFile() && (isUnused || isLeftOver(folder, name))) rmSync(join(folder, name), { force: true })
  }
}
