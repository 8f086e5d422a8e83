// The real nginx and the real Caddy serve a site by what `gotgam hosting` prints: pages, headers, old addresses, errors.
import { cpSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toVariables } from '../support/build.ts'
import { type HostServer, programs, startHostServer } from '../support/host-servers.ts'
import { listFiles } from '../support/output-files.ts'
import { createPng } from '../support/pictures.ts'
import { runCommand } from '../support/run-command.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

/** As many as nginx warned of with other sizes of its map. */
const many = Array.from(
  { length: 5_300 },
  (_, place) => `/bbs/board.php?bo_table=qa${place % 7}&wr_id=${place}`,
)

/** As long as nginx with its usual buckets does not take one. */
const long = `/q/${'a'.repeat(114)}`

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

function toContent(url: string) {
  const shares = Array.from({ length: 4 }, (_, place) => many.slice(place * 1_500, (place + 1) * 1_500))
  const [first = [], ...others] = shares
  const aliases = ['/board.php?id=12', '/옛/글', long, ...first]
  return {
    settings: { url, redirects: ['nginx'] },
    questions: [
      { id: 'a', title: '첫 질문', tags: ['c#', '취업'], aliases, body: '![그림](/files/a.png)' },
      { id: '한글', title: '한글 주소', tags: ['rest'] },
      ...others.map((each, place) => ({ id: `b${place}`, aliases: each })),
    ],
    files: { 'files/a.png': createPng(4, 2), 'theme/logo.svg': svg },
  }
}

// The others are as strange as a path of a `url` may be.
const places = [
  { url: 'https://qna.example.org/archive/', folder: 'archive' },
  { url: 'https://qna.example.org/~a.b_c/%EA%B0%80%20%22%60%7B%5Bb%5D%7D/', folder: '~a.b_c/가 "`{[b]}' },
  { url: 'https://qna.example.org/100%25/', folder: '100%' },
]

