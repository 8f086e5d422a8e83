// Polls, states and edits in another shape: the arrow keeps the words of whoever wrote them, and passes.
import { describe, expect, test } from 'vitest'
import { applyCorrection, type Issue } from '../../../../src/format/issue.ts'
import { parseAnswer } from '../../../../src/format/parse-post.ts'
import { applyCorrections } from '../../../../src/format/rewrite.ts'
import { toIssueMessage } from '../../../../src/words/issue-messages.ts'
import { toAnyIssue } from '../../../support/any-issue.ts'
import { toQuestionText } from '../question-text.ts'
import { context, parse } from './follow-arrows.ts'

const question = (more: string) => toQuestionText({ more })
const answer = (more: string) => `---\nactor: 홍길동\nat: 2024-05-03\n${more}\n---\n본문\n`
const readAnswer = (text: string) => parseAnswer({ id: '5', path: 'answers/q/5.md', text }, context)

/** What the one arrow writes, and `perhaps` where `check --fix` leaves it to a person. */
function follow(text: string, check: (now: string) => readonly Issue[]): string {
  const [issue, ...others] = check(text)
  const { correction } = issue ?? {}
  expect(others.filter((each) => each.correction?.from !== correction?.from)).toEqual([])
  if (!correction) return 'words'
  expect(check(applyCorrection(text, correction))).toEqual([])
  const fixed = applyCorrections(text, (now) => [...check(now)]).text
  expect(fixed === text).toBe(!correction.certain)
  return `${correction.lines.join('\n')}${correction.certain ? '' : ' (perhaps)'}`
}

const yesNo = 'poll: { options: [{ label: 예, votes: 3 }, { label: 아니오, votes: 2 }] }'
const yesNoBlock = 'poll:\n  options:\n    - { label: 예, votes: 3 }\n    - { label: 아니오, votes: 2 }'

