import MarkdownIt from 'markdown-it'
import { describe, expect, test } from 'vitest'
import type { ArchiveChanges } from '../../../src/changes/compare-archives.ts'
import { reportChanges } from '../../../src/changes/report-changes.ts'

const nothing: ArchiveChanges = { added: [], edited: [], removed: [], listings: [] }

test('nothing changes', () => {
  expect(reportChanges(nothing, [], 'text')).toBe('사이트에서 달라지는 것이 없습니다.')
})

const changes: ArchiveChanges = {
  added: [{ id: 'a', title: '새 질문' }],
  edited: [{ id: 'b', title: '새 제목', formerTitle: '옛 제목' }],
  removed: [],
  listings: [
    {
      hashtag: 'rest',
      headlineBefore: 2,
      headlineAfter: 3,
      entries: [
        { id: 'a', title: '새 질문', before: undefined, after: 1, keywordOnly: false },
        { id: 'b', title: '새 제목', before: 4, after: 2, keywordOnly: true },
      ],
    },
  ],
}

test('as text', () => {
  expect(reportChanges(changes, [], 'text')).toMatchInlineSnapshot(`
    "새 질문 1
      a 새 질문

    고친 질문 1
      b 새 제목 (전 제목: 옛 제목)

    달라지는 해시태그 목록 1
      #rest 질문 2 → 3
        1번째로 들어옵니다: 새 질문
        4번째 → 2번째: 새 제목 (키워드 일치)"
  `)
})

const hostile = [
  '`code` fence',
  '``` fence',
  '@someone fixes #1',
  '<img src=x onerror=alert(1)>',
  '[link](javascript:alert(1))',
  '![image](https://tracker.example.com/x.png)',
  '줄\n\n# 제목',
  '<!-- marker -->',
  '`` ` ``',
  'a\u202Eb',
]

describe('a hostile title is text in Markdown', () => {
  const renderer = new MarkdownIt({ html: true, linkify: true })

  test.for(hostile)('%j', (title) => {
    const report = reportChanges({ ...nothing, added: [{ id: 'a', title }] }, [], 'markdown')
    const html = renderer.render(report)
    expect(html).toMatch(
      /^<h3>새 질문 1<\/h3>\n<ul>\n<li><code>a<\/code> <code>[^<]*<\/code><\/li>\n<\/ul>\n$/,
    )
    expect(report).not.toMatch(/\u202E/)
  })
})

test('a long report has an end', () => {
  const added = Array.from({ length: 1000 }, (_, index) => ({ id: `q${index}`, title: '제목' }))
  const lines = reportChanges({ ...nothing, added }, [], 'text').split('\n')
  expect(lines).toHaveLength(52)
  expect(lines.at(-1)).toBe('  … 그 밖에 950개')
})
