// Which folders an import may write to without being told: those where it is mixed with nothing.
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createFolders } from '../../../../src/import/write/folders.ts'
import { readTarget } from '../../../../src/import/write/read-target.ts'
import { createSpool } from '../../../../src/import/write/spool.ts'

function readWith(files: readonly string[], into: boolean) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-target-'))
  for (const path of files) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true })
    writeFileSync(join(folder.path, path), 'title: 제목\nreferenceDate: 2024-05-01\n')
  }
  const spool = createSpool(':memory:')
  try {
    return readTarget({ folder: folder.path, key: 'x:qa', into }, spool, createFolders().count)
  } finally {
    spool.close()
  }
}

describe.each([
  ['notes.txt'],
  ['Posts.xml'],
  ['question/1.md'],
  ['questions/1.md'],
  ['files/a.png'],
  ['people.yml'],
])('%s', (path) => {
  test('is nothing to be mixed with', () => {
    expect(() => readWith([path], false)).toThrow(
      expect.objectContaining({
        failure: 'import-foreign',
        detail: expect.objectContaining({ held: path.split('/')[0] }),
      }),
    )
  })

  test('is there when that is wanted', () => {
    expect(() => readWith([path], true)).not.toThrow()
  })
})

test('settings that were put there for the import, and files of a repository, are no hindrance', () => {
  const files = [
    'archive.yaml',
    'theme/logo.svg',
    '.git/HEAD',
    '.gitignore',
    'README.md',
    'LICENSE',
    'package.json',
  ]
  expect(() => readWith([...files, 'Thumbs.db', 'empty/.DS_Store'], false)).not.toThrow()
})

test('what may be another community of the same key is no update, unless that is wanted', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-target-'))
  const line = { type: 'source', key: 'discourse', format: 1, category: '개발자' }
  writeFileSync(join(folder.path, 'import.ndjson'), `${JSON.stringify(line)}\n`)
  const readWith = (isKeyOwn: boolean, into: boolean) => () => {
    const spool = createSpool(':memory:')
    readTarget({ folder: folder.path, key: 'discourse', isKeyOwn, into }, spool, createFolders().count)
    spool.close()
  }
  expect(readWith(false, false)).toThrow(expect.objectContaining({ failure: 'import-key-unsure' }))
  expect(readWith(false, true)).not.toThrow()
  expect(readWith(true, false)).not.toThrow()
})
