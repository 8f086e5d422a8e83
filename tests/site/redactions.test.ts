// redactions.yaml: what is withheld is in no file of the output, whatever its kind.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContent } from '../../src/content-folder/read-content.ts'
import { toMarkdown } from '../support/content-folder.ts'
import { findAll, textOf } from '../support/html.ts'
import { listFiles } from '../support/output-files.ts'
import { buildTestSite, createTestSite, type TestSite } from '../support/test-site.ts'

const withheld = {
  id: 'withheld-question',
  title: '감춰야 하는 제목 하나',
  body: '감춰야 하는 본문입니다. 특별한낱말도 있습니다.',
}

let site: TestSite

beforeAll(async () => {
  site = await buildTestSite({
    questions: [
      { ...withheld, tags: ['rest', 'only-withheld'], aliases: ['/articles/99', '/articles/99.html'] },
      {
        id: 'other',
        title: '곽두팔님께 여쭙니다',
        tags: ['rest'],
        activity: [
          { at: '2024-05-01', actor: '곽두팔', kind: '질문' },
          { at: '2024-05-02', actor: 'kwak2pal', kind: '새로운 답변' },
        ],
        body: '지난번에 곽두팔님이 알려 주신 방법입니다. `kwak2pal`의 글도 보았습니다.\n\n```\nby kwak2pal\n```\n',
      },
      {
        id: 'hidden',
        tags: ['rest', 'spring'],
        activity: [{ at: '2024-05-01', actor: 'Spring', kind: '질문' }],
        title: 'spring 질문: ＫＷＡＫ２ＰＡＬ 님께',
        body: [
          '곽**두**팔 님, 곽&#46160;팔 님, 곽<b>두팔</b> 님. [K*wak*2pal](https://a.example/곽두팔)',
          '![곽*두팔*](https://a.example/a.png) <span title="곽두팔">spring</span> k<!-- -->wak2pal',
          '',
          '| 표 |',
          '|---|',
          '| 곽\u00ad두팔 |',
          '',
          '```java',
          'String name = "곽두팔"; // Kwak2Pal',
          '```',
        ].join('\n'),
      },
      { id: 'third', tags: ['rest'], title: 'kwak2palace는 다른 이름입니다' },
    ],
    files: {
      'redactions.yaml': [
        'actors:',
        '  - name: 곽두팔',
        '    date: 2025-01-02',
        '  - name: kwak2pal',
        '    date: 2025-01-02',
        '  - { name: spring, date: 2025-01-02, in: actors }',
        'questions:',
        '  - id: withheld-question',
        '    date: 2025-01-03',
        '',
      ].join('\n'),
    },
  })
})

afterAll(() => site.remove())

describe('no file of the output holds', () => {
  const secrets = [
    ['the title', '감춰야 하는 제목'],
    ['the body', '감춰야 하는 본문'],
    ['a word of the body', '특별한낱말'],
    ['a name in Hangul', '곽두팔'],
    ['a name in Latin letters', /kwak2pal(?!ace)/],
    [
      'a name in any letters or cut by marks',
      /곽(?:<[^>]*>)*두(?:<[^>]*>)*팔|k(?:<[^>]*>)*wak(?:<[^>]*>)*2pal(?!ace)/,
    ],
    ['the hashtag that only the withheld question carries', 'only-withheld'],
  ] as const

  test.for(secrets)('%s', ([, secret]) => {
    const files = listFiles(site.out)
    const holding = files.filter((file) => {
      const content = readFileSync(join(site.out, file), 'utf8')
      return file.match(secret) !== null || toLook(content).match(secret) !== null
    })
    expect(holding).toEqual([])
    expect(files.length).toBeGreaterThan(20)
  })
})

/** Small letters, in the one spelling of all that look the same. */
function toLook(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
}

test('nor does the cache hold a name', () => {
  const files = listFiles(site.cache).filter((file) => /\.(?:pack|jsonl)$/.test(file))
  const holding = files.filter((file) =>
    /곽두팔|kwak2pal(?!ace)/.test(toLook(readFileSync(join(site.cache, file), 'utf8'))),
  )
  expect(holding).toEqual([])
  expect(files.length).toBeGreaterThan(1)
})

