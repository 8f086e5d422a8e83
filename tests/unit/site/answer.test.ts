import { describe, expect, test } from 'vitest'
import type { Settings } from '../../../src/folder/settings.ts'
import type { Poll } from '../../../src/format/post.ts'
import type { KeptAnswer, ShownAnswer } from '../../../src/kept/question.ts'
import { type EditsView, toAnswerView } from '../../../src/site/answer.ts'
import { createToPersonView, toPollView } from '../../../src/site/post.ts'
import { createSampleSite } from '../create-sample-site.ts'
import { toConversationPage, toShownAnswer } from '../sample-conversation.ts'
import { toCachedQuestion } from '../sample-question.ts'

function view(changed: Partial<KeptAnswer>, settings: Partial<Settings> = {}) {
  const site = createSampleSite(settings)
  const answer = toShownAnswer('5678', changed)
  const toPerson = createToPersonView(toConversationPage({ answers: [answer] }), site)
  const question = toCachedQuestion('q')
  const shown = toAnswerView(answer, undefined, { site, toPerson, question, page: 2 })
  if (shown.withheld !== undefined) throw new Error('it is withheld')
  return shown
}

/** As its line reads. */
function toText({ before, time, between, by, after }: EditsView['edits'][number]): string {
  return before + time.label + (by ? between + by.name : '') + after
}

test('an answer has a place, an author and a day', () => {
  expect(view({ at: '2025-06-27T21:04:00+09:00' })).toMatchObject({
    anchor: 'answer-5678',
    permalink: { label: '홍길동 님의 답변 주소', href: '#answer-5678' },
    by: { name: '홍길동', role: false },
    time: { label: '3일 전', localTime: '2025년 6월 27일 21:04' },
    accepted: undefined,
    bodyHtml: '<p>5678</p>',
  })
})

test('one that is withheld has its place alone', () => {
  const site = createSampleSite()
  const toPerson = createToPersonView(undefined, site)
  const context = { site, toPerson, question: toCachedQuestion('q'), page: 1 }
  const answer: ShownAnswer = { id: '이직', withheld: true, path: 'answers/q/a.md', comments: [] }
  expect(toAnswerView(answer, undefined, context)).toEqual({
    anchor: 'answer-이직',
    withheld: '삭제된 답변입니다',
  })
})

describe('counts, of which absent ones print nothing (decision 10)', () => {
  test.each<[Partial<KeptAnswer>, string[], string[]]>([
    [{}, [], []],
    [
      { counts: { recommended: 12, needsSupplement: 3 } },
      ['추천해요 12', '보충이 필요해요 3'],
      ['Recommended 12', 'Needs more detail 3'],
    ],
    [{ counts: { recommended: 0 } }, ['추천해요 0'], ['Recommended 0']],
    [{ score: -2 }, ['점수 -2'], ['Score -2']],
    [{ score: 0 }, ['점수 0'], ['Score 0']],
    [{ score: -1234 }, ['점수 -1,234'], ['Score -1,234']],
  ])('%j', (changed, korean, english) => {
    expect(view(changed).counts).toEqual(korean)
    expect(view(changed, { locale: 'en' }).counts).toEqual(english)
  })
})

