// What to write in the place of a line holds the corrections of all its faults, and its file was read again with it.
import { describe, expect, test } from 'vitest'
import type { IssueCode } from '../../../src/format/issue.ts'
import { checkWritten } from '../../support/check-written.ts'
import type { WrittenQuestion } from '../../support/content-folder.ts'
import { createPng } from '../../support/pictures.ts'

const answer = '---\nactor: 홍길동\nat: 2025-06-03\n---\n'
const small = {
  'answers/rest/a5.md': `${answer}답변입니다.\n`,
  'files/x.png': createPng(2, 2),
  'files/a b.png': createPng(2, 2),
}

/** `path:line:column code`, and the line to write. */
async function check(
  question: Partial<WrittenQuestion>,
  files: Record<string, string> = {},
  unseen: readonly IssueCode[] = ['missing-activity', 'unused-picture'],
): Promise<string[]> {
  const questions = [
    { id: 'a', tags: ['rest'], ...question },
    { id: 'rest', category: '개발자', counts: { answers: 9, comments: 9 } },
  ]
  const issues = await checkWritten({ questions, files: { ...small, ...files } })
  return issues
    .filter(({ code }) => !unseen.includes(code) && code !== 'category-missing')
    .map(({ path, line, column, code, correction }) => {
      const lines = correction?.lines.join('⏎')
      return `${path}:${line}:${column} ${code}${lines === undefined ? '' : ` → ${lines}`}`
    })
}

describe('lines of bodies', () => {
  test.each<[body: string, issues: string[]]>([
    ['![가](/files/X.png)', ['missing-picture → ![가](/files/x.png)']],
    [
      '![가](/files/X.png) [나](/questions/Rest/) [다](rest.md) [라](/questions/rest/#answer-A5)',
      ['missing-picture', 'dead-link', 'unlinked-address', 'dead-link'].map(
        (code) =>
          `${code} → ![가](/files/x.png) [나](/questions/rest/) [다](/questions/rest/) [라](/questions/rest/#answer-a5)`,
      ),
    ],
    [
      '__강조(가)__는 ![가](../files/x.png) (나)[/questions/REST/]',
      ['emphasis-as-text', 'unlinked-address', 'mark-without-effect'].map(
        (code) => `${code} → **강조(가)**는 ![가](/files/x.png) [나](/questions/rest/)`,
      ),
    ],
    [
      '![가](/files/a b.png) ![나](/files/a b.png)',
      ['blank-in-address', 'blank-in-address'].map(
        (code) => `${code} → ![가](</files/a b.png>) ![나](</files/a b.png>)`,
      ),
    ],
    [
      '__가__는 **나 **를',
      ['emphasis-as-text', 'emphasis-as-text'].map((code) => `${code} → **가**는 **나**를`),
    ],
    [
      '![가](/files/X.png) ![나](/files/X.png)',
      ['missing-picture → ![가](/files/x.png) ![나](/files/x.png)'],
    ],
    // More than the rounds in which a line is read again.
    [
      '**가 **는 '.repeat(12).trim(),
      Array.from({ length: 12 }, () => `emphasis-as-text → ${'**가**는 '.repeat(12).trim()}`),
    ],
    // What the line above has is seen only then.
    [
      '[text] (https://e.com) 하나\n(text)[https://e.com] 가 (text)[https://e.com]',
      Array.from({ length: 2 }, () => 'mark-without-effect → [text](https://e.com) 가 [text](https://e.com)'),
    ],
    ['[가](/questions/rest.md#answer-a5)', ['dead-link → [가](/questions/rest/#answer-a5)']],
    ['[가](/questions/REST/#answer-zzz)', ['dead-link']],
    ['![가](/content/files/x.png)', ['unlinked-address → ![가](/files/x.png)']],
    ['[가](README.md) ![나](/content/files/y.png)', ['unlinked-address', 'unlinked-address']],
    ['![가](</files/X y.png>)', ['missing-picture']],
  ])('%s', async (body, issues) => {
    const found = await check({ body })
    expect(found.map((issue) => issue.replace(/^\S+ /, ''))).toEqual(issues)
  })

  test('of answers, comments and pages', async () => {
    const body = '![가](/files/X.png) [나](/questions/Rest/)'
    const right = '![가](/files/x.png) [나](/questions/rest/)'
    const comment = `- id: c1\n  actor: 홍길동\n  at: 2025-06-03\n  text: |\n    ${body}\n`
    const found = await check(
      {},
      {
        'answers/rest/a5.md': answer + body,
        'comments/rest.yaml': comment,
        'pages/p.md': `---\ntitle: 글\n---\n${body}\n`,
      },
    )
    expect(found).toEqual([
      `answers/rest/a5.md:5:6 missing-picture → ${right}`,
      `answers/rest/a5.md:5:24 dead-link → ${right}`,
      `comments/rest.yaml:5:10 missing-picture →     ${right}`,
      `comments/rest.yaml:5:28 dead-link →     ${right}`,
      `pages/p.md:4:6 missing-picture → ${right}`,
      `pages/p.md:4:24 dead-link → ${right}`,
    ])
  })
})

