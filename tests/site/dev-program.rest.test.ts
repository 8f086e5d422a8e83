// `npm run dev` while somebody works on templates, and what it is to whoever asks.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toMarkdown } from '../support/content-folder.ts'
import { type DevServer, startDevServer } from '../support/dev-server.ts'
import { createProjectCopy, type ProjectCopy } from '../support/project-copy.ts'

const site = { settings: { url: 'https://example.org/archive/' }, questions: [{ id: 'a' }, { id: 'b' }] }

let project: ProjectCopy
let server: DevServer
beforeAll(async () => {
  project = createProjectCopy()
  server = await startDevServer(site, project.path)
  expect((await server.ask('/archive/')).status).toBe(200)
})
afterAll(async () => {
  await server?.[Symbol.asyncDispose]()
  project?.remove()
})

const inProject = (path: string) => join(project.path, path)
const notice = 'src/site/components/Notice.astro'

describe('a template that changes', () => {
  test('is seen by every page that is open, and by the next that is asked for', async () => {
    const tabs = await Promise.all([server.open('/archive/'), server.open('/archive/')])
    const before = await Promise.all(tabs.map((next) => next()))
    expect(before[0]).toBe(before[1])
    expect((await server.ask('/archive/none/')).text).toContain(`@dev/reload.js?${before[0]}"`)
    appendFileSync(inProject(notice), '<p>새 문장</p>\n')
    const after = await Promise.all(tabs.map((next) => next()))
    expect(after[0]).toBe(after[1])
    const { text } = await server.ask('/archive/none/')
    expect(text).toContain('<p>새 문장</p>')
    expect(text).toContain(`@dev/reload.js?${after[0]}"`)
  })

  test.each([
    [notice, (text: string) => `${text}<p>{a b}</p>\n`, /src\/site\/components\/Notice\.astro:\d+:\d+/],
    ['src/site/paths.ts', (text: string) => `${text}const = 3\n`, /src\/site\/paths\.ts:\d+/],
  ])(
    'and does not compile is told with its place, and the last good one goes on: %s',
    async (file, damage, place) => {
      const next = await server.open('/archive/')
      await next()
      const good = readFileSync(inProject(file), 'utf8')
      writeFileSync(inProject(file), damage(good))
      await next()
      const { status, text } = await server.ask('/archive/none/')
      expect([status, text.includes('<p>새 문장</p>'), place.test(text)]).toEqual([404, true, true])
      const terminal = server.readTerminal()
      expect(terminal).toMatch(place)
      expect(terminal).not.toMatch(/\n\s+at |\x1b/)
      expect((await server.ask('/archive/questions/a/')).text).toMatch(place)
      writeFileSync(inProject(file), good)
      await next()
      expect((await server.ask('/archive/none/')).text).not.toMatch(place)
    },
  )

  test('and fails on a page is told there, and other pages go on', async () => {
    const next = await server.open('/archive/')
    await next()
    const good = readFileSync(inProject(notice), 'utf8')
    writeFileSync(
      inProject(notice),
      good.replace('---\n', "---\nif (Astro.props) throw new Error('fehlt')\n"),
    )
    await next()
    const broken = await server.ask('/archive/none/')
    expect([broken.status, broken.text.includes('fehlt'), server.readTerminal().includes('fehlt')]).toEqual([
      500,
      true,
      true,
    ])
    expect((await server.ask('/archive/questions/a/')).status).toBe(200)
    writeFileSync(inProject(notice), good)
    await next()
    expect((await server.ask('/archive/none/')).status).toBe(404)
  })
})

test('open pages are loaded again when the content or public/ changes', async () => {
  const next = await server.open('/archive/')
  const versions = [await next()]
  writeFileSync(join(server.content, 'questions/c.md'), toMarkdown({ id: 'c' }))
  versions.push(await next())
  writeFileSync(inProject('public/robots.txt'), 'User-agent: *\n')
  versions.push(await next())
  expect(new Set(versions).size).toBe(3)
  expect(await server.ask('/archive/robots.txt')).toMatchObject({ status: 200, text: 'User-agent: *\n' })
  rmSync(join(server.content), { recursive: true })
  await next()
  expect((await server.ask('/archive/')).text).toContain('content-missing')
  server.write(site)
  await next()
  expect((await server.ask('/archive/')).status).toBe(200)
})

test('addresses are those of a static host', async () => {
  const show = async (path: string) => {
    const { status, headers } = await server.ask(path, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  expect(await show('/archive')).toEqual([301, '/archive/'])
  expect(await show('/archive/questions/a?b=1')).toEqual([301, '/archive/questions/a/?b=1'])
  expect(await show('/')).toEqual([404, null])
  expect(await show('/questions/a/')).toEqual([404, null])
  expect((await server.ask('/archive/', { method: 'POST' })).status).toBe(405)
})

test('nothing outside of the site is answered', async () => {
  for (const path of [
    'package.json',
    'src/site/paths.ts',
    'src/look/styles/../../gotgam.ts',
    'src/look/styles/%2e%2e/site.css',
    '.env',
    'archive.yaml',
    'questions/a.md',
    '_astro/../package.json',
  ]) {
    expect([path, await askRaw(`/archive/${path}`)]).toEqual([path, 404])
  }
  mkdirSync(inProject('public/inner'))
  symlinkSync(inProject('src'), inProject('public/inner/out'))
  expect((await server.ask('/archive/inner/out/gotgam.ts')).text).not.toContain('AstroIntegration')
  rmSync(inProject('public/inner'), { recursive: true })
})

test('no other host, and no other machine, is answered', async () => {
  expect(await askRaw('/archive/', 'evil.example')).toBe(403)
  expect(await askRaw('/archive/@dev/events', 'evil.example')).toBe(403)
  expect(await askRaw('/archive/', 'localhost')).toBe(200)
  const listening = execFileSync('cat', ['/proc/net/tcp', '/proc/net/tcp6'], { encoding: 'utf8' })
  const port = server.port.toString(16).toUpperCase().padStart(4, '0')
  const addresses = Array.from(
    listening.matchAll(new RegExp(`: (\\w+):${port} \\w+:0000 0A `, 'g')),
    ([, address]) => address,
  )
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) expect(address).toMatch(/^0100007F$|^0{24}01000000$/)
})

/** As it is, which `fetch` would tidy. */
async function askRaw(path: string, host = 'localhost'): Promise<number | undefined> {
  const asked = request({ host: 'localhost', port: server.port, path, headers: { host } }).end()
  const [response] = await once(asked, 'response')
  response.destroy()
  return response.statusCode
}

test('on the next port where another program has the one that is wanted', async () => {
  await using other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await using second = await startDevServer(site, project.path, port)
  expect(second.port).toBeGreaterThan(port)
  expect((await second.ask('/archive/')).status).toBe(200)
})

test('Ctrl-C leaves nothing behind, also while templates are compiled', async () => {
  const next = await server.open('/archive/')
  await next()
  appendFileSync(inProject(notice), '<p>noch einer</p>\n')
  while (!readdirSync(inProject('.astro')).some((name) => name.startsWith('compiling-')))
    await new Promise(setImmediate)
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', `${server.id}`], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
  expect(await server.interrupt()).toBe(130)
  expect(
    children.filter(
      (id) => existsSync(`/proc/${id}`) && /make-bundle/.test(readFileSync(`/proc/${id}/cmdline`, 'utf8')),
    ),
  ).toEqual([])
  expect(readdirSync(inProject('.astro')).filter((name) => /^compiling-|\.\d+$/.test(name))).toEqual([])
})
