import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { replaceFolder, restoreFolder } from '../../../src/build/exchange-folders.ts'

let parent = ''
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'exchange-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

function make(name: string, content: string): string {
  const folder = join(parent, name)
  mkdirSync(join(folder, 'sub'), { recursive: true })
  writeFileSync(join(folder, 'sub', 'page.html'), content)
  return folder
}

function read(folder: string): string {
  return readFileSync(join(folder, 'sub', 'page.html'), 'utf8')
}

describe('replacing', () => {
  test('the new folder stands in the place of the old one, and nothing else is left', async () => {
    const [current, next] = [make('dist', 'old'), make('dist.next', 'new')]
    writeFileSync(join(current, 'only-old.html'), 'old')
    await replaceFolder(current, next)
    expect(read(current)).toBe('new')
    expect(existsSync(join(current, 'only-old.html'))).toBe(false)
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  test('where there was none', async () => {
    const next = make('dist.next', 'new')
    await replaceFolder(join(parent, 'dist'), next)
    expect(read(join(parent, 'dist'))).toBe('new')
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  test('what an earlier stop left behind is removed', async () => {
    make('dist.previous', 'older')
    const [current, next] = [make('dist', 'old'), make('dist.next', 'new')]
    await replaceFolder(current, next)
    expect(read(current)).toBe('new')
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  test('a folder whose name is not ASCII', async () => {
    const [current, next] = [make('보관소 1', 'old'), make('보관소 1.next', 'new')]
    await replaceFolder(current, next)
    expect(read(current)).toBe('new')
  })

  test('when there is nothing new, the old one stays', async () => {
    const current = make('dist', 'old')
    await expect(replaceFolder(current, join(parent, 'dist.next'))).rejects.toThrow()
    restoreFolder(current)
    expect(read(current)).toBe('old')
  })
})

describe('restoring after a stop between two renames', () => {
  test('brings the old folder back', () => {
    make('dist.previous', 'old')
    restoreFolder(join(parent, 'dist'))
    expect(read(join(parent, 'dist'))).toBe('old')
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  test('leaves a folder that is there', () => {
    make('dist.previous', 'old')
    restoreFolder(make('dist', 'new'))
    expect(read(join(parent, 'dist'))).toBe('new')
  })

  test('does nothing where there is nothing', () => {
    restoreFolder(join(parent, 'dist'))
    expect(readdirSync(parent)).toEqual([])
  })
})
