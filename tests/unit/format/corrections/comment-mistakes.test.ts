// What people write into a file of comments, and what they are told to write instead.
import { expect, test } from 'vitest'
import { applyCorrection } from '../../../../src/format/issue.ts'
import { parseComments } from '../../../../src/format/parse-comments.ts'
import { createZone } from '../../../../src/format/time.ts'

const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30' }

function parse(text: string) {
  return parseComments({ path: 'comments/q.yaml', text }, context)
}

const head = '- id: c1\n  actor: 홍길동\n  at: 2024-05-03\n'
const next = '- id: c2\n  actor: 김철수\n  at: 2024-05-04\n  text: |\n    둘째\n'

/** Whether it can mean only one thing. */
type Manner = 'certain' | 'perhaps'

test.each<[written: string, meant: string, manner: Manner]>([
  ['안녕하세요', '안녕하세요', 'certain'],
  ['@홍길동 님 감사합니다', '@홍길동 님 감사합니다', 'certain'],
  ['`npm ci`를 써 보세요', '`npm ci`를 써 보세요', 'certain'],
  ['- 하나', '- 하나', 'certain'],
  ['- 하나\n    - 둘', '- 하나\n- 둘', 'perhaps'],
  ['note: 둘', 'note: 둘', 'certain'],
  ['이슈 #3 참고', '이슈 #3 참고', 'perhaps'],
  ['# 제목', '# 제목', 'perhaps'],
  ['"따옴표로 썼습니다"', '따옴표로 썼습니다', 'certain'],
  ["'작은따옴표'", '작은따옴표', 'certain'],
  ['"열기만 했습니다', '"열기만 했습니다', 'certain'],
  ['"줄\\n바꿈"', '줄\n바꿈', 'certain'],
  ['그는 "안녕"이라고', '그는 "안녕"이라고', 'certain'],
  ['[링크](https://example.com) 참고', '[링크](https://example.com) 참고', 'certain'],
  ['{ 중괄호 }', '{ 중괄호 }', 'certain'],
  ['*강조* 입니다', '*강조* 입니다', 'certain'],
  ['**굵게** 입니다', '**굵게** 입니다', 'certain'],
  ['&nbsp;입니다', '&nbsp;입니다', 'certain'],
  ['!느낌표', '!느낌표', 'certain'],
  ['% 기호', '% 기호', 'certain'],
  ['? 무엇', '? 무엇', 'certain'],
  ['--- 구분', '--- 구분', 'certain'],
  ['> 인용', '> 인용', 'certain'],
  ['| 안녕', '안녕', 'certain'],
  ['| 표 | 표 |', '| 표 | 표 |', 'certain'],
  ['>\n    접힌\n    글', '접힌\n글', 'perhaps'],
  ['|\n  들여쓰지 않은 글', '들여쓰지 않은 글', 'perhaps'],
  ['|\n들여쓰지 않은 글', '들여쓰지 않은 글', 'perhaps'],
  ['|-\n   첫 줄만 # 들여쓴\n  글', '첫 줄만 # 들여쓴\n글', 'perhaps'],
  ['｜\n    글\n    둘: 셋', '글\n둘: 셋', 'perhaps'],
  ['｜-\n    글', '글', 'perhaps'],
  ['＞\n    접힌\n    글', '접힌\n글', 'perhaps'],
  ['｜ 글\n    둘', '｜ 글\n둘', 'perhaps'],
  ['｜', '｜', 'certain'],
  ['|\n\t탭', '탭', 'perhaps'],
  ['첫 줄\n    둘째 줄', '첫 줄\n둘째 줄', 'perhaps'],
  ['첫 줄\n둘째 줄', '첫 줄\n둘째 줄', 'perhaps'],
  ['첫 줄: 콜론\n    둘째: 콜론', '첫 줄: 콜론\n둘째: 콜론', 'perhaps'],
  ['404', '404', 'certain'],
])('text: %s', (written, meant, manner) => {
  for (const tail of ['', next]) {
    const source = `${head}  text: ${written}\n${tail}`
    const { comments, issues } = parse(source)
    expect(comments).toBeUndefined()
    expect(issues.map(({ code, correction }) => [code, correction?.certain])).toEqual([
      ['text-no-block', manner === 'certain'],
    ])
    const correction = issues[0]?.correction
    if (!correction) throw new Error('it has a correction')
    expect(parse(applyCorrection(source, correction)).comments?.map(({ text }) => text)).toEqual([
      `${meant}\n`,
      ...(tail === '' ? [] : ['둘째\n']),
    ])
  }
})

test.each<[written: string, lines: string[]]>([
  [
    'id: c1\nactor: 홍길동\nat: 2024-05-03\ntext: |\n  글\n',
    ['- id: c1', '  actor: 홍길동', '  at: 2024-05-03', '  text: |', '    글'],
  ],
  ['- id: c1\n  author: 홍길동\n  at: 2024-05-03\n  text: |\n    글\n', ['  actor: 홍길동']],
  ['- id: c1\n  작성자: 홍길동\n  at: 2024-05-03\n  text: |\n    글\n', ['  actor: 홍길동']],
  ['- id: c1\n  actor: 홍길동\n  date: 2024-05-03\n  text: |\n    글\n', ['  at: 2024-05-03']],
  ['- id: c1\n  actor: 홍길동\n  at: 2024-05-03\n  body: |\n    글\n', ['  text: |']],
  ['- id: c1\n  actor: 홍길동\n  at: 2024-05-03\n  내용: |\n    글\n', ['  text: |']],
  ['- id: c1\n  actor: 홍길동\n  at: 2024-05-03\n  추천: 3\n  text: |\n    글\n', ['  recommended: 3']],
])('other keys and values: %j', (written, lines) => {
  expect(parse(written).issues.map(({ correction }) => correction?.lines)).toEqual([lines])
})