test('a redacted actor is a deleted user, in the activity line and in texts', () => {
  const page = site.page('questions/other/')
  const [heading] = findAll(page, 'h1')
  expect(heading && textOf(heading)).toBe('삭제된 사용자님께 여쭙니다')
  expect(site.read('questions/other/index.html')).toContain('지난번에 삭제된 사용자님이')
  expect(site.read('questions/other/index.html')).toContain('<code>삭제된 사용자</code>')
  expect(site.read('tags/rest/index.html')).toContain('<span class="role">삭제된 사용자</span>')
})

test('a name that is a word is hidden as an actor alone', () => {
  const page = site.page('questions/hidden/')
  const [heading] = findAll(page, 'h1')
  expect(heading && textOf(heading)).toBe('spring 질문: 삭제된 사용자 님께')
  expect(findAll(page, '.activity').map(textOf)).toEqual(Array(2).fill('일 년 전 · 삭제된 사용자 님의 질문'))
  expect(site.read('tags/spring/index.html')).toContain('<h1')
})

test('a longer word that begins like a name is left alone', () => {
  expect(site.read('questions/third/index.html')).toContain('kwak2palace는 다른 이름입니다')
})

test.for(['questions/withheld-question/index.html', 'articles/99/index.html', 'articles/99.html'])(
  '%s says that the question was removed',
  (file) => {
    expect(site.read(file)).toContain('<h1>삭제된 질문입니다</h1>')
    expect(site.read(file)).toContain('<meta name="robots" content="noindex">')
    expect(site.read(file)).not.toContain('http-equiv="refresh"')
  },
)

test('the headline does not count it', () => {
  expect(site.read('tags/rest/index.html')).toContain('<h2 class="headline">질문 3</h2>')
})

test('a name that occurs nowhere any more is told, whatever was taken from the cache', async () => {
  using changing = createTestSite({
    questions: [{ id: 'a' }, { id: 'b', body: '차하루님이 씀' }, { id: 'c' }],
    files: { 'redactions.yaml': 'actors:\n  - { name: 차하루, date: 2025-01-02 }\n' },
  })
  const write = (id: string, body: string) =>
    writeFileSync(join(changing.content, `questions/${id}.md`), toMarkdown({ id, body }))
  const report = 'redactions.yaml:2:13  unknown-redaction'
  expect((await changing.build()).stderr).not.toContain(report)
  write('c', '다른 글입니다.')
  expect((await changing.build()).stderr).not.toContain(report)
  write('b', '이름 없이 씀')
  expect((await changing.build()).stderr).toContain(report)
  write('a', '**차**하루가 씀')
  expect((await changing.build()).stderr).not.toContain(report)
})

test('an error of a name stays an error at the next build', async () => {
  using faulty = createTestSite({
    questions: [
      { id: 'a', tags: ['rest', '차하루'] },
      { id: 'b', body: '차하루' },
    ],
    files: { 'redactions.yaml': 'actors:\n  - { name: 차하루, date: 2025-01-02 }\n' },
  })
  for (const _ of [1, 2]) {
    const { exitCode, stderr } = await faulty.build()
    expect([exitCode, /questions\/a\.md:4:\d+ {2}redacted-name/.test(stderr)]).toEqual([1, true])
  }
})

test('an id that differs from a question by its letters alone gets no page that some disks put over that one', async () => {
  using other = createTestSite({
    questions: [{ id: 'one' }, { id: 'Two' }],
    files: {
      'redactions.yaml':
        'questions:\n  - { id: ONE, date: 2025-01-02 }\n  - { id: Two, date: 2025-01-02 }\n  - { id: gone, date: 2025-01-02 }\n',
    },
  })
  const { withheld, issues } = await readContent({
    folder: other.content,
    questionCache: other.cache,
    code: 'a',
  })
  expect(withheld.map(({ id }) => id)).toEqual(['Two', 'gone'])
  expect(issues.map(({ code, line }) => `${line} ${code}`)).toEqual([
    '2 inexact-redaction',
    '4 unknown-redaction',
  ])
})
