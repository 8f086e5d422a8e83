import { describe, expect, test } from 'vitest'
import { parseRedactions } from '../../../src/content-folder/redactions.ts'

const gildong = { name: '홍길동', onlyActors: false }

describe('what is fine', () => {
  test.each([
    ['empty file', '', [], []],
    ['actors only', 'actors:\n  - { name: 홍길동, date: 2025-01-01 }', [gildong], []],
    [
      'a name in actor fields alone',
      'actors:\n  - { name: spring, date: 2025-01-01, in: actors }',
      [{ name: 'spring', onlyActors: true }],
      [],
    ],
    ['questions only', 'questions:\n  - { id: put-or-patch, date: 2025-01-01 }', [], ['put-or-patch']],
    [
      'a name that looks like a number',
      'actors:\n  - { name: 007, date: 2025-01-01 }',
      [{ name: '007', onlyActors: false }],
      [],
    ],
    [
      'decomposed name',
      `actors:\n  - { name: ${'홍길동'.normalize('NFD')}, date: 2025-01-01 }`,
      [gildong],
      [],
    ],
  ])('%s', (_, text, actors, questions) => {
    expect(parseRedactions('redactions.yaml', text)).toEqual({
      redactions: {
        actors,
        questions: new Set(questions),
        people: new Set(),
        answers: new Map(),
        comments: new Map(),
      },
    })
  })
})

describe('what is not', () => {
  test.each([
    ['a reason', 'actors:\n  - { name: a, date: 2025-01-01, reason: b }', '2:34 unknown-key'],
    ['no date', 'actors:\n  - { name: a }', '2:5 missing-key'],
    ['no day', 'questions:\n  - { id: a, date: 2025-02-30 }', '2:20 invalid-setting'],
    ['names alone', 'actors: [a]', '1:1 missing-key'],
    ['a name alone', '- a\n- b', '1:1 missing-key'],
    ['a list without its key', '- { name: a, date: 2025-01-01 }', '1:1 wrong-type'],
    ['a name and its day', '홍길동: 2025-01-01', '1:1 unknown-key'],
    ['another key', 'actor: []', '1:1 unknown-key'],
    ['another place', 'actors:\n  - { name: a, date: 2025-01-01, in: texts }', '2:38 invalid-setting'],
    ['a place of a question', 'questions:\n  - { id: a, date: 2025-01-01, in: actors }', '2:32 unknown-key'],
  ])('%s', (_, text, issue) => {
    const result = parseRedactions('redactions.yaml', text)
    expect(
      'issues' in result && result.issues.map((each) => `${each.line}:${each.column} ${each.code}`),
    ).toEqual([issue])
  })
})

describe('ids that can be none, and what is meant', () => {
  const q2 = 'id: q2, date: 2025-01-01 }'

  test.each([
    ['questions', '- { id: q2.md, date: 2025-01-01 }', '2:9', `- { ${q2}`],
    ['questions', '- { id: "q2 ", date: 2025-01-01 }', '2:9', `- { ${q2}`],
    ['questions', '- { id: "q2\\u200b", date: 2025-01-01 }', '2:9', `- { ${q2}`],
    ['questions', '- { id: q2\u200b, date: 2025-01-01 }', '2:9', `- { ${q2}`],
    ['questions', '- { id: /questions/q2/, date: 2025-01-01 }', '2:9', `- { ${q2}`],
    ['questions', '- { id: my q, date: 2025-01-01 }', '2:9', undefined],
    ['people', '- { id: "q2 ", date: 2025-01-01 }', '2:9', `- { ${q2}`],
    ['answers', `- { question: /questions/q1/, ${q2}`, '2:15', `- { question: q1, ${q2}`],
    ['answers', '- { question: q1, id: q2.md, date: 2025-01-01 }', '2:23', `- { question: q1, ${q2}`],
    ['comments', `- { question: my q, ${q2}`, '2:15', undefined],
  ])('%s: %j', (list, entry, place, correction) => {
    const result = parseRedactions('redactions.yaml', `${list}:\n${entry}\n`)
    const issues = 'issues' in result ? result.issues : []
    expect(issues.map((each) => `${each.line}:${each.column} ${each.code}`)).toEqual([
      `${place} invalid-setting`,
    ])
    expect(issues[0]?.correction?.lines).toEqual(correction && [correction])
  })
})
