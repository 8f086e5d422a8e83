import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  type FileStamp,
  isSameStamp,
  readRegularFile,
  toStamp,
  toStoredStamp,
} from '../../../src/kept/files.ts'

const stamp: FileStamp = [120, 1_000_000, 1_000_500, 77]

test('size, time of change of the content, of the status, and inode', () => {
  const status = { size: 120, mtimeMs: 1_000_000, ctimeMs: 1_000_500, ino: 77, mode: 0o644 }
  expect(toStamp(status)).toEqual(stamp)
})

describe('another file, or the same one changed', () => {
  test.each<[string, FileStamp, boolean]>([
    ['as it was', [120, 1_000_000, 1_000_500, 77], true],
    ['of another size', [121, 1_000_000, 1_000_500, 77], false],
    ['changed later', [120, 1_000_001, 1_000_500, 77], false],
    ['changed later, with its time set back', [120, 1_000_000, 1_000_501, 77], false],
    ['put in the place of another', [120, 1_000_000, 1_000_500, 78], false],
  ])('%s: %j is the same: %s', (_, other, same) => {
    expect(isSameStamp(stamp, other)).toBe(same)
  })
})

describe('what is remembered of a file that changed so long before it was read', () => {
  test.each<[string, number, boolean]>([
    ['an hour', 3_600_000, true],
    ['a moment more than 2 s', 2_001, true],
    ['2 s', 2_000, false],
    ['at once', 0, false],
    // Of a server whose clock is ahead.
    ['in the future', -60_000, false],
  ])('%s: its stamp is known again: %s', (_, before, same) => {
    const stored = toStoredStamp(stamp, stamp[2] + before)
    expect(isSameStamp(stored, stamp)).toBe(same)
    expect(stored[0]).toBe(120)
    // Remembering it again changes nothing as long as nothing is known for sure.
    expect(isSameStamp(toStoredStamp(stamp, stamp[2] + before), stored)).toBe(true)
  })

  test('where a system has no inodes, files are known by the rest', () => {
    const without: FileStamp = [120, 1_000_000, 1_000_500, 0]
    expect(isSameStamp(toStoredStamp(without, 2_000_000), without)).toBe(true)
  })
})

test.skipIf(process.platform === 'win32')('files are read, and what is none is named without waiting', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'regular-'))
  const at = (name: string) => join(folder.path, name)
  writeFileSync(at('file'), '글')
  symlinkSync('file', at('link'))
  spawnSync('mkfifo', [at('fifo')])
  symlinkSync('fifo', at('link-to-fifo'))
  expect(readRegularFile(at('file')).toString()).toBe('글')
  expect(readRegularFile(at('link')).toString()).toBe('글')
  expect(() => readRegularFile(at('fifo'))).toThrow(`${at('fifo')} is a FIFO, where a file belongs.`)
  expect(() => readRegularFile(at('link-to-fifo'))).toThrow('is a FIFO')
  expect(() => readRegularFile(folder.path)).toThrow('is a folder')
  expect(() => readRegularFile('/dev/null')).toThrow('is a device')
  expect(() => readRegularFile(at('nothing'))).toThrow('ENOENT')
})