describe('edits', () => {
  const kim = { name: '김철수' }
  test.each<[string, KeptAnswer['edited'], string[], string[]]>([
    ['of nobody known', [{ at: '2025-06-28', by: undefined }], ['2일 전 고침'], ['edited 2 days ago']],
    [
      'of another',
      [{ at: '2025-06-27', by: kim }],
      ['3일 전 김철수 님이 고침'],
      ['edited 3 days ago by 김철수'],
    ],
    ['of the author', [{ at: '2025-06-27', by: { name: '홍길동' } }], ['3일 전 고침'], ['edited 3 days ago']],
    [
      'of a namesake',
      [{ at: '2025-06-27', by: { name: '홍길동', person: 'u2' } }],
      ['3일 전 홍길동 님이 고침'],
      ['edited 3 days ago by 홍길동'],
    ],
    [
      'of a role',
      [{ at: '2025-06-30', by: { name: '삭제된 사용자' } }],
      ['0일 전 삭제된 사용자 님이 고침'],
      ['edited 0 days ago by deleted user'],
    ],
    [
      'two, oldest first',
      [
        { at: '2024-06-30', by: kim },
        { at: '2025-06-29', by: undefined },
      ],
      ['일 년 전 김철수 님이 고침', '1일 전 고침'],
      ['edited 1 year ago by 김철수', 'edited 1 day ago'],
    ],
  ])('%s', (_, edited, korean, english) => {
    expect(view({ edited }).edits?.edits.map(toText)).toEqual(korean)
    expect(view({ edited }, { locale: 'en' }).edits?.edits.map(toText)).toEqual(english)
  })

  test.each([
    [3, undefined],
    [4, '고침 4번'],
  ])('%d of them are folded: %s', (count, summary) => {
    const edited = Array.from({ length: count }, () => ({ at: '2025-06-27', by: undefined }))
    expect(view({ edited }).edits?.summary).toBe(summary)
  })

  test('none are told of an answer without', () => {
    expect(view({}).edits).toBeUndefined()
  })
})

test.each<[Partial<KeptAnswer>, object]>([
  [{ accepted: true }, { label: '채택된 답변', at: undefined }],
  [
    { accepted: true, acceptedAt: '2024-05-04' },
    { label: '채택된 답변', at: '2024년 5월 4일에 채택됨' },
  ],
  [
    { accepted: true, acceptedAt: '2024-05-04T10:00:00+09:00' },
    { label: '채택된 답변', at: '2024년 5월 4일 10:00에 채택됨' },
  ],
])('accepted as %j', (changed, accepted) => {
  expect(view(changed).accepted).toEqual(accepted)
})

test.each([
  [1, '/questions/q/#answer-7'],
  [2, '#answer-7'],
  [3, '/questions/q/3/#answer-7'],
])('a reply to an answer on page %d leads to %s', (page, href) => {
  const replyTo = { id: '7', page, by: { name: '김철수' } }
  expect(view({ replyTo }).reply).toEqual({ label: '김철수 님에게', href })
})

test('of two people of one name a reply says which is meant', () => {
  const changed = {
    by: { name: '김철수', person: 'u1' },
    replyTo: { id: '7', page: 2, by: { name: '김철수', person: 'u2' } },
  }
  const { name, permalink, reply } = view(changed)
  expect([name, permalink.label, reply?.label]).toEqual([
    '김철수 u1 님의 답변',
    '김철수 u1 님의 답변 주소',
    '김철수 u2 님에게',
  ])
})

test('where it is edited, where it was published, under which licence', () => {
  const changed = { source: 'https://a.example/1', license: { name: 'CC0', url: 'https://b.example/' } }
  expect(view(changed, { repository: 'https://github.com/a/b' }).tools).toEqual({
    links: [
      { label: '이 답변 고치기', href: 'https://github.com/a/b/edit/main/content/answers/q/5678.md' },
      { label: '원문', href: 'https://a.example/1', rel: 'external' },
    ],
    license: { label: '이용 허락', name: 'CC0', href: 'https://b.example/' },
  })
})

test.each<[KeptAnswer['license'], Settings['license'], string | undefined]>([
  ['CC0', 'CC0', undefined],
  ['CC0', { name: 'CC0' }, undefined],
  ['CC0', undefined, 'CC0'],
  ['CC0', { name: 'CC0', url: 'https://b.example/' }, 'CC0'],
  [undefined, 'CC0', undefined],
])('licence %j beside that of the archive, %j: %s is told', (license, own, told) => {
  expect(view({ license }, { license: own }).tools.license?.name).toBe(told)
})

