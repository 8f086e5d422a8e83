// What is right in itself, and is where nobody reads it: a text in the folder of another kind, a line behind a `#`.
import { expect, test } from 'vitest'
import { checkWritten } from '../../support/check-written.ts'

const answer = '---\nactor: 홍길동\nat: 2025-06-02\n---\n답변입니다.\n'
const question =
  '---\ntitle: 제목\ntags: []\ncategory: 개발자\ncounts: { answers: 0, comments: 0, views: 1 }\nactivity: [{ at: 2025-06-02, actor: 홍길동, kind: 질문 }]\n---\n본문\n'

async function check(files: Record<string, string>): Promise<string[]> {
  const issues = await checkWritten({ questions: [{ id: 'a', tags: ['rest', 'c#'] }], files })
  return issues.map(({ code, path, line, detail, correction }) => {
    const meant = detail['nearest'] ?? correction?.lines.join()
    return `${path}:${line} ${code}${meant === undefined ? '' : ` → ${meant}`}`
  })
}

test.each<[name: string, path: string, text: string, issues: string[]]>([
  ['an answer beside its question', 'questions/2024/a/1.md', answer, ['unknown-file → answers/2024/a/1.md']],
  ['an answer among pages', 'pages/answer.md', answer, ['unknown-file → answers/answer.md']],
  ['a question among pages', 'pages/b.md', question, ['unknown-file → questions/b.md']],
  ['a question', 'questions/b.md', question, []],
  ['a page', 'pages/b.md', '---\ntitle: 제목\n---\n글\n', []],
  ['a page with a key too many', 'pages/b.md', '---\ntitle: 제목\ntags: []\n---\n글\n', ['unknown-key']],
])('%s is told once where it belongs', async (_name, path, text, issues) => {
  const told = await check({ [path]: text })
  expect(told.map((each) => each.replace(/^\S+ /, ''))).toEqual(issues)
})

test.each<[path: string, line: string, issues: string[]]>([
  ['tags.yaml', '#rest: { description: 자원 }', ['comment-in-text → rest: { description: 자원 }']],
  ['tags.yaml', '#c#: { description: 언어 }', []],
  ['tags.yaml', '# rest: { description: 자원 }', []],
  ['tags.yaml', '#spring: { description: 틀 }', []],
  ['tags.yaml', '#rest:', []],
  ['tags.yaml', 'rest: { description: 자원 }\n#rest: { description: 옛것 }', []],
  ['categories.yaml', '#개발자: { description: 개발 }', ['comment-in-text → 개발자: { description: 개발 }']],
  ['synonyms.yaml', '#rest: [레스트]', ['comment-in-text → rest: [레스트]']],
])('of a carried hashtag or category, %s: %s', async (path, line, issues) => {
  const told = await check({ [path]: `${line}\n` })
  expect(told).toEqual(issues.map((each) => `${path}:1 ${each}`))
})

test.each<[name: string, reference: string, issues: string[]]>([
  ['most questions', '2024-05-03', ['archive.yaml:2:16 activity-after-reference 3 questions/b.md:6']],
  [
    'half of them',
    '2024-05-05',
    ['questions/c.md:6:18 activity-after-reference', 'questions/d.md:6:18 activity-after-reference'],
  ],
])('later than the reference date are %s', async (_name, reference, issues) => {
  const written = ['2024-05-03', '2024-05-05', '2024-05-06', '2024-05-07'].map((at, index) => {
    const id = 'abcd'[index] ?? ''
    return { id, category: '개발자', activity: [{ at, actor: '홍길동', kind: '질문' as const }] }
  })
  const found = await checkWritten({
    questions: written,
    files: { 'archive.yaml': `title: 시험\nreferenceDate: ${reference}\n` },
  })
  const told = found.map(({ path, line, column, code, detail }) =>
    [
      `${path}:${line}:${column}`,
      code,
      Reflect.get(detail, 'count') ?? [],
      Reflect.get(detail, 'first') ?? [],
    ]
      .flat()
      .join(' '),
  )
  expect(told).toEqual(issues)
})
