// What the last run learned of each question. It may be deleted at any time, and anything damaged in it is learned again.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Hashtag } from '../question/hashtag.ts'
import type { StoredQuestion } from './stored-question.ts'

export interface QuestionStore {
  /** Everything besides the files that the questions depend on: settings, redactions, code. */
  key: string
  /** Keywords that `keywords` of each question were found with. */
  vocabulary: Hashtag[]
  questions: StoredQuestion[]
}

const indexName = 'questions.json'

/** The store of the last run, if it is whole and was made with the same key. */
export function readQuestionStore(folder: string, key: string): QuestionStore | undefined {
  try {
    const bytes = readFileSync(join(folder, indexName))
    const end = bytes.indexOf(10)
    const [checksum, storedKey] = bytes.subarray(0, end).toString().split(' ')
    const content = bytes.subarray(end + 1)
    if (storedKey !== key || checksum !== String(crc32(content))) return undefined
    return JSON.parse(content.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Written beside the old one and put in its place in one step; packs that no question refers to are removed. */
export function writeQuestionStore(folder: string, store: QuestionStore): void {
  mkdirSync(folder, { recursive: true })
  const content = Buffer.from(JSON.stringify(store))
  const next = join(folder, `${indexName}.next`)
  writeFileSync(next, Buffer.concat([Buffer.from(`${crc32(content)} ${store.key}\n`), content]))
  renameSync(next, join(folder, indexName))
  const used = new Set(store.questions.flatMap(({ page, entry, prose }) => [page[0], entry[0], prose[0]]))
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.pack') && !used.has(name)) rmSync(join(folder, name))
  }
}
