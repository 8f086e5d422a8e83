// `npm run new` in a terminal: a wrong answer is reported and asked for again at once, and the others stay.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { projectFolder } from '../support/project.ts'
import { toCleanEnvironment } from '../support/run-command.ts'
import { noTerminal, runInTerminal } from '../support/terminal.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'

let site: TestSite
beforeEach((context) => {
  if (noTerminal !== undefined) context.skip(noTerminal)
  site = createTestSite({
    questions: [{ id: 'put-or-patch', tags: ['spring-boot', 'rest'] }],
    settings: { referenceDate: '2025-06-30' },
  })
  return () => site.remove()
})

function runNew(answers: readonly (readonly [string, string])[], ...parameters: string[]) {
  return runInTerminal(
    [process.execPath, join(projectFolder, 'src/commands/start.mjs'), 'new', ...parameters],
    {
      ...toCleanEnvironment(),
      ARCHIVE_CONTENT: site.content,
      ARCHIVE_CACHE: site.cache,
      ARCHIVE_LANG: 'ko',
      TERM: 'dumb',
    },
    answers,
  )
}

function listQuestions(): string[] {
  return readdirSync(join(site.content, 'questions'), { recursive: true, encoding: 'utf8' }).sort()
}

test('every answer, and what is usual where Enter alone is pressed', async () => {
  const { said, exitCode } = await runNew([
    ['제목:', 'PUT과 PATCH'],
    ['해시태그', 'rest, 백엔드'],
    ['분류', ''],
    ['질문한 사람', '홍길동'],
    ['질문한 때 [2025-06-30]', '2024-05-01'],
    ['id(파일 이름) [put과-patch]', ''],
    ['본문 첫 줄', '무엇이 다른가요?'],
  ])
  expect(said).toContain('질문 파일을 만들었습니다: ')
  expect(exitCode).toBe(0)
  expect(readFileSync(join(site.content, 'questions/2024/put과-patch.md'), 'utf8')).toBe(
    `---
title: PUT과 PATCH
category: 개발자
tags: [rest, 백엔드]
counts:
  answers: 0
  comments: 0
  views: 0
activity:
  - at: 2024-05-01
    actor: 홍길동
    kind: 질문
---
무엇이 다른가요?
`,
  )
})

test('wrong answers are asked for again, each where it was given, and nothing is asked twice besides', async () => {
  const { said, exitCode } = await runNew([
    ['제목:', ''],
    ['꼭 있어야 합니다', ''],
    ['꼭 있어야 합니다', 'REST API'],
    ['해시태그', 'REST API, rest'],
    // What is nearest is offered.
    ['[rest-api, rest]:', ''],
    ['분류', ''],
    ['질문한 사람', ''],
    ['질문한 때', '2025-07-01'],
    ['질문한 때', '어제'],
    ['질문한 때', '2024-05-01'],
    ['id(파일 이름)', 'Put-Or-Patch'],
    ['이미 다른 질문이', 'a/b'],
    ['id로 쓸 수 없습니다', 'rest-api'],
    ['본문 첫 줄', '본문'],
  ])
  expect(exitCode).toBe(0)
  expect(said.split('제목:')).toHaveLength(4)
  expect(said.split('질문한 사람 [')).toHaveLength(2)
  expect(readFileSync(join(site.content, 'questions/2024/rest-api.md'), 'utf8')).toContain(
    '\ntags: [rest-api, rest]\n',
  )
})

test.each([
  ['a dash leaves the category out', '개발자', [['분류(없으면 -) [개발자]', '-']]],
  ['nobody is asked for a category where no question has one', undefined, []],
] as const)('%s', async (_, category, asked) => {
  site.remove()
  site = createTestSite({ questions: [{ id: 'put-or-patch', category }] })
  const rest = [
    ['질문한 때', ''],
    ['id', 'rest'],
    ['본문', '본문'],
  ] as const
  const { said, exitCode } = await runNew(
    [...asked, ['질문한 사람', ''], ...rest],
    '--title=T',
    '--tags=rest',
  )
  expect(exitCode).toBe(0)
  expect(said.includes('분류')).toBe(asked.length > 0)
  expect(readFileSync(join(site.content, 'questions/2025/rest.md'), 'utf8')).not.toContain('category')
})

test('a hashtag that is nearly one that others carry: Enter takes theirs', async () => {
  const { said, exitCode } = await runNew(
    [
      ['해시태그', 'springboot, rest'],
      ['Enter를 누르고', ''],
      ['분류', ''],
      ['질문한 사람', ''],
      ['질문한 때', ''],
      ['id', 'near'],
      ['본문', '본문'],
    ],
    '--title=T',
  )
  expect(said).toContain('처음 쓰는 해시태그입니다: springboot. 비슷한 것이 이미 있습니다: spring-boot')
  expect(exitCode).toBe(0)
  expect(readFileSync(join(site.content, 'questions/2025/near.md'), 'utf8')).toContain(
    '\ntags: [spring-boot, rest]\n',
  )
})

test('or it is written once more, and stays', async () => {
  const { exitCode } = await runNew(
    [
      ['해시태그', 'springboot'],
      ['Enter를 누르고', 'springboot'],
    ],
    ...['--title=T', '--category=c', '--actor=a', '--at=2024-05-01', '--id=own', '--body=b'],
  )
  expect(exitCode).toBe(0)
  expect(readFileSync(join(site.content, 'questions/2024/own.md'), 'utf8')).toContain(
    '\ntags: [springboot]\n',
  )
})

test('an option that cannot stand is told and asked for', async () => {
  const { exitCode } = await runNew(
    [['id로 쓸 수 없습니다', 'mended']],
    ...['--title=T', '--tags=rest', '--category=c', '--actor=a', '--at=2024-05-01', '--id=../x', '--body=b'],
  )
  expect(exitCode).toBe(0)
  expect(listQuestions()).toEqual(['2024', '2024/mended.md', 'put-or-patch.md'])
})

test.each(['^C', '^D'])('%s ends it at once, and it says that nothing was written', async (typed) => {
  const { said, exitCode } = await runNew([
    ['제목:', 'T'],
    ['해시태그', typed],
  ])
  expect(said.trimEnd().endsWith('입력이 끝났습니다.\n아무것도 만들지 않았습니다.')).toBe(true)
  expect(exitCode).toBe(1)
  expect(listQuestions()).toEqual(['put-or-patch.md'])
})