test('two counts of one line', async () => {
  const comment = '- id: c1\n  actor: 홍길동\n  at: 2025-06-03\n  text: |\n    글\n'
  const files = { 'answers/a/1.md': `${answer}글`, 'comments/a.yaml': comment }
  const found = await check({ counts: { answers: 0, comments: 0 } }, files)
  const lines = new Set(found.map((issue) => issue.replace(/^.* → /, '')))
  const codes = found.map((issue) => issue.replace(/^\S+ (\S+).*$/, '$1'))
  expect(codes).toEqual(['count-too-low', 'count-too-low'])
  expect([...lines]).toEqual(['counts: {"answers":1,"comments":1,"views":0}'])
})

test('of several entries of redactions', async () => {
  const text = 'questions: [{ id: A, date: 2025-01-02 }, { id: Rest, date: 2025-01-02 }]\n'
  const right = 'questions: [{ id: a, date: 2025-01-02 }, { id: rest, date: 2025-01-02 }]'
  expect(await check({}, { 'redactions.yaml': text })).toEqual([
    `redactions.yaml:1:19 inexact-redaction → ${right}`,
    `redactions.yaml:1:48 inexact-redaction → ${right}`,
  ])
})

test('of several ids with wide commas, beside one that is misspelt', async () => {
  const found = await check({ related: ['a，rest', 'a、rest', 'rset'] })
  expect(found.map((issue) => issue.replace(/^\S+ /, ''))).toEqual(
    ['look-alike-sign', 'look-alike-sign', 'unknown-question'].map(
      (code) => `${code} → related: [a, rest,a, rest,rest]`,
    ),
  )
})

test.each<[name: string, text: string, issue: string]>([
  [
    'redactions',
    'questions:\n  - { id: Rest, date: 2025-01-02 }\n',
    '2:11 inexact-redaction →   - { id: rest, date: 2025-01-02 }',
  ],
  [
    'redactions',
    'answers:\n  - { question: Rest, id: "A5", date: 2025-01-02 }\n',
    '2:27 inexact-redaction →   - { question: rest, id: a5, date: 2025-01-02 }',
  ],
  // The question is on a line of its own, and stays another.
  [
    'redactions',
    'answers:\n  - question: Rest\n    id: "A5"\n    date: 2025-01-02\n',
    '3:9 inexact-redaction',
  ],
  ['tags', 'rset: { description: 방식 }\n', '1:1 unused-description → rest: { description: 방식 }'],
  ['categories', '"개발": { description: 글 }\n', '1:1 unused-description → 개발자: { description: 글 }'],
  ['synonyms', 'rset: [레스트]\n', '1:1 unknown-synonym → rest: [레스트]'],
  // Another line names it already.
  ['tags', 'rest: { description: 방식 }\nrset: { description: 방식 }\n', '2:1 unused-description'],
])('of %s.yaml', async (name, text, issue) => {
  expect(await check({}, { [`${name}.yaml`]: text })).toEqual([`${name}.yaml:${issue}`])
})
