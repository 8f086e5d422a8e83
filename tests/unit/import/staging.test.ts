// What was staged is put into its place as a whole, or not at all.
import {
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exchangeStaged, makeStagingFolder, stagingName } from '../../../src/import/write-staging.ts'
import { listFiles } from '../../support/output-files.ts'

let folder: ReturnType<typeof mkdtempDisposableSync>
let target: string
beforeEach(() => {
  folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-exchange-'))
  target = join(folder.path, 'a/content')
})
afterEach(() => folder.remove())

const withoutLock = () => () => {}

function write(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

function read(): Record<string, string> {
  return Object.fromEntries(listFiles(target).map((path) => [path, readFileSync(join(target, path), 'utf8')]))
}

const old = { 'questions/2024/1.md': 'old', 'questions/2024/2.md': 'own', 'archive.yaml': 'old' }
const next = { 'questions/2024/1.md': 'new', 'questions/2025/3.md': 'new', 'people.yaml': 'new' }

test('files take the place of others, and folders that were not there come whole', () => {
  write(target, old)
  const staging = makeStagingFolder(target, withoutLock)
  write(staging.staged, next)
  exchangeStaged(staging.path, target)
  staging.remove()
  expect(read()).toEqual({ ...old, ...next })
})

test('what cannot be moved leaves everything as it was', () => {
  write(target, { ...old, 'questions/2025': 'a file where a folder belongs' })
  const staging = makeStagingFolder(target, withoutLock)
  write(staging.staged, { ...next, 'questions/2024/2.md/a': 'a folder where a file is', 'zzz/a': 'last' })
  const before = read()
  // Nothing can be put below a folder that is a file.
  write(staging.path, { former: '' })
  expect(() => exchangeStaged(staging.path, target)).toThrow()
  expect(read()).toEqual({ ...before, [`${stagingName}/former`]: '' })
  staging.remove()
})

test.each<[name: string, left: Record<string, string>]>([
  ['the sign alone', { complete: '' }],
  ['the sign with what was replaced', { complete: '', 'former/archive.yaml': 'older' }],
  ['no sign, and some of the rest', { 'former/archive.yaml': 'older', 'temporary/notes/a': '' }],
])('a stop while the folder was removed hinders nobody: %s', (_, left) => {
  write(target, old)
  write(join(target, stagingName), left)
  makeStagingFolder(target, withoutLock).remove()
  expect(read()).toEqual(old)
})

test('once all is moved nothing says that something is to be moved', () => {
  write(target, old)
  const staging = makeStagingFolder(target, withoutLock)
  write(staging.staged, next)
  exchangeStaged(staging.path, target)
  expect(listFiles(staging.path)).toEqual(['former/questions/2024/1.md'])
  staging.remove()
})

test('a stop in the middle is fixed by the next import', () => {
  write(target, old)
  const stopped = makeStagingFolder(target, withoutLock)
  write(stopped.staged, { 'people.yaml': 'new' })
  write(target, { 'questions/2024/1.md': 'new', 'questions/2025/3.md': 'new' })
  write(stopped.path, { complete: '', 'former/questions/2024/1.md': 'old' })
  makeStagingFolder(target, withoutLock).remove()
  expect(read()).toEqual({ ...old, ...next })
})

const signed = new Date('2025-06-30T12:00:00Z')
const since = new Date('2025-06-30T12:00:01Z')
const before = new Date('2025-06-30T11:59:59Z')

test.each([
  ['was written before the stop', before, 'new'],
  ['was written at the same time', signed, 'new'],
  ['was written since', since, 'by hand'],
])('a file that %s', (_case, written, expected) => {
  const path = 'questions/2024/1.md'
  const stopped = makeStagingFolder(target, withoutLock)
  write(stopped.staged, { [path]: 'new', 'people.yaml': 'new' })
  write(target, { ...old, [path]: 'by hand' })
  utimesSync(join(target, path), written, written)
  write(stopped.path, { complete: '' })
  utimesSync(join(stopped.path, 'complete'), signed, signed)
  makeStagingFolder(target, withoutLock).remove()
  expect(read()).toEqual({ ...old, [path]: expected, 'people.yaml': 'new' })
})

test('a file that stands since where a folder was to come stays', () => {
  write(target, { 'archive.yaml': 'old', answers: 'by hand' })
  const stopped = makeStagingFolder(target, withoutLock)
  write(stopped.staged, { 'answers/1/2.md': 'new' })
  write(stopped.path, { complete: '' })
  utimesSync(join(stopped.path, 'complete'), signed, signed)
  makeStagingFolder(target, withoutLock).remove()
  expect(read()).toEqual({ 'archive.yaml': 'old', answers: 'by hand' })
})

test('what fails when it is gone on with can be gone on with again, and knows when it was stopped', () => {
  write(target, { 'questions/2024/1.md': 'old', 'questions/2024/2.md': 'by hand' })
  utimesSync(join(target, 'questions/2024/1.md'), before, before)
  const stopped = makeStagingFolder(target, withoutLock)
  write(stopped.staged, { 'questions/2024/1.md': 'new', 'questions/2024/2.md': 'new' })
  // Nothing can be put below a folder that is a file.
  write(stopped.path, { complete: '', former: '' })
  utimesSync(join(stopped.path, 'complete'), signed, signed)
  expect(() => makeStagingFolder(target, withoutLock)).toThrow()
  rmSync(join(stopped.path, 'former'))
  makeStagingFolder(target, withoutLock).remove()
  expect(read()).toEqual({ 'questions/2024/1.md': 'new', 'questions/2024/2.md': 'by hand' })
})

test('a stop before that is forgotten', () => {
  write(target, old)
  write(makeStagingFolder(target, withoutLock).staged, next)
  makeStagingFolder(target, withoutLock).remove()
  expect(read()).toEqual(old)
})

test('a folder that was made for nothing is removed, and one that was there stays', () => {
  makeStagingFolder(target, withoutLock).remove()
  expect(listFiles(folder.path)).toEqual([])
  mkdirSync(target, { recursive: true })
  makeStagingFolder(target, withoutLock).remove()
  expect(() => read()).not.toThrow()
})

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
