import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkPublicAssets } from '../../../src/engine/public-assets.ts'
import { readPublicFiles } from '../../../src/folder/public-files.ts'
import { digestFile } from '../../../src/kept/digest.ts'
import { useFolder } from '../../support/use-folder.ts'

const root = useFolder()

function write(file: string, text = file): void {
  const path = join(root, 'public', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

test('every file, hidden ones too, with its digest, in code-unit order', () => {
  write('robots.txt', 'User-agent: *\n')
  write('.well-known/security.txt', 'abc')
  write('_headers', 'abc')
  write('자료/1.txt', '')
  const files = ['.well-known/security.txt', '_headers', 'robots.txt', '자료/1.txt']
  expect(readPublicFiles(root)).toEqual(files)
  // As `sha256sum` says it, 32 digits of it.
  expect(files.map((file) => digestFile(join(root, 'public', file)))).toEqual([
    'ba7816bf8f01cfea414140de5dae2223',
    'ba7816bf8f01cfea414140de5dae2223',
    'fd89345af6aca5dab85f2aa6a830e270',
    'e3b0c44298fc1c149afbf4c8996fb924',
  ])
})

test('a file of many megabytes has the digest of all of it', () => {
  write('large.bin', 'a'.repeat(10_000_000))
  // printf 'a%.0s' $(seq 10000000) | sha256sum
  expect(digestFile(join(root, 'public/large.bin'))).toBe('01f4a87c04b40af59aadc0e812293509')
})

test('no folder, and an empty one', () => {
  expect(readPublicFiles(root)).toEqual([])
  mkdirSync(join(root, 'public'))
  expect(readPublicFiles(root)).toEqual([])
})

describe('what is no file is refused by name', () => {
  const path = () => join(root, 'public/a/b')
  beforeEach(() => write('a/file.txt'))

  test('a symbolic link', () => {
    symlinkSync(join(root, 'public/a/file.txt'), path())
    expect(() => readPublicFiles(root)).toThrow(
      "public/a/b is a symbolic link, so it can't be published. Put the file itself there, or remove it.",
    )
  })

  test('a symbolic link to a folder', () => {
    symlinkSync(join(root, 'public/a'), path())
    expect(() => readPublicFiles(root)).toThrow('public/a/b is a symbolic link')
  })

  test.skipIf(process.platform === 'win32')('a named pipe', () => {
    execFileSync('mkfifo', [path()])
    expect(() => readPublicFiles(root)).toThrow('public/a/b is a named pipe')
  })

  test.skipIf(process.platform === 'win32')('a socket', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(path(), resolve))
    expect(() => readPublicFiles(root)).toThrow('public/a/b is a socket')
    server.close()
  })

  test.each(['.git/HEAD', '.git', 'docs/.hg/store', '.svn/wc.db', '.jj/repo', 'docs/.GIT/HEAD'])(
    '%s',
    (file) => {
      write(file)
      expect(() => readPublicFiles(root)).toThrow(
        /^public\/(?:docs\/)?\.\w+ is what version control keeps, with all that was ever written, so it can't be published\./i,
      )
    },
  )

  test('a link in the place of the folder', () => {
    rmSync(join(root, 'public'), { recursive: true })
    symlinkSync(tmpdir(), join(root, 'public'))
    expect(() => readPublicFiles(root)).toThrow('public is no folder.')
  })
})

describe('a file that stands where the site has one of its own', () => {
  const taken = [
    { kind: 'mark', file: '.gotgam' },
    { kind: 'file', file: '_astro/site.CyFHw2Zk.css' },
    { kind: 'page', file: 'index.html' },
    { kind: 'page', file: 'tags/rest/index.html' },
  ] as const
  const check = (...files: string[]) => {
    const assets = files.map((file) => ({ file, source: '', hash: '' }))
    return () => checkPublicAssets(assets, taken)
  }

  test.each([
    ['.gotgam', 'the mark of a build of its own there, .gotgam'],
    ['_astro/site.CyFHw2Zk.css', 'a file of its own there, _astro/site.CyFHw2Zk.css'],
    ['index.html', 'a page of its own there, index.html'],
    ['Index.html', 'a page of its own there, index.html'],
    ['tags', 'a page of its own there, tags/rest/index.html'],
    ['tags/rest/index.html/a', 'a page of its own there, tags/rest/index.html'],
  ])('public/%s', (file, own) => {
    expect(check('robots.txt', file)).toThrow(
      `public/${file} can't be published: the site has ${own}. Rename or remove public/${file}.`,
    )
  })

  test('files beside them are fine', () => {
    expect(check('robots.txt', 'tags/rest.html', '_astro/a.css', 'old/index.html')).not.toThrow()
  })
})
