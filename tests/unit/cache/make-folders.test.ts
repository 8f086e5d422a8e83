import { mkdtempDisposableSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolders } from '../../../src/cache/make-folders.ts'

test('all that lead to a folder are made, and the first of them is told', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-folders-'))
  expect(makeFolders(join(folder.path, 'a/b/c'))).toBe(join(folder.path, 'a'))
  expect(makeFolders(join(folder.path, 'a/b/d'))).toBe(join(folder.path, 'a/b/d'))
  expect(makeFolders(join(folder.path, 'a/b'))).toBe(undefined)
  expect(readdirSync(join(folder.path, 'a/b'))).toEqual(['c', 'd'])
})

test.each([
  ['file', 'EEXIST'],
  ['file/below', 'EEXIST'],
  ['link', 'ENOENT'],
  ['link/below', 'ENOENT'],
  ['circle', 'ELOOP'],
  ['a'.repeat(300), 'ENAMETOOLONG'],
])('%s, which is none and can be none, is left alone', (name, code) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-folders-'))
  writeFileSync(join(folder.path, 'file'), '')
  symlinkSync(join(folder.path, 'nowhere/deep'), join(folder.path, 'link'))
  symlinkSync(join(folder.path, 'circle'), join(folder.path, 'circle'))
  expect(() => makeFolders(join(folder.path, name))).toThrow(expect.objectContaining({ code }))
  expect(readdirSync(folder.path).sort()).toEqual(['circle', 'file', 'link'])
})
