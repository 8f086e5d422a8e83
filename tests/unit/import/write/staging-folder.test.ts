import { mkdtempDisposableSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeStagingFolder } from '../../../../src/import/write/write-staging-folder.ts'

test.each([
  ['file', 'import-no-folder'],
  ['file/below', 'import-no-folder'],
  ['link', 'import-folder-unwritable'],
])('%s, which is no folder, is told and left alone', (name, failure) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-staging-'))
  writeFileSync(join(folder.path, 'file'), '')
  symlinkSync(join(folder.path, 'nowhere/deep'), join(folder.path, 'link'))
  const make = () => makeStagingFolder(join(folder.path, name), () => () => {})
  expect(make).toThrow(expect.objectContaining({ failure }))
  expect(readdirSync(folder.path).sort()).toEqual(['file', 'link'])
})
