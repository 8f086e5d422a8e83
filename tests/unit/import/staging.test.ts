// What was staged is put into its place as a whole, or not at all. Stops in the middle are in stopped.rest.test.ts.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { stagingName } from '../../../src/folder/root.ts'
import { exchangeStaged, makeStagingFolder } from '../../../src/import/write-staging.ts'
import { digestAll } from '../../../src/kept/digest.ts'
import { listFiles } from '../../support/output-files.ts'
import { useFolder } from '../../support/use-folder.ts'

const folder = useFolder()
const target = join(folder, 'a/content')
const ledger = join(folder, 'cache/import.ndjson')

const make = () => makeStagingFolder(target, () => () => {}, ledger)
const head = { type: 'unfinished', source: 'records', isFresh: true, key: 'x:qa' } as const
const exchange = (staging: string) => exchangeStaged(staging, target, { ledger, head })

function write(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

function read(): Record<string, string> {
  return Object.fromEntries(listFiles(target).map((path) => [path, readFileSync(join(target, path), 'utf8')]))
}

const list = '{"type":"source","key":"x:qa","format":1}\n'
const old = {
  'questions/2024/1.md': 'old',
  'questions/2024/2.md': 'own',
  'archive.yaml': 'old',
  'import.ndjson': `${list}{"type":"archive","referenceDate":"2024-05-01"}\n`,
}
const next = {
  'questions/2024/1.md': 'new',
  'questions/2025/3.md': 'new',
  'people.yaml': 'new',
  'import.ndjson': list,
}

test('files take the place of others, and folders that were not there come whole', () => {
  write(target, old)
  const staging = make()
  write(staging.staged, next)
  exchange(staging.path)
  staging.remove()
  expect(read()).toEqual({ ...old, ...next })
  expect(existsSync(ledger)).toBe(false)
})

test('nobody commits the folder by mistake', () => {
  const staging = make()
  expect(readFileSync(join(staging.path, '.gitignore'), 'utf8')).toBe('*\n')
  staging.remove()
})

test.each<[name: string, staged: Record<string, string>]>([
  ['a folder where a file is', { 'questions/2024/2.md/a': 'new' }],
  ['a file where a folder is', { questions: 'new' }],
])('what cannot be moved leaves everything as it was: %s', (_, staged) => {
  write(target, old)
  const staging = make()
  write(staging.staged, { ...staged, 'people.yaml': 'new', 'import.ndjson': list })
  expect(() => exchange(staging.path)).toThrow(expect.objectContaining({ failure: 'import-in-the-way' }))
  staging.remove()
  expect(read()).toEqual(old)
  expect(existsSync(ledger)).toBe(false)
})

test('a cache that takes no file hinders nobody', () => {
  write(target, old)
  write(ledger, { 'a folder': '' })
  const staging = makeStagingFolder(target, () => () => {}, join(folder, 'none'))
  write(staging.staged, next)
  exchangeStaged(staging.path, target, { ledger: '/proc/none/import.ndjson', head })
  staging.remove()
  expect(read()).toEqual({ ...old, ...next })
})

/** What a stop leaves after the first question was moved. */
function stop(): void {
  const waiting = { 'questions/2025/3.md': 'new', 'people.yaml': 'new', 'import.ndjson': list }
  const files = { ...waiting, 'questions/2024/1.md': 'new' }
  const moving = Object.entries(files).map(([path, text]) => {
    return `${JSON.stringify({ type: 'moving', path, digest: digestAll(Buffer.from(text)) })}\n`
  })
  const first = `{"type":"unfinished","source":"records","isFresh":false,"key":"x:qa"}\n`
  const unfinished = `${first}${old['import.ndjson']}{"type":"next"}\n${moving.join('')}${list}`
  write(target, { ...old, 'questions/2024/1.md': 'new', 'people.yaml': 'old', 'import.ndjson': unfinished })
  write(
    join(target, stagingName),
    Object.fromEntries(Object.entries(waiting).map(([path, text]) => [`new/${path}`, text])),
  )
  write(dirname(ledger), { 'import.ndjson': unfinished })
  for (const path of ['people.yaml', 'questions/2024/1.md', 'import.ndjson']) age(path, before)
}

const age = (path: string, time: Date) => utimesSync(join(target, path), time, time)
const signed = new Date('2025-06-30T12:00:00Z')
const since = new Date('2025-06-30T12:00:01Z')
const before = new Date('2025-06-30T11:59:59Z')

test.each<[name: string, change: () => void, isFinished: boolean]>([
  ['as it was noted', () => {}, true],
  ['a file of the same time', () => age('people.yaml', signed), true],
  ['a file that somebody wrote since', () => age('people.yaml', since), false],
  [
    'a moved file that somebody changed since',
    () => write(target, { 'questions/2024/1.md': 'by hand' }),
    false,
  ],
  ['a moved file that somebody removed', () => rmSync(join(target, 'questions/2024/1.md')), false],
  ['another file among them', () => write(join(target, stagingName), { 'new/pages/hidden.md': '' }), false],
  ['a file that was changed', () => write(join(target, stagingName), { 'new/people.yaml': 'evil' }), false],
  ['a link', () => symlinkSync('../../people.yaml', join(target, stagingName, 'new/tags.yaml')), false],
  [
    'a list that is cut off',
    () => write(dirname(ledger), { 'import.ndjson': '{"type":"next"}\n{"ty' }),
    false,
  ],
  ['a list of nothing', () => write(dirname(ledger), { 'import.ndjson': '' }), false],
  ['a content folder that is whole', () => write(target, { 'import.ndjson': list }), false],
])(
  'a stop in the middle is finished where all is as this machine noted it: %s',
  (_name, change, isFinished) => {
    stop()
    change()
    if (existsSync(ledger)) utimesSync(ledger, signed, signed)
    const left = read()
    make().remove()
    const kept = Object.entries(left).filter(([path]) => !path.startsWith(stagingName))
    expect(read()).toEqual(isFinished ? { ...old, ...next } : Object.fromEntries(kept))
    expect(existsSync(ledger)).toBe(false)
  },
)

test('what this machine knows nothing of is never moved in', () => {
  write(target, old)
  write(join(target, stagingName), {
    complete: '',
    'new/pages/hidden.md': '',
    'new/questions/2024/1.md': 'evil',
  })
  make().remove()
  expect(read()).toEqual(old)
})

test('a folder that was made for nothing is removed, and one that was there stays', () => {
  make().remove()
  expect(listFiles(folder)).toEqual([])
  mkdirSync(target, { recursive: true })
  make().remove()
  expect(() => read()).not.toThrow()
})

test.each([
  ['file', 'import-no-folder'],
  ['file/below', 'import-no-folder'],
  ['link', 'import-folder-unwritable'],
])('%s, which is no folder, is told and left alone', (name, failure) => {
  writeFileSync(join(folder, 'file'), '')
  symlinkSync(join(folder, 'nowhere/deep'), join(folder, 'link'))
  const make = () => makeStagingFolder(join(folder, name), () => () => {}, ledger)
  expect(make).toThrow(expect.objectContaining({ failure }))
  expect(readdirSync(folder).sort()).toEqual(['file', 'link'])
})
