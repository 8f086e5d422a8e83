// What a reader would not get of a text as it is written; all of it may be meant.
import { describe, expect, test } from 'vitest'
import { parsePeople } from '../../../src/folder/people.ts'
import { parseRedactions } from '../../../src/folder/redactions.ts'
import { listIssues, parseSettings } from '../../../src/folder/settings.ts'
import { parseSynonyms } from '../../../src/folder/synonyms.ts'
import type { Issue } from '../../../src/format/issue.ts'
import { parseAnswer, parseQuestion } from '../../../src/format/parse-post.ts'
import { createZone } from '../../../src/format/time.ts'
import { tellKey } from '../../support/any-issue.ts'
import { toQuestionText } from './question-text.ts'

function check(changed: Parameters<typeof toQuestionText>[0], views?: boolean): string[] {
  const file = { id: 'a', path: 'questions/a.md', text: toQuestionText(changed) }
  const zone = createZone('Asia/Seoul')
  const context = { zone, referenceDate: '2025-06-30', ...(views === undefined ? {} : { views }) }
  return parseQuestion(file, context).issues.map(({ line, column, code, detail }) => {
    const details = Object.entries(detail).map(([name, value]) => `${name}=${value}`)
    return [`${line}:${column} ${code}`, ...details].join(' | ')
  })
}

describe('titles of which a part is lost', () => {
  test.each([
    ['PUT # 나중에', '2:8 comment-in-text | key=title | value=PUT | whole=PUT # 나중에'],
    ['PUT   # 나중에 ', '2:8 comment-in-text | key=title | value=PUT | whole=PUT   # 나중에'],
    ['PUT과\n  PATCH', '2:8 joined-lines | key=title | value=PUT과 PATCH'],
    ['PUT과 \n  PATCH', '2:8 joined-lines | key=title | value=PUT과 PATCH'],
    ['"PUT과\n  PATCH"', '2:8 joined-lines | key=title | value=PUT과 PATCH'],
    ['"PUT과 \\"가\\"\n  PATCH"', '2:8 joined-lines | key=title | value=PUT과 "가" PATCH'],
    ['"PUT\\\n  PATCH"', '2:8 joined-lines | key=title | value=PUTPATCH'],
    ["'PUT''s\n  PATCH'", "2:8 joined-lines | key=title | value=PUT's PATCH"],
    ['“PUT”', '2:8 quotes-in-text | key=title | value=“PUT”'],
    [`“${'가'.repeat(250)}”`, `2:8 quotes-in-text | key=title | value=“${'가'.repeat(199)}`],
  ])('%s', (written, issue) => {
    expect(check({ title: `title: ${written}` })).toEqual([issue])
  })
})

test.each([
  'PUT',
  'PUT ',
  '"PUT # 나중에"',
  "'PUT'",
  '"it\'s PUT"',
  '\'PUT "가"\'',
  '“PUT”이란?',
  'PUT과 “PATCH”',
  '‘PUT’이란?',
  'PUT과 ‘PATCH’',
  '“PUT’',
])('nothing is lost of %s', (written) => {
  expect(check({ title: `title: ${written}` })).toEqual([])
})