test('a text that is wrong hides no other fault', () => {
  const { issues } = parse(`${head}  text: 하나\n${next}- id: c2\n  actor: 김철수\n  at: 어제\n  text: 둘\n`)
  expect(issues.map(({ code, line }) => `${line} ${code}`)).toEqual([
    '4 text-no-block',
    '10 duplicate-id',
    '12 invalid-time',
    '13 text-no-block',
  ])
})

const paragraphs = `${head}  text: |\n    첫 단락\n\n    둘째 단락\n`
const last = '  actor: 이\n  at: 2024-05-04\n  text: |\n    안녕\n'

/** Line, code and, behind an arrow, what to write instead: `!` where it can mean only that. */
function tell(text: string): string[] {
  return parse(text).issues.map(({ line, code, correction }) => {
    const manner = correction?.certain ? '!' : ''
    const instead = correction ? ` ${manner}→ ${correction.lines.join('|')}` : ''
    return `${line} ${code}${instead}`
  })
}

test.each<[what: string, source: string, told: string[]]>([
  ['a dash without its space', `${paragraphs}-id: c2\n${last}`, ['8 yaml-syntax !→ - id: c2']],
  ['after a note', `${paragraphs}# 메모\n-id: c2\n${last}`, ['9 yaml-syntax !→ - id: c2']],
  ['after a plain text', `${head}  text: 글\n-id: c2\n${last}`, ['5 yaml-syntax !→ - id: c2']],
  ['a tab after the dash', `${paragraphs}-\tid: c2\n${last}`, ['8 yaml-syntax !→ - id: c2']],
  ['another bullet', `${paragraphs}* id: c2\n${last}`, ['8 yaml-syntax !→ - id: c2']],
  ['a text as an item', `${paragraphs}- 안녕\n`, ['8 wrong-type']],
  ['between two comments', `${paragraphs}- 안녕\n${next}`, ['8 wrong-type']],
  ['an id as an item', `${paragraphs}- c2\n`, ['8 wrong-type']],
  ['null as an item', `${paragraphs}- null\n`, ['8 wrong-type']],
  ['a list as an item', `${paragraphs}- [a]\n`, ['8 wrong-type']],
  ['an empty item', `${paragraphs}-\n`, ['8 missing-key']],
  ['a dash that sticks to a text', `${paragraphs}-안녕\n`, ['8 yaml-syntax']],
  ['an item that is indented', `${paragraphs} - id: c2\n`, ['8 yaml-syntax']],
  ['after a text without lines', `${head}  text: |\n- c9\n`, ['4 text-length', '5 wrong-type']],
  ['after a head below its key', `${head}  text:\n    |\n- c9\n`, ['4 text-length', '6 wrong-type']],
  ['after a key without a text', `${head}  text:\n- c9\n`, ['4 missing-key', '5 wrong-type']],
  [
    'with a text that is no block',
    `${head}  text: 글\n- c9\n`,
    ['4 text-no-block !→   text: ||    글', '5 wrong-type'],
  ],
])('a wrong item of the list: %s', (_, source, told) => {
  expect(tell(source)).toEqual(told)
})

test.each<[what: string, source: string, told: string[]]>([
  ['an anchor', `${head}  text: &a |\n    글\n`, ['4 yaml-alias !→   text: |']],
  ['a tag', `${head}  text: !글 |\n    글\n${next}`, ['4 yaml-tag !→   text: |']],
  [
    'a line that nobody indented',
    `${paragraphs}안녕\n`,
    ['4 text-no-block →   text: ||    첫 단락||    둘째 단락|    안녕'],
  ],
  ['a head below its key', `${head}  text:\n  |\n  글\n`, ['4 text-no-block →   text: ||    글']],
])('a block that cannot be read: %s', (_, source, told) => {
  expect(tell(source)).toEqual(told)
})

test.each([
  ['a comment', '  id: c2\n  actor: 김철수\n  at: 2024-05-04\n  text: |\n    둘째\n', '6:3 → 6-7 - id: c2'],
  ['a comment behind a blank line', `\n  ${next.slice(2)}`, '7:3 → 7-8 - id: c2'],
  ['another key', '  actor: 김철수\n', '6:3'],
])('%s without its dash', (_, written, told) => {
  const source = `${head}  text: 첫째\n`.replace('text: ', 'text: |\n    ') + written
  const { issues } = parse(source)
  const found = issues.map(({ code, line, column, correction }) => {
    const arrow = correction ? ` → ${correction.from}-${correction.to} ${correction.lines.join('\n')}` : ''
    return `${code} ${line}:${column}${arrow}`
  })
  expect(found).toEqual([`yaml-duplicate-key ${told}`])
})
