// A question with all that answers, comments, polls and states of it can be.
import type { WrittenQuestion } from '../../support/content-folder.ts'
import { writeAnswers, writeComments } from '../../support/conversation.ts'

const noted = '글[^1].[^2]\n\n[^1]: 각주 하나\n[^2]: 각주 둘[^1]'

const questions: WrittenQuestion[] = [
  {
    id: 'q',
    tags: ['대화'],
    counts: { answers: 10, comments: 9 },
    body: `${noted}\n\n[답변](/a/456#answer-B)`,
    aliases: ['/a/456#answer-B'],
    state: {
      closed: { at: '2025-06-20', reason: '이미 나온 질문', of: ['other', 'q', 'other'] },
      locked: true,
    },
    related: ['other'],
    poll: {
      title: '무엇을 쓰나요',
      multiple: true,
      closed: true,
      voters: 4,
      options: [
        { label: '가', votes: 3 },
        { label: '나', votes: 2 },
      ],
    },
  },
  {
    id: 'other',
    tags: ['대화'],
    counts: { answers: 1 },
    body: '[거기](/a/456) [여기](/questions/q/#comment-c4)',
  },
  { id: 'counted', tags: ['대화'], counts: { answers: 4, comments: 2 } },
]

/** Accepted ones first, then votes, then age, then id. */
const answers = {
  '10': { accepted: '2025-06-10', counts: { recommended: 1 }, body: `${noted}\n\n# 제목\n\n### 작은 제목` },
  '9': { accepted: true, counts: { recommended: 5 }, actor: '익명', replyTo: 'B', body: noted },
  'a&amp;b': { at: '2025-06-05', body: noted },
  'a&b': { at: '2025-06-06', body: noted },
  '9-note-1': { at: '2025-06-04', body: '이름이 각주와 비슷한 답변' },
  a: { at: '2025-06-02T10:00:00+09:00', counts: { recommended: 5, needsSupplement: 2 } },
  B: {
    at: '2025-06-02T01:00:00Z',
    counts: { recommended: 3 },
    edited: [{ at: '2025-06-05' }, { at: '2025-06-06', actor: '박수정' }],
    language: 'en',
    body: 'An answer in English.',
  },
  c: { at: '2025-06-01T23:00:00+09:00', score: 3, poll: { options: [{ label: '다', votes: 1 }] } },
  '2': { score: -2, source: 'https://example.com/2', license: { name: 'CC0' } },
} as const

const comments = [
  { id: 'c2', at: '2025-06-03', recommended: 2, replyTo: 'c1' },
  {
    id: 'c10',
    at: '2025-06-03',
    text: '# 제목\n\n| 표 | 표 |\n|---|---|\n| 가 | 나 |\n\n<b>굵게</b> 글[^1]\n\n[^1]: 각주',
  },
  { id: 'c1', at: '2025-06-02' },
  { id: 'c4', answer: 'B', text: 'Two: `code` and **strong** and [a link](/questions/other/)' },
  { id: 'c5', answer: 'B', replyTo: 'c1' },
] as const

export const discussion = {
  questions,
  files: { ...writeAnswers('q', answers), ...writeComments('q', comments) },
}