describe('other texts of which a part is lost', () => {
  test.each([
    ['license: CC\n  BY #4', ['10:10 joined-lines | key=license | value=CC BY']],
    ['"related" : #b', ['10:13 comment-in-text | key=related | value= | whole=#b']],
    [
      'state:\n  closed:\n    reason: 질문 #3과 같음',
      ['12:13 comment-in-text | key=reason | value=질문 | whole=질문 #3과 같음'],
    ],
  ])('%s', (more, issues) => {
    expect(check({ more })).toEqual(issues)
  })

  test.each([
    'related: [b] # 메모',
    'related: # 메모\n  - b',
    'aliases: # 아직 없음',
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

// `null`, `~` and other words for nothing: exporters write them without quotes, and people mean them in quotes.

const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30', views: false }

/** `line:column code key`, and what is to be written instead. */
function describeAll(issues: readonly Issue[]): string[] {
  return issues.map((issue) => {
    const { correction } = issue
    const lines = correction?.lines.length === 0 ? '(nothing)' : correction?.lines.join('⏎').trim()
    const arrow = correction ? ` ${correction.certain ? '⇒' : '→'} ${lines}` : ''
    return `${tellKey(issue)}${arrow}`
  })
}

const checkQuestion = (changed: Parameters<typeof toQuestionText>[0]) =>
  describeAll(
    parseQuestion({ id: 'a', path: 'questions/a.md', text: toQuestionText(changed) }, context).issues,
  )

describe('of a question', () => {
  test.each<[Parameters<typeof toQuestionText>[0], string]>([
    [{ tags: 'tags: null' }, '4:7 wrong-type tags → tags: []'],
    [
      { activity: 'activity: [{ at: 2024-05-01, actor: null, kind: 질문 }]' },
      '6:37 null-as-text activity.actor → activity: [{ at: 2024-05-01, actor: "null", kind: 질문 }]',
    ],
    [{ more: 'license: { name: 가, url: null }' }, '10:26 invalid-url license.url → license: { name: 가 }'],
    [
      { more: 'poll: { title: null, options: [{ label: 가, votes: 1 }] }' },
      '10:16 null-as-text poll.title → poll: { options: [{ label: 가, votes: 1 }] }',
    ],
    [{ more: 'related: null' }, '10:10 wrong-type related → (nothing)'],
    [
      { counts: 'counts: { answers: 0, comments: 0, views: null }' },
      '5:43 wrong-type counts.views → counts: { answers: 0, comments: 0 }',
    ],
  ])('%j', (changed, issue) => {
    expect(checkQuestion(changed)).toEqual([issue])
  })

  test('no warning of the same value takes the place of the error', () => {
    expect(checkQuestion({ title: 'title: null # 메모' })).toEqual([
      '2:8 null-as-text title → title: "null" # 메모',
    ])
  })

  test.each<Parameters<typeof toQuestionText>[0]>([
    { title: 'title: null과 undefined' },
    { title: 'title: nan' },
    { title: 'title: 없음' },
    { tags: 'tags: ["null", undefined, nan, none]' },
    { more: 'aliases: [/~user/null]' },
  ])('nothing is wrong with %j', (changed) => {
    expect(checkQuestion(changed)).toEqual([])
  })

  test('a body and a text of code may hold any of them', () => {
    const text = toQuestionText({}, 'null\n\n~\n\nundefined\n')
    expect(parseQuestion({ id: 'a', path: 'questions/a.md', text }, context).issues).toEqual([])
  })
})

test('of an answer, in one line', () => {
  const text = '---\nactor: 가\nat: 2024-05-03\nedited: [{ at: 2024-05-03, actor: ~ }]\n---\n글\n'
  const { issues } = parseAnswer({ id: '1', path: 'answers/a/1.md', text }, context)
  expect(describeAll(issues)).toEqual(['4:35 null-as-text edited.actor → edited: [{ at: 2024-05-03 }]'])
})

describe('of the files beside them', () => {
  const parsers = {
    'people.yaml': parsePeople,
    'archive.yaml': parseSettings,
    'redactions.yaml': parseRedactions,
    'synonyms.yaml': parseSynonyms,
  }
  test.each<[keyof typeof parsers, string, string[]]>([
    ['people.yaml', 'u1: { name: 가, about: ~ }\n', ['1:23 null-as-text u1.about → u1: { name: 가 }']],
    ['archive.yaml', 'title: null\nreferenceDate: 2025-06-30\n', ['1:8 null-as-text title → title: "null"']],
    [
      'archive.yaml',
      'title: 가\ndescription: ~\nreferenceDate: 2025-06-30\n',
      ['2:14 null-as-text description → (nothing)'],
    ],
    [
      'archive.yaml',
      'title: 가\nurl: null\nreferenceDate: 2025-06-30\n',
      ['2:6 invalid-setting url → (nothing)'],
    ],
    ['archive.yaml', 'title: "null"\nreferenceDate: 2025-06-30\n', []],
    [
      'redactions.yaml',
      'actors: [{ name: null, date: 2025-01-01 }]\n',
      ['1:18 null-as-text actors.name → actors: [{ name: "null", date: 2025-01-01 }]'],
    ],
    ['redactions.yaml', 'actors: [{ name: "null", date: 2025-01-01 }]\n', []],
    ['synonyms.yaml', 'rest: [null]\n', ['1:8 null-as-text tags → rest: ["null"]']],
    ['synonyms.yaml', 'rest: ["null", undefined]\n', []],
  ])('%s: %j', (path, text, issues) => {
    expect(describeAll(listIssues(parsers[path](path, text)))).toEqual(issues)
  })
})
