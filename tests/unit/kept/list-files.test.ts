import { mkdirSync, mkdtempDisposableSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../../src/kept/files.ts'

test('files of all folders, hidden ones too, and empty folders; links are listed, and nothing behind them', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'list-'))
  mkdirSync(join(folder.path, 'a/b'), { recursive: true })
  mkdirSync(join(folder.path, 'empty'))
  for (const file of ['1.txt', 'a/2.txt', 'a/b/.3']) writeFileSync(join(folder.path, file), '')
  symlinkSync(join(folder.path, 'a'), join(folder.path, 'link'))
  symlinkSync('..', join(folder.path, 'a/circle'))
  const listed = listFiles(folder.path).map(({ file, isPlain }) => `${file} ${isPlain}`)
  expect(listed.sort()).toEqual([
    '1.txt true',
    'a/2.txt true',
    'a/b/.3 true',
    'a/circle false',
    'empty/ false',
    'link false',
  ])
})

test('no folder', () => {
  expect(listFiles(join(tmpdir(), 'there-is-none'))).toEqual([])
})
