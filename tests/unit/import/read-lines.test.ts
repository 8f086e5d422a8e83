import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLines } from '../../../src/import/read-lines.ts'
import { findWords } from '../../../src/messages/words.ts'

test.each([
  ['no file', join(tmpdir(), 'gotgam-none.ndjson'), 'ENOENT', '없는 파일입니다. 경로를 살펴 주세요.'],
  ['a folder', tmpdir(), 'kind', '파일이 아닙니다. 파일의 경로를 적어 주세요.'],
])('%s is told in words', (_name, path, reason, sentence) => {
  const detail = { path, reason }
  expect(() => readLines(path).next()).toThrow(
    expect.objectContaining({ failure: 'import-file-unreadable', detail }),
  )
  expect(findWords('ko').failures['import-file-unreadable'](detail)).toBe(`${path}: ${sentence}`)
})