test.each([
  ['poll: { options: { 예: 3, 아니오: 2 } }', yesNo],
  ['poll: { options: [{ 예: 3 }, { 아니오: 2 }] }', yesNo],
  ['poll: { options: [예: 3, 아니오: 2] }', yesNo],
  ['poll: { 예: 3, 아니오: 2 }', yesNo],
  ['poll: [{ 예: 3 }, { 아니오: 2 }]', yesNo],
  ['poll: { 선택지: [{ 이름: 예, 표: 3 }, { 이름: 아니오, 표: 2 }] }', yesNo],
  ['poll: { options: [예 3표, "아니오: 2표"] }', yesNo],
  ['poll: { options: [예 (3표), 아니오 (2 votes)] }', yesNo],
  ['poll: { options: [{ label: 예, votes: 3표 }, { label: 아니오, votes: "2" }] }', yesNo],
  ['poll: { options: [{ label: 예, votes: 3개 }, { label: 아니오, votes: 2 votes }] }', yesNo],
  ['poll:\n  options:\n    예: 3\n    아니오: 2', yesNoBlock],
  ['poll:\n  선택지:\n    - 이름: 예\n      득표: 3표\n    - 이름: 아니오\n      득표: 2표', yesNoBlock],
  ['poll:\n- 예: 3\n- 아니오: 2', yesNoBlock],
  [
    'poll: { 제목: 좋아요?, 복수선택: 예, 참여자: 4명, 보기: [{ 예: 3 }, { 아니오: 2 }] }',
    'poll: { title: 좋아요?, multiple: true, voters: 4, options: [{ label: 예, votes: 3 }, { label: 아니오, votes: 2 }] }',
  ],
  ['poll: { options: [{ label: PUT, votes: "1,234" }] }', 'poll: { options: [{ label: PUT, votes: 1234 }] }'],
  ['poll: { options: { "a, b": 1 } }', 'poll: { options: [{ label: "a, b", votes: 1 }] }'],
  ['poll: { options: [{ 예: 3 }] } # 나중에', 'words'],
  ['poll: { options: [{ label: PUT, votes: 많이 }] }', 'words'],
  ['poll: { options: [{ votes: 2 }] }', 'words'],
  ['state: closed', 'state: { closed: true }'],
  ['state: Closed', 'state: { closed: true }'],
  ['state: 닫힘', 'state: { closed: true }'],
  ['state: 마감', 'state: { closed: true }'],
  ['state: locked', 'state: { locked: true }'],
  ['state: 잠김', 'state: { locked: true }'],
  ['state: open', 'state: { closed: false }'],
  ['state: [closed]', 'state: { closed: true }'],
  ['state: [closed, locked]', 'state: { closed: true, locked: true }'],
  ['state:\n  - closed', 'state:\n  closed: true'],
  ['state: resolved', 'state: { closed: { reason: resolved } } (perhaps)'],
  ['state: { 닫힘: 예 }', 'state: { closed: true }'],
  ['state: { closed: 2024-06-01 }', 'state: { closed: { at: 2024-06-01 } }'],
  ['state: { closed: 2024.6.1 }', 'state: { closed: { at: 2024-06-01 } }'],
  ['state: { closed: 되풀이된 질문 }', 'state: { closed: { reason: 되풀이된 질문 } } (perhaps)'],
  ['state: { closed: [q2] }', 'state: { closed: { of: [q2] } } (perhaps)'],
  ['state: 2024-06-01', 'state: { closed: { at: 2024-06-01 } } (perhaps)'],
  ['closed: true', 'state: { closed: true }'],
  ['state:\n  closed:\n    reason: null', '  closed: true (perhaps)'],
  ['state:\n  locked: true\n  closed:\n    reason: ~', '  closed: true (perhaps)'],
  ['state:\n  closed:\n    reason: null\n  locked: true', '  closed: true (perhaps)'],
  ['state:\n  closed:\n    at: 2024-05-02\n    reason: null', ' (perhaps)'],
  ['state:\n  closed:\n    reason: null\n    at: 2024-05-02', ' (perhaps)'],
  ['closed:\n  reason: null', 'state:\n  closed: true (perhaps)'],
  ['closed:\n  reason:', 'state:\n  closed: true (perhaps)'],
  ['closed: { reason: ~ }', 'state: { closed: true } (perhaps)'],
  ['closed: { at: 2024-05-02, reason: null }', 'state: { closed: { at: 2024-05-02 } } (perhaps)'],
  ['locked: 네', 'state: { locked: true }'],
  ['closed: 2024-06-01', 'state: { closed: { at: 2024-06-01 } }'],
  ['related: [questions/q2.md, /questions/q3/]', 'related: [q2, q3]'],
  ['source: www.example.co.kr/a?b=1', 'source: https://www.example.co.kr/a?b=1 (perhaps)'],
  [
    'license: { name: MIT, url: opensource.org }',
    'license: { name: MIT, url: https://opensource.org/ } (perhaps)',
  ],
  ['source: 어딘가', 'words'],
  ['source: file.md5', 'words'],
])('a question: %s', (line, expected) => {
  expect(follow(question(line), (now) => parse(now).issues)).toBe(expected)
})

test.each([
  ['edited: 2024-05-05', 'edited: [{ at: 2024-05-05 }]'],
  ['edited: 2024년 5월 5일', 'edited: [{ at: 2024-05-05 }]'],
  ['edited: [2024-05-05]', 'edited: [{ at: 2024-05-05 }]'],
  ['edited: [2024-05-05, 2024-05-06]', 'edited: [{ at: 2024-05-05 }, { at: 2024-05-06 }]'],
  ['edited:\n  - 2024-05-05\n  - 2024-05-06', 'edited:\n  - { at: 2024-05-05 }\n  - { at: 2024-05-06 }'],
  ['edited: { at: 2024-05-05 }', 'edited: [{ at: 2024-05-05 }]'],
  ['edited:\n  at: 2024-05-05\n  actor: 김철수', 'edited:\n  - { at: 2024-05-05, actor: 김철수 }'],
  ['edited: { 날짜: 2024-05-05, 작성자: 김철수 }', 'edited: [{ at: 2024-05-05, actor: 김철수 }]'],
  ['edited: 2024-05-05 김철수', 'edited: [{ at: 2024-05-05, actor: 김철수 }] (perhaps)'],
  ['edited: false', 'words'],
  ['recommended: 3', 'counts:\n  recommended: 3'],
  ['추천: 3', 'counts: { recommended: 3 }'],
  ['likes: "1,234"', 'counts: { recommended: 1234 }'],
  ['votes: 3', 'counts: { recommended: 3 } (perhaps)'],
  ['votes: 3표', 'counts: { recommended: 3 } (perhaps)'],
  ['votes: -2', 'score: -2 (perhaps)'],
  ['counts: { needsSupplement: 1 }\nvotes: 3', 'words'],
  ['replyTo: answers/q1/a1.md', 'replyTo: a1'],
])('an answer: %s', (line, expected) => {
  expect(follow(answer(line), (now) => readAnswer(now).issues)).toBe(expected)
})

