// What the last run learned of each question. It may be deleted at any time, and anything damaged in it is learned again.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Hashtag } from '../question/hashtag.ts'
import { parseCheckedLine, toCheckedLine } from './checked-line.ts'
import { makeCacheFolder, replaceFile } from './replace-file.ts'
import type { StoredQuestion } from './stored-question.ts'
import { writeFully } from './write-fully.ts'

export interface QuestionStore {
  /** Everything besides the files that what is kept depends on: settings, redactions, withheld ids, code. */
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
    return parseIndex(readFileSync(join(folder, indexName)), key)
  } catch {
    return undefined
  }
}

function parseIndex(bytes: Buffer, key: string): QuestionStore | undefined {
  const head: { value: IndexHead; end: number } = parseCheckedLine(bytes, 0)
  if (head.value.key !== key) return undefined
  const questions: StoredQuestion[] = []
  let { end } = head
  for (let line = 0; line < head.value.lines; line += 1) {
    const some: { value: StoredQuestion[]; end: number } = parseCheckedLine(bytes, end)
    for (const question of some.value) questions.push(question)
    end = some.end
  }
  return end === bytes.length ? { key, vocabulary: head.value.vocabulary, questions } : undefined
}

/** Written beside the old one and put in its place in one step; packs that no question refers to are removed. */
export function writeQuestionStore(folder: string, { key, vocabulary, questions }: QuestionStore): void {
  makeCacheFolder(folder)
  replaceFile(join(folder, indexName), (file) => {
    const lines = Math.ceil(questions.length / questionsPerLine)
    writeFully(file, toCheckedLine({ key, vocabulary, lines } satisfies IndexHead))
    for (let line = 0; line < lines; line += 1) {
      const some = questions.slice(line * questionsPerLine, (line + 1) * questionsPerLine)
      writeFully(file, toCheckedLine(some))
    }
  })
  removeUnusedPacks(folder, questions)
}

/** Removes a store that was made with another key: it is of no use, and may hold what is withheld now. */
export function removeOutdatedStore(folder: string, key: string): void {
  if (readKey(folder) !== key) rmSync(folder, { recursive: true, force: true })
}

function readKey(folder: string): string | undefined {
  try {
    const head: { value: IndexHead } = parseCheckedLine(readFileSync(join(folder, indexName)), 0)
    return head.value.key
  } catch {
    return undefined
  }
}

function removeUnusedPacks(folder: string, questions: readonly StoredQuestion[]): void {
  const used = new Set<string>()
  for (const { page, entry, prose } of questions) used.add(page[0]).add(entry[0]).add(prose[0])
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.pack') && !used.has(name))
      rmSync(join(folder, name), { recursive: true, force: true })
  }
}
