// The file that `gotgam hosting nginx` prints, served by the real nginx; those of other hosts by what they must hold.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toVariables } from '../support/build.ts'
import { runCommand } from '../support/run-command.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'

const mimeTypes = '/etc/nginx/mime.types'
const nginx = spawnSync('nginx', ['-v']).status === 0
/** As long as nginx with its usual buckets does not take one. */
const long = `/q/${'a'.repeat(114)}`
const content = {
  settings: { url: 'https://qna.example.org/archive/', redirects: ['nginx'] },
  questions: [
    { id: 'a', title: '첫 질문', tags: ['c#', '취업'], aliases: ['/board.php?id=12', '/옛/글', long] },
    { id: '한글', title: '한글 주소', tags: ['rest'] },
  ],
}

let site: TestSite
beforeAll(async () => {
  site = createTestSite(content)
  expect(await site.build()).toMatchObject({ exitCode: 0 })
})
afterAll(() => site.remove())

function print(host: string) {
  return runCommand('hosting', [host], { environment: { ...toVariables(site), ARCHIVE_LANG: 'en' } })
}

test.each([
  ['github-pages', ['    uses: gotgam/gotgam/.github/workflows/archive-publish.yml@v0']],
  ['cloudflare', ['name = "qna-example-org"', 'pages_build_output_dir = "dist"']],
  ['netlify', ['  command = "npm run build"', '  publish = "dist"']],
  [
    'caddy',
    [
      'qna.example.org {',
      '\theader /archive/_astro/* Cache-Control "public, max-age=31536000, immutable"',
      '\t\trewrite * /archive/404.html',
    ],
  ],
  [
    's3',
    [
      `aws s3 website "s3://$BUCKET" --index-document index.html --error-document 'archive/404.html'`,
      `aws s3 cp "s3://$BUCKET/archive/fonts" "s3://$BUCKET/archive/fonts" --recursive --metadata-directive REPLACE --cache-control 'public, max-age=31536000, immutable'`,
    ],
  ],
])('%s', (host, lines) => {
  const { status, stdout } = print(host)
  expect(status).toBe(0)
  expect(stdout.split('\n')).toEqual(expect.arrayContaining(lines))
})

test('what is printed for S3 is a script', () => {
  expect(spawnSync('sh', ['-n'], { input: print('s3').stdout }).status).toBe(0)
})

test('another host', () => {
  expect(print('ftp')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('github-pages, cloudflare, netlify, nginx, caddy, s3'),
  })
})

async function findPort(): Promise<number> {
  await using server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

describe.skipIf(!nginx)('nginx', () => {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-nginx-'))
  let server: ChildProcess
  let said = ''
  let origin = ''

  beforeAll(async () => {
    const www = join(folder.path, 'www')
    mkdirSync(www)
    cpSync(site.out, join(www, 'archive'), { recursive: true })
    mkdirSync(join(www, 'archive/.well-known'))
    writeFileSync(join(www, 'archive/.well-known/security.txt'), 'Contact: x')
    const port = await findPort()
    origin = `http://127.0.0.1:${port}`
    const printed = print('nginx')
      .stdout.replaceAll('/srv/www', www)
      .replace('listen 80', `listen 127.0.0.1:${port}`)
    const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder.path}/${name};`)
      .join('\n')
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    const whole = `${user}\npid ${folder.path}/pid;\nerror_log stderr warn;\nevents {}\nhttp {\ninclude ${mimeTypes};\naccess_log off;\n${temporaryPaths}\n${printed}}\n`
    writeFileSync(join(folder.path, 'nginx.conf'), whole)
    server = spawn('nginx', ['-p', folder.path, '-c', join(folder.path, 'nginx.conf'), '-g', 'daemon off;'])
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    for (let tries = 0; tries < 100; tries += 1) {
      if (server.exitCode !== null) break
      if (await fetch(`${origin}/archive/`).catch(() => undefined)) break
      await setTimeout(50)
    }
  })

  afterAll(async () => {
    server.kill('SIGQUIT')
    await once(server, 'exit')
    folder.remove()
  })

  test('starts without a warning, also where an old address is long', () => {
    expect(said).toBe('')
    expect(server.exitCode).toBeNull()
  })

  test.each([
    ['/archive/', 200, '첫 질문'],
    ['/archive/tags/%EC%B7%A8%EC%97%85/', 200, '취업'],
    ['/archive/tags/c-sharp/', 200, 'c#'],
    ['/archive/questions/%ED%95%9C%EA%B8%80/', 200, '한글 주소'],
    ['/archive/nowhere/', 404, '<html'],
    ['/archive/.gotgam', 404, '<html'],
    ['/archive/_headers', 404, '<html'],
    ['/archive/redirects.nginx.conf', 404, '<html'],
    ['/archive/.well-known/security.txt', 200, 'Contact: x'],
  ])('%s: %d', async (path, status, text) => {
    const response = await fetch(origin + path)
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(text)])
  })

  test.each([
    ['/archive/board.php?id=12', '/archive/questions/a/'],
    [`/archive${long}`, '/archive/questions/a/'],
    ['/archive/tags/c-sharp', '/archive/tags/c-sharp/'],
  ])('%s leads to %s', async (path, target) => {
    const response = await fetch(origin + path, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, target])
  })

  test('headers of pages, of styles and of the error', async () => {
    const read = async (path: string) => {
      const { headers } = await fetch(origin + path, { headers: { 'accept-encoding': 'gzip' } })
      return ['content-type', 'content-encoding', 'cache-control', 'x-content-type-options'].map((name) =>
        headers.get(name),
      )
    }
    expect(await read('/archive/')).toEqual(['text/html; charset=utf-8', 'gzip', null, 'nosniff'])
    const [, style = ''] =
      /href="(\/archive\/_astro\/site[^"]*)"/.exec(readFileSync(join(site.out, 'index.html'), 'utf8')) ?? []
    const immutable = 'public, max-age=31536000, immutable'
    expect(await read(style)).toEqual(['text/css; charset=utf-8', 'gzip', immutable, 'nosniff'])
    expect((await read('/archive/nowhere/'))[0]).toBe('text/html; charset=utf-8')
    expect(dirname(style)).toBe('/archive/_astro')
  })
})
