// How places in files, lines and kinds of values are said to people.
import { expect, test } from 'vitest'
import type { Issue } from '../../../src/format/issue.ts'
import { toIssueMessage } from '../../../src/words/issue-messages.ts'
import { toAnyIssue } from '../../support/any-issue.ts'

/** Of the second line of a question, unless it says where. */
function say({ code, detail, ...place }: Said, language: 'en' | 'ko') {
  return toIssueMessage(toAnyIssue(code, detail, { line: 2, ...place }), language)
}

type Said = Pick<Issue, 'code'> & { detail: object } & Parameters<typeof toAnyIssue>[2]

test.for<[path: string, key: string, en: string, ko: string]>([
  ['questions/a.md', 'title', 'title', 'title'],
  ['questions/a.md', 'counts.answers', 'counts.answers', 'counts.answers'],
  ['questions/a.md', 'activity[1].kind', 'kind of the first activity', '첫 번째 활동의 kind'],
  ['questions/a.md', 'activity[12].at', 'at of the 12th activity', '12 번째 활동의 at'],
  ['questions/a.md', 'activity[2]', 'the second activity', '두 번째 활동'],
  ['questions/a.md', 'tags[3]', 'the third value of tags', 'tags의 세 번째 값'],
  [
    'questions/a.md',
    'state.closed.of[1]',
    'the first value of state.closed.of',
    'state.closed.of의 첫 번째 값',
  ],
  ['questions/a.md', 'poll.options[2].votes', 'votes of the second option', '두 번째 선택지의 votes'],
  ['questions/a.md', 'poll[3].title', 'title of the third poll', '세 번째 투표의 title'],
  [
    'questions/a.md',
    'poll[2].options[1].label',
    'label of the first option of the second poll',
    '두 번째 투표의 첫 번째 선택지의 label',
  ],
  ['answers/a/1.md', 'edited[2].actor', 'actor of the second edit', '두 번째 수정 기록의 actor'],
  ['comments/a.yaml', '[1].id', 'id of the first comment', '첫 번째 댓글의 id'],
  ['comments/a.yaml', '[21]', 'the 21st comment', '21 번째 댓글'],
  ['people.yaml', 'u3.formerNames[2]', 'the second value of u3.formerNames', 'u3.formerNames의 두 번째 값'],
  ['redactions.yaml', 'answers[1].question', 'question of the first answer', '첫 번째 답변의 question'],
  ['archive.yaml', 'navigation[2].href', 'href of the second link of the menu', '두 번째 메뉴 링크의 href'],
  ['synonyms.yaml', 'answers[2]', 'the second value of answers', 'answers의 두 번째 값'],
  ['tags.yaml', 'node.js.aliases[1]', 'the first value of node.js.aliases', 'node.js.aliases의 첫 번째 값'],
])('%s: %s', ([path, key, en, ko]) => {
  const issue = { code: 'text-length', path, detail: { key, limit: 80 } } as const
  expect(say(issue, 'en').message).toBe(`${en}: longer than 80 characters`)
  expect(say(issue, 'ko').message).toBe(`${ko}: 80자를 넘습니다`)
})

test.for<[name: string, detail: object, en: string, ko: string]>([
  [
    'keys',
    { key: 'title', found: 'mapping' },
    'title: keys with values do not belong here',
    'title: 여기에는 ‘키: 값’ 꼴을 쓸 수 없습니다',
  ],
  [
    'a list',
    { key: 'title', found: 'sequence' },
    'title: a list does not belong here',
    'title: 여기에는 목록을 쓸 수 없습니다',
  ],
  [
    'a value',
    { key: 'tags', value: 'rest' },
    'tags: this value does not belong here: “rest”',
    'tags: 여기에 쓸 수 없는 값입니다: ‘rest’',
  ],
  [
    'a text for a number',
    { key: 'score', expected: 'int', value: 'x' },
    'score: this is no number: “x”',
    'score: 숫자로 읽을 수 없습니다: ‘x’',
  ],
  [
    'a list for a number',
    { key: 'score', expected: 'int', found: 'sequence' },
    'score: a list does not belong here',
    'score: 여기에는 목록을 쓸 수 없습니다',
  ],
])('of another kind: %s', ([, detail, en, ko]) => {
  expect(say({ code: 'wrong-type', detail }, 'en').message).toBe(en)
  expect(say({ code: 'wrong-type', detail }, 'ko').message).toBe(ko)
})

test.for<[kept: string, of: string, en: string, ko: string]>([
  [
    '1',
    'answers',
    'counts.answers: it says 0, but more answers are kept: 1',
    'counts.answers: 0개로 쓰여 있지만 보관된 답변은 1개입니다',
  ],
  [
    '2',
    'comments',
    'counts.comments: it says 0, but more comments are kept: 2',
    'counts.comments: 0개로 쓰여 있지만 보관된 댓글은 2개입니다',
  ],
])('%s kept of %s', ([kept, of, en, ko]) => {
  const detail = { key: `counts.${of}`, of, kept, value: '0' }
  expect(say({ code: 'count-too-low', detail }, 'en').message).toBe(en)
  expect(say({ code: 'count-too-low', detail }, 'ko').message).toBe(ko)
})

test.for<[from: number, to: number, lines: string[], en: string, ko: string]>([
  [7, 8, [], 'Remove line 7.', '7번째 줄을 지워 주세요.'],
  [7, 10, [], 'Remove lines 7 to 9.', '7~9번째 줄을 지워 주세요.'],
  [4, 5, ['a: 1'], 'Write this instead of line 4 → a: 1', '4번째 줄을 이렇게 고쳐 주세요 → a: 1'],
  [4, 6, ['a: 1'], 'Write this instead of lines 4 to 5 → a: 1', '4~5번째 줄을 이렇게 고쳐 주세요 → a: 1'],
  [4, 4, ['a: 1'], 'Put this line above line 4 → a: 1', '4번째 줄 위에 이 줄을 넣어 주세요 → a: 1'],
])('lines %s up to before %s', ([from, to, lines, en, ko]) => {
  const issue = { code: 'unclosed-code', detail: {}, correction: { from, to, lines, certain: true } } as const
  expect(say(issue, 'en').hint).toContain(en)
  expect(say(issue, 'ko').hint).toContain(ko)
})
