// Where a file of the content folder is edited, on the hosts that are known, and where the settings say.
import { describe, expect, test } from 'vitest'
import { parseSettings, type Settings } from '../../../src/folder/settings.ts'
import { toFrameView } from '../../../src/site/frame.ts'
import { about } from '../../../src/site/kinds/about.ts'
import { createSampleSite } from '../create-sample-site.ts'
import { toCachedQuestion } from '../sample-question.ts'
import { viewQuestion } from './kinds/view-question.ts'

const put = 'questions/2024/put.md'

function findHref(settings: Partial<Settings>, path: string): string | undefined {
  const question = toCachedQuestion('put', { path })
  const { rows = [] } = viewQuestion({ question }, settings).colophon ?? {}
  return rows.find(({ term }) => term === '수정')?.links?.[0]?.href
}

describe('by the repository', () => {
  test.each([
    ['https://github.com/o/r', '/edit/'],
    ['https://github.com/o/r/', 'edit/'],
    ['https://github.example.org/o/r', '/edit/'],
    ['https://gitlab.com/g/s/r', '/-/edit/'],
    ['https://gitlab.example.org/o/r', '/-/edit/'],
    ['https://codeberg.org/o/r', '/_edit/'],
    ['https://gitea.com/o/r', '/_edit/'],
    ['https://git.example.org/o/r', undefined],
    ['https://notgithub.example.org/o/r', undefined],
    ['https://example.org/github.com/r', undefined],
  ])('%s', (repository, edit) => {
    expect(findHref({ repository }, put)).toBe(edit && `${repository}${edit}main/content/${put}`)
  })

  test('nowhere without one', () => {
    expect(findHref({}, put)).toBeUndefined()
  })
})

describe('by the settings', () => {
  test.each([
    ['https://example.org/edit/{path}', put, 'https://example.org/edit/questions/2024/put.md'],
    ['https://example.org/{path}?mode=edit', put, 'https://example.org/questions/2024/put.md?mode=edit'],
    ['https://example.org/?a={path}&b={path}', 'a b.md', 'https://example.org/?a=a%20b.md&b=a%20b.md'],
    [
      'https://example.org/{path}',
      'questions/$&한글?#.md',
      'https://example.org/questions/%24%26%ED%95%9C%EA%B8%80%3F%23.md',
    ],
    ['https://example.org/{path}', '{path}/a.md', 'https://example.org/%7Bpath%7D/a.md'],
  ])('%s, %s', (editUrl, path, href) => {
    expect(findHref({ editUrl, repository: 'https://github.com/o/r' }, path)).toBe(href)
  })
})

describe('the setting', () => {
  const start = 'title: 보관소\nreferenceDate: 2025-06-30\n'
  const check = (editUrl: string) => parseSettings('archive.yaml', `${start}editUrl: '${editUrl}'\n`)

  test.each([
    'https://github.com/o/r/edit/main/content/{path}',
    'http://127.0.0.1:3000/o/r/_edit/main/{path}',
    'https://example.org/{path}?mode=edit#top',
    'https://example.org/#/{path}',
  ])('%s is fine', (editUrl) => {
    const parsed = check(editUrl)
    expect('settings' in parsed && parsed.settings.editUrl).toBe(editUrl)
  })

  test.each([
    ['https://github.com/o/r/edit/main/content/', undefined],
    ['{path}', undefined],
    ['/edit/{path}', undefined],
    ['javascript:alert(1)//{path}', undefined],
    ['https://{path}/', undefined],
    ['https://a.example:{path}/', undefined],
    ['https://a@example.org/{path}', undefined],
    ['https://example.org/gotgam-path/{path}', undefined],
    ['https://example.org/\u202e{path}', undefined],
    ['https://example.org/가/{path}', 'https://example.org/%EA%B0%80/{path}'],
    ['HTTPS://Example.org/{path}', 'https://example.org/{path}'],
    ['https://example.org/"><script>{path}', 'https://example.org/%22%3E%3Cscript%3E{path}'],
  ])('%s is not', (editUrl, nearest) => {
    const parsed = check(editUrl)
    const issues = 'issues' in parsed ? parsed.issues : []
    expect(issues.map(({ code, line, detail }) => [code, line, detail['nearest']])).toEqual([
      ['invalid-setting', 3, nearest],
    ])
  })
})

// Where readers are shown how to correct something: in the footer, and on the page about the archive.

const editUrl = 'https://git.example.org/edit?file={path}'
const onEach = '질문 페이지 끝의 ‘수정’에서 누구나 수정을 제안할 수 있습니다.'
const frame = { title: '질문', description: '', path: 'questions/a/' }

test.each([
  ['nothing', {}, undefined, undefined],
  ['a repository', { repository: 'https://github.com/o/r' }, 'https://github.com/o/r', onEach],
  [
    'a repository without a known editor',
    { repository: 'https://example.org/r' },
    'https://example.org/r',
    '아카이브의 저장소에 알려 주시면 고칠 수 있습니다.',
  ],
  ['an editor alone', { editUrl }, '/about/', onEach],
  ['both', { editUrl, repository: 'https://example.org/r' }, 'https://example.org/r', onEach],
])('with %s', (_, settings, href, text) => {
  const site = createSampleSite(settings)
  expect(toFrameView(frame, site).footer.correction).toEqual(
    href === undefined ? undefined : { label: '틀린 내용 고치기', href },
  )
  const told = about
    .make({ facts: { categories: true }, questions: [] }, site)
    .about.sections.find(({ heading }) => heading === '틀린 내용을 발견하셨다면')
  expect(told?.paragraphs).toEqual(text === undefined ? undefined : [text])
  expect(told?.link?.href).toBe(href === '/about/' ? undefined : href)
})
