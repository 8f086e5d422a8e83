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

const ofMarkdown = ['a.markdown', 'a.Markdown', 'a.mdown', 'a.mkd', 'a.mkdn']
const ofOthers = ['a.txt', 'a.mdx', 'a.md.txt', 'a.text']

type Row = [what: string, code: IssueCode, path: string, nearest: string | undefined, to?: string]

test.each<Row>([
  ['spaces', 'invalid-id', 'questions/2024/rest api.md', 'rest-api.md', 'questions/2024/rest-api.md'],
  ['a name of which nothing can stay', 'invalid-id', 'questions/??.md', undefined],
  ['a name that is taken', 'invalid-id', 'questions/put or patch.md', 'put-or-patch.md'],
  ['or by case', 'invalid-id', 'questions/Put or.md', 'PUT-OR-PATCH.md'],
  ['upper case', 'not-markdown', 'questions/a.MD', 'a.md', 'questions/a.md'],
  ['upper case of a name that is taken', 'not-markdown', 'questions/put-or-patch.MD', 'put-or-patch.md'],
  ['two faults in one name', 'not-markdown', 'questions/rest api.Md', 'rest api.md', 'questions/rest api.md'],
  ...ofMarkdown.map((name): Row => {
    return [
      'another ending of Markdown',
      'not-markdown',
      `questions/2024/${name}`,
      'a.md',
      'questions/2024/a.md',
    ]
  }),
  [
    'of an answer whose id is that of a question',
    ...(['not-markdown', 'answers/a/2024.markdown', '2024.md', 'answers/a/2024.md'] as const),
  ],
  ['of a page', 'not-markdown', 'pages/2024.markdown', '2024.md', 'pages/2024.md'],
  ...ofOthers.map((name): Row => ['another kind of file', 'not-markdown', `questions/${name}`, 'a.md']),
  ['what a program left', 'not-markdown', 'questions/a.md~', undefined],
  ['a picture of the theme, by case', 'unknown-file', 'theme/Logo.SVG', 'theme/logo.svg', 'theme/logo.svg'],
  ['another picture of the theme', 'unknown-file', 'theme/logos.svg', 'theme/logo.svg'],
  ['a page in a folder', 'unknown-file', 'pages/2024/story.md', 'pages/story.md'],
  ['settings', 'unknown-file', 'archive.yml', 'archive.yaml', 'archive.yaml'],
  ['by case', 'unknown-file', 'Redactions.YAML', 'redactions.yaml', 'redactions.yaml'],
  ['another word', 'unknown-file', 'archives.yaml', 'archive.yaml'],
  ['a folder', 'unknown-file', 'Questions', 'questions'],
  ['what has its place taken', 'unknown-file', 'archive.yml', undefined],
  ['a question at the root', 'unknown-file', 'a.md', 'questions/a.md'],
])('%s: %s %s', (_, code, path, nearest, to) => {
  const kind = path === 'Questions' ? 'folder' : 'file'
  const issue = toIssue(code, path, {
    ...(code === 'unknown-file' ? { kind } : {}),
    ...(nearest === undefined ? {} : { nearest }),
  })
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