test.each([
  [undefined, undefined],
  ['en', 'en'],
  ['ko', undefined],
])('language %s is said as %s', (language, said) => {
  expect(view({ language }).language).toBe(said)
})

const site = createSampleSite()

/** Each option as it reads, with the length of its bar. */
function toLines(poll: Poll): string[] {
  return toPollView(poll, site).options.map(
    ({ label, votes, share, width }) => `${label} ${votes} ${share ?? '-'} ${width}`,
  )
}

const options = (...votes: number[]) => votes.map((each, index) => ({ label: `${index + 1}`, votes: each }))

test.each<[string, Poll, string[]]>([
  ['of all votes', { options: options(12, 4, 0) }, ['1 12표 75% 75', '2 4표 25% 25', '3 0표 0% 0']],
  ['rounded to 100 together', { options: options(7, 1) }, ['1 7표 88% 87.5', '2 1표 12% 12.5']],
  [
    'of three equal ones, the first of them rounded up',
    { voters: 3, options: options(1, 1, 1) },
    ['1 1표 34% 33.3', '2 1표 33% 33.3', '3 1표 33% 33.3'],
  ],
  [
    'rounded up where most was cut off',
    { options: options(2, 2, 3) },
    ['1 2표 29% 28.6', '2 2표 28% 28.6', '3 3표 43% 42.9'],
  ],
  [
    'of voters who had several, as they are',
    { multiple: true, voters: 8, options: options(7, 1) },
    ['1 7표 88% 87.5', '2 1표 13% 12.5'],
  ],
  [
    'of voters whose votes are not all there, as they are',
    { voters: 16, options: options(2, 2) },
    ['1 2표 13% 12.5', '2 2표 13% 12.5'],
  ],
  ['of the voters', { voters: 40, options: options(21, 12) }, ['1 21표 53% 52.5', '2 12표 30% 30']],
  [
    'of the voters, who had several',
    { multiple: true, voters: 10, options: options(10, 5) },
    ['1 10표 100% 100', '2 5표 50% 50'],
  ],
  [
    'of nothing known: bars are as long as the longest',
    { multiple: true, options: options(1200, 600) },
    ['1 1,200표 - 100', '2 600표 - 50'],
  ],
  ['of no votes', { options: options(0, 0) }, ['1 0표 - 0', '2 0표 - 0']],
  ['of no voters', { voters: 0, options: options(0) }, ['1 0표 - 0']],
  ['of more votes than voters', { voters: 2, options: options(3) }, ['1 3표 150% 100']],
])('shares are %s', (_, poll, lines) => {
  expect(toLines(poll)).toEqual(lines)
})

test.each<[Partial<Poll>, 'ko' | 'en', string, string[]]>([
  [{}, 'ko', '투표', []],
  [{}, 'en', 'Poll', []],
  [{ title: '점심은?' }, 'ko', '점심은?', []],
  [
    { voters: 1200, multiple: true, closed: true },
    'ko',
    '투표',
    ['1,200명 참여', '여러 개를 고를 수 있음', '마감됨'],
  ],
  [
    { voters: 1, multiple: true, closed: true },
    'en',
    'Poll',
    ['1 voter', 'several choices allowed', 'closed'],
  ],
  [{ voters: 0, multiple: false, closed: false }, 'ko', '투표', ['0명 참여']],
])('a poll %j says in %s: %s, %j', (poll, locale, heading, notes) => {
  expect(toPollView({ options: options(1), ...poll }, createSampleSite({ locale }))).toMatchObject({
    heading,
    notes,
  })
})

test.each([
  [1, '1 vote'],
  [0, '0 votes'],
  [1200, '1,200 votes'],
])('%d in English: %s', (votes, label) => {
  const [option] = toPollView({ options: options(votes) }, createSampleSite({ locale: 'en' })).options
  expect(option?.votes).toBe(label)
})
