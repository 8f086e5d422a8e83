// Mutations of good files end in a report or a preparation, never in an exception.

import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createPrepareFile } from '../../src/folder/prepare-file.ts'
import { createPrepareQuestion } from '../../src/folder/prepare-question.ts'
import { parseRedactions } from '../../src/folder/redactions.ts'
import { parseSettings } from '../../src/folder/settings.ts'
import { issueCodes } from '../../src/format/issue.ts'
import { parseComments } from '../../src/format/parse-comments.ts'
import { parseAnswer } from '../../src/format/parse-post.ts'
import { createZone } from '../../src/format/time.ts'
import { describeIssue } from '../../src/words/issue-messages.ts'
import { createMutate, mutations } from '../support/mutate.ts'
import { findData } from '../support/project.ts'
import { runCommand } from '../support/run-command.ts'
import { sampleSettings } from '../support/sample-settings.ts'

const good = `---
title: "PUT과 PATCH: 언제 나눠 쓰나요? 👩🏽‍💻"
category: 개발자
tags: [rest, spring-boot, 백엔드, c#, .net, "007"]
counts:
  answers: 3
  comments: 5
  recommended: 2
  views: 1234
poll: true
activity:
  - at: 2024-05-01T09:30:00+09:00
    actor: 홍길동
    kind: 질문
  - { at: 2024-05-03, actor: 익명, kind: 새로운 답변 }
aliases:
  - /articles/1234
---
본문은 **마크다운**으로 씁니다. gildong@example.com, 010-1234-5678

> - 인용 안의 [목록](https://example.com/?a=1&b=2) \`코드\` ~~지움~~
>   1. 둘째 ![그림](/a.png "제목")

| 가 | 나 |
|---|:-:|
| <kbd>x</kbd> | &amp; |

\`\`\`java
@GetMapping("/a") public List<String> list() { return List.of("a"); } // 끝
\`\`\`

<details><summary>요약</summary>

내용 <b>굵게</b>

</details>
`
const settings = { ...sampleSettings, summaryLength: 40 }

const prepare = createPrepareQuestion(settings, [{ name: '홍길동', onlyActors: false }])

