// What `npm run check -- --fix` leaves alone for redactions.yaml, and that it does what was said of it; all else of it runs in
// tests/site/check-fix.test.ts.
import { cpSync, mkdtempDisposableSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixAll } from '../../../src/commands/fix-content.ts'
import { checkContent } from '../../../src/folder/check-content.ts'
import { type Issue, isFixable, isWarning } from '../../../src/format/issue.ts'
import { toIssueMessage } from '../../../src/words/issue-messages.ts'
import { makeContent, toMarkdown } from '../../support/content-folder.ts'
import { projectFolder } from '../../support/project.ts'

/** New names, and the errors that are left. */
async function fix(redactions: string, ids: string[]) {
  const questions = ids.map((id) => [`questions/${id}.md`, toMarkdown({ id })])
  const files = { ...Object.fromEntries(questions), 'redactions.yaml': `questions: [${redactions}]\n` }
  using folder = makeContent({ files })
  const { fixed, checked } = await fixAll(folder.path, () => checkContent(folder.path))
  const errors = checked.issues.filter((issue) => !isWarning(issue))
  return { renamed: fixed.renames.map(({ to }) => to), errors }
}

const answer = '---\nactor: 나\nat: 2024-05-02\n---\n답변입니다.\n'
const comments = '- id: c1\n  actor: 다\n  at: 2024-05-03\n  text: |\n    댓글입니다.\n'

test.each<[name: string, files: string[], renamed: string[]]>([
  [
    'with its answers and comments',
    ['questions/x/b c.md', 'answers/x/b c/1.md', 'comments/x/b c.yaml'],
    ['comments/x/b-c.yaml', 'questions/x/b-c.md', 'answers/x/b-c'],
  ],
  ['to what its answers are called', ['questions/B C.md', 'answers/b-c/1.md'], ['questions/b-c.md']],
  [
    'to what its comments are called, with its answers',
    ['questions/B C.md', 'answers/B C/1.md', 'comments/b-c.yaml'],
    ['questions/b-c.md', 'answers/b-c'],
  ],
  [
    'not where the folder of other answers has the name',
    ['questions/b c.md', 'answers/b c/1.md', 'answers/b-c/2.md'],
    [],
  ],
  [
    'not where another file of comments has the name',
    ['questions/b c.md', 'comments/b c.yaml', 'comments/b-c.yaml'],
    [],
  ],
  [
    'not where another question has the name',
    ['questions/b c.md', 'answers/b c/1.md', 'questions/b-c.md'],
    [],
  ],
  [
    'not a copy',
    ['questions/b.md', 'questions/b - 복사본.md', 'questions/b (1).md', 'questions/b copy 2.md'],
    [],
  ],
  [
    'not a copy of what is renamed',
    ['questions/b c.md', 'questions/b c - 복사본.md', 'questions/b c (1).md', 'questions/b c copy.md'],
    ['questions/b-c.md'],
  ],
  ['a name that is no copy', ['questions/deep copy.md'], ['questions/deep-copy.md']],
])('a question whose name can be no address is renamed %s', async (_, paths, renamed) => {
  const toText = (path: string) => {
    if (path.startsWith('questions/')) return toMarkdown({ id: path, counts: { answers: 1, comments: 1 } })
    return path.startsWith('answers/') ? answer : comments
  }
  using folder = makeContent({ files: Object.fromEntries(paths.map((path) => [path, toText(path)])) })
  const before = readdirSync(folder.path, { recursive: true, encoding: 'utf8' }).sort()
  const { fixed, checked } = await fixAll(folder.path, () => checkContent(folder.path))
  expect(fixed.renames.map(({ to }) => to)).toEqual(renamed)
  const after = readdirSync(folder.path, { recursive: true, encoding: 'utf8' }).sort()
  if (renamed.length === 0) expect(after).toEqual(before)
  const left = checked.issues.filter((issue) => !isWarning(issue))
  if (renamed.length > 0)
    expect(left.filter(({ detail }) => Reflect.get(detail, 'copy') === undefined)).toEqual([])
})

test('where the disk refuses a name, nothing of a question gets another', async () => {
  const files = { 'questions/b c.md': toMarkdown({ id: 'b c' }), 'answers/b c/1.md': answer }
  using folder = makeContent({ files })
  const issue: Issue = { code: 'invalid-id', path: 'questions/b c.md', line: 1, column: 1, detail: {} }
  const along = [{ from: 'answers/b c', to: 'nowhere/b-c' }]
  const check = () => Promise.resolve({ issues: [{ ...issue, rename: 'questions/b-c.md', along }] })
  const { fixed } = await fixAll(folder.path, check)
  expect(fixed.renames).toEqual([])
  expect(fixed.failures.map(({ path }) => path)).toEqual(['questions/b c.md'])
  expect(readdirSync(join(folder.path, 'questions'))).toEqual(['a.md', 'b c.md'])
})