test.each([
  ['counts:\n  recommended: null', 4, 6],
  ['counts:\n  recommended: ~\n\ncounted: 1', 4, 6],
  ['counts:\n  recommended: null\n  needsSupplement: 1', 5, 6],
])('what is left with nothing below goes too: %j', (more, from, to) => {
  const { issues } = readAnswer(answer(more))
  const { correction } = issues.find(({ code }) => code === 'wrong-type') ?? {}
  expect(correction).toEqual({ from, to, lines: [], certain: false })
})

test.each([
  ['votes: -2', 'score: -2 (perhaps)'],
  ['점수: -2', 'score: -2'],
  ['likes: -3', 'score: -3 (perhaps)'],
])('a score of a question: %s', (line, expected) => {
  expect(follow(question(line), (now) => parse(now).issues)).toBe(expected)
})

const noVotes = 'poll: { options: [{ label: 예, votes: … }, { label: 아니오, votes: … }] }'

describe('what only a person knows is a gap in the line of whoever wrote it', () => {
  test.each([
    ['poll: { options: [예, 아니오] }', noVotes, '첫 번째 선택지의 votes'],
    ['poll: { options: "예, 아니오" }', noVotes, '첫 번째 선택지의 votes'],
    ['poll: [예, 아니오]', noVotes, '첫 번째 선택지의 votes'],
    ['poll:\n  options:\n    - 예\n    - 아니오', noVotes, '첫 번째 선택지의 votes'],
    ['poll: { 선택지: [예, 아니오] }', noVotes, '첫 번째 선택지의 votes'],
    [
      'poll: { options: [{ 예: 3 }, 아니오] }',
      'poll: { options: [{ label: 예, votes: 3 }, { label: 아니오, votes: … }] }',
      '두 번째 선택지의 votes',
    ],
    [
      'poll: [{ options: [PUT 3표] }, { options: [Python 3] }]',
      'poll: [{ options: [{ label: PUT, votes: 3 }] }, { options: [{ label: Python 3, votes: … }] }]',
      '두 번째 투표의 첫 번째 선택지의 votes',
    ],
  ])('a question: %s', (line, pattern, place) => {
    const { issues } = parse(question(line))
    expect(issues.map(({ code, correction }) => [code, correction])).toEqual([['missing-key', undefined]])
    const told = issues.map((issue) => toIssueMessage(issue, 'ko'))
    expect(told.map(({ message, hint }) => [message, hint.replace(/^.* → /, '')])).toEqual([
      [`꼭 있어야 하는 값이 없습니다: ${place}`, pattern],
    ])
  })

  test.each([
    ['edited: true', 'edited: [{ at: … }]'],
    ['edited: 김철수', 'edited: [{ at: …, actor: 김철수 }]'],
    ['edited: [2024-05-05, 김철수]', 'edited: [{ at: 2024-05-05 }, { at: …, actor: 김철수 }]'],
  ])('an answer: %s', (line, pattern) => {
    const { issues } = readAnswer(answer(line))
    expect(issues.map(({ detail, correction }) => [Reflect.get(detail, 'pattern'), correction])).toEqual([
      [pattern, undefined],
    ])
  })
})

test.each([
  ['poll.options[2]', '두 번째 선택지', 'the second option'],
  ['poll.options[10].votes', '열 번째 선택지의 votes', 'votes of the tenth option'],
  ['poll.options[11].votes', '11 번째 선택지의 votes', 'votes of the 11th option'],
  ['poll.options[21].votes', '21 번째 선택지의 votes', 'votes of the 21st option'],
  [
    'poll[2].options[3].label',
    '두 번째 투표의 세 번째 선택지의 label',
    'label of the third option of the second poll',
  ],
  ['activity[2].actor', '두 번째 활동의 actor', 'actor of the second activity'],
])('the place %s', (key, korean, english) => {
  const issue = toAnyIssue('wrong-type', { key, value: 'x' })
  expect(toIssueMessage(issue, 'ko').message.startsWith(`${korean}: `)).toBe(true)
  expect(toIssueMessage(issue, 'en').message.startsWith(`${english}: `)).toBe(true)
})
