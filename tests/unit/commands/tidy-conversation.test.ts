import { describe, expect, test } from 'vitest'
import { createReadMissingActivity } from '../../../src/commands/tidy-texts.ts'
import { readContentFolder } from '../../../src/folder/read-folder.ts'
import { parseQuestion } from '../../../src/format/parse-post.ts'
import { createZone } from '../../../src/format/time.ts'
import { makeContent, toMarkdown } from '../../support/content-folder.ts'
import { tidyFile } from '../../support/tidy-file.ts'

const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30' }

function run(path: string, text: string): string {
  const outcome = tidyFile({ path, bytes: Buffer.from(text) }, context, 'ko')
  return outcome.result === 'tidied' ? outcome.bytes.toString() : outcome.result
}

const runAnswer = (text: string) => run('answers/q/5678.md', text)
const runComments = (text: string) => run('comments/q.yaml', text)

const tidy = `---
actor: "@홍길동"
person: u43
at: 2024-05-03T21:04:00+09:00
edited:
  - { at: 2024-05-04T10:00:00+09:00, actor: 김철수, person: u44 }
  - { at: 2024-05-05 }
accepted: true
counts: { recommended: 12, needsSupplement: 0 }
score: -2
replyTo: 5677
poll:
  options:
    - label: PUT
      votes: 3
language: en
source: https://example.com/a
license: CC BY-SA 4.0
---
본문  \n`

const messy = `---
license: "CC BY-SA 4.0"
source: https://example.com/a
replyTo: "5677"
language: en
poll: { options: [{ label: PUT, votes: 3 }] }
score: -2
counts:
  needsSupplement: 0
  recommended: 12
accepted: TRUE

edited: [{actor: 김철수, person: u44, at: 2024-05-04T10:00:00+09:00}, {at: 2024-05-05}]
at: 2024-05-03T21:04:00+09:00
person: u43
actor: '@홍길동'
---
본문  \n`

describe('an answer', () => {
  test('has one form', () => {
    expect(runAnswer(messy)).toBe(tidy)
    expect(runAnswer(tidy)).toBe('tidy')
  })

  test.each([
    ['accepted: false', undefined],
    ['poll: true', 'poll: true'],
    ['poll: false', undefined],
    ['counts: {}', undefined],
    ['edited: []', undefined],
    ['score: 0', 'score: 0'],
    ['score: -0', 'score: 0'],
  ])('%s', (written, kept) => {
    const head = 'actor: 홍길동\nat: 2024-05-03\n'
    const expected = `---\n${head}${kept === undefined ? '' : `${kept}\n`}---\n본문\n`
    const outcome = runAnswer(`---\n${head}${written}\n---\n본문\n`)
    expect(outcome === 'tidy' ? `---\n${head}${written}\n---\n본문\n` : outcome).toBe(expected)
  })

  test('line ends, mark and body stay to the byte', () => {
    const text = '\uFEFF---\r\nat: 2024-05-03\r\nactor: 나\r\n---\r\n본문\n둘째\r\n'
    expect(runAnswer(text)).toBe('\uFEFF---\r\nactor: 나\r\nat: 2024-05-03\r\n---\r\n본문\n둘째\r\n')
  })

  test.each([
    ['---\nactor: 나 # 메모\nat: 2024-05-03\n---\n', 'commented'],
    ['---\nactor: 나\n---\n', 'faulty'],
  ])('%j is left as it is', (text, result) => {
    expect(runAnswer(text)).toBe(result)
  })
})

const tidyList = `- id: c9
  answer: 5678
  actor: 익명
  person: u43
  at: 2024-05-03T22:00:00+09:00
  recommended: 2
  replyTo: c8
  text: |
    짧은 **마크다운** #3

    - 하나
- id: c8
  actor: 홍길동
  at: 2024-05-02
  text: |-
    둘
`

const messyList = `- text: |
       짧은 **마크다운** #3

       - 하나
  replyTo: "c8"
  recommended: 2
  at: 2024-05-03T22:00:00+09:00
  person: u43
  actor: anonymous
  answer: '5678'
  id: c9

-   {id: c8, actor: 홍길동, at: 2024-05-02, text: "둘"}
`