test.each<[string, redactions: string, ids: string[], renamed: string[], left: string[]]>([
  [
    'an id that is none',
    '{ id: my q, date: 2025-06-30 }',
    ['my q', 'b c'],
    [],
    ['questions/b c.md: invalid-id', 'questions/my q.md: invalid-id', 'redactions.yaml: invalid-setting'],
  ],
  [
    'another form of the name',
    '{ id: a：b, date: 2025-06-30 }',
    ['a:b', 'b c'],
    ['questions/b-c.md'],
    ['questions/a:b.md: invalid-id'],
  ],
  ['an id that is mended first', '{ id: a.md, date: 2025-06-30 }', ['b c'], ['questions/b-c.md'], []],
])('what redactions.yaml names keeps its name: %s', async (_, redactions, ids, renamed, left) => {
  const fixed = await fix(redactions, ids)
  expect(fixed.renamed).toEqual(renamed)
  expect(fixed.errors.map(({ path, code }) => `${path}: ${code}`)).toEqual(left)
})

test('its hint proposes no name, and says why', async () => {
  const { errors } = await fix('{ id: q1, date: 2025-06-30 }', ['q1', 'x/Q1'])
  const hints = errors.map((issue) => toIssueMessage(issue, 'en').hint)
  expect(hints).toEqual([
    'Names that differ only in their folder, in case or in their Unicode form are the same. redactions.yaml names this id, and what it hides would be shown under another. Remove it if it is not needed, or add the new id to redactions.yaml when you change this one.',
  ])
})

describe('what the check marks as fixed by --fix is what it fixes', () => {
  async function expectTrue(folder: string) {
    const check = () => checkContent(folder)
    const marked = (await check()).issues.filter(isFixable)
    const { fixed, checked } = await fixAll(folder, check)
    const done = [...fixed.renames.map(({ from }) => from), ...fixed.fixes.map(({ issue }) => issue.path)]
    expect(marked.map(({ path }) => path).filter((path) => !done.includes(path))).toEqual([])
    expect(checked.issues.filter(isFixable)).toEqual([])
    expect(done.length > 0).toBe(marked.length > 0)
    return marked.length
  }

  const fixtures = join(projectFolder, 'tests/fixtures')
  const folders = readdirSync(fixtures).filter((name) => /^broken[a-z-]*$/.test(name))

  test.each(folders)('%s', async (name) => {
    using copy = mkdtempDisposableSync(join(tmpdir(), 'gotgam-fix-'))
    cpSync(join(fixtures, name), copy.path, { recursive: true })
    await expectTrue(copy.path)
  })

  const faulty = { 'questions/b.md': toMarkdown({ id: 'b' }).replace('---\n', '---\nalias: [/a]\n') }

  test.each<[string, files: Record<string, string>, marked: number]>([
    ['a text', faulty, 1],
    ['and settings', { ...faulty, 'archive.yaml': 'title: a: b\nreferenceDate: 2025-06-30\n' }, 2],
    ['settings that it leaves', { ...faulty, 'archive.yaml': 'title: a\nreferenceDate: soon\n' }, 0],
    [
      'comments, whose hours are of that zone too',
      {
        'comments/a.yaml': '- author: 가\n  at: 2024-05-02\n  text: |\n    나\n',
        'archive.yaml': 'title: a\n',
      },
      0,
    ],
    ['people', { 'people.yaml': 'u1: { nmae: 홍길동 }\n' }, 1],
    [
      'a name that is free, and one that is not',
      { 'questions/b.markdown': toMarkdown({ id: 'b' }), 'questions/a.markdown': toMarkdown({ id: 'a' }) },
      1,
    ],
    ['a name that would be longer than a disk takes', { [`comments/${'a'.repeat(251)}.yml`]: '[]\n' }, 0],
    [
      'an answer beside another of its name',
      { 'answers/a/1.md': '---\nactor: 가\nat: 2024-05-01\n---\n글\n', 'answers/a/1.markdown': '글\n' },
      0,
    ],
  ])('%s', async (_, files, marked) => {
    using folder = makeContent({ files })
    expect(await expectTrue(folder.path)).toBe(marked)
  })
})

test('settings first, comments too: what hours are meant in is known only then', async () => {
  const files = {
    'archive.yaml': 'title: a: b\nreferenceDate: 2025-06-30\ntimeZone: America/New_York\n',
    'comments/a.yaml': '- actor: 가\n  at: 2024.5.2 15:00\n  text: |\n    나\n',
  }
  using folder = makeContent({ files })
  await fixAll(folder.path, () => checkContent(folder.path))
  expect(readFileSync(join(folder.path, 'comments/a.yaml'), 'utf8')).toContain(
    'at: 2024-05-02T15:00:00-04:00\n',
  )
})

test('counts are left to a person, also where more is kept (decision 19)', async () => {
  const before = toMarkdown({ id: 'a', counts: { answers: 1 } })
  const files = { 'questions/a.md': before, 'answers/a/1.md': answer, 'answers/a/2.md': answer }
  using folder = makeContent({ questions: [], files })
  const { fixed, checked } = await fixAll(folder.path, () => checkContent(folder.path))
  expect([fixed.renames, fixed.fixes]).toEqual([[], []])
  expect(checked.issues.map(({ code, correction }) => [code, correction?.certain])).toContainEqual([
    'count-too-low',
    false,
  ])
  expect(readFileSync(join(folder.path, 'questions/a.md'), 'utf8')).toBe(before)
})
