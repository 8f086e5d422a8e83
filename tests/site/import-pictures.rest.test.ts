// `npm run import -- pictures`, as a person runs it: stopped in between, and again.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPng } from '../support/pictures.ts'
import { projectFolder } from '../support/project.ts'
import { toCleanEnvironment } from '../support/run-command.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'

let site: TestSite
let port = 0
/** Called when the second picture is asked for. @returns whether it is given. */
let onSecond = () => true
const server = createServer((request, response) => {
  if (request.url !== '/2.png' || onSecond()) response.end(createPng(3, 2, [], Number(request.url?.[1])))
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
  const body = `![하나](http://127.0.0.1:${port}/1.png)\n![둘](http://127.0.0.1:${port}/2.png)`
  site = createTestSite({ questions: [{ id: 'put-or-patch', body }] })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  site.remove()
})

function start(parameters: readonly string[] = [], environment: Readonly<Record<string, string>> = {}) {
  const child = spawn(
    process.execPath,
    [join(projectFolder, 'src/commands/start.mjs'), 'import', 'pictures', ...parameters],
    {
      cwd: site.content,
      env: {
        ...toCleanEnvironment(),
        ARCHIVE_CONTENT: site.content,
        ARCHIVE_CACHE: join(site.content, '.cache'),
        ARCHIVE_LANG: 'en',
        ...environment,
      },
    },
  )
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  child.stderr.on('data', (text) => {
    said += /^pictures {2}/.test(text) ? '' : text
  })
  const ended = once(child, 'close').then(([code]) => ({ code, said: toSettled(said) }))
  return { child, ended }
}

/** Without what is another each time. */
function toSettled(said: string): string[] {
  return said
    .replaceAll(site.content, '')
    .replace(/pictures-[\da-f]{12}/, 'pictures-…')
    .split('\n')
    .filter((line) => line !== '')
}

test.each([
  [['all'], 'This command does not take: all.'],
  [['--concurrency', '99'], "This value can't be used: --concurrency 99. Write a number from 1 to 32."],
])('%j', async (parameters, said) => {
  expect(await start(parameters).ended).toEqual({ code: 2, said: [said] })
})

test.each([
  [['--out', '/nowhere'], {}, '/nowhere', 'See that --out names the folder with archive.yaml.'],
  [
    [],
    { ARCHIVE_CONTENT: '/nowhere' },
    '/nowhere',
    'See that the variable ARCHIVE_CONTENT names the folder with archive.yaml.',
  ],
])('a folder that is not there: %j', async (parameters, environment, folder, hint) => {
  const { code, said } = await start(parameters, environment).ended
  expect(code).toBe(1)
  expect(said.slice(0, 2)).toEqual([
    `.:1:1  content-missing  error: There is no content folder: ${folder}`,
    `    ${hint}`,
  ])
})

test('of a private network, stopped, and again', async () => {
  expect(await start().ended).toEqual({
    code: 0,
    said: [
      'Texts name 2 pictures of other places.',
      'In the folder files: 0 (0 fetched now)',
      'Files that name them there now: 0',
      'Not fetched: 2',
      '- The address is of a private or reserved network. To fetch it all the same: --allow-private: 2',
      'What was not fetched, and where it is named: /.cache/pictures-…/missing.txt',
    ],
  })

  const { child, ended } = start(['--allow-private', '--concurrency', '1'])
  onSecond = () => !child.kill('SIGINT')
  expect(await ended).toEqual({
    code: 130,
    said: [
      'Texts name 2 pictures of other places.',
      'In the folder files: 1 (1 fetched now)',
      'Files that name them there now: 1',
      'Stopped, with 1 picture left. To go on → npm run import -- pictures',
      'Next: npm run check',
    ],
  })
  expect(readFileSync(join(site.content, 'questions/put-or-patch.md'), 'utf8')).toMatch(
    new RegExp(
      `^!\\[하나\\]\\(/files/../[\\da-f]{32}\\.png\\)\\n!\\[둘\\]\\(http://127.0.0.1:${port}/2.png\\)$`,
      'm',
    ),
  )

  onSecond = () => true
  expect(await start(['--allow-private']).ended).toEqual({
    code: 0,
    said: [
      'Texts name 1 picture of other places.',
      'In the folder files: 1 (1 fetched now)',
      'Files that name them there now: 1',
      'Next: npm run check',
    ],
  })
})
