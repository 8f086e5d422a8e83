// redactions.yaml: what is withheld is in no file of the output, whatever its kind.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAll, textOf } from '../support/html.ts'
import { listFiles } from '../support/output-files.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

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
      { id: 'third', tags: ['rest'], title: 'kwak2palace는 다른 이름입니다' },
    ],
    files: {
      'redactions.yaml': [
        'actors:',
        '  - name: 곽두팔',
        '    date: 2025-01-02',
        '  - name: kwak2pal',
        '    date: 2025-01-02',
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
    ['the hashtag that only the withheld question carries', 'only-withheld'],
  ] as const

  test.for(secrets)('%s', ([, secret]) => {
    const files = listFiles(site.out)
    const holding = files.filter((file) => {
      const content = readFileSync(join(site.out, file), 'utf8')
      return file.match(secret) !== null || content.match(secret) !== null
    })
    expect(holding).toEqual([])
    expect(files.length).toBeGreaterThan(100)
  })
})

test('a redacted actor is a deleted user, in the activity line and in texts', () => {
  const page = site.page('questions/other/')
  const [heading] = findAll(page, 'h1')
  expect(heading && textOf(heading)).toBe('삭제된 사용자님께 여쭙니다')
  expect(site.read('questions/other/index.html')).toContain('지난번에 삭제된 사용자님이')
  expect(site.read('questions/other/index.html')).toContain('<code>삭제된 사용자</code>')
  expect(site.read('tags/rest/index.html')).toContain('<span class="role">삭제된 사용자</span>')
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
  expect(site.read('tags/rest/index.html')).toContain('<p class="headline">질문 2</p>')
})
