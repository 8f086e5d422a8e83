// What differs between two states of a post, as a report tells it.
import { expect, test } from 'vitest'
import {
  type Conversation,
  compareConversations,
  comparePosts,
  type Post,
} from '../../../src/changes/posts.ts'
import { createPrint, type Labels, toChangeTexts } from '../../../src/changes/print.ts'
import { type PostFields, toPostValues } from '../../../src/changes/values.ts'
import type { Language } from '../../../src/words/language.ts'
import { tellConversation } from '../../support/tell-conversation.ts'

const hide = (text: string) => text.replaceAll('김비밀', '삭제된 사용자')

interface Given extends PostFields {
  [field: string]: unknown
  html?: string
  /** The text as it is written. */
  body?: string
}

function toPost({ body = '글', html = body, ...fields }: Given): Post {
  return { values: toPostValues(fields), html, source: body, digest: JSON.stringify([fields, html]) }
}

function tell(
  of: 'question' | 'answerOrComment' | 'page' | 'person' | 'hashtag',
  ...[before, after, language = 'ko']: [Given, Given, Language?]
): string[] {
  const print = createPrint('text', hide, language)
  const labels: Labels = print.words[of]
  return toChangeTexts(comparePosts(toPost(before), toPost(after)), labels, print)
}

const asked = { at: '2024-05-01', actor: '홍길동', kind: '질문' } as const
const answered = { at: '2024-05-02', actor: '익명', kind: '새로운 답변' } as const
const commented = { at: '2024-05-02', actor: '익명', kind: '새로운 댓글' } as const

