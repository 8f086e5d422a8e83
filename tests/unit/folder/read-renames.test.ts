import { expect, test } from 'vitest'
import { markRenames } from '../../../src/folder/read-renames.ts'
import type { Issue, IssueCode } from '../../../src/format/issue.ts'
import { toAnyIssue } from '../../support/any-issue.ts'

const toIssue = (code: IssueCode, path: string, detail = {}) => toAnyIssue(code, detail, { path })

const nothing = { conversations: new Map(), isRedacted: () => false, isFree: () => true }
const ids = ['put-or-patch', '2024']
/** New names, in the order of the issues. */
function rename(issues: Issue[], known: Partial<Parameters<typeof markRenames>[1]> = {}) {
  const marked = markRenames(issues, { ids, ...nothing, ...known })
  const withoutNames = ({ rename: _, along: _along, ...issue }: Issue) => issue
  if (known.conversations === undefined) expect(marked.map(withoutNames)).toEqual(issues)
  return marked.map((issue) => issue.rename)
}

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
  ['upper case', toIssue('not-markdown', 'questions/a.MD', { nearest: 'a.md' }), 'questions/a.md'],
  [
    'upper case of a name that is taken',
    toIssue('not-markdown', 'questions/put-or-patch.MD', { nearest: 'put-or-patch.md' }),
    undefined,
  ],
  [
    'two faults in one name',
    toIssue('not-markdown', 'questions/rest api.Md', { nearest: 'rest api.md' }),
    'questions/rest api.md',
  ],
  ...['a.markdown', 'a.Markdown', 'a.mdown', 'a.mkd', 'a.mkdn'].map((name): [string, Issue, string] => [
    `another ending of Markdown: ${name}`,
    toIssue('not-markdown', `questions/2024/${name}`, { nearest: 'a.md' }),
    'questions/2024/a.md',
  ]),
  [
    'of an answer whose id is that of a question',
    toIssue('not-markdown', 'answers/a/2024.markdown', { nearest: '2024.md' }),
    'answers/a/2024.md',
  ],
  ['of a page', toIssue('not-markdown', 'pages/2024.markdown', { nearest: '2024.md' }), 'pages/2024.md'],
  ...['a.txt', 'a.mdx', 'a.md.txt', 'a.text'].map((name): [string, Issue, undefined] => [
    `another kind of file: ${name}`,
    toIssue('not-markdown', `questions/${name}`, { nearest: 'a.md' }),
    undefined,
  ]),
  ['what a program left', toIssue('not-markdown', 'questions/a.md~', { leftover: 'a.md~' }), undefined],
  [
    'a picture of the theme, by case',
    toIssue('unknown-file', 'theme/Logo.SVG', { kind: 'file', nearest: 'theme/logo.svg' }),
    'theme/logo.svg',
  ],
  [
    'another picture of the theme',
    toIssue('unknown-file', 'theme/logos.svg', { kind: 'file', nearest: 'theme/logo.svg' }),
    undefined,
  ],
  [
    'a page in a folder',
    toIssue('unknown-file', 'pages/2024/story.md', { kind: 'file', nearest: 'pages/story.md' }),
    undefined,
  ],
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
  expect(rename([issue])).toEqual([to])
  expect(rename([issue], { isFree: () => false })).toEqual([undefined])
})

test('two files that would get one id: the first gets it', () => {
  const issues = ['questions/a b.md', 'questions/c/a  b.md'].map((path) =>
    toIssue('invalid-id', path, { nearest: 'a-b.md' }),
  )
  expect(rename(issues)).toEqual(['questions/a-b.md', undefined])
})

test('two files that would get one name: the first gets it', () => {
  const issues = ['answers/q/1.markdown', 'answers/q/1.MD', 'answers/r/1.MD'].map((path) =>
    toIssue('not-markdown', path, { nearest: '1.md' }),
  )
  expect(rename(issues)).toEqual(['answers/q/1.md', undefined, 'answers/r/1.md'])
})

test.each<[string, Issue, string | undefined]>([
  ['a name that can be no id', toIssue('invalid-id', 'questions/a b.md', { nearest: 'a-b.md' }), undefined],
  [
    'the end of a name, which is none of the id',
    toIssue('not-markdown', 'questions/a.MD', { nearest: 'a.md' }),
    'questions/a.md',
  ],
])('of what redactions.yaml names: %s', (_, issue, to) => {
  expect(rename([issue], { isRedacted: (path) => path === issue.path })).toEqual([to])
})
