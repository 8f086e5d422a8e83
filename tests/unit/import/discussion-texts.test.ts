import { expect, test } from 'vitest'
import {
  type AnswerText,
  isSameText,
  type QuestionText,
  toAnswerFile,
  toQuestionFile,
} from '../../../src/import/discussion-texts.ts'

const question: QuestionText = {
  fields: {
    title: '제목',
    category: '개발자',
    hashtags: ['rest'],
    counts: { answers: 1, comments: 0, views: 7 },
    poll: false,
    activity: [{ at: '2024-05-01', actor: '홍길동', person: 'u1', kind: '질문' }],
    aliases: ['/q/1'],
    license: { name: 'A', url: 'https://a.example/' },
  },
  body: '본문',
}
const answer: AnswerText = {
  fields: {
    actor: '홍길동',
    at: '2024-05-02',
    edited: [{ at: '2024-05-03', actor: '홍길동', person: 'u1' }],
    counts: { recommended: 1, needsSupplement: 0 },
  },
  body: '답',
}

function withFields(changed: Partial<QuestionText['fields']>): QuestionText {
  return { ...question, fields: { ...question.fields, ...changed } }
}

test.each<[name: string, other: QuestionText, same: boolean]>([
  [
    'keys in another order',
    {
      body: question.body,
      fields: {
        ...Object.fromEntries(Object.entries(question.fields).toReversed()),
        ...withFields({
          counts: { views: 7, comments: 0, answers: 1 },
          activity: [{ kind: '질문', person: 'u1', actor: '홍길동', at: '2024-05-01' }],
        }).fields,
      },
    },
    true,
  ],
  ['another body', { ...question, body: '다른 본문' }, false],
  ['another title', withFields({ title: '다른 제목' }), false],
  ['one count more', withFields({ counts: { answers: 1, comments: 0, views: 7, recommended: 0 } }), false],
  ['one line less', withFields({ activity: [] }), false],
  ['one key more', withFields({ source: 'https://a.example/1' }), false],
  ['a value in another order', withFields({ license: { url: 'https://a.example/', name: 'A' } }), true],
])('a question with %s', (_, other, same) => {
  expect(isSameText(question, other)).toBe(same)
  expect(toQuestionFile(question, 'ko') === toQuestionFile(other, 'ko')).toBe(same)
})

test.each<[name: string, other: AnswerText, same: boolean]>([
  [
    'keys in another order',
    {
      body: '답',
      fields: {
        counts: { needsSupplement: 0, recommended: 1 },
        edited: [{ person: 'u1', actor: '홍길동', at: '2024-05-03' }],
        at: '2024-05-02',
        actor: '홍길동',
      },
    },
    true,
  ],
  ['another body', { ...answer, body: '다른 답' }, false],
  ['an edit less', { ...answer, fields: { ...answer.fields, edited: [] } }, false],
  ['an editor less', { ...answer, fields: { ...answer.fields, edited: [{ at: '2024-05-03' }] } }, false],
])('an answer with %s', (_, other, same) => {
  expect(isSameText(answer, other)).toBe(same)
  expect(toAnswerFile(answer, 'ko') === toAnswerFile(other, 'ko')).toBe(same)
})
