// What `gotgam hosting` prints, read by the real nginx and the real Caddy; for other hosts, what it must hold.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toVariables } from '../support/build.ts'
import { listFiles } from '../support/output-files.ts'
import { projectFolder } from '../support/project.ts'
import { runCommand } from '../support/run-command.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'

const mimeTypes = '/etc/nginx/mime.types'
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

function print(...hosts: string[]) {
  return runCommand('hosting', hosts, { environment: { ...toVariables(site), ARCHIVE_LANG: 'en' } })
}

test.each([
  ['github-pages', ['    uses: gotgam/gotgam/.github/workflows/archive-publish.yml@v0']],
  ['cloudflare', ['name = "qna-example-org"', 'pages_build_output_dir = "dist"']],
  ['netlify', ['  command = "npm run build"', '  publish = "dist"']],
  [
    'caddy',
    [
      'qna.example.org {',
      '\t\theader /archive/_astro/* Cache-Control "public, max-age=31536000, immutable"',
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

test.each([
  [[], 'Name one host: github-pages, '],
  [['nginx', 'caddy'], 'Name one host: github-pages, '],
  [['ftp'], 'github-pages, cloudflare, netlify, nginx, caddy, s3'],
])('a wrong call: %j', (hosts, said) => {
  const { status, stdout, stderr } = print(...hosts)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain(said)
})

/**
 * The archive of a site that actions/upload-pages-artifact makes on Linux, with the inputs of a workflow.
 * @returns paths of its files.
 */
function listArtifact(folder: string, inputs: Record<string, unknown>): string[] {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'gotgam-artifact-'))
  const script = `tar \\
  --dereference --hard-dereference \\
  --directory "$INPUT_PATH" \\
  -cvf "$RUNNER_TEMP/artifact.tar" \\
  --exclude=.git \\
  --exclude=.github \\
  ${inputs['include-hidden-files'] === true ? '' : "--exclude='.[^/]*'"} \\
  .`
  const env = { ...process.env, INPUT_PATH: folder, RUNNER_TEMP: temporary.path }
  const { status, stdout } = spawnSync('sh', ['-c', script], { env, encoding: 'utf8' })
  expect(status).toBe(0)
  return stdout.split('\n').flatMap((line) => (line.endsWith('/') || line === '' ? [] : [line.slice(2)]))
}

test('GitHub Pages gets every file of the site, those in folders that begin with a dot among them', () => {
  using copy = mkdtempDisposableSync(join(tmpdir(), 'gotgam-pages-'))
  cpSync(site.out, copy.path, { recursive: true })
  mkdirSync(join(copy.path, '.well-known'))
  writeFileSync(join(copy.path, '.well-known/security.txt'), 'Contact: https://example.org/')
  const workflow = readFileSync(join(projectFolder, '.github/workflows/archive-publish.yml'), 'utf8')
  // The line above is that of this version: a new one has to be compared with it.
  expect(workflow).toContain(
    'actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9 # v5.0.0',
  )
  const given = /upload-pages-artifact@[\s\S]*?include-hidden-files: (\w+)/.exec(workflow)?.[1]
  const files = listArtifact(copy.path, { 'include-hidden-files': given === 'true' })
  expect(files.toSorted()).toEqual(listFiles(copy.path).toSorted())
  expect(files).toContain('.well-known/security.txt')
  // What the action does by itself.
  expect(listArtifact(copy.path, {})).not.toContain('.well-known/security.txt')
})

async function findPort(): Promise<number> {
  await using server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

interface Server {
  name: string
  isThere: boolean
  /** Writes what the program reads. @returns how it is called. */
  prepare: (printed: string, folder: string, port: number) => [command: string, parameters: string[]]
  /** Whether the list of old addresses is read. */
  reads301: boolean
}

const servers: Server[] = [
  {
    name: 'nginx',
    isThere: spawnSync('nginx', ['-v']).status === 0,
    prepare: (printed, folder, port) => {
      const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join('\n')
      const user = process.getuid?.() === 0 ? 'user root;' : ''
      const own = printed.replace('listen 80', `listen 127.0.0.1:${port}`)
      const whole = `${user}\npid ${folder}/pid;\nerror_log stderr warn;\nevents {}\nhttp {\ninclude ${mimeTypes};\naccess_log off;\n${temporaryPaths}\n${own}}\n`
      writeFileSync(join(folder, 'nginx.conf'), whole)
      return ['nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']]
    },
    reads301: true,
  },
  {
    name: 'caddy',
    isThere: spawnSync('caddy', ['version']).status === 0,
    prepare: (printed, folder, port) => {
      // Without certificates.
      const own = printed.replace('qna.example.org {', `http://127.0.0.1:${port} {`)
      writeFileSync(
        join(folder, 'Caddyfile'),
        `{\n\tadmin unix/${folder}/admin\n\tlog {\n\t\tlevel WARN\n\t}\n}\n${own}`,
      )
      return ['caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]]
    },
    reads301: false,
  },
]

// Where a program is not installed, its tests are skipped.
describe.each(servers)('$name', ({ name, isThere, prepare, reads301 }) => {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-hosting-'))
  let server: ChildProcess | undefined
  let said = ''
  let origin = ''

  beforeAll(async () => {
    if (!isThere) return
    const www = join(folder.path, 'www')
    mkdirSync(www)
    cpSync(site.out, join(www, 'archive'), { recursive: true })
    mkdirSync(join(www, 'archive/.well-known'))
    writeFileSync(join(www, 'archive/.well-known/security.txt'), 'Contact: x')
    const port = await findPort()
    origin = `http://127.0.0.1:${port}`
    const [command, parameters] = prepare(print(name).stdout.replaceAll('/srv/www', www), folder.path, port)
    const env = {
      ...process.env,
      HOME: folder.path,
      XDG_DATA_HOME: folder.path,
      XDG_CONFIG_HOME: folder.path,
    }
    server = spawn(command, parameters, { env })
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    for (let tries = 0; tries < 200; tries += 1) {
      if (server.exitCode !== null) break
      if (await fetch(`${origin}/archive/`).catch(() => undefined)) break
      await setTimeout(50)
    }
  })

  afterAll(async () => {
    if (server && server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    folder.remove()
  })

  test.runIf(isThere)('starts without a warning, also where an old address is long', () => {
    expect(said.split('\n').filter((line) => /warn|error|emerg/i.test(line))).toEqual([])
    expect(server?.exitCode).toBeNull()
  })

  test.runIf(isThere).each([
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

  test.runIf(isThere && reads301).each([
    ['/archive/board.php?id=12', '/archive/questions/a/'],
    [`/archive${long}`, '/archive/questions/a/'],
    ['/archive/tags/c-sharp', '/archive/tags/c-sharp/'],
  ])('%s leads to %s', async (path, target) => {
    const response = await fetch(origin + path, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, target])
  })

  test.runIf(isThere)('headers of pages, of styles, of pictures and of the error', async () => {
    const names = ['content-type', 'content-encoding', 'cache-control', 'content-security-policy']
    const read = async (path: string) => {
      const { headers } = await fetch(origin + path, { headers: { 'accept-encoding': 'gzip' } })
      return names.map((each) => headers.get(each)?.toLowerCase() ?? null)
    }
    const framed = "frame-ancestors 'none'"
    const html = 'text/html; charset=utf-8'
    expect(await read('/archive/')).toEqual([html, 'gzip', null, framed])
    const [, style = ''] =
      /href="(\/archive\/_astro\/site[^"]*)"/.exec(readFileSync(join(site.out, 'index.html'), 'utf8')) ?? []
    const immutable = 'public, max-age=31536000, immutable'
    expect(await read(style)).toEqual(['text/css; charset=utf-8', 'gzip', immutable, framed])
    const alone = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    expect((await read('/archive/favicon.svg')).slice(2)).toEqual([null, alone])
    expect((await read('/archive/nowhere/'))[0]).toBe(html)
  })
})
