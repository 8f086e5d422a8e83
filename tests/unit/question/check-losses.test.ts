// What a reader would not get of a text as it is written; all of it may be meant.
import { describe, expect, test } from 'vitest'
import { parseQuestion } from '../../../src/question/parse-question.ts'
import { createZone } from '../../../src/time/zone.ts'
import { toQuestionText } from './question-text.ts'

function check(changed: Parameters<typeof toQuestionText>[0], views?: boolean): string[] {
  const file = { id: 'a', path: 'questions/a.md', text: toQuestionText(changed) }
  const context = {
    zone: createZone('Asia/Seoul'),
    referenceDate: '2025-06-30',
    ...(views === undefined ? {} : { views }),
  }
  return parseQuestion(file, context).issues.map(({ line, column, code, detail }) =>
    [`${line}:${column} ${code}`, ...Object.entries(detail).map(([name, value]) => `${name}=${value}`)].join(
      ' | ',
    ),
  )
}

describe('titles of which a part is lost', () => {
  test.each([
    ['PUT # 나중에', '2:8 comment-in-text | key=title | value=PUT | whole=PUT # 나중에'],
    ['PUT   # 나중에 ', '2:8 comment-in-text | key=title | value=PUT | whole=PUT   # 나중에'],
    ['PUT #', '2:8 comment-in-text | key=title | value=PUT | whole=PUT #'],
    ['PUT과\n  PATCH', '2:8 joined-lines | key=title | value=PUT과 PATCH'],
    ['PUT과 \n  PATCH', '2:8 joined-lines | key=title | value=PUT과 PATCH'],
    ['"PUT과\n  PATCH"', '2:8 joined-lines | key=title | value=PUT과 PATCH'],
    ['"PUT과 \\"가\\"\n  PATCH"', '2:8 joined-lines | key=title | value=PUT과 "가" PATCH'],
    ['"PUT\\\n  PATCH"', '2:8 joined-lines | key=title | value=PUTPATCH'],
    ["'PUT''s\n  PATCH'", "2:8 joined-lines | key=title | value=PUT's PATCH"],
    ['“PUT”', '2:8 quotes-in-text | key=title | value=“PUT”'],
    ['‘PUT과 PATCH’', '2:8 quotes-in-text | key=title | value=‘PUT과 PATCH’'],
    ['＇PUT＇', '2:8 quotes-in-text | key=title | value=＇PUT＇'],
    ['"“PUT”"', '2:8 quotes-in-text | key=title | value=“PUT”'],
    [`“${'가'.repeat(250)}”`, `2:8 quotes-in-text | key=title | value=“${'가'.repeat(199)}`],
  ])('%s', (written, issue) => {
    expect(check({ title: `title: ${written}` })).toEqual([issue])
  })
})

test.each([
  'PUT',
  'PUT ',
  'C#과 F#',
  '"PUT # 나중에"',
  "'PUT'",
  '"it\'s PUT"',
  '\'PUT "가"\'',
  '“PUT”이란?',
  'PUT과 “PATCH”',
  '‘PUT’이란?',
  'PUT과 ‘PATCH’',
  '‘PUT’과 ‘PATCH’',
  '“PUT’',
  '“”',
])('nothing is lost of %s', (written) => {
  expect(check({ title: `title: ${written}` })).toEqual([])
})

test.each([
  [
    'category',
    { category: 'category: 개발자 # 메모' },
    '3:11 comment-in-text | key=category | value=개발자 | whole=개발자 # 메모',
  ],
  [
    'the second actor',
    {
      activity:
        'activity:\n  - { at: 2024-05-01, actor: a, kind: 질문 }\n  - at: 2024-05-02\n    actor: “b”\n    kind: 질문',
    },
    '9:12 quotes-in-text | key=actor | value=“b”',
  ],
])('the same of %s', (_, changed, issue) => {
  expect(check(changed)).toEqual([issue])
})

describe('other texts of which a part is lost', () => {
  test.each([
    [
      'poll:\n  title: C #은?\n  options:\n    - { label: A, votes: 1 }\n    - label: B #2\n      votes: 1',
      [
        '11:10 comment-in-text | key=title | value=C | whole=C #은?',
        '14:14 comment-in-text | key=label | value=B | whole=B #2',
      ],
    ],
    [
      'poll:\n  title: #은?\n  options: [{ label: A, votes: 1 }]',
      ['11:10 comment-in-text | key=title | value= | whole=#은?'],
    ],
    [
      'state:\n  closed:\n    reason: 질문 #3과 같음',
      ['12:13 comment-in-text | key=reason | value=질문 | whole=질문 #3과 같음'],
    ],
    ['state:\n  closed:\n    reason: #3', ['12:13 comment-in-text | key=reason | value= | whole=#3']],
    ['license: CC #4', ['10:10 comment-in-text | key=license | value=CC | whole=CC #4']],
    ['license:\n  name: CC #4', ['11:9 comment-in-text | key=name | value=CC | whole=CC #4']],
    ['license: CC\n  BY #4', ['10:10 comment-in-text | key=license | value=CC BY | whole=CC BY #4']],
    ['source: # https://a.kr/', ['10:9 comment-in-text | key=source | value= | whole=# https://a.kr/']],
    ['related: #b', ['10:10 comment-in-text | key=related | value= | whole=#b']],
    ['"related" : #b', ['10:13 comment-in-text | key=related | value= | whole=#b']],
  ])('%s', (more, issues) => {
    expect(check({ more })).toEqual(issues)
  })

  test.each([
    'source: https://a.kr/ # 원문',
    'related: [b] # 메모',
    'related: # 메모\n  - b',
    'language: en # 메모',
    'language: # 나중에',
    'aliases: # 아직 없음',
    'poll: true # 메모',
    'state: { closed: { reason: "질문 #3" } } # 메모',
    'state:\n  closed:\n    reason: "질문 #3" # 메모',
    '# reason: 질문 #3',
    'license: CC\n# 메모',
  ])('a note is no loss: %s', (more) => {
    expect(check({ more })).toEqual([])
  })
})

test.each([
  ['absent', '', undefined, ['5:9 views-missing']],
  ['empty', ', views:', undefined, ['5:36 views-missing']],
  ['there', ', views: 0', undefined, []],
  ['absent where they are counted', '', true, ['5:9 views-missing']],
  ['absent where nobody counted them', '', false, []],
])('views: %s', (_, views, counted, issues) => {
  expect(check({ counts: `counts: { answers: 0, comments: 0${views} }` }, counted)).toEqual(issues)
})
