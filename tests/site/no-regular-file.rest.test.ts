// What is no file where a file belongs is named, by whoever comes upon it, and nobody waits for it.
import { spawnSync } from 'node:child_process'
import { lstatSync, mkdirSync, mkdtempDisposableSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkContent } from '../../src/folder/check-content.ts'
import { describeIssue } from '../../src/words/issue-messages.ts'
import { toMarkdown, writeContent } from '../support/content-folder.ts'
import { makeFifo } from '../support/disk.ts'
import { projectFolder } from '../support/project.ts'
import { createProjectCopy } from '../support/project-copy.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'

const isWindows = process.platform === 'win32'
const content = { questions: [{ id: 'good' }], files: { 'redactions.yaml': '' } }

const folderHint =
  '폴더를 다른 곳으로 옮기거나 이름을 바꾸어 주세요. 질문을 모아 둔 폴더라면 이름에서 .md를 빼 주세요.'
const otherHint = '다른 곳으로 옮기거나 지우고, 같은 이름의 파일을 두어 주세요.'

describe.skipIf(isWindows)('check', () => {
  const kinds = [
    ['a folder', (path: string) => mkdirSync(path), '폴더가', folderHint],
    ['a FIFO', makeFifo, '이름 있는 파이프(FIFO)가', otherHint],
  ] as const

  for (const [name, make, kind, hint] of kinds) {
    test.each(['archive.yaml', 'redactions.yaml', 'questions/x.md', 'questions/2024/x.md'])(
      `${name} in the place of %s`,
      async (path) => {
        using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-kinds-'))
        writeContent(folder.path, content)
        mkdirSync(join(folder.path, 'questions/2024'))
        rmSync(join(folder.path, path), { force: true })
        make(join(folder.path, path))
        const { issues } = await checkContent(folder.path)
        expect(issues.map((issue) => describeIssue(issue, 'ko'))).toEqual([
          `${path}:1:1  file-unreadable  파일이 있어야 할 자리에 ${kind} 있습니다\n    ${hint}`,
        ])
      },
    )
  }

  test('a socket in the place of a question', async () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-kinds-'))
    writeContent(folder.path, content)
    const server = createServer().listen(join(folder.path, 'questions/x.md'))
    await new Promise((resolve) => server.once('listening', resolve))
    const { issues } = await checkContent(folder.path)
    expect(issues.map((issue) => describeIssue(issue, 'ko'))).toEqual([
      `questions/x.md:1:1  file-unreadable  파일이 있어야 할 자리에 소켓이 있습니다\n    ${otherHint}`,
    ])
    server.close()
  })

  test('questions in a folder whose name is that of a file are not taken without a word', async () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-kinds-'))
    writeContent(folder.path, { ...content, files: { 'questions/x.md/y.md': toMarkdown({ id: 'y' }) } })
    const { issues, questions } = await checkContent(folder.path)
    expect(issues.map(({ path, code, detail }) => [path, code, detail])).toEqual([
      ['questions/x.md', 'file-unreadable', { kind: 'folder' }],
    ])
    expect(questions).toBe(1)
  })

  test.each([
    ['a file', (path: string) => writeFileSync(path, '질문')],
    ['a FIFO', makeFifo],
  ])('%s in the place of the folder of questions', async (_name, make) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-kinds-'))
    writeContent(folder.path, { questions: [] })
    make(join(folder.path, 'questions'))
    const { issues } = await checkContent(folder.path)
    expect(issues.map((issue) => describeIssue(issue, 'ko'))).toEqual([
      'questions:1:1  file-unreadable  폴더가 있어야 할 자리에 다른 것이 있습니다\n    다른 곳으로 옮기거나 지우고, questions 폴더를 만들어 그 안에 질문 파일을 넣어 주세요.',
    ])
  })
})

function run(command: string, site: TestSite) {
  const { NODE_OPTIONS, ...environment } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectFolder, 'src/commands/start.mjs'), command],
    {
      cwd: site.content,
      encoding: 'utf8',
      // Whoever waits for a FIFO waits for ever, and so would the tests.
      timeout: 100_000,
      env: {
        ...environment,
        ARCHIVE_CONTENT: site.content,
        ARCHIVE_CACHE: site.cache,
        ARCHIVE_OUT: site.out,
      },
    },
  )
  return { status, output: stdout + stderr }
}

test.skipIf(isWindows).each(['check', 'build'])('%s says so and ends', (command) => {
  using site = createTestSite(content)
  makeFifo(join(site.content, 'questions/x.md'))
  const { status, output } = run(command, site)
  expect(output).toContain('questions/x.md:1:1  file-unreadable')
  expect(status).toBe(1)
})

const folder = ['a folder', (path: string) => mkdirSync(path)] as const
const fifo = ['a FIFO', makeFifo] as const

test.skipIf(isWindows).for([
  // what is there, and part of the name of a file of the cache
  [...folder, 'questions.jsonl'],
  [...fifo, 'questions.jsonl'],
  [...folder, 'output-'],
  [...fifo, 'output-'],
  [...folder, '.pack'],
  [...fifo, '.pack'],
] as const)('a build whose cache has %s for its $2 puts a file there', async ([, make, part]) => {
  using site = createTestSite(content)
  expect(await site.build()).toMatchObject({ exitCode: 0 })
  const found = readdirSync(site.cache, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes(part))
    .map((name) => join(site.cache, name))
  expect(found).toHaveLength(1)
  for (const path of found) {
    rmSync(path)
    make(path)
  }
  writeContent(site.content, { questions: [{ id: 'good', title: '새 제목' }] })
  const built = await site.build()
  expect(built, built.stderr).toMatchObject({ exitCode: 0, stderr: expect.not.stringContaining('Warning') })
  expect(site.read('index.html')).toContain('새 제목')
  const files = found.filter((path) => !path.endsWith('.pack'))
  expect(files.map((path) => lstatSync(path).isFile())).toEqual(files.map(() => true))
})

test.skipIf(isWindows).each(['files.json', 'modules.json', 'assets/_astro'])(
  'templates that have a FIFO for %s are compiled again',
  async (name) => {
    using project = createProjectCopy()
    using site = createTestSite(content)
    expect(await site.build({ project: project.path })).toMatchObject({ exitCode: 0 })
    const templates = join(project.path, '.astro')
    const bundles = readdirSync(templates).filter((each) => each.startsWith('bundle-'))
    const places = bundles.map((bundle) => join(templates, bundle, name))
    for (const place of places) {
      rmSync(place, { recursive: true })
      makeFifo(place)
    }
    const built = await site.build({ project: project.path })
    expect(built, built.stderr).toMatchObject({
      exitCode: 0,
      stdout: expect.not.stringContaining('templates'),
    })
    expect(places.filter((place) => !lstatSync(place).isFIFO())).toHaveLength(1)
  },
)
