import { describe, expect, test } from 'vitest'
import { tidyQuestion } from '../../../src/commands/tidy-texts.ts'
import type { Activity } from '../../../src/format/activity.ts'
import { addActivity, findToldTexts } from '../../../src/format/history.ts'
import type { Question } from '../../../src/format/post.ts'
import { createZone } from '../../../src/format/time.ts'

const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30', views: false }

const question = (...lines: string[]) => `---
title: 제목
category: 개발자
tags: []
counts:
  answers: 3
  comments: 3
activity:
${lines
  .map((line) => line.split(' · '))
  .map(([at, actor, kind]) => `  - at: ${at}\n    actor: ${actor}\n    kind: ${kind}\n`)
  .join('')}---
본문
`

const answer = (at: string): Activity => ({ at, actor: '나', kind: '새로운 답변' })

test.each<[name: string, history: string[], missing: string[], expected: string[]]>([
  [
    'behind what is older',
    ['2024-05-01 · 가 · 질문', '2024-05-03 · 가 · 질문 업데이트'],
    ['2024-05-02', '2024-05-04T09:00:00+09:00'],
    [
      '2024-05-01 · 가 · 질문',
      '2024-05-02 · 나 · 새로운 답변',
      '2024-05-03 · 가 · 질문 업데이트',
      '2024-05-04T09:00:00+09:00 · 나 · 새로운 답변',
    ],
  ],
  [
    'a day before the instants of it',
    ['2024-05-01T00:00:01+09:00 · 가 · 질문'],
    ['2024-05-01'],
    ['2024-05-01 · 나 · 새로운 답변', '2024-05-01T00:00:01+09:00 · 가 · 질문'],
  ],
  [
    'equal instants behind each other',
    ['2024-05-01T09:00:00+09:00 · 가 · 질문'],
    ['2024-05-01T00:00:00Z'],
    ['2024-05-01T09:00:00+09:00 · 가 · 질문', '2024-05-01T00:00:00Z · 나 · 새로운 답변'],
  ],
  [
    'before a later instant, whatever day stands behind it',
    [
      '2024-05-01T08:00:00+09:00 · 가 · 질문',
      '2024-05-01T12:00:00+09:00 · 가 · 질문 업데이트',
      '2024-05-01 · 다 · 새로운 댓글',
    ],
    ['2024-05-01T09:00:00+09:00'],
    [
      '2024-05-01T08:00:00+09:00 · 가 · 질문',
      '2024-05-01T09:00:00+09:00 · 나 · 새로운 답변',
      '2024-05-01T12:00:00+09:00 · 가 · 질문 업데이트',
      '2024-05-01 · 다 · 새로운 댓글',
    ],
  ],
  ['nothing', ['2024-05-01 · 가 · 질문'], [], ['2024-05-01 · 가 · 질문']],
])('lines of history that a question lacks: %s', (_, history, missing, expected) => {
  const bytes = Buffer.from(question(...history))
  const complete = (written: Question) => addActivity(written, missing.map(answer), context.zone)
  const outcome = tidyQuestion({ id: 'q', path: 'questions/q.md', bytes, complete }, context, 'ko')
  const text = outcome.result === 'tidied' ? outcome.bytes.toString() : `${outcome.result}: ${bytes}`
  expect(text.replace(/^tidy: /, '')).toBe(question(...expected))
})

describe('what lines of history tell', () => {
  const toLine = (text: string): Activity => {
    const [at = '', actor = '', kind] = text.split(' · ')
    return { at, actor, kind: kind as Activity['kind'] }
  }

  test.each<[name: string, history: string[], texts: string[], told: string]>([
    [
      'letter for letter',
      ['2024-05-01 · 가 · 질문', '2024-05-02 · 나 · 새로운 답변', '2024-05-03 · 다 · 새로운 댓글'],
      ['answer 1 2024-05-02 나', 'comment 9 2024-05-03 다'],
      '-, answer 1, comment 9',
    ],
    [
      'an edit of an answer, by whoever wrote it',
      ['2024-05-02 · 나 · 새로운 답변', '2024-05-04 · 나 · 답변 업데이트'],
      ['answer 1 2024-05-02 나 2024-05-04'],
      'answer 1, answer 1',
    ],
    [
      'the same instant, or any of a day',
      ['2024-05-02T00:00:00Z', '2024-05-03', '2024-05-04T09:00:00+09:00'].map(
        (at) => `${at} · 나 · 새로운 답변`,
      ),
      [
        'answer 1 2024-05-02T09:00:00+09:00 나',
        'answer 2 2024-05-03T09:00:00+09:00 나',
        'answer 3 2024-05-04 나',
      ],
      'answer 1, answer 2, answer 3',
    ],
    [
      'one after the other, where all else is the same',
      ['2024-05-02 · 나 · 새로운 답변', '2024-05-02 · 나 · 새로운 답변'],
      ['answer 1 2024-05-02 나', 'answer 2 2024-05-02 나', 'answer 3 2024-05-02 나'],
      'answer 1, answer 2',
    ],
    [
      'nothing of another person, kind or day',
      ['2024-05-02 · 다 · 새로운 답변', '2024-05-02 · 나 · 새로운 댓글', '2024-05-01 · 나 · 새로운 답변'],
      ['answer 1 2024-05-02 나'],
      '-, -, -',
    ],
  ])('%s', (_name, history, texts, expected) => {
    const written = texts.map((text) => {
      const [of, id = '', at = '', actor = '', ...edits] = text.split(' ')
      const ofComment = { text: '글', textLine: 1, textIndent: 0 }
      return {
        of,
        id,
        at,
        actor,
        edited: edits.map((edit) => ({ at: edit })),
        path: '',
        counts: {},
        ...ofComment,
      }
    })
    const told = findToldTexts(
      {
        question: { activity: history.map(toLine) } as Question,
        answers: written.filter(({ of }) => of === 'answer'),
        comments: written.filter(({ of }) => of === 'comment'),
      },
      context.zone,
    )
    expect(told.map((text) => (text ? `${text.of} ${text.id}` : '-')).join(', ')).toBe(expected)
  })
})
