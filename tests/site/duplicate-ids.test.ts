// Two files with one id: who is told to rename depends on what was published before.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createChangesRepository } from '../support/changes-repository.ts'
import { toMarkdown, writeContent } from '../support/content-folder.ts'
import { runCommand } from '../support/run-command.ts'

const old = [{ at: '2020-01-01', actor: '홍길동', kind: '질문' }]
const published = 'questions/2024/rest.md'

function check(content: string, ...parameters: string[]) {
  const { status, stdout, stderr } = runCommand('check', parameters, {
    environment: { ARCHIVE_CONTENT: content, ARCHIVE_LANG: 'ko' },
  })
  return {
    status,
    stderr,
    faults: stdout.split('\n').filter((line) => line.includes('  duplicate-id  ')),
    stdout,
  }
}

test('the new file is told to give way, however old its activity is', () => {
  using repository = createChangesRepository({ questions: [{ id: '2024/rest' }] })
  const { content } = repository
  writeContent(content, { questions: [{ id: '2024/rest' }, { id: '2023/REST', activity: old }] })
  const { status, stdout, faults } = check(content, '--base', 'HEAD')
  expect(status).toBe(1)
  expect(faults).toEqual([
    `questions/2023/REST.md:1:1  duplicate-id  오류: 한 이름을 두 질문이 쓰고 있습니다: questions/2023/REST.md, ${published}`,
  ])
  expect(stdout).toContain(
    `먼저 있던 ${published} 파일은 그대로 두고, 이 파일의 이름을 바꿔 주세요 → REST-2.md\n`,
  )
  expect(repository.changes()).toContain('questions/2023/REST.md:1:1')

  // Without a commit to compare with, the older activity has precedence.
  expect(check(content).faults).toEqual([
    `${published}:1:1  duplicate-id  오류: 한 이름을 두 질문이 쓰고 있습니다: ${published}, questions/2023/REST.md`,
  ])
})

test('also where the new file has other faults, which come with it', () => {
  using repository = createChangesRepository({ questions: [{ id: '2024/rest' }] })
  const path = 'questions/2023/rest.md'
  writeContent(repository.content, { questions: [{ id: '2024/rest' }, { id: '2023/rest' }] })
  writeFileSync(join(repository.content, path), toMarkdown({ id: 'rest' }).replace('title', 'titel'))
  const { faults, stdout } = check(repository.content, '--base', 'HEAD')
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/^questions\/2023\/rest\.md:1:1 /)
  expect(stdout).toContain('unknown-key')
})

test('a file that was only moved is alone', () => {
  using repository = createChangesRepository({ questions: [{ id: '2024/rest' }] })
  writeContent(repository.content, { questions: [{ id: '2023/rest' }] })
  rmSync(join(repository.content, published))
  expect(check(repository.content, '--base', 'HEAD')).toMatchObject({ status: 0, faults: [] })
})

test('a commit that is not there is a wrong call', () => {
  using repository = createChangesRepository({ questions: [{ id: 'rest' }] })
  const { status, stdout, stderr } = check(repository.content, '--base', 'nothing')
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain('nothing')
  expect(stderr).not.toMatch(/^\s+at /m)
})
