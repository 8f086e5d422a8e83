// A question that asks too much of one import is there for the next one.
import { existsSync, mkdtempDisposableSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SourceImporter } from '../../../../src/import/importer.ts'
import type { ThreadRecords } from '../../../../src/import/thread-records.ts'
import { type ImportDone, runImport } from '../../../../src/import/write/run-import.ts'
import type { GreedySource } from '../../../support/greedy-source.ts'
import { toAnswerRecord, toCommentRecord, toQuestionRecord, toThread } from '../repair/sample-records.ts'

let folder: ReturnType<typeof mkdtempDisposableSync>
beforeEach(() => {
  folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-given-up-'))
})
afterEach(() => folder.remove())

const other = toThread({ question: toQuestionRecord({ id: '5' }) })

function toFirst(markdown: string): ThreadRecords {
  return toThread({
    question: toQuestionRecord({ body: { markdown } }),
    answers: [toAnswerRecord({ body: { markdown } })],
    comments: [toCommentRecord({ body: { markdown } })],
  })
}

function toImporter(source: GreedySource): SourceImporter {
  const module = new URL('../../../support/greedy-source.ts', import.meta.url).href
  return {
    read: async function* () {
      yield { type: 'source', key: 'test:greedy', urls: [] }
      for (const { question, answers, comments } of Object.values(source.threads)) {
        const counts = { answers: answers.length, comments: comments.length }
        yield { type: 'outline', question, ...counts, hasViews: false, times: [question.at] }
      }
    },
    threads: () => ({ module, data: source }),
    progress: () => 1,
  }
}

interface Told {
  counts: ImportDone['counts']
  leftOut: string
}

async function importThreads(threads: ThreadRecords[], greedy?: string): Promise<Told> {
  const staged = join(folder.path, '.gotgam-import/new')
  const paths = ['questions/2024/1.md', 'answers/2024/1/2.md', 'comments/2024/1.yaml']
  const source: GreedySource = {
    threads: Object.fromEntries(threads.map((thread) => [thread.question.id, thread])),
    greedy,
    written: paths.map((path) => join(staged, path)),
  }
  const told: Told[] = []
  await runImport({
    target: folder.path,
    into: false,
    category: '개발자',
    now: Date.parse('2025-01-01T00:00:00Z'),
    open: () => toImporter(source),
    takeLock: () => () => {},
    onProgress: () => {},
    checkStop: () => {},
    report: ({ counts }, notes) => {
      told.push({ counts, leftOut: notes.readRule('thread-left-out') })
    },
  })
  const [only] = told
  if (!only) throw new Error('Nothing was told.')
  return only
}

const read = (path: string) => readFileSync(join(folder.path, path), 'utf8')
const readFiles = () =>
  Object.fromEntries(
    readdirSync(folder.path, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:md|yaml|ndjson)$/.test(name))
      .sort()
      .map((path) => [path, read(path)]),
  )

test('its files and its line of import.ndjson stay, and the next import updates them', async () => {
  await importThreads([toFirst('one'), other])
  const before = readFiles()
  expect(Object.keys(before)).toEqual([
    'answers/2024/1/2.md',
    'archive.yaml',
    'comments/2024/1.yaml',
    'import.ndjson',
    'questions/2024/1.md',
    'questions/2024/5.md',
  ])
  expect(await importThreads([toFirst('two'), other], '1')).toMatchObject({
    counts: { question: { unchanged: 1 }, answer: {}, comment: {} },
    leftOut: expect.stringMatching(/^question 1: .+\n$/),
  })
  expect(readFiles()).toEqual(before)
  const { counts, leftOut } = await importThreads([toFirst('three'), other])
  expect({ counts, leftOut }).toMatchObject({
    counts: { question: { updated: 1, unchanged: 1 }, answer: { updated: 1 }, comment: { updated: 1 } },
    leftOut: '',
  })
  expect(Object.keys(readFiles())).toEqual(Object.keys(before))
  for (const path of ['questions/2024/1.md', 'answers/2024/1/2.md', 'comments/2024/1.yaml']) {
    expect(read(path)).toContain('three')
  }
})

test('where somebody had removed it, the next import does not bring it back', async () => {
  await importThreads([toFirst('one'), other])
  for (const name of ['questions/2024/1.md', 'answers', 'comments']) {
    rmSync(join(folder.path, name), { recursive: true })
  }
  await importThreads([toFirst('two'), other], '1')
  expect((await importThreads([toFirst('three'), other])).counts.question).toEqual({
    removed: 1,
    unchanged: 1,
  })
  expect(existsSync(join(folder.path, 'questions/2024/1.md'))).toBe(false)
})

test('one that was never there is added by the next import, under its id', async () => {
  await importThreads([toFirst('one'), other], '1')
  expect(Object.keys(readFiles())).toEqual(['archive.yaml', 'import.ndjson', 'questions/2024/5.md'])
  expect((await importThreads([toFirst('two'), other])).counts.question).toEqual({ added: 1, unchanged: 1 })
  expect(read('questions/2024/1.md')).toContain('two')
})
