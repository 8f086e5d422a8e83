import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readImportList } from '../../../../src/import/write/read-import-list.ts'
import { createSpool } from '../../../../src/import/write/spool.ts'

test('an id that the source has more than once leads to its questions in the order in which they were named', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-list-'))
  const path = join(folder.path, 'import.ndjson')
  const digests = { fields: '', counts: '', activity: '', body: '' }
  const lines = [
    { type: 'source', key: 'x:qa', format: 1, category: '개발자' },
    { type: 'question', id: '1', ...digests },
    { type: 'question', id: '1-2', source: '1', ...digests },
    { type: 'question', id: '1-3', source: '1', ...digests },
    { type: 'question', id: 'a-b', source: 'a/b', ...digests },
    { type: 'question', id: 'c', source: 'd', ...digests },
    { type: 'question', id: 'd', source: 'c', ...digests },
  ]
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const spool = createSpool(':memory:')
  expect(readImportList(path, 'x:qa', spool).ids).toEqual(
    new Map([
      ['1', ['1', '1-2', '1-3']],
      ['a/b', ['a-b']],
      ['d', ['c']],
      ['c', ['d']],
    ]),
  )
  spool.close()
})
