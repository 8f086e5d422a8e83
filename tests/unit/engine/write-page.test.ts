import { mkdtempDisposableSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { createWritePage } from '../../../src/engine/write-page.ts'

test('pages are on disk as they were rendered, with their size, time of change and checksum', () => {
  using out = mkdtempDisposableSync(join(tmpdir(), 'pages-'))
  const writePage = createWritePage()
  const pages: [string, string, number][] = [
    ['index.html', '<p>하나</p>', 13],
    // A short page after a long one keeps nothing of it, and a page may be longer than all before.
    ['questions/이직/index.html', '가'.repeat(1_000_000), 3_000_000],
    ['questions/b/index.html', '', 0],
    ['questions/b/2/index.html', '👍', 4],
    ['questions/b/index.html', 'again', 5],
  ]
  for (const [file, html, bytes] of pages) {
    const pages = writePage(out.path, { file, copies: [], digest: '1' }, html)
    expect(readFileSync(join(out.path, file), 'utf8')).toBe(html)
    const modified = statSync(join(out.path, file)).mtimeMs
    expect(pages).toEqual([{ file, copies: [], digest: '1', bytes, modified, checksum: crc32(html) }])
  }
})

test('pages that show the same are one file, but for those that no link can be made to', () => {
  using out = mkdtempDisposableSync(join(tmpdir(), 'pages-'))
  const files = {
    file: 'a/1/index.html',
    copies: ['a/2/index.html', 'b.html', 'questions/1/a/index.html'],
    digest: '1',
  }
  // A link is refused where something is already.
  writeFileSync(join(out.path, 'b.html'), 'before')
  const [first, ...apart] = createWritePage()(out.path, files, '<p>하나</p>')
  expect(first).toMatchObject({
    file: 'a/1/index.html',
    copies: ['a/2/index.html', 'questions/1/a/index.html'],
  })
  expect(apart).toMatchObject([
    { file: 'b.html', copies: [], digest: '1', bytes: 13, checksum: first?.checksum },
  ])
  for (const file of [files.file, ...files.copies]) {
    expect(readFileSync(join(out.path, file), 'utf8')).toBe('<p>하나</p>')
  }
  expect(statSync(join(out.path, files.file)).nlink).toBe(3)
})
