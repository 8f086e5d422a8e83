import {
  cpSync,
  existsSync,
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
import { beforeEach, describe, expect, test } from 'vitest'
import {
  putBundle,
  readBundle,
  removeOldBundles,
  removeOldCompilations,
  touchBundle,
  writeBundleList,
} from '../../../src/engine/bundle.ts'
import { keepTime } from '../../support/disk.ts'
import { useFolder } from '../../support/use-folder.ts'

const root = useFolder()
const folder = join(root, 'cache/bundle-1')
beforeEach(() => {
  const modules = { app: 'prerender-entry.abc.mjs', printer: 'chunks/a.mjs', scripts: [] }
  write('modules.json', JSON.stringify(modules))
  write('routes.json', '[{"file":"src/pages/about.astro","pathname":"/about","type":"page"}]')
  write('renderer/prerender-entry.abc.mjs', 'export const app = 1')
  write('renderer/chunks/a.mjs', 'export const a = 1')
  write('assets/_astro/site.css', 'main{}')
  write('assets/_astro/fonts/a.woff2', 'abc')
  write('portable/_astro/site.css', 'main{}')
  writeBundleList(folder)
})

function write(file: string, text: string): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

test('a bundle as it was made: its modules, its assets with their digests, its routes', () => {
  expect(readBundle(folder)).toEqual({
    modules: {
      app: join(folder, 'renderer/prerender-entry.abc.mjs'),
      printer: join(folder, 'renderer/chunks/a.mjs'),
      scripts: [],
    },
    assets: [
      {
        file: '_astro/fonts/a.woff2',
        source: join(folder, 'assets/_astro/fonts/a.woff2'),
        hash: 'ba7816bf8f01cfea414140de5dae2223',
      },
      {
        file: '_astro/site.css',
        source: join(folder, 'assets/_astro/site.css'),
        hash: expect.stringMatching(/^[\da-f]{32}$/),
      },
    ],
    portable: [
      {
        file: '_astro/site.css',
        source: join(folder, 'portable/_astro/site.css'),
        hash: expect.stringMatching(/^[\da-f]{32}$/),
      },
    ],
    routes: [{ file: 'src/pages/about.astro', pathname: '/about', type: 'page' }],
  })
})

test('a bundle that was moved is whole', () => {
  const moved = join(root, 'bundle-2')
  cpSync(folder, moved, { recursive: true })
  expect(readBundle(moved)?.modules.printer).toBe(join(moved, 'renderer/chunks/a.mjs'))
})

describe('no bundle rather than a wrong one', () => {
  const path = (file: string) => join(folder, file)

  test.each<[string, () => void]>([
    ['a module is gone', () => rmSync(path('renderer/chunks/a.mjs'))],
    ['a module is cut', () => write('renderer/chunks/a.mjs', 'export const')],
    [
      'a module has other bytes, its size and time kept',
      () => {
        keepTime(path('renderer/chunks/a.mjs'), () => write('renderer/chunks/a.mjs', 'export const a = 2'))
      },
    ],
    ['an asset is gone', () => rmSync(path('assets/_astro/site.css'))],
    ['an asset has other bytes', () => write('assets/_astro/site.css', 'body{}')],
    ['there is a file more', () => write('assets/_astro/more.css', '')],
    [
      'an asset is a folder',
      () => {
        rmSync(path('assets/_astro/site.css'))
        mkdirSync(path('assets/_astro/site.css'))
      },
    ],
    ['its modules are others', () => write('modules.json', '{"printer":"chunks/b.mjs"}')],
    ['its list is gone', () => rmSync(path('files.json'))],
    ['its list is empty', () => writeFileSync(path('files.json'), '')],
    [
      'its list was changed with the file',
      () => writeFileSync(path('files.json'), readFileSync(path('files.json'), 'utf8').replace('[3,', '[4,')),
    ],
    ['there is a link more', () => symlinkSync(root, path('node_modules'), 'junction')],
    [
      'it is a file',
      () => {
        rmSync(folder, { recursive: true })
        writeFileSync(folder, '')
      },
    ],
    ['there is none', () => rmSync(folder, { recursive: true })],
  ])('%s', (_, damage) => {
    damage()
    expect(readBundle(folder)).toBeUndefined()
  })
})

test.each([
  ['nothing is there', undefined, true, 'own'],
  ['another build has made it meanwhile', 'whole', false, 'whole'],
  ['what is there is damaged', 'damaged', true, 'own'],
])('where %s', (_, there, taken, left) => {
  using parent = mkdtempDisposableSync(join(tmpdir(), 'put-bundle-'))
  const [arriving, folder] = [join(parent.path, 'arriving'), join(parent.path, 'bundle')]
  const write = (to: string, text: string) => {
    mkdirSync(to)
    writeFileSync(join(to, 'entry'), text)
  }
  const read = () => readFileSync(join(folder, 'entry'), 'utf8')
  write(arriving, 'own')
  if (there !== undefined) write(folder, there)
  expect(putBundle(arriving, folder, () => read() === 'whole')).toBe(taken)
  expect([read(), existsSync(arriving)]).toEqual([left, !taken])
})

// A build of older code may be running: what it reads is not taken away.

const own = `bundle-${'a'.repeat(32)}`
const other = `bundle-${'b'.repeat(32)}`
const minute = 60_000
const cache = useFolder()

function make(name: string, age: number): void {
  mkdirSync(join(cache, name, 'renderer'), { recursive: true })
  const time = new Date(Date.now() - age)
  utimesSync(join(cache, name), time, time)
}

test.each<[string, string, number, boolean]>([
  ['the bundle that is used, however old', own, 90 * minute, true],
  ['another that was used half an hour ago', other, 30 * minute, true],
  ['another that nobody has used for an hour and a half', other, 90 * minute, false],
  ['one that is being made', `${other}.4321`, 1 * minute, true],
  ['one that was left half made', `${own}.4321`, 90 * minute, false],
  ['what is no bundle', 'bundle-of-somebody', 90 * minute, true],
])('%s', (_, name, age, stays) => {
  make(name, age)
  removeOldBundles(cache, own)
  expect(readdirSync(cache)).toEqual(stays ? [name] : [])
})

test('a bundle that is touched is used again', () => {
  make(other, 90 * minute)
  touchBundle(cache, other)
  removeOldBundles(cache, own)
  expect(readdirSync(cache)).toEqual([other])
})

test.each<[string, string, number, boolean]>([
  ['the one that is compiled', 'compiling-4321', 90 * minute, true],
  ['another that is being compiled', 'compiling-4322', 1 * minute, true],
  ['one that was left', 'compiling-4322', 90 * minute, false],
  ['what Astro keeps there', 'types.d.ts', 90 * minute, true],
])('where templates are compiled: %s', (_, name, age, stays) => {
  make(name, age)
  removeOldCompilations(cache, 'compiling-4321')
  expect(readdirSync(cache)).toEqual(stays ? [name] : [])
})

test('where templates were never compiled nothing is left', () => {
  expect(() => removeOldCompilations(join(cache, 'none'), 'compiling-4321')).not.toThrow()
})
