// What `gotgam hosting` prints of settings, paths and headers that were made to be taken for something else, given to the
// real programs: a value arrives to the letter, and nothing else is done.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hostilePayloads } from '../fixtures/hostile-payloads.ts'
import { putFile } from '../support/content-folder.ts'
import { programs, startHostServer, toHome } from '../support/host-servers.ts'
import { listFiles } from '../support/output-files.ts'
import { printHosting } from '../support/print-hosting.ts'

const odd = [
  String.raw`a"b \" \\" 'c' \{d\} \$e end\ `.trim(),
  '{$HOME} {env.HOME} {http.request.host} {host} {} { } {$} {%HOME%}',
  `$HOME \${HOME} $request_uri $gotgam_dollar $ $$ $1 $(touch pwned) \`touch pwned\``,
  `; } # ' */ %s %{HOME} <b> 한글`,
  "'; touch pwned; '",
]

/** Of a folder, and of the header by which it is kept. */
const strange = `가 "\`{[b]}$;'(c)#\\d`
const cache = `max-age=1, a="it's $(touch pwned) \`touch pwned\` \\" {env.HOME}"`

const headers = `/*
${odd.map((value, place) => `  X-Odd-${place}: ${value}`).join('\n')}
/${strange}/*
  Cache-Control: ${cache}
/${strange}.txt
  X-Own: ${strange}
/about/
  X-Page: yes
https://b.example/*
  X-Page: no
`

const hosts = ['github-pages', 'cloudflare', 'netlify', 'nginx', 'caddy', 's3']
const url = 'https://a.example/~b/%EA%B0%80%20%22%7B%5B/'
const base = new URL(url).pathname
const folder = decodeURIComponent(base)

/** Titles are in none of these files; who prints one some day has to quote it. */
const titles = hostilePayloads.map((payload) => payload.replaceAll(/\s/g, ' ').slice(0, 200))

test.each(hosts)('%s: a title and a refused url change nothing', (host) => {
  const plain = printHosting(host, { headers, settings: { url } })
  for (const title of titles) expect(printHosting(host, { headers, settings: { url, title } })).toEqual(plain)
  const unnamed = printHosting(host, { headers })
  const refused = ['https://a.example/$(touch$IFS.X)/', 'https://a;b.example/', 'https://u:p@a.example/']
  for (const url of refused) expect(printHosting(host, { headers, settings: { url } })).toEqual(unnamed)
})

