import { expect, test } from 'vitest'
import { compareQuestions, type QuestionDifferences } from '../../../src/changes/compare-questions.ts'
import type { PublishedQuestion } from '../../../src/changes/published-question.ts'

const asked = { at: '2024-05-01', actor: '홍길동', kind: '질문' } as const
const answered = { at: '2024-05-02', actor: '익명', kind: '새로운 답변' } as const
const commented = { at: '2024-05-02', actor: '익명', kind: '새로운 댓글' } as const

const question: PublishedQuestion = {
  title: '제목',
  category: '개발자',
  hashtags: ['rest', 'jpa'],
  counts: { answers: 1, comments: 0, views: 10 },
  poll: false,
  activity: [asked, answered],
  aliases: ['/a'],
  file: undefined,
  html: 'html',
  source: '첫 줄\n둘째 줄\n',
}

const rows: [name: string, change: Partial<PublishedQuestion>, differences: QuestionDifferences][] = [
  ['nothing', {}, {}],
  ['a title', { title: '새 제목' }, { title: { before: '제목', after: '새 제목' } }],
  ['a category', { category: '취업' }, { category: { before: '개발자', after: '취업' } }],
  ['a category that is gone', { category: undefined }, { category: { before: '개발자', after: undefined } }],
  ['a score that is new', { score: -2 }, { counts: [{ name: 'score', before: undefined, after: -2 }] }],
  ['a hashtag more', { hashtags: ['rest', 'jpa', 'sql'] }, { hashtags: { added: ['sql'], removed: [] } }],
  ['another hashtag', { hashtags: ['sql', 'jpa'] }, { hashtags: { added: ['sql'], removed: ['rest'] } }],
  ['hashtags in another order', { hashtags: ['jpa', 'rest'] }, { hashtags: { added: [], removed: [] } }],
  [
    'counts: a number, and one that was not known',
    { counts: { answers: 2, comments: 0, recommended: 0, views: 10 } },
    {
      counts: [
        { name: 'answers', before: 1, after: 2 },
        { name: 'recommended', before: undefined, after: 0 },
      ],
    },
  ],
  ['a language', { language: 'en' }, { language: { before: undefined, after: 'en' } }],
  ['a poll', { poll: true }, { poll: { before: false, after: true } }],
  [
    'options and votes of a poll',
    { polls: [{ title: '어느 쪽', voters: 9, options: [{ label: 'PUT', votes: 3 }] }] },
    { polls: { added: ['title: 어느 쪽', 'voters: 9', 'PUT 3'], removed: [] } },
  ],
  [
    'a state',
    { state: { closed: { reason: '되풀이', of: ['b', 'c'] }, locked: true } },
    { state: { added: ['closed', 'closed.reason: 되풀이', 'closed.of: b, c', 'locked'], removed: [] } },
  ],
  ['related questions', { related: ['b'] }, { related: { added: ['b'], removed: [] } }],
  [
    'where it comes from',
    { sourceUrl: 'https://example.com/', license: { name: 'CC0', url: 'https://example.com/cc0' } },
    {
      sourceUrl: { before: undefined, after: 'https://example.com/' },
      license: { before: undefined, after: 'CC0 https://example.com/cc0' },
    },
  ],
  [
    'who somebody was',
    { activity: [asked, { ...answered, person: 'u43' }] },
    {
      activity: {
        added: [],
        removed: [],
        changed: [{ before: answered, after: { ...answered, person: 'u43' } }],
      },
    },
  ],
  [
    'a line of text',
    { html: 'other', source: '첫 줄\n새 줄\n셋째 줄\n' },
    { text: { added: 2, removed: 1 } },
  ],
  ['a text that reads the same', { source: '첫 줄\n둘째 줄  \n' }, {}],
  [
    'an activity more',
    { activity: [asked, answered, commented] },
    { activity: { added: [commented], removed: [], changed: [] } },
  ],
  ['an activity less', { activity: [asked] }, { activity: { added: [], removed: [answered], changed: [] } }],
  [
    'another actor',
    { activity: [asked, { ...answered, actor: '김철수' }] },
    {
      activity: {
        added: [],
        removed: [],
        changed: [{ before: answered, after: { ...answered, actor: '김철수' } }],
      },
    },
  ],
  [
    'another kind',
    { activity: [asked, commented] },
    { activity: { added: [], removed: [], changed: [{ before: answered, after: commented }] } },
  ],
  [
    'an activity in the place of a quite different one',
    { activity: [asked, { at: '2024-05-09', actor: '김철수', kind: '새로운 답변' }] },
    {
      activity: {
        added: [{ at: '2024-05-09', actor: '김철수', kind: '새로운 답변' }],
        removed: [answered],
        changed: [],
      },
    },
  ],
  [
    'the same activity twice',
    { activity: [asked, answered, answered] },
    { activity: { added: [answered], removed: [], changed: [] } },
  ],
  ['an old address', { aliases: ['/a', '/b'] }, { aliases: { added: ['/b'], removed: [] } }],
  [
    'a link to its file',
    { file: 'questions/a.md' },
    { file: { before: undefined, after: 'questions/a.md' } },
  ],
]

test.for(rows)('%s', ([, change, differences]) => {
  expect(compareQuestions(question, { ...question, ...change })).toEqual(differences)
})