const question: Given = {
  title: '제목',
  category: '개발자',
  hashtags: ['rest', 'jpa'],
  counts: { answers: 1, comments: 0, views: 999 },
  poll: false,
  activity: [asked, answered],
  aliases: ['/a'],
  body: '첫 줄\n둘째 줄\n',
  html: 'html',
}
const many = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`)

test.each<[name: string, change: object, told: string[], taken?: string[]]>([
  ['nothing', {}, [], []],
  ['a title', { title: '새 제목' }, ['제목: 제목 → 새 제목'], ['제목: 새 제목 → 제목']],
  ['no category', { category: undefined }, ['분류: 개발자 → 없음'], ['분류: 없음 → 개발자']],
  ['a hashtag more', { hashtags: ['rest', 'jpa', 'sql'] }, ['해시태그: +#sql'], ['해시태그: −#sql']],
  ['no hashtag', { hashtags: [] }, ['해시태그: −#rest −#jpa']],
  ['hashtags in another order', { hashtags: ['jpa', 'rest'] }, ['해시태그: 순서가 바뀝니다']],
  [
    'many hashtags',
    { hashtags: ['rest', 'jpa', ...many(50)] },
    ['해시태그: +#t0 +#t1 +#t2 +#t3 +#t4 +#t5 +#t6 +#t7 +#t8 +#t9 … 그 밖에 40개'],
  ],
  [
    'counts, of which two were not known',
    { counts: { answers: 2, comments: 0, recommended: 0, needsSupplement: 3, views: 1234 } },
    ['답변 1 → 2', '추천해요 없음 → 0', '보충이 필요해요 없음 → 3', '조회 999 → 1,234'],
  ],
  ['a score', { score: -1234 }, ['점수 없음 → −1,234'], ['점수 −1,234 → 없음']],
  ['a poll', { poll: true }, ['투표 표시가 생깁니다'], ['투표 표시가 없어집니다']],
  [
    'a state',
    { state: { closed: { reason: '되풀이', of: ['b', 'c'] }, locked: true } },
    ['상태: +closed +closed.reason: 되풀이 +closed.of: b, c +locked'],
  ],
  ['a line of text', { html: 'other', body: '첫 줄\n새 줄\n셋째 줄\n' }, ['본문: +2줄 −1줄']],
  ['another text', { html: 'other', body: many(1000).join('\n') }, ['본문: 천 줄 넘게 바뀝니다']],
  ['a text that reads the same', { body: '첫 줄\n둘째 줄  \n' }, []],
  [
    'an activity more',
    { activity: [asked, answered, commented] },
    ['활동: +2024-05-02 · 익명 · 새로운 댓글'],
    ['활동: −2024-05-02 · 익명 · 새로운 댓글'],
  ],
  [
    'another actor',
    { activity: [asked, { ...answered, actor: '김비밀' }] },
    ['활동: 2024-05-02 · 익명 · 새로운 답변 → 2024-05-02 · 삭제된 사용자 · 새로운 답변'],
  ],
  [
    'an activity in the place of a quite different one',
    { activity: [asked, { at: '2024-05-09', actor: '김철수', kind: '새로운 답변' }] },
    ['활동: +2024-05-09 · 김철수 · 새로운 답변', '활동: −2024-05-02 · 익명 · 새로운 답변'],
  ],
  [
    'an activity that comes, one that changes and one that goes',
    {
      activity: [
        { ...asked, actor: '나' },
        { at: '2024-05-09', actor: '다', kind: '새로운 댓글' },
      ],
    },
    [
      '활동: +2024-05-09 · 다 · 새로운 댓글',
      '활동: 2024-05-01 · 홍길동 · 질문 → 2024-05-01 · 나 · 질문',
      '활동: −2024-05-02 · 익명 · 새로운 답변',
    ],
  ],
  [
    'the same activity twice',
    { activity: [asked, answered, answered] },
    ['활동: +2024-05-02 · 익명 · 새로운 답변'],
  ],
  ['activities in another order', { activity: [answered, asked] }, ['활동: 순서가 바뀝니다']],
  ['an old address', { aliases: ['/a', '/u/김비밀'] }, ['옛 주소: +/u/삭제된 사용자']],
  ['a link to its file', { file: 'questions/a.md' }, ['파일 위치: 없음 → questions/a.md']],
  [
    'what nobody has named',
    { audience: '김비밀의 학생', seen: { by: ['가', '나'], at: 3 }, guests: [{ name: '다', old: false }] },
    [
      'audience 없음 → 삭제된 사용자의 학생',
      'seen.by +가 +나',
      'seen.at 없음 → 3',
      'guests +name: 다, old: false',
    ],
  ],
])('of a question: %s', (_name, change, told, taken) => {
  const changed = { ...question, ...change }
  expect(tell('question', question, changed)).toEqual(told)
  if (taken) expect(tell('question', changed, question)).toEqual(taken)
})

const edits = [{ at: '2025-06-01', actor: '가' }]

test.each<[name: string, before: Given, after: Given, ko: string, en: string]>([
  [
    'fields, in their order',
    { language: 'en', score: 999, counts: { recommended: 999 }, actor: '김비밀' },
    { license: 'CC0', person: 'u1', counts: { recommended: 1000 }, actor: '홍길동', replyTo: 'a' },
    '이름: 삭제된 사용자 → 홍길동, 사람: 없음 → u1, 추천해요 999 → 1,000, 점수 999 → 없음, 대답하는 글: 없음 → a, 이용 허락: 없음 → CC0, 언어: en → 없음',
    'name: 삭제된 사용자 → 홍길동, person: none → u1, Votes 999 → 1,000, score 999 → none, in reply to: none → a, licence: none → CC0, language: en → none',
  ],
  ['that it is accepted', {}, { accepted: '2025-06-01' }, '채택됩니다', 'it is accepted'],
  [
    'when it was accepted',
    { accepted: true },
    { accepted: '2025-06-01' },
    '채택된 때: 없음 → 2025-06-01',
    'accepted at: none → 2025-06-01',
  ],
  ['that it no longer is', { accepted: true }, {}, '채택이 취소됩니다', 'it is no longer accepted'],
  [
    'what holds more than one value is named alone',
    { edited: edits },
    { polls: [{ options: [{ label: 'a', votes: 1 }] }] },
    '수정 기록이 바뀝니다, 투표가 바뀝니다',
    'its edits change, its poll changes',
  ],
  [
    'an edit more',
    { edited: edits },
    { edited: [...edits, ...edits] },
    '수정 기록이 바뀝니다',
    'its edits change',
  ],
])('of an answer or a comment: %s', (_name, before, after, ko, en) => {
  expect(tell('answerOrComment', before, after).join(', ')).toBe(ko)
  expect(tell('answerOrComment', before, after, 'en').join(', ')).toBe(en)
})

const about = '하나'
const description = '하나'

test.each<['page' | 'person' | 'hashtag', before: Given, after: Given, ...told: string[]]>([
  ['page', { nav: false }, { nav: true }, '사이트 머리의 메뉴에 실립니다'],
  ['page', {}, { order: 1.5 }, '메뉴에서의 순서: 없음 → 1.5'],
  ['page', { nav: true }, { html: '다른' }, '본문: +0줄 −0줄', '사이트 머리의 메뉴에서 빠집니다'],
  ['person', { about }, { about: '둘' }, '소개가 바뀝니다'],
  ['person', { about }, { about, formerNames: ['김비밀'] }, '전 이름: +삭제된 사용자'],
  ['person', { about, name: '가' }, { name: '나' }, '이름: 가 → 나', '소개가 바뀝니다'],
  ['hashtag', {}, { description }, '설명이 생깁니다'],
  ['hashtag', { description }, { description: '둘', aliases: ['/t'] }, '설명이 바뀝니다', '옛 주소: +/t'],
  ['hashtag', { description }, {}, '설명이 없어집니다'],
])('of a %s: %j becomes %j', (of, before, after, ...told) => {
  expect(tell(of, before, after)).toEqual(told)
})

function conversation(
  answers: Record<string, Given> = {},
  comments: Record<string, Given> = {},
): Conversation {
  const toPosts = (all: Record<string, Given>) =>
    new Map(Object.entries(all).map(([id, each]) => [id, toPost(each)]))
  const accepted = Object.values(answers).some((each) => each['accepted'] !== undefined)
  return { accepted, answers: toPosts(answers), comments: toPosts(comments), digest: '' }
}

const manyPosts = Object.fromEntries(many(12).map((id) => [id, {}]))

test.each<[name: string, old: Conversation, now: Conversation, ...told: string[]]>([
  ['nothing', conversation({ a: {} }), conversation({ a: {} })],
  [
    'ids in code-unit order',
    conversation({ b: {}, 9: {} }, { c1: {} }),
    conversation({ a2: {}, a10: {} }),
    '답변: +a10 +a2 −9 −b',
    '댓글: −c1',
  ],
  [
    'more than can be named',
    conversation(),
    conversation({}, manyPosts),
    '댓글: +t0 +t1 +t10 +t11 +t2 +t3 +t4 +t5 +t6 +t7 … 그 밖에 2개',
  ],
  [
    'texts',
    conversation({ b: {}, a: { score: 1 } }, { c: { body: '하나\n둘\n' } }),
    conversation({ b: { score: -2 }, a: {} }, { c: { body: '하나\n셋\n넷\n' } }),
    '답변 a: 점수 1 → 없음',
    '답변 b: 점수 없음 → −2',
    '댓글 c: 본문: +2줄 −1줄',
  ],
  [
    'a text that shows the same is none',
    conversation({ a: { body: '하나', html: 'same' } }),
    conversation({ a: { body: '하나  ', html: 'same' } }),
  ],
  [
    'the mark of the question',
    conversation({ a: {}, b: {} }),
    conversation({ a: {}, b: { accepted: true } }),
    '목록에 채택 표시가 생깁니다',
    '답변 b: 채택됩니다',
  ],
  [
    'an answer that is accepted instead of another leaves the mark as it is',
    conversation({ a: { accepted: true } }),
    conversation({ b: { accepted: '2025-06-01' } }),
    '답변: +b −a',
  ],
  [
    'an accepted answer of which nothing is told, as it is withheld from now on',
    { ...conversation(), accepted: true },
    conversation(),
    '목록에서 채택 표시가 없어집니다',
  ],
])('of answers and comments: %s', (_name, old, now, ...told) => {
  expect(tellConversation(compareConversations(old, now))).toEqual(told.map((line) => `    ${line}`))
})
