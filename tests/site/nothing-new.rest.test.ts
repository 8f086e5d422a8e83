// A build that finds nothing to do is answered by stamps, before the program is loaded; after any change it is not.
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepTime } from '../support/disk.ts'
import { createProjectCopy, type ProjectCopy } from '../support/project-copy.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'

let project: ProjectCopy
let site: TestSite
const environment: Record<string, string> = {}

beforeAll(() => {
  project = createProjectCopy()
  // An empty body is worth a warning.
  site = createTestSite({
    settings: { url: 'https://example.org/' },
    questions: [
      { id: 'a', tags: ['rest'], body: '가 나 다' },
      { id: 'b', body: '' },
      // Of which a warning shows the line.
      { id: 'd', body: '##곽두팔 010-1234-5678' },
    ],
    files: { 'redactions.yaml': 'actors: [{ name: 곽두팔, date: 2025-01-02 }]\n' },
  })
})
afterAll(() => {
  site.remove()
  project.remove()
})

const build = () => site.build({ project: project.path, environment })

/** What was changed in the last two seconds may have been changed again. */
const settle = () => setTimeout(2_100)

/** Which of its phases a build reports. */
const phases = /^(?:content|templates|plan|pages|output) .*$/gm

async function buildTwice() {
  await settle()
  const first = await build()
  const second = await build()
  return { first, second }
}

test('the same is answered with what a build would say, warnings among it', async () => {
  const { first, second } = await buildTwice()
  expect(first.stderr.match(phases)).not.toBeNull()
  expect(first.stderr).toContain('empty-body')
  expect(second).toMatchObject({ exitCode: 0, stderr: expect.stringContaining('empty-body') })
  expect(second.stderr.match(phases)).toBeNull()
  expect(second.stdout).toContain('reused: 3 questions, ')
  expect(second.stdout.split('\n').slice(1)).toEqual(first.stdout.split('\n').slice(1))
})

const question = () => join(site.content, 'questions/a.md')
const edit = (from: string, to: string) =>
  writeFileSync(question(), readFileSync(question(), 'utf8').replace(from, to))
const page = 'questions/a/index.html'

test.each<[name: string, change: () => void]>([
  ['a word is another', () => edit('가 나', '가 너')],
  ['a word is another, with the time that the file had', () => keepTime(question(), () => edit('너', '노'))],
  [
    'there is a question more',
    () => writeFileSync(join(site.content, 'questions/c.md'), readFileSync(question())),
  ],
  ['there is one less', () => rmSync(join(site.content, 'questions/c.md'))],
  ['a setting is another', () => appendFileSync(join(site.content, 'archive.yaml'), 'pageSize: 7\n')],
  ['there is a file of public/ more', () => writeFileSync(join(project.path, 'public/CNAME'), 'a\n')],
  ['the code is another', () => appendFileSync(join(project.path, 'src/site/paths.ts'), '\n')],
  ['a page is another', () => appendFileSync(join(site.out, page), ' ')],
  ['a page is another, with its size and time', () => keepTime(join(site.out, page), () => swapCase(page))],
  ['a page is gone', () => rmSync(join(site.out, page))],
  ['a file lies in the output', () => writeFileSync(join(site.out, 'questions/a/more.txt'), '')],
  ['a folder lies in the output', () => mkdirSync(join(site.out, 'questions/more'))],
  ['a file of the cache is gone', () => rmSync(join(site.cache, findPack()))],
  ['a variable is another', () => Object.assign(environment, { PUBLIC_NAME: 'a' })],
])('where %s, the build looks itself, and the next one need not', async (_, change) => {
  change()
  const { first, second } = await buildTwice()
  expect(first).toMatchObject({ exitCode: 0, stderr: expect.stringMatching(phases) })
  expect(second).toMatchObject({ exitCode: 0 })
  expect(second.stderr.match(phases)).toBeNull()
  expect(site.read(page)).toContain('<h1')
  expect(readdirSync(join(site.out, 'questions/a'))).toEqual(['index.html'])
  expect(readdirSync(join(site.out, 'questions'))).not.toContain('more')
})

function swapCase(file: string): void {
  const path = join(site.out, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace('<h1', '<H1'))
}

function findPack(): string {
  const packs = readdirSync(site.cache, { recursive: true, encoding: 'utf8' })
  return packs.find((name) => name.endsWith('.pack')) ?? 'none'
}

test.each([
  ['npm_config_shard', '1/2', '--shard=1/2'],
  ['npm_config_prepare', '2', '--prepare=2'],
  ['npm_config_one_output', 'true', '--one-output'],
  ['npm_config_portable', 'true', '--portable'],
])('a parameter that npm has kept is an error then, too: %s', async (name, value, parameter) => {
  const kept = { ...environment, npm_lifecycle_event: 'build', [name]: value }
  const { exitCode, stderr } = await site.build({ project: project.path, environment: kept })
  expect([exitCode, stderr.includes(`npm run build -- ${parameter}`)]).toEqual([2, true])
})

test('what is remembered shows nothing that is masked', async () => {
  await buildTwice()
  const [name = 'none'] = readdirSync(site.cache).filter((each) => /^build-.*\.json$/.test(each))
  const remembered = readFileSync(join(site.cache, name), 'utf8')
  expect(remembered).toContain('mark-without-effect')
  expect(remembered).not.toMatch(/곽두팔|1234/)
})

test.each([[], ['--one-output']])(
  'what was remembered is forgotten by whatever is built: %j',
  async (...parameters) => {
    await buildTwice()
    const remembered = () => readdirSync(site.cache).filter((each) => /^build-.*\.json$/.test(each))
    expect(remembered()).toHaveLength(1)
    edit('---', '---')
    await site.build({ project: project.path, environment, parameters })
    expect(remembered()).toEqual([])
  },
)

test('nothing is remembered where a redaction of nobody is reported with its name', async () => {
  const path = join(site.content, 'redactions.yaml')
  const redactions = readFileSync(path, 'utf8')
  writeFileSync(path, 'actors: [{ name: 없는이, date: 2025-01-02 }]\n')
  for (const { stderr } of Object.values(await buildTwice())) {
    expect(stderr.match(phases)).not.toBeNull()
    expect(stderr).toContain('없는이')
  }
  writeFileSync(path, redactions)
})

test.each<[name: string, change: () => void]>([
  ['what was changed a moment ago', () => edit('가', '거')],
  ['a link of the content', () => symlinkSync(question(), join(site.content, 'a.md'))],
  ['a broken question', () => edit('---', '')],
])('nothing is remembered of %s', async (_, change) => {
  change()
  for (let times = 0; times < 2; times += 1) expect((await build()).stderr.match(phases)).not.toBeNull()
})
