// Files of public/ are published as they are, whatever was built before, and cost no page and no template.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepTime } from '../support/disk.ts'
import { listFiles, takeSnapshot } from '../support/output-files.ts'
import { createProjectCopy, type ProjectCopy } from '../support/project-copy.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'

let project: ProjectCopy
let site: TestSite

beforeAll(() => {
  project = createProjectCopy()
  site = createTestSite({ questions: [{ id: 'a', tags: ['rest'] }, { id: 'b' }] })
})
afterAll(() => {
  site.remove()
  project.remove()
})

const pathOf = (file: string) => join(project.path, 'public', file)
const build = () => site.build({ project: project.path })

/** Two questions, the front page, the hashtags, the category, #rest, about and 404. */
const allReused = 'reused: 2 questions, 11 pages, templates'

test('the first build has them all but the card of a link, which needs an address', async () => {
  expect(await build()).toMatchObject({ exitCode: 0 })
  const files = listFiles(join(project.path, 'public'))
  expect(files).toContain('card.png')
  for (const file of files.filter((each) => each !== 'card.png')) {
    expect(readFileSync(join(site.out, file))).toEqual(readFileSync(pathOf(file)))
  }
})

const changes: [name: string, change: () => void, published: Record<string, string | undefined>][] = [
  ['a file more', () => writeFileSync(pathOf('CNAME'), 'example.org\n'), { CNAME: 'example.org\n' }],
  [
    'a file in a folder',
    () => {
      mkdirSync(pathOf('.well-known'))
      writeFileSync(pathOf('.well-known/security.txt'), 'Contact: a\n')
    },
    { '.well-known/security.txt': 'Contact: a\n', CNAME: 'example.org\n' },
  ],
  ['another text', () => writeFileSync(pathOf('CNAME'), 'example.com.kr\n'), { CNAME: 'example.com.kr\n' }],
  [
    'another text of the same size and time',
    () => {
      keepTime(pathOf('CNAME'), () => writeFileSync(pathOf('CNAME'), 'example.net.kr\n'))
    },
    { CNAME: 'example.net.kr\n' },
  ],
  [
    'files that are gone',
    () => {
      rmSync(pathOf('CNAME'))
      rmSync(pathOf('.well-known'), { recursive: true })
    },
    { CNAME: undefined, '.well-known/security.txt': undefined },
  ],
]

test('folders that the build did not make are gone after it', async () => {
  mkdirSync(join(site.out, 'notes/drafts'), { recursive: true })
  mkdirSync(join(site.out, 'questions/a/empty'))
  expect(await build()).toMatchObject({ exitCode: 0, stdout: expect.stringContaining(allReused) })
  expect(existsSync(join(site.out, 'notes'))).toBe(false)
  expect(existsSync(join(site.out, 'questions/a/empty'))).toBe(false)
  expect(existsSync(join(site.out, 'questions/a/index.html'))).toBe(true)
})

test.for(changes)('%s', async ([, change, published]) => {
  change()
  const { exitCode, stdout, stderr } = await build()
  expect(exitCode, stderr).toBe(0)
  expect(stdout).toContain(allReused)
  const files = new Set(listFiles(site.out))
  const found = Object.keys(published).map((file) => [file, files.has(file) ? site.read(file) : undefined])
  expect(Object.fromEntries(found)).toEqual(published)
})

const refused: [name: string, file: string, message: string][] = [
  ['a page', 'tags/rest/index.html', 'the site has a page of its own there, tags/rest/index.html'],
  ['the mark of a build', '.gotgam', 'the site has the mark of a build of its own there, .gotgam'],
]

test.for(refused)('a file that stands where %s does stops the build', async ([, file, message]) => {
  const before = takeSnapshot(site.out)
  mkdirSync(join(pathOf(file), '..'), { recursive: true })
  writeFileSync(pathOf(file), 'mine')
  const { exitCode, stderr } = await build()
  expect(stderr).toContain(`public/${file} can't be published: ${message}. Rename or remove public/${file}.`)
  expect(exitCode).toBe(1)
  expect(takeSnapshot(site.out)).toEqual(before)
  rmSync(pathOf(file))
})

test('a symbolic link stops the build', async () => {
  symlinkSync('/etc/hostname', pathOf('hostname'))
  const { exitCode, stderr } = await build()
  expect(stderr).toContain("public/hostname is a symbolic link, so it can't be published.")
  expect(exitCode).toBe(1)
  rmSync(pathOf('hostname'))
})

test('an old address that is one of them is a fault of its file, in its line', async () => {
  using other = createTestSite({ questions: [{ id: 'a', aliases: ['/old/1', '/favicon.svg'] }] })
  const { exitCode, stderr } = await other.build({ project: project.path })
  expect(stderr).toMatch(/^questions\/a\.md:7:20 {2}alias-is-page .*“\/favicon\.svg”/m)
  expect(stderr).toContain('public/favicon.svg')
  expect(exitCode).toBe(1)
})
