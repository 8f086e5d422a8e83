import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSpool } from '../../../../src/import/write/spool.ts'
import { writePictures } from '../../../../src/import/write/write-pictures.ts'
import { createPng } from '../../../support/pictures.ts'

test('a picture is written below files/ alone, and under no name that disks refuse', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-pictures-'))
  const from = join(folder.path, 'a.png')
  writeFileSync(from, createPng(8, 8))
  const spool = createSpool(':memory:')
  const bad = ['../a.png', '/a.png', 'a/../../a.png', '.git/a.png', '..\\a.png', `${'감'.repeat(80)}.png`]
  for (const path of [...bad, 'b/a.png']) {
    spool.addOther('file', path, JSON.stringify({ type: 'file', path, from }))
  }
  const written: string[] = []
  const left: string[] = []
  writePictures({
    target: folder.path,
    spool,
    tally: { note: ({ at }) => left.push(at) },
    write: (path) => written.push(path),
  })
  spool.close()
  expect(written).toEqual(['files/b/a.png'])
  expect(left.sort()).toEqual(bad.sort())
})
