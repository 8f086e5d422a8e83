// One file for every code: the whole report is stored in tests/fixtures/broken-report.txt.
import { cpSync, existsSync, mkdirSync, mkdtempDisposableSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportIssues } from '../../src/commands/report-issues.ts'
import { checkContent } from '../../src/folder/check-content.ts'
import { compareText, type Issue, issueCodes } from '../../src/format/issue.ts'
import { limits } from '../../src/format/limits.ts'
import { openSite } from '../sites/open-site.ts'
import { projectFolder } from '../support/project.ts'

const fixtures = join(projectFolder, 'tests/fixtures')
const folders = [
  'broken',
  'broken-empty',
  'broken-import',
  'broken-links',
  'broken-missing',
  'broken-names',
  'broken-people',
  'broken-pictures',
  'broken-redactions',
  'broken-settings',
  'broken-synonyms',
  'broken-tags',
  'broken-theme',
  'broken-unreadable',
  'broken-without-settings',
]

/** What is no fault of a file that is named after it. */
const ofFolders = new Set(['unknown-redaction', 'invalid-id', 'duplicate-id', 'page-address-taken'])

/** What no file of a fixture comes to: tests/site/guard.rest.test.ts makes work that does. */
const ofGuard = new Set(['too-much-work'])

const copy = mkdtempDisposableSync(join(tmpdir(), 'gotgam-broken-'))
const reports = new Map<string, Issue[]>()

beforeAll(async () => {
  cpSync(fixtures, copy.path, { recursive: true })
  // Not every checkout keeps links, and none needs a large file or one that Git obeys.
  const questions = join(copy.path, 'broken/questions')
  symlinkSync('../archive.yaml', join(questions, 'symbolic-link.md'))
  writeFileSync(join(questions, 'file-too-large.md'), Buffer.alloc(limits.fileBytes + 1, 'a'))
  writeFileSync(join(copy.path, 'broken-names/.gitattributes'), 'question/** -diff\n')
  mkdirSync(join(copy.path, 'broken-import/.gotgam-import'))
  for (const folder of folders) {
    reports.set(folder, (await checkContent(join(copy.path, folder), { pullRequest: true })).issues)
  }
})
afterAll(() => copy.remove())

function findAllIssues(): Issue[] {
  return [...reports.values()].flat()
}

test('every code is reported', () => {
  const found = new Set(findAllIssues().map(({ code }) => code))
  expect(issueCodes.filter((code) => !found.has(code) && !ofGuard.has(code))).toEqual([])
})

/** A file in one of the folders, or the folder of a question's answers. */
const namedFile = /^(?:questions|answers|comments)\/([a-z-]+?)(?:-\d)?(?:\.\w+|\/.+)?$/

test('a file that is named after a code has this fault, and no other', () => {
  const codes = new Map<string, Set<string>>()
  for (const { path, code } of reports.get('broken') ?? []) {
    const name = namedFile.exec(path)?.[1]
    if (name && issueCodes.some((each) => each === name)) {
      codes.set(path, (codes.get(path) ?? new Set()).add(code))
    }
  }
  const named = new Map([...codes.keys()].map((path) => [path, new Set([namedFile.exec(path)?.[1]])]))
  expect(codes).toEqual(named)
  const covered = new Set([...codes.values()].flatMap((each) => [...each]))
  const ofOtherFolders = findAllIssues().filter((issue) => !reports.get('broken')?.includes(issue))
  const elsewhere = new Set([...ofFolders, ...ofGuard, ...ofOtherFolders.map(({ code }) => code)])
  expect(issueCodes.filter((code) => !covered.has(code) && !elsewhere.has(code))).toEqual([])
})

test('a file without a fault is reported for none', () => {
  expect(findAllIssues().filter(({ path }) => path === 'questions/good.md')).toEqual([])
})

test.each([
  ['ko', 'broken-report.txt'],
  ['en', 'broken-report-en.txt'],
] as const)('the whole report in %s is the stored one', async (language, name) => {
  const report = folders
    .toSorted(compareText)
    .map((folder) => `# ${folder}\n${reportIssues(reports.get(folder) ?? [], 'text', language)}\n`)
    .join('\n')
    .replaceAll(copy.path, '<fixtures>')
  await expect(report).toMatchFileSnapshot(join(fixtures, name))
})

test('a report holds nothing that a terminal or a log would obey', () => {
  const texts = (['text', 'github', 'json'] as const).flatMap((format) =>
    (['ko', 'en'] as const).map((language) => reportIssues(findAllIssues(), format, language)),
  )
  expect(texts.filter((text) => /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/.test(text))).toEqual(
    [],
  )
  const commands = texts.flatMap((text) => text.split('\n').filter((line) => line.startsWith('::')))
  expect(commands.filter((line) => !/^::(?:error|warning) file=/.test(line))).toEqual([])
})

test('the build prints the same report, and makes nothing', async () => {
  const faulty = openSite('faulty')
  const { issues } = await checkContent(join(fixtures, 'broken'))
  expect(issues.length).toBeGreaterThan(50)
  expect(faulty.exitCode).toBe(1)
  expect(faulty.stderr).toContain(reportIssues(issues, 'text', 'en'))
  expect(faulty.stderr.trimEnd().split('\n').at(-1)).toBe('Nothing was built.')
  expect(existsSync(faulty.out)).toBe(false)
})
