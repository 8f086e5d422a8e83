// Where no mask can stand, personal data is told of: one warning a file and kind, with a count. Redacted names are errors.
import { describe, expect, test } from 'vitest'
import { createPrepareQuestion } from '../../../src/folder/prepare-question.ts'
import { toIssueMessage } from '../../../src/words/issue-messages.ts'
import { listDetails, toAnyIssue } from '../../support/any-issue.ts'
import { checkWritten } from '../../support/check-written.ts'
import type { WrittenContent } from '../../support/content-folder.ts'
import { writeAnswers, writeComments } from '../../support/conversation.ts'
import { sampleSettings } from '../../support/sample-settings.ts'
import { toQuestionText } from '../format/question-text.ts'

/** `path:line:column` without `questions/a.md:`, the kind of data or the key of a name, where or what, and how many. */
async function check(content: Partial<WrittenContent>): Promise<string[]> {
  const issues = await checkWritten(content)
  return issues
    .filter(({ code }) => code === 'personal-data' || code === 'redacted-name')
    .map((issue) => {
      const { kind, open, count, key, value } = listDetails(issue)
      const place = `${issue.path}:${issue.line}:${issue.column}`
      return [place, kind ?? key, open ?? value, count].join(' ').trim()
    })
    .map((issue) => issue.replace('questions/a.md:', ''))
}

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${inner}<path d="M010 2345 6789z"/></svg>\n`
const theme = (inner: string) => ({ files: { 'theme/logo.svg': svg(inner) } })

describe('of a question', () => {
  test.each<[string, object, string[]]>([
    ['id', { id: '010-2345-6789' }, ['questions/010-2345-6789.md:1:1 phone id 1']],
    ['id', { id: 'gildong@naver.com' }, ['questions/gildong@naver.com.md:1:1 email id 1']],
    ['id', { id: '02_234_5678' }, ['questions/02_234_5678.md:1:1 phone id 1']],
    ['id', { id: '01023456789' }, []],
    ['id', { id: '2024/01023456789' }, []],
    ['id', { id: '2024-05-01-12345' }, []],
    ['old address', { aliases: ['/u/010-2345-6789/'] }, ['6:11 phone aliases 1']],
    ['old address', { aliases: ['/u/gildong@naver.com'] }, ['6:11 email aliases 1']],
    ['old address', { aliases: ['/u/01023456789', '/articles/12345678901'] }, []],
    ['query', { aliases: ['/b?tel=010-2345-6789'] }, ['6:11 phone aliases 1']],
    ['query', { aliases: ['/b?m=gildong%40naver.com'] }, ['6:11 email aliases 1']],
    ['query', { aliases: ['/b?tel=01023456789&id=2024'] }, []],
    ['resident number', { aliases: ['/u/930215-1234567'] }, ['6:11 residentNumber aliases 1']],
    ['example', { aliases: ['/u/010-0000-0000', '/u/name@example.com'] }, []],
    ['hashtag', { tags: ['rest', '010-2345-6789'] }, ['4:15 phone tags 1']],
    ['hashtag', { tags: ['rest', '010ㅡ2345ㅡ6789'] }, ['4:15 phone tags 1']],
    ['source', { source: 'https://a.example/u/010-2345-6789' }, ['6:9 phone source 1']],
    ['licence', { license: { name: 'a', url: 'https://a.example/u/02-234-5678' } }, ['6:28 phone license 1']],
    [
      'several places',
      { tags: ['02-234-5678'], aliases: ['/u/010-2345-6789', '/m/gildong@naver.com', '/b?tel=031-234-5678'] },
      ['4:8 phone tags,aliases 3', '6:30 email aliases 1'],
    ],
  ])('%s %o', async (_, question, told) => {
    // The line of the hashtags is the fourth, and what is added the sixth or later.
    const issues = await check({ questions: [{ id: 'a', title: '제목', ...question }] })
    expect(issues.map((issue) => issue.replace(/^[6-9]:/, '6:'))).toEqual(told)
  })

  test('an address that is left out is told of as a text', async () => {
    const source = 'https://a.example/?q=010-2345-6789'
    expect(await check({ questions: [{ id: 'a', source }] })).toEqual([
      expect.stringMatching(/^\d+:\d+ phone$/),
    ])
  })
})

test('of ids of people, but of redacted ones', async () => {
  const [person, redacted] = ['gildong@naver.com', 'chulsu@naver.com']
  const by = (id: string) => ({ actor: '김철수', person: id, at: '2025-06-02' })
  const files = {
    ...writeAnswers('a', { 1: { person, edited: [by(person), by(redacted)] } }),
    ...writeComments('a', [
      { id: '2', person: redacted },
      { id: '3', person },
    ]),
    'people.yaml': `${person}: { name: 홍길동 }\n${redacted}: { name: 김철수 }\n`,
    'redactions.yaml': `people: [{ id: ${redacted}, date: 2025-01-02 }]\n`,
  }
  const activity = [
    { ...by(redacted), kind: 'question' },
    { ...by(person), kind: 'question edited' },
  ]
  expect(
    await check({ questions: [{ id: 'a', counts: { answers: 1, comments: 2 }, activity }], files }),
  ).toEqual([
    'answers/a/1.md:4:9 email person 2',
    'comments/a.yaml:10:11 email person 1',
    'people.yaml:1:1 email people 1',
    expect.stringMatching(/^6:\d+ email person 1$/),
  ])
})

test('of answers and comments', async () => {
  const files = {
    ...writeAnswers('a', {
      '010-2345-6789': { source: 'https://a.example/u/02-234-5678' },
      '12345678901': {},
    }),
    ...writeComments('a', [{ id: '031-234-5678' }, { id: '032-234-5678' }, { id: '01023456789' }]),
  }
  expect(await check({ questions: [{ id: 'a', counts: { answers: 2, comments: 3 } }], files })).toEqual([
    'answers/a/010-2345-6789.md:2:1 phone id,source 2',
    'comments/a.yaml:3:7 phone id 2',
  ])
})

describe('of the small files', () => {
  test.each<[string, Partial<WrittenContent>, string[]]>([
    ['title', { settings: { title: '010 2345 6789' } }, ['archive.yaml:1:8 phone title 1']],
    [
      'description',
      { settings: { description: '문의 gildong@naver.com, 02-234-5678, 031-234-5678' } },
      ['archive.yaml:3:14 email description 1', 'archive.yaml:3:14 phone description 2'],
    ],
    ['description', { settings: { description: '문의 name@example.com 010-0000-0000' } }, []],
    ['digits', { settings: { description: '01023456789' } }, ['archive.yaml:3:14 phone description 1']],
    [
      'address',
      { settings: { repository: 'https://a.example/u/02-234-5678' } },
      ['archive.yaml:3:13 phone repository 1'],
    ],
    ['address', { settings: { repository: 'https://a.example/u/01023456789' } }, []],
    [
      'synonyms',
      { files: { 'synonyms.yaml': 'rest: [010-2345-6789, 02-234-5678]\n' } },
      ['synonyms.yaml:1:8 phone synonyms 2'],
    ],
    [
      'people',
      { files: { 'people.yaml': '010-2345-6789: { name: 가나 }\n' } },
      ['people.yaml:1:1 phone people 1'],
    ],
    ['text', theme('<text>010-2345-6789</text>'), ['theme/logo.svg:2:1 phone svg 1']],
    [
      'text in parts',
      theme('<text>gildong<tspan>@naver</tspan>.com</text>'),
      ['theme/logo.svg:2:1 email svg 1'],
    ],
    ['title', theme('<title>02)234-5678</title>'), ['theme/logo.svg:2:1 phone svg 1']],
    ['id', theme('<g id="tel-010-2345-6789"/>'), []],
    ['id', theme('<g id="010-2345-6789"/>'), ['theme/logo.svg:2:8 phone svg 1']],
    ['label', theme('<g aria-label="gildong@naver.com"/>'), ['theme/logo.svg:2:16 email svg 1']],
    ['comment', theme('<!-- 930215-1234567 -->'), ['theme/logo.svg:2:1 residentNumber svg 1']],
    ['font', theme('<text font-family="gildong@naver.com">a</text>'), ['theme/logo.svg:2:20 email svg 1']],
    ['attribute', theme('<g fill="tel 010-2345-6789"/>'), ['theme/logo.svg:2:10 phone svg 1']],
    ['text of no text', theme('<g><tspan>010-2345-6789</tspan></g>'), ['theme/logo.svg:2:1 phone svg 1']],
    ['what is drawn', theme('<path d="M01 02 234 5678z"/>'), []],
    ['how it is moved', theme('<g transform="translate(010 2345 6789)"/>'), []],
  ])('%s', async (_, content, told) => {
    expect(await check(content)).toEqual(told)
  })
})

describe('a redacted name is an error', () => {
  const redactions = 'actors:\n  - { name: 홍길동, date: 2025-01-02 }\n'

  const address = 'https://a.example/%ED%99%8D%EA%B8%B8%EB%8F%99'

  test.each<[string, Partial<WrittenContent>, string]>([
    ['text of a picture', theme('<text>홍<tspan>길동</tspan></text>'), 'theme/logo.svg:2:1 svg'],
    ['id in a picture', theme('<g id="홍길동"/>'), 'theme/logo.svg:2:8 svg'],
    ['font of a picture', theme('<text font-family="홍길동">a</text>'), 'theme/logo.svg:2:20 svg'],
    ['fill of a picture', theme('<g fill="홍길동"/>'), 'theme/logo.svg:2:10 svg'],
    ['group of a picture', theme('<g>홍길동</g>'), 'theme/logo.svg:2:1 svg'],
    ['comment in a picture', theme('<!-- 홍길동 -->'), 'theme/logo.svg:2:1 svg'],
    ['address of the settings', { settings: { repository: address } }, 'archive.yaml:3:13 repository'],
    [
      'address of the licence',
      { settings: { license: { name: 'a', url: address } } },
      'archive.yaml:3:28 license.url',
    ],
  ])('%s', async (_, content, told) => {
    const files = { ...content.files, 'redactions.yaml': redactions }
    expect(await check({ ...content, files })).toEqual([`${told} 삭제된 사용자`])
  })
})

test('says where and how many, and what to write', () => {
  const issue = toAnyIssue('personal-data', { kind: 'phone', open: ['tags', 'aliases'], count: 3 })
  expect(toIssueMessage(issue, 'ko')).toEqual({
    message: '가릴 수 없는 곳(tags, aliases)에 전화번호로 보이는 글이 있습니다: 3개',
    hint: '이곳의 글은 사이트에 그대로 실립니다. 그 부분을 지우거나 다른 말로 바꾸고, id라면 파일이나 항목의 이름을 바꿔 주세요. 예시라면 010-0000-0000을 써 주세요.',
  })
  expect(toIssueMessage(issue, 'en')).toEqual({
    message: "This looks like a phone number, where it can't be hidden (tags, aliases): 3 of them",
    hint: 'The site publishes what stands here. Take that part out or write something else; in an id, rename the file or the entry. For an example, write 010-0000-0000.',
  })
})

const prepare = createPrepareQuestion(sampleSettings, [
  { name: '곽두팔', onlyActors: false },
  { name: 'Kwak', onlyActors: false },
  { name: '이', onlyActors: false },
  { name: 'spring', onlyActors: true },
])

function findIssues(changed: Parameters<typeof toQuestionText>[0], path = 'questions/a.md'): string[] {
  const text = toQuestionText(changed, '곽두팔의 글')
  return prepare({ id: 'a', path, bytes: Buffer.from(text) }).issues.map(
    ({ code, line, column, detail }) => `${line}:${column} ${code} ${detail['key']} ${detail['value']}`,
  )
}

describe('a redacted name', () => {
  test.each([
    ['in nothing but text', {}, []],
    ['in a title, where it is masked', { title: 'title: 곽두팔님께' }, []],
    ['in a category', { category: 'category: 질문 (KWAK)' }, ['3:11 redacted-name category Kwak']],
    ['in a hashtag', { tags: 'tags: [kwak-style]' }, ['4:8 redacted-name tags Kwak']],
    ['in an alias', { more: 'aliases: [/a, /users/kwak]' }, ['10:15 redacted-name aliases Kwak']],
    [
      'in several places',
      { category: 'category: kwak', tags: 'tags: [곽두팔, kwak]' },
      ['3:11 redacted-name category Kwak', '4:8 redacted-name tags 곽두팔', '4:13 redacted-name tags Kwak'],
    ],
    ['in a longer word', { tags: 'tags: [kwaker, 곽두팔색조]' }, []],
    [
      'of one character, or of actors alone',
      { tags: 'tags: [이, spring]', category: 'category: spring' },
      [],
    ],
  ])('%s', (_, changed, issues) => {
    expect(findIssues(changed)).toEqual(issues)
  })

  test.each([
    ['questions/곽두팔-질문.md', ['1:1 redacted-name id 곽두팔']],
    ['questions/kwak/a.md', ['1:1 redacted-name id Kwak']],
    ['questions/kwakers/a.md', []],
  ])('in the path %s', (path, issues) => {
    expect(findIssues({}, path)).toEqual(issues)
  })
})