test.each(['cloudflare', 'netlify'])('%s: each line is a comment, a table or a text of TOML', (host) => {
  for (const address of [url, 'https://[::1]:8443/', 'https://a_b.example/', undefined]) {
    const printed = printHosting(host, { headers, settings: address === undefined ? {} : { url: address } })
    expect(printed.filter((line) => !/^(?:#.*|\[[\w.]+\]|\s*\w+ = "[\w. -]*")$/.test(line))).toEqual([])
  }
})

describe.each(programs.filter(({ isThere }) => isThere))('$name', (program) => {
  test('sends each value to the letter, to what its rule is for', async () => {
    using www = mkdtempDisposableSync(join(tmpdir(), 'gotgam-www-'))
    const files = ['index.html', '404.html', 'about/index.html', `${strange}/deep/a.txt`, `${strange}.txt`]
    for (const file of files) putFile(www.path, folder + file, 'text')
    const printed = `${printHosting(program.name, { headers, settings: { url } }).join('\n')}\n`
    await using server = await startHostServer(program, { printed, www: www.path, page: base })
    expect(server.listWarnings()).toEqual([])
    const read = async (path: string) => {
      const response = await fetch(server.origin + base + path.split('/').map(encodeURIComponent).join('/'))
      // Bytes beyond ASCII are letters of Latin-1 to fetch.
      const get = (name: string) => {
        const value = response.headers.get(name)
        return value === null ? null : Buffer.from(value, 'latin1').toString()
      }
      expect([path, odd.map((_, place) => get(`x-odd-${place}`))]).toEqual([path, odd])
      return [response.status, get('cache-control'), get('x-own'), get('x-page')]
    }
    expect(await read('')).toEqual([200, 'no-cache', null, null])
    expect(await read('about/')).toEqual([200, 'no-cache', null, 'yes'])
    expect(await read(`${strange}/deep/a.txt`)).toEqual([200, cache, null, null])
    expect(await read(`${strange}.txt`)).toEqual([200, 'no-cache', strange, null])
    expect(await read('nowhere/')).toEqual([404, 'no-cache', null, null])
  })

  test.each([
    'https://a.example/',
    'https://a.example:8443/b/',
    'http://a.example:8080/',
    'http://[::1]:8080/',
    'https://xn--vv4b11d.kr/%EA%B0%80/',
    undefined,
  ])('%s', (address) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-file-'))
    const settings = address === undefined ? {} : { url: address }
    const printed = `${printHosting(program.name, { headers, settings }).join('\n')}\n`
    const [command, parameters] = program.test(printed, folder.path)
    const { status, stderr } = spawnSync(command, parameters, { env: toHome(folder.path), encoding: 'utf8' })
    expect([status, stderr.split('\n').filter((line) => /\[?(?:warn|emerg)|"error"/.test(line))]).toEqual([
      0,
      [],
    ])
  })
})

test('the script for S3 calls aws, and nothing else', () => {
  using place = mkdtempDisposableSync(join(tmpdir(), 'gotgam-s3-'))
  const script = `${printHosting('s3', { headers, settings: { url } }).join('\n')}\n`
  expect(spawnSync('sh', ['-n'], { input: script }).status).toBe(0)
  mkdirSync(join(place.path, 'bin'))
  const aws = join(place.path, 'bin/aws')
  writeFileSync(aws, `#!/bin/sh\nprintf '%s\\0' "$@" >> calls\nprintf '\\n' >> calls\n`)
  chmodSync(aws, 0o755)
  writeFileSync(join(place.path, 'publish.sh'), script)
  // Names that a pattern without quotes would become.
  putFile(place.path, '404.html', '')
  const { status, stderr } = spawnSync('sh', ['publish.sh', 'my-bucket'], {
    cwd: place.path,
    env: { PATH: `${join(place.path, 'bin')}:${process.env['PATH']}`, HOME: '/nowhere' },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  expect(listFiles(place.path).toSorted()).toEqual(['404.html', 'bin/aws', 'calls', 'publish.sh'])
  const calls = readFileSync(join(place.path, 'calls'), 'utf8')
    .split('\0\n')
    .slice(0, -1)
    .map((call) => call.split('\0'))
  const internal = ['.gotgam', '_headers', '_redirects', 'redirects.nginx.conf']
  const sync = (...words: string[]) => [
    ...['s3', 'sync', 'dist', `s3://my-bucket${folder}`, ...words],
    ...internal.flatMap((file) => ['--exclude', file]),
  ]
  const pattern = `${strange.replace('[', '[[]')}/*`
  const send = (first: string, ...words: string[]) => sync('--cache-control', first, ...words)
  const kept = ['--exclude', '*', '--include', pattern]
  const html = ['--content-type', 'text/html; charset=utf-8', '--exclude', '*', '--include', '*.html']
  expect(calls).toEqual([
    send(cache, ...kept),
    send('no-cache', '--delete', '--exclude', '*.html', '--exclude', pattern),
    send('no-cache', '--delete', ...html, '--exclude', pattern),
    send(cache, '--delete', ...kept),
    ['s3', 'website', 's3://my-bucket', '--index-document', 'index.html'].concat(
      '--error-document',
      `${folder.slice(1)}404.html`,
    ),
  ])
  expect(spawnSync('sh', ['publish.sh'], { cwd: place.path, encoding: 'utf8' }).status).not.toBe(0)
})
