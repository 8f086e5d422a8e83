import {
  chmodSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createFile, makeFolders, replaceFile } from '../../../src/kept/write.ts'

function useFolder() {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'files-'))
  return {
    path: join(folder.path, 'a.txt'),
    list: () => readdirSync(folder.path).sort(),
    [Symbol.dispose]: folder.remove,
  }
}

describe('replacing a file', () => {
  test.each([0o644, 0o600, 0o664, 0o755])('keeps its mode %o', (mode) => {
    using folder = useFolder()
    writeFileSync(folder.path, 'old')
    chmodSync(folder.path, mode)
    replaceFile(folder.path, (descriptor) => writeSync(descriptor, 'new'))
    expect(readFileSync(folder.path, 'utf8')).toBe('new')
    expect(statSync(folder.path).mode & 0o777).toBe(mode)
    expect(folder.list()).toEqual(['a.txt'])
  })

  test('or making one that was not there', () => {
    using folder = useFolder()
    replaceFile(folder.path, (descriptor) => writeSync(descriptor, 'new'))
    expect(readFileSync(folder.path, 'utf8')).toBe('new')
    expect(folder.list()).toEqual(['a.txt'])
  })

  test('what fails leaves it as it was, and nothing beside it', () => {
    using folder = useFolder()
    writeFileSync(folder.path, 'old')
    const fail = () =>
      replaceFile(folder.path, (descriptor) => {
        writeSync(descriptor, 'ne')
        throw new Error('no more')
      })
    expect(fail).toThrow('no more')
    expect(readFileSync(folder.path, 'utf8')).toBe('old')
    expect(folder.list()).toEqual(['a.txt'])
  })

  test.each([
    ['a folder', (path: string) => mkdirSync(path)],
    ['a symbolic link', (path: string) => symlinkSync('b.txt', path)],
  ])('%s is left alone', (name, make) => {
    using folder = useFolder()
    make(folder.path)
    expect(() => replaceFile(folder.path, () => {})).toThrow(
      `${folder.path} is ${name}, where a file belongs. Move it away.`,
    )
    expect(folder.list()).toEqual(['a.txt'])
  })
})

/** As a disk of FAT answers. */
function refuseLinks(): never {
  throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM', syscall: 'link' })
}

describe.each([
  ['with hard links', undefined],
  ['without', refuseLinks],
])('making a file on a disk %s', (_name, link) => {
  test('that was not there', () => {
    using folder = useFolder()
    createFile(folder.path, Buffer.from('new'), link)
    expect(readFileSync(folder.path, 'utf8')).toBe('new')
    expect(folder.list()).toEqual(['a.txt'])
  })

  test.each([
    ['a file', (path: string) => writeFileSync(path, 'old')],
    ['a folder', (path: string) => mkdirSync(path)],
    ['a link to nothing', (path: string) => symlinkSync('b.txt', path)],
  ])('%s that is there is left', (_kind, make) => {
    using folder = useFolder()
    make(folder.path)
    expect(() => createFile(folder.path, Buffer.from('new'), link)).toThrow('EEXIST')
    expect(folder.list()).toEqual(['a.txt'])
  })
})

test('a fault of another kind is no reason to write without links', () => {
  using folder = useFolder()
  const fail = () => {
    throw Object.assign(new Error('EIO: i/o error, link'), { code: 'EIO', syscall: 'link' })
  }
  expect(() => createFile(folder.path, Buffer.from('new'), fail)).toThrow('EIO')
  expect(folder.list()).toEqual([])
})

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
