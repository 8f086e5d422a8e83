// `npm run new` and `npm run tidy`, as a person runs them.
import { spawnSync } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toMarkdown } from '../support/content-folder.ts'
import { projectFolder } from '../support/project.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'

let site: TestSite

beforeEach(() => {
  site = createTestSite({ questions: [{ id: 'put-or-patch' }] })
})

afterEach(() => site.remove())

function run(command: string, ...parameters: string[]) {
  const { NODE_OPTIONS, ...environment } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectFolder, `src/cli/${command}.ts`), ...parameters],
    { cwd: site.content, encoding: 'utf8', env: { ...environment, ARCHIVE_CONTENT: site.content } },
  )
  return { status, stdout, stderr }
}

describe('new', () => {
  test('writes a question that the check accepts, and says where', () => {
    const outcome = run('new', '--title', '새 질문: REST?', '--tags', '#rest, 백엔드', '--at', '2024-05-01')
    expect(outcome).toEqual({
      status: 0,
      stdout: '질문 파일을 만들었습니다: questions/2024/새-질문-rest.md\n',
      stderr: '',
    })
    expect(readFileSync(join(site.content, 'questions/2024/새-질문-rest.md'), 'utf8')).toBe(
      [
        '---',
        'title: "새 질문: REST?"',
        'category: 개발자',
        'tags: [rest, 백엔드]',
        'counts:',
        '  answers: 0',
        '  comments: 0',
        '  views: 0',
        'activity:',
        '  - at: 2024-05-01',
        '    actor: 익명',
        '    kind: 질문',
        '---',
        '본문을 여기에 마크다운으로 씁니다.',
        '',
      ].join('\n'),
    )
    expect(run('check').status).toBe(0)
  })

  const refused = [
    ['no title', ['--tags', 'rest'], '제목이 없습니다.'],
    ['no hashtag', ['--title', '제목'], '해시태그가 없습니다.'],
    ['an id that is taken', ['--title', 'a', '--tags', 'rest', '--id', 'Put-Or-Patch'], '이미 다른 질문이'],
    ['an id that is no address', ['--title', 'a', '--tags', 'rest', '--id', '../x'], 'id로 쓸 수 없습니다.'],
    ['an illegal hashtag', ['--title', 'a', '--tags', 'REST API'], 'invalid-hashtag'],
    [
      'a day after the reference date',
      ['--title', 'a', '--tags', 'rest', '--at', '2025-07-01'],
      'activity-after-reference',
    ],
  ] as const

  test.for(refused)('%s: nothing is written', ([, parameters, message]) => {
    const { status, stderr } = run('new', ...parameters)
    expect(status).toBe(1)
    expect(stderr).toContain(message)
    expect(readdirSync(join(site.content, 'questions'))).toEqual(['put-or-patch.md'])
  })
})

describe('tidy', () => {
  test('rewrites front matter once, and then has nothing to do', () => {
    const path = join(site.content, 'questions/put-or-patch.md')
    const body = readFileSync(path, 'utf8').split('\n---\n').slice(1).join('\n---\n')
    expect(run('tidy')).toEqual({
      status: 0,
      stdout: 'questions/put-or-patch.md: 머리말을 정리했습니다.\n',
      stderr: '',
    })
    expect(readFileSync(path, 'utf8').split('\n---\n').slice(1).join('\n---\n')).toBe(body)
    expect(run('tidy')).toEqual({ status: 0, stdout: '정리할 것이 없습니다.\n', stderr: '' })
    expect(readdirSync(join(site.content, 'questions'))).toEqual(['put-or-patch.md'])
  })

  test('keeps the mode of a file, and what a person has beside it', () => {
    const path = join(site.content, 'questions/put-or-patch.md')
    chmodSync(path, 0o640)
    writeFileSync(`${path}.tidied`, '소중한 글')
    expect(run('tidy').status).toBe(0)
    expect(statSync(path).mode & 0o777).toBe(0o640)
    expect(readFileSync(`${path}.tidied`, 'utf8')).toBe('소중한 글')
    expect(readdirSync(join(site.content, 'questions'))).toEqual([
      'put-or-patch.md',
      'put-or-patch.md.tidied',
    ])
  })

  test('names a file that is no question', () => {
    expect(run('tidy', 'questions/nothing.md')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('questions/nothing.md: 그런 질문 파일이 없습니다.'),
    })
  })

  test('leaves a faulty file and names its fault', () => {
    const path = join(site.content, 'questions/put-or-patch.md')
    const faulty = readFileSync(path, 'utf8').replace('title', 'titel')
    writeFileSync(path, faulty)
    const { status, stderr } = run('tidy')
    expect(status).toBe(1)
    expect(stderr).toContain('unknown-key')
    expect(readFileSync(path, 'utf8')).toBe(faulty)
  })

  test('leaves a file that would not pass in its tidy form, and goes on with the others', () => {
    const path = join(site.content, 'questions/a-long-history.md')
    const activity = Array(1_700).fill('{at: 2024-05-01, actor: a, kind: 질문}').join(',')
    const packed = toMarkdown({ id: 'a' }).replace(/activity: .*/, `activity: [${activity}]`)
    writeFileSync(path, packed)
    expect(run('check').status).toBe(0)
    expect(run('tidy')).toEqual({
      status: 1,
      stdout: 'questions/put-or-patch.md: 머리말을 정리했습니다.\n',
      stderr:
        'questions/a-long-history.md: 정리하면 오류가 생기므로 그대로 두었습니다(머리말이 65536자를 넘습니다). ' +
        '지금의 파일은 올바르니 이대로 두어도 됩니다. 정리하려면 먼저 머리말을 줄여 주세요.\n',
    })
    expect(readFileSync(path, 'utf8')).toBe(packed)
  })
})
