// `npm run preview` as a process of its own, asked over HTTP.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeContent } from '../support/content-folder.ts'
import { projectFolder } from '../support/project.ts'
import { toCleanEnvironment } from '../support/run-command.ts'

/** Serves a small output below `/archive/`. */
async function startPreview(port: number) {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-preview-'))
  const [content, out] = [join(folder.path, 'content'), join(folder.path, 'dist')]
  writeContent(content, { settings: { url: 'https://example.org/archive/' }, questions: [{ id: 'a' }] })
  mkdirSync(join(out, 'tags/rest'), { recursive: true })
  writeFileSync(join(out, 'tags/rest/index.html'), '<h1>#rest</h1>')
  writeFileSync(join(out, '404.html'), '<h1>없는 페이지</h1>')
  const child = spawn(
    process.execPath,
    [join(projectFolder, 'src/commands/start.mjs'), 'preview', `--port=${port}`],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...toCleanEnvironment(), ARCHIVE_CONTENT: content, ARCHIVE_OUT: out },
    },
  )
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data')
  return {
    url: String(line).trim(),
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
      folder.remove()
    },
  }
}

test('pages, redirects to the slash, the page of what is not found', async () => {
  await using preview = await startPreview(0)
  expect(preview.url).toMatch(/^http:\/\/localhost:\d+\/archive\/$/)
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(new URL(path, preview.url), { redirect: 'manual', ...init })
    const { status, headers } = response
    return [status, headers.get('location') ?? headers.get('content-type'), await response.text()]
  }
  const html = 'text/html; charset=utf-8'
  expect(await ask('tags/rest/')).toEqual([200, html, '<h1>#rest</h1>'])
  expect(await ask('tags/rest/', { method: 'HEAD' })).toEqual([200, html, ''])
  expect(await ask('tags/rest')).toEqual([301, '/archive/tags/rest/', ''])
  expect(await ask('nothing/')).toEqual([404, html, '<h1>없는 페이지</h1>'])
  expect(await ask('/')).toEqual([404, html, '<h1>없는 페이지</h1>'])
  expect((await ask('tags/rest/', { method: 'POST' }))[0]).toBe(405)
})

/** Status of the answer to a request that names this host. */
async function askAs(host: string, url: string): Promise<number | undefined> {
  const asked = request(url, { headers: { host } }).end()
  const [response] = await once(asked, 'response')
  response.resume()
  return response.statusCode
}

test('nothing but names and numbers of this machine is answered', async () => {
  await using preview = await startPreview(0)
  const url = new URL('tags/rest/', preview.url).href
  const answered = [
    'localhost',
    'LOCALHOST:4321',
    'a.localhost',
    '127.0.0.1:80',
    '127.0.0.1',
    '[::1]',
    '[::1]:4321',
  ]
  for (const host of answered) expect([host, await askAs(host, url)]).toEqual([host, 200])
  const refused = [
    'evil.example',
    'evil.example:4321',
    'localhost.evil.example',
    'evillocalhost',
    '127.0.0.1.evil.example',
    '[evil]',
    '::1',
  ]
  for (const host of refused) expect([host, await askAs(host, url)]).toEqual([host, 403])
})

test('on the next port where another program has the one that is wanted', async () => {
  const other = createServer()
  other.listen(0, 'localhost')
  await once(other, 'listening')
  const address = other.address()
  const taken = typeof address === 'object' && address !== null ? address.port : 0
  await using preview = await startPreview(taken)
  expect(Number(new URL(preview.url).port)).toBeGreaterThan(taken)
  other.close()
})