/** What came of a file: the codes of its faults, or `prepared`. */
function read(bytes: Buffer): string[] {
  const { prepared, issues } = prepare({ id: 'a', path: 'questions/a.md', bytes })
  const saysNothing = /undefined|\[object Object/
  if (!saysNothing.test(bytes.toString())) {
    for (const issue of issues) expect(describeIssue(issue, 'ko')).not.toMatch(saysNothing)
  }
  for (const { code, line, column } of issues) {
    expect(issueCodes).toContain(code)
    expect(Math.min(line, column)).toBeGreaterThan(0)
  }
  const body = prepared?.toBody()
  return [
    ...issues.map(({ code }) => code),
    ...(body && 'code' in body ? [body.code] : []),
    ...(prepared ? ['prepared'] : []),
  ]
}

test('the file that is mutated is good', () => {
  expect(read(Buffer.from(good))).toEqual(['personal-data', 'prepared'])
})

describe.each(Object.keys(mutations))('%s', (name) => {
  test('500 mutations end in faults or a preparation', () => {
    const mutate = createMutate(name, 20240501)
    const outcomes = new Set<string>()
    for (let round = 0; round < 500; round += 1) {
      const outcome = read(mutate(Buffer.from(good)))
      expect(outcome.length).toBeGreaterThan(0)
      for (const each of outcome) outcomes.add(each)
    }
    // Mutations that change nothing, or break everything in one way, would test little.
    expect(outcomes.size).toBeGreaterThan(3)
  })
})

describe('answers and comments', () => {
  const context = { zone: createZone('Asia/Seoul'), referenceDate: '2025-06-30' }
  const answer = `---
actor: 홍길동
person: u43
at: 2024-05-03T21:04:00+09:00
edited:
  - { at: 2024-05-04T10:00:00+09:00, actor: 김철수 }
accepted: true
counts: { recommended: 12, needsSupplement: 3 }
poll: { title: 무엇을 쓰나요?, options: [{ label: PUT, votes: 3 }] }
---
본문은 **마크다운**으로 씁니다.
`
  const comments = `- id: c8
  actor: 익명
  at: 2024-05-03T22:00:00+09:00
  text: |
    짧은 마크다운: [링크](/a), \`코드\`.
- id: c9
  answer: 5678
  actor: 홍길동
  at: 2024-05-04
  replyTo: c8
  text: |-
    둘째
`

  test.each(Object.keys(mutations))('500 mutations by %s end in faults or texts', (name) => {
    const mutate = createMutate(name, 21)
    for (let round = 0; round < 500; round += 1) {
      const path = { answer: 'answers/q/5678.md', comments: 'comments/q.yaml' }
      const [answerText, commentsText] = [answer, comments].map((text) =>
        mutate(Buffer.from(text)).toString(),
      )
      const found = [
        parseAnswer({ id: '5678', path: path.answer, text: answerText ?? '' }, context),
        parseComments({ path: path.comments, text: commentsText ?? '' }, context),
      ]
      for (const { issues } of found) {
        for (const { code, line, column } of issues) {
          expect(issueCodes).toContain(code)
          expect(Math.min(line, column)).toBeGreaterThan(0)
        }
        expect(issues.map((issue) => describeIssue(issue, 'ko')).join('\n')).not.toMatch(
          /undefined|\[object Object/,
        )
      }
    }
  })
})

describe('small files', () => {
  const archive =
    'title: 시험\nreferenceDate: 2025-06-30\nlicense: { name: MIT, url: https://example.com/ }\n'
  const redactions = 'actors:\n  - { name: 홍길동, date: 2025-01-02 }\nquestions: []\n'

  test.each(Object.keys(mutations))('500 mutations by %s', (name) => {
    const mutate = createMutate(name, 7)
    for (let round = 0; round < 500; round += 1) {
      const issues = [
        parseSettings('archive.yaml', mutate(Buffer.from(archive)).toString()),
        parseRedactions('redactions.yaml', mutate(Buffer.from(redactions)).toString()),
      ].flatMap((result) => ('issues' in result ? result.issues : []))
      expect(issues.map((issue) => describeIssue(issue, 'ko')).join('\n')).not.toMatch(
        /undefined|\[object Object/,
      )
    }
  })
})

test('the command reports mutated files like any others', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-fuzz-'))
  const questions = join(folder.path, 'questions')
  mkdirSync(questions)
  writeFileSync(join(folder.path, 'archive.yaml'), 'title: 시험\nreferenceDate: 2025-06-30\n')
  const names = Object.keys(mutations)
  const mutates = names.map((name) => createMutate(name, 99))
  for (const [index, mutate] of mutates.entries()) {
    for (let round = 0; round < 60; round += 1) {
      writeFileSync(
        join(questions, `${names[index]}-${round}.md`.replaceAll(' ', '-')),
        mutate(Buffer.from(good)),
      )
    }
  }
  const { status, stdout, stderr } = runCommand('check', [], {
    environment: { ARCHIVE_CONTENT: folder.path },
  })
  expect([status, stderr]).toEqual([1, ''])
  expect(stdout).toMatch(
    /오류 \d+개, 경고 \d+개\n(?:\[--fix\].*\n)?잘못마다 설명과 예: docs\/faults\.ko\.md\n$/,
  )
  expect(stdout).not.toContain('file-unreadable')
})

test('a file that makes the program fail is a fault of its own, and the next is read', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-fuzz-'))
  mkdirSync(join(folder.path, 'questions'))
  writeFileSync(join(folder.path, 'questions/good.md'), good)
  const prepareFile = createPrepareFile({ folder: folder.path, settings, redactedActors: [] })
  const files = ['gone', 'good'].map((id) => ({
    id,
    path: `questions/${id}.md`,
    stamp: [1, 1, 1, 1] as const,
  }))
  expect(files.map((file) => prepareFile(file).issues.map(({ code }) => code))).toEqual([
    ['file-unreadable'],
    ['personal-data'],
  ])
})

const hostile = findData('hostile')

describe.skipIf(!hostile)('hostile texts (wants GOTGAM_DATA)', () => {
  function readHostile(name: string): string {
    return readFileSync(join(hostile ?? '', name), 'utf8')
  }

  test('the bomb is refused at its first anchor', () => {
    const bytes = Buffer.from(readHostile('yaml-bomb.md'))
    const { prepared, issues } = prepare({ id: 'bomb', path: 'questions/bomb.md', bytes })
    expect([prepared, issues.map(({ code }) => code)]).toEqual([undefined, ['yaml-alias']])
  })

  const inTitle = (line: string) => `${good}\n${line}\n`.replace(/^title: .*$/m, () => `title: ${line}`)
  const inBody = (line: string) => `${good}\n${line}\n`

  test.each<[name: string, where: string, places: ((line: string) => string)[]]>([
    [
      'naughty-strings.json',
      'in each place',
      [
        (line) => good.replace(/^title: .*$/m, () => `title: ${JSON.stringify(line)}`),
        (line) => good.replace('actor: 홍길동', () => `actor: ${JSON.stringify(line)}`),
        (line) => good.replace('  - /articles/1234', () => `  - ${JSON.stringify(line)}`),
        (line) => good.replace(/^tags: .*$/m, () => `tags: [${JSON.stringify(line)}]`),
        (line) => line,
        inTitle,
      ],
    ],
    ['xss-lines.txt', 'in a title', [inTitle]],
    ['xss-lines.txt', 'in a body', [inBody]],
  ])('each line of %s, %s, ends in faults or a preparation', (name, _, places) => {
    const text = readHostile(name)
    const lines = name.endsWith('.json') ? z.array(z.string()).parse(JSON.parse(text)) : text.split('\n')
    expect(lines.length).toBeGreaterThan(1)
    for (const place of places) {
      for (const line of lines) expect(read(Buffer.from(place(line))).length).toBeGreaterThan(0)
    }
  })
})