describe('comments', () => {
  test('have one form', () => {
    expect(runComments(messyList.replace(/- {3}\{.*\n/, tidyList.slice(tidyList.indexOf('- id: c8'))))).toBe(
      tidyList,
    )
    expect(runComments(tidyList)).toBe('tidy')
    expect(runComments(messyList)).toBe('faulty')
  })

  test.each([
    ['|\n        글\n', '|\n    글\n'],
    ['|-\n   글\n', '|-\n    글\n'],
    ['|+\n   글\n\n\n', '|+\n    글\n\n\n'],
    ['|2\n      글\n    둘\n', '|2\n      글\n    둘\n'],
    ['|\n\n\n     글\n      둘\n', '|\n\n\n    글\n     둘\n'],
    ['|\n   글  \n   \t둘\n', '|\n    글  \n    \t둘\n'],
    ['|2-\n    \n      글\n', '|2-\n\n      글\n'],
  ])('the text %j stays to the letter', (written, expected) => {
    const head = '- id: c1\n  actor: 나\n  at: 2024-05-03\n  text: '
    for (const tail of ['', '- id: c2\n  actor: 나\n  at: 2024-05-03\n  text: |\n    끝\n']) {
      const outcome = runComments(head + written + tail)
      expect(outcome === 'tidy' ? head + written + tail : outcome).toBe(head + expected + tail)
    }
  })

  test('without any, a file stays as it is', () => {
    expect(['', '[]', '# 아직 없음\n'].map((text) => runComments(text))).toEqual(['tidy', 'tidy', 'tidy'])
  })

  test('notes to oneself are left to their author, a # in a text is none', () => {
    expect(runComments(`# 메모\n${tidyList}`)).toBe('commented')
    expect(runComments(tidyList.replace('recommended: 2', 'recommended: 2 # 모두'))).toBe('commented')
  })
})

describe('what hashtags mean', () => {
  test.each<[text: string, tidied: string]>([
    [
      'rest:\n  aliases:\n    - /t/rest\n    - "/list?tag=rest"\n  description: "방식"\n2024: {description: "404"}\n',
      'rest: { description: 방식, aliases: [/t/rest, /list?tag=rest] }\n"2024": { description: "404" }\n',
    ],
    ['"c#": { description: "두 줄\\n입니다" }\r\n', 'c#: { description: "두 줄\\n입니다" }\r\n'],
    ['rest: { description: 방식: 자원, 주고받기 }\n', 'faulty'],
    ['rest: { description: "방식: 자원, 주고받기" }\n', 'tidy'],
    ['"true": {   }\n', '"true": {}\n'],
    ['\ufeffrest:   {}\n', '\ufeffrest: {}\n'],
    ['', 'tidy'],
    ['# 나중에\nrest:   {}\n', 'commented'],
    ['REST: {}\n', 'faulty'],
  ])('%j', (text, tidied) => {
    expect(run('tags.yaml', text)).toBe(tidied)
  })

  test('categories', () => {
    const text = 'Front End: {description: 화면}\n'
    expect(run('categories.yaml', text)).toBe('Front End: { description: 화면 }\n')
  })
})

test('a line of history under another name is left, and none is added beside it', () => {
  const activity = [
    { at: '2024-05-01', actor: '홍길동', kind: '질문' as const },
    { at: '2024-05-02T09:30:00+09:00', actor: '김영이', kind: '새로운 답변' as const },
  ]
  const question = { id: 'a', counts: { answers: 2 }, activity }
  const files = {
    'answers/a/1.md': '---\nactor: 김영희\nat: 2024-05-02T09:30:00+09:00\n---\n답변\n',
    'answers/a/2.md': '---\nactor: 박철수\nat: 2024-05-03\n---\n답변\n',
  }
  using folder = makeContent({ questions: [question], files })
  const content = readContentFolder(folder.path)
  const [file] = content.files
  const text = toMarkdown(question)
  const { parsed } = parseQuestion({ id: 'a', path: 'questions/a.md', text }, { ...context, views: true })
  if (!file || !parsed) throw new Error('the question of a test has faults')
  const read = createReadMissingActivity(content, file, { ...context, views: true })
  expect(read(parsed.question)).toEqual([{ at: '2024-05-03', actor: '박철수', kind: '새로운 답변' }])
})
