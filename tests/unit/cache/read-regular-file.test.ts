import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRegularFile } from '../../../src/cache/read-regular-file.ts'

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
