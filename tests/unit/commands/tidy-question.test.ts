import { describe, expect, test } from 'vitest'
import { tidyQuestion } from '../../../src/commands/tidy-texts.ts'
import { createZone } from '../../../src/format/time.ts'

const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30' }

const tidy = `---
title: PUT과 PATCH는 언제 나눠 쓰나요?
category: 개발자
tags: [rest, "007", c#]
counts:
  answers: 3
  comments: 0
  views: 1234
poll:
  - title: "어느 쪽: 하나만"
    multiple: true
    closed: false
    voters: 9
    options:
      - label: PUT
        votes: 3
      - label: "007"
        votes: 0
  - options:
      - label: POST
        votes: 1
activity:
  - at: 2024-05-01T09:30:00+09:00
    actor: "홍길동: 동명이인"
    kind: 질문
aliases:
  - /articles/1
score: -2
language: no
state:
  closed:
    at: 2024-05-02
    reason: 되풀이된 질문
    of:
      - a
      - 12
  locked: true
related: [a, 12]
source: https://example.com/a?b=1#c
license:
  name: CC0
  url: https://example.com/cc0
---
`

const messy = `---
aliases: ["/articles/1"]
activity: [{kind: 질문, actor: '홍길동: 동명이인', at: 2024-05-01T09:30:00+09:00}]

counts: {views: 1234, answers: 3, comments: 0}
tags:
    - rest
    - "007"
    - 'c#'
category: "개발자"
poll: [{options: [{votes: 3, label: PUT}, {label: 007, votes: 0}], voters: 9, closed: False, multiple: true, title: "어느 쪽: 하나만"}, {options: [{label: POST, votes: 1}]}]
license: {url: https://example.com/cc0, name: CC0}
source: https://example.com/a?b=1#c
related: ["a", 12]
state: {locked: true, closed: {of: [a, "12"], reason: 되풀이된 질문, at: 2024-05-02}}
title: 'PUT과 PATCH는 언제 나눠 쓰나요?'
language: "no"
score: -2
---
`

function run(text: string | Buffer) {
  return tidyQuestion({ id: 'a', path: 'questions/a.md', bytes: Buffer.from(text) }, context, 'ko')
}

function tidied(text: string | Buffer): string {
  const outcome = run(text)
  return outcome.result === 'tidied' ? outcome.bytes.toString('utf8') : outcome.result
}

const bodies = [
  ['a plain body', '본문입니다.\n'],
  ['no last line feed', '본문입니다.'],
  ['an empty body', ''],
  ['empty lines, trailing spaces and tabs', '\n\n  본문  \n\t코드\n\n'],
  ['something that looks like front matter', '---\ntitle: x\n---\n'],
  ['carriage returns', '한 줄\r\n두 줄\r\n'],
] as const

describe('the body keeps its bytes', () => {
  test.for(bodies)('%s', ([, body]) => {
    expect(tidied(messy + body)).toBe(tidy + body)
  })
})

test('what is tidy stays as it is', () => {
  expect(run(`${tidy}본문\n`)).toEqual({ result: 'tidy' })
})

test('the byte-order mark and the line endings of the front matter stay', () => {
  const windows = `\uFEFF${messy.replaceAll('\n', '\r\n')}본문\r\n`
  expect(tidied(windows)).toBe(`\uFEFF${tidy.replaceAll('\n', '\r\n')}본문\r\n`)
})

const commented = [
  ['a line of its own', messy.replace('counts:', '# 주석\ncounts:')],
  ['behind a value', messy.replace('comments: 0}', 'comments: 0} # 주석')],
] as const

test.for(commented)('a comment is not lost: %s', ([, text]) => {
  expect(run(text)).toEqual({ result: 'commented' })
})

test('a # inside a value is no comment', () => {
  expect(tidied(messy.replace("'c#'", '"c #"').replace('"c #"', "'c#'"))).toBe(tidy)
  expect(tidied(messy.replace('언제', '# 언제'))).toBe(
    tidy.replace(/title: .*/, 'title: "PUT과 PATCH는 # 언제 나눠 쓰나요?"'),
  )
})

test('a faulty file is left to its author', () => {
  expect(run(messy.replace('views: 1234', 'views: -1'))).toMatchObject({
    result: 'faulty',
    issues: [{ code: 'invalid-count', line: 5 }],
  })
})

test('what would be too much in its tidy form stays as it is', () => {
  const activity = '{at: 2024-05-01, actor: a, kind: 질문}'
  // Some 480,000 bytes here, 580,000 with a line for each value.
  const packed = messy.replace(/activity: .*/, `activity: [${Array(11_000).fill(activity).join(',')}]`)
  expect(run(packed)).toMatchObject({
    result: 'refused',
    loss: { issues: [{ code: 'front-matter-too-large', detail: { kilobytes: 512 } }] },
  })
})