describe.each(places)('a site at $url', ({ url, folder }) => {
  const base = new URL(url).pathname
  const www = mkdtempDisposableSync(join(tmpdir(), 'gotgam-www-'))
  let site: TestSite

  beforeAll(async () => {
    site = await buildTestSite(toContent(url))
    mkdirSync(dirname(join(www.path, folder)), { recursive: true })
    cpSync(site.out, join(www.path, folder), { recursive: true })
    mkdirSync(join(www.path, folder, '.well-known'))
    writeFileSync(join(www.path, folder, '.well-known/security.txt'), 'Contact: x')
  })
  afterAll(() => {
    site.remove()
    www.remove()
  })

  // Where one is not installed, its tests are skipped.
  describe.each(programs)('$name', (program) => {
    if (!program.isThere) return test.skip('is not installed')
    let server: HostServer
    beforeAll(async () => {
      const environment = { ...toVariables(site), ARCHIVE_LANG: 'en' }
      const { stdout } = runCommand('hosting', [program.name], { environment })
      server = await startHostServer(program, { printed: stdout, www: www.path, page: base })
    })
    afterAll(() => server[Symbol.asyncDispose]())

    test('starts without a warning', () => {
      expect(server.listWarnings()).toEqual([])
      expect(server.isRunning()).toBe(true)
    })

    test.each([
      ['', 200, '첫 질문'],
      ['tags/%EC%B7%A8%EC%97%85/', 200, '취업'],
      ['tags/c-sharp/', 200, 'c#'],
      ['questions/%ED%95%9C%EA%B8%80/', 200, '한글 주소'],
      ['%EC%98%9B/%EA%B8%80/', 200, 'http-equiv="refresh"'],
      ['questions/', 404, '<html lang='],
      ['nowhere/', 404, '<html lang='],
      ['.gotgam', 404, '<html lang='],
      ['_headers', 404, '<html lang='],
      ['redirects.nginx.conf', 404, '<html lang='],
      ['.well-known/security.txt', 200, 'Contact: x'],
    ])('%s: %d', async (path, status, text) => {
      const response = await fetch(server.origin + base + path)
      expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(text)])
    })

    test.runIf(program.name === 'nginx')(
      'an old address that there is not has the page that says so',
      async () => {
        const response = await fetch(`${server.origin}${base}bbs/board.php?bo_table=qa0&wr_id=9999`)
        expect([response.status, await response.text()]).toEqual([
          404,
          expect.stringContaining('<html lang='),
        ])
      },
    )

    test.runIf(program.name === 'nginx').each([
      ['board.php?id=12', 'questions/a/'],
      ['bbs/board.php?bo_table=qa0&wr_id=0', 'questions/a/'],
      ['bbs/board.php?bo_table=qa0&wr_id=5299', 'questions/b2/'],
      ['%EC%98%9B/%EA%B8%80', 'questions/a/'],
      [long.slice(1), 'questions/a/'],
    ])('%s leads to %s', async (path, target) => {
      const response = await fetch(server.origin + base + path, { redirect: 'manual' })
      expect([response.status, response.headers.get('location')]).toEqual([301, base + target])
      expect(response.headers.get('cache-control')).toBe('no-cache')
    })

    // Caddy leads to another address where a path has a percent sign.
    test.skipIf(program.name === 'caddy' && url.includes('%25'))(
      'a page without the slash at its end leads to itself with it',
      async () => {
        for (const path of ['tags/c-sharp', 'tags/%EC%B7%A8%EC%97%85']) {
          const response = await fetch(server.origin + base + path)
          const { pathname } = new URL(response.url)
          expect([response.status, decodeURIComponent(pathname)]).toEqual([
            200,
            `${decodeURIComponent(base + path)}/`,
          ])
        }
      },
    )

    const forEver = 'public, max-age=31536000, immutable'
    const framed = "frame-ancestors 'none'"
    const alone = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    test.each([
      ['a page', /^index\.html$/, 'no-cache', framed],
      ['a question', /^questions\/a\/index\.html$/, 'no-cache', framed],
      ['a page of an old address', /^옛\/글\/index\.html$/, 'no-cache', framed],
      ['the sitemap', /^sitemap\.xml$/, 'no-cache', framed],
      ['a part of it', /^sitemap-1\.xml$/, 'no-cache', framed],
      ['robots.txt', /^robots\.txt$/, 'no-cache', framed],
      ['a stylesheet', /^_astro\/site.*\.css$/, forEver, framed],
      ['a script', /^_astro\/.*\.js$/, forEver, framed],
      ['the stylesheet of fonts', /^fonts\.css$/, 'no-cache', framed],
      ['a font', /^fonts\/.*\.woff2$/, forEver, framed],
      ['a picture', /^files\/.*\.png$/, forEver, framed],
      ['a picture of the theme', /^theme\/.*\.svg$/, forEver, alone],
      ['the icon', /^favicon\.svg$/, 'no-cache', alone],
      ['the index of the search', /^search\/index\.bin$/, 'no-cache', framed],
      ['data of the search', /^search\/data\/.*\.bin$/, forEver, framed],
    ])('headers of %s', async (_, pattern, cache, policy) => {
      const file = listFiles(site.out).find((each) => pattern.test(each)) ?? 'none'
      const path = file
        .replace(/(^|\/)index\.html$/, '$1')
        .split('/')
        .map(encodeURIComponent)
        .join('/')
      const { status, headers } = await fetch(server.origin + base + path)
      const read = ['cache-control', 'content-security-policy', 'x-content-type-options'].map((name) =>
        headers.get(name),
      )
      expect([status, ...read]).toEqual([200, cache, policy, 'nosniff'])
    })

    // What is not there yet may be there tomorrow.
    test.each(['nowhere/', '_astro/none.css', 'theme/none.svg', 'search/data/none.bin', '_headers'])(
      'the error of %s is asked for again',
      async (path) => {
        const { status, headers } = await fetch(server.origin + base + path)
        const names = ['content-type', 'cache-control', 'content-security-policy']
        expect([status, ...names.map((name) => headers.get(name)?.toLowerCase())]).toEqual([
          404,
          'text/html; charset=utf-8',
          'no-cache',
          framed,
        ])
      },
    )

    test.each(['_astro/', 'search/data/'])(
      'a folder without a page is nothing to be kept: %s',
      async (path) => {
        const { status, headers } = await fetch(server.origin + base + path)
        expect(status).toBeGreaterThan(400)
        expect([null, 'no-cache']).toContain(headers.get('cache-control'))
      },
    )

    test('what was asked for before is sent again only where it is another', async () => {
      const address = `${server.origin}${base}questions/a/`
      const etag = (await fetch(address)).headers.get('etag') ?? ''
      const again = await fetch(address, { headers: { 'if-none-match': etag } })
      expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'no-cache'])
    })

    test('pages and styles are in UTF-8, and compressed', async () => {
      const style = listFiles(site.out).find((file) => /^_astro\/site.*\.css$/.test(file))
      for (const [path, type] of [
        ['', 'text/html'],
        [style, 'text/css'],
      ]) {
        const response = await fetch(`${server.origin}${base}${path}`, {
          headers: { 'accept-encoding': 'gzip' },
        })
        expect(response.headers.get('content-type')?.toLowerCase()).toBe(`${type}; charset=utf-8`)
        expect(response.headers.get('content-encoding')).toBe('gzip')
      }
    })
  })
})
