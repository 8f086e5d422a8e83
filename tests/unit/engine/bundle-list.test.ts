import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readBundle, writeBundleList } from '../../../src/engine/bundle-list.ts'
import { keepTime } from '../../support/keep-time.ts'

let root = ''
let folder = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundle-'))
  folder = join(root, 'cache/bundle-1')
  write('entry', 'prerender-entry.abc.mjs')
  write('routes.json', '[{"file":"src/pages/about.astro","pathname":"/about","type":"page"}]')
  write('renderer/prerender-entry.abc.mjs', 'export const app = 1')
  write('renderer/chunks/a.mjs', 'export const a = 1')
  write('assets/_astro/site.css', 'main{}')
  write('assets/_astro/fonts/a.woff2', 'abc')
  writeBundleList(folder)
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

test('a bundle as it was made: its entry, its assets with their digests, its routes', () => {
  expect(readBundle(folder)).toEqual({
    entry: join(folder, 'renderer/prerender-entry.abc.mjs'),
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
    routes: [{ file: 'src/pages/about.astro', pathname: '/about', type: 'page' }],
  })
})

test('a bundle that was moved is whole', () => {
  const moved = join(root, 'bundle-2')
  cpSync(folder, moved, { recursive: true })
  expect(readBundle(moved)?.entry).toBe(join(moved, 'renderer/prerender-entry.abc.mjs'))
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
    ['its entry is another', () => write('entry', 'chunks/a.mjs')],
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
