// Records as NDJSON: what is wrong with a line is reported with its number.
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createRecordsImporter, readLines } from '../../../src/import/read-records.ts'
import { recordSchema } from '../../../src/import/records.ts'
import { describeError, Failure, isFailure } from '../../../src/words/failure.ts'
import { projectFolder } from '../../support/project.ts'

const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-records-'))
afterAll(() => folder.remove())

const source = '{"type":"source","key":"k"}'
const question =
  '{"type":"question","id":"1","title":"t","at":"2024-01-01","actor":"a","body":{"markdown":"b"}}'
const comment =
  '{"type":"comment","question":"1","id":"c","at":"2024-01-01","actor":"a","body":{"markdown":"b"}}'
const tally = { note: () => {} }

async function readAll(bytes: string | Uint8Array): Promise<string[]> {
  const path = join(folder.path, 'records.ndjson')
  writeFileSync(path, bytes)
  const types: string[] = []
  try {
    for await (const record of createRecordsImporter({ path }).read(tally)) types.push(record.type)
  } catch (error) {
    if (!isFailure(error)) throw error
    const { line = 0, reason = '' } = { line: 0, reason: '', ...error.detail }
    types.push(`${error.failure} ${line}${reason === '' ? '' : ` ${reason}`}`)
  }
  return types
}

test.each([
  [
    'a mark, CRLF, blank lines and no line end at the end',
    `\uFEFF${source}\r\n\r\n${question}\r\n${comment}`,
  ],
  ['line feeds', `${source}\n${question}\n${comment}\n`],
])('are read: %s', async (_name, text) => {
  expect(await readAll(text)).toEqual(['source', 'question', 'comment'])
})

test('a line that is longer than what is read at once', async () => {
  const long = question.replace('"b"', `"${'긴'.repeat(1_000_000)}"`)
  expect(await readAll(`${source}\n${long}\n${comment}\n`)).toEqual(['source', 'question', 'comment'])
})

describe('are refused', () => {
  test.each<[string, (string | Uint8Array)[], string]>([
    ['no JSON', [source, '{"type":'], 'record-no-json 2'],
    ['no object', [source, '[]'], 'record-faulty 2 Invalid input: expected object, received array'],
    [
      'an unknown type',
      [source, '{"type":"post"}'],
      "record-faulty 2 type: Invalid discriminator value. Expected 'source' | 'question' | 'answer' | 'comment' | 'person' | 'file' | 'synonyms' | 'hashtag' | 'category'",
    ],
    [
      'a missing key',
      [source, question.replace('"at":"2024-01-01",', '')],
      'record-faulty 2 at: Invalid input: expected string, received undefined',
    ],
    [
      'an unknown key',
      [source, question.replace('"at"', '"when":1,"at"')],
      'record-faulty 2 Unrecognized key: "when"',
    ],
    [
      'a number for an id',
      [source, question.replace('"1"', '1')],
      'record-faulty 2 id: Invalid input: expected string, received number',
    ],
    ['no source at first', [question], 'record-source-missing 1'],
    ['another source', [source, question, source], 'record-source-again 3'],
    ['a comment before its question', [source, comment], 'record-out-of-order 2'],
    [
      'a comment behind another question',
      [source, question, question.replace('"1"', '"2"'), comment],
      'record-out-of-order 4',
    ],
    ['no UTF-8', [source, Buffer.from([0x7b, 0xb0, 0xa8, 0x7d])], 'line-no-utf8 2'],
  ])('%s', async (_name, lines, told) => {
    const bytes = Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\n')]))
    expect((await readAll(bytes)).at(-1)).toBe(told)
  })
})

test.each([
  ['no file', join(tmpdir(), 'gotgam-none.ndjson'), 'ENOENT', '없는 파일입니다. 경로를 살펴 주세요.'],
  ['a folder', tmpdir(), 'kind', '파일이 아닙니다. 파일의 경로를 적어 주세요.'],
])('%s is told in words', (_name, path, reason, sentence) => {
  const failure = new Failure('import-file-unreadable', { path, reason })
  expect(() => readLines(path).next()).toThrow(
    expect.objectContaining({ failure: failure.failure, detail: failure.detail }),
  )
  expect(describeError(failure, 'ko')).toBe(`${path}: ${sentence}`)
})

// What is written about records: the example in docs/importing.md.

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8')

test('the example of records', () => {
  const [, block = ''] = read('docs/importing.md').split('```json\n')
  const [lines = ''] = block.split('\n```')
  const records = lines.split('\n').map((line) => recordSchema.parse(JSON.parse(line)))
  expect(records.map(({ type }) => type).join(' ')).toBe('source question answer comment hashtag category')
})
