import { expect, test } from 'vitest'
import { planRenames } from '../../../src/commands/fix-content.ts'
import type { Issue, IssueCode } from '../../../src/format/issue.ts'

function toIssue(code: IssueCode, path: string, detail: Record<string, string> = {}): Issue {
  return { code, path, line: 1, column: 1, detail }
}

const ids = ['put-or-patch', '2024']
const isNone = () => false

test.each<[string, Issue, string | undefined]>([
  [
    'spaces',
    toIssue('invalid-id', 'questions/2024/rest api.md', { nearest: 'rest-api.md' }),
    'questions/2024/rest-api.md',
  ],
  ['a name of which nothing can stay', toIssue('invalid-id', 'questions/??.md'), undefined],
  [
    'a name that is taken',
    toIssue('invalid-id', 'questions/put or patch.md', { nearest: 'put-or-patch.md' }),
    undefined,
  ],
  ['or by case', toIssue('invalid-id', 'questions/Put or.md', { nearest: 'PUT-OR-PATCH.md' }), undefined],
  ['upper case', toIssue('not-markdown', 'questions/a.MD'), 'questions/a.md'],
  ['upper case of a name that is taken', toIssue('not-markdown', 'questions/put-or-patch.MD'), undefined],
  ['two faults in one name', toIssue('not-markdown', 'questions/rest api.Md'), 'questions/rest api.md'],
  ['another kind of file', toIssue('not-markdown', 'questions/a.txt'), undefined],
  [
    'settings',
    toIssue('unknown-file', 'archive.yml', { kind: 'file', nearest: 'archive.yaml' }),
    'archive.yaml',
  ],
  [
    'by case',
    toIssue('unknown-file', 'Redactions.YAML', { kind: 'file', nearest: 'redactions.yaml' }),
    'redactions.yaml',
  ],
  [
    'another word',
    toIssue('unknown-file', 'archives.yaml', { kind: 'file', nearest: 'archive.yaml' }),
    undefined,
  ],
  ['a folder', toIssue('unknown-file', 'Questions', { kind: 'folder', nearest: 'questions' }), undefined],
  [
    'what has its place taken',
    toIssue('unknown-file', 'archive.yml', { kind: 'file', other: 'archive.yaml' }),
    undefined,
  ],
  [
    'a question at the root',
    toIssue('unknown-file', 'a.md', { kind: 'file', nearest: 'questions/a.md' }),
    undefined,
  ],
])('%s', (_, issue, to) => {
  expect(planRenames([issue], ids, isNone)).toEqual(to === undefined ? [] : [{ from: issue.path, to }])
})

test('two files that would get one id: the first gets it', () => {
  const issues = ['questions/a b.md', 'questions/c/a  b.md'].map((path) =>
    toIssue('invalid-id', path, { nearest: 'a-b.md' }),
  )
  expect(planRenames(issues, ids, isNone)).toEqual([{ from: 'questions/a b.md', to: 'questions/a-b.md' }])
})

test.each<[string, Issue, string | undefined]>([
  ['a name that can be no id', toIssue('invalid-id', 'questions/a b.md', { nearest: 'a-b.md' }), undefined],
  ['the end of a name, which is none of the id', toIssue('not-markdown', 'questions/a.MD'), 'questions/a.md'],
])('of what redactions.yaml names: %s', (_, issue, to) => {
  const renames = to === undefined ? [] : [{ from: issue.path, to }]
  expect(planRenames([issue], ids, (path) => path === issue.path)).toEqual(renames)
})
