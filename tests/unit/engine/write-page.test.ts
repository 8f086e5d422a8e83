import { mkdtempDisposableSync, readFileSync, statSync } from 'node:fs'
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
    const page = writePage(out.path, file, html)
    expect(readFileSync(join(out.path, file), 'utf8')).toBe(html)
    expect(page).toEqual({
      file,
      bytes,
      modified: statSync(join(out.path, file)).mtimeMs,
      checksum: crc32(html),
    })
  }
})
