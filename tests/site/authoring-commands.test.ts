// `npm run new` and `npm run tidy`, as a person runs them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toMarkdown, writeContent } from '../support/content-folder.ts'
import { writeAnswers, writeComments } from '../support/conversation.ts'
import { createExif, createJpeg, createPng, toExifSegment, toPngChunk, toSeoul } from '../support/pictures.ts'
import { projectFolder } from '../support/project.ts'
import { runCommand, toCleanEnvironment } from '../support/run-command.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'

let site: TestSite

beforeEach(() => {
  site = createTestSite({ questions: [{ id: 'put-or-patch' }] })
})

afterEach(() => site.remove())

function run(command: string, ...parameters: string[]) {
  return runIn(site.content, command, ...parameters)
}

function runIn(content: string, command: string, ...parameters: string[]) {
  return runCommand(command, parameters, {
    environment: { ARCHIVE_CONTENT: content, ARCHIVE_LANG: 'ko' },
    folder: site.content,
  })
}

test('the samples of the project are tidy, and give no warning', () => {
  const samples = join(projectFolder, 'content')
  expect(runIn(samples, 'tidy', '--check')).toEqual({
    status: 0,
    stdout: '정리할 것이 없습니다.\n',
    stderr: '',
  })
  expect(runIn(samples, 'check').stdout).toMatch(/^문제가 없습니다\./)
})

describe('new', () => {
  test('writes a question that the check accepts, and says where', () => {
    const parameters = ['--title', '새 질문: REST?', '--tags', '#rest, 백엔드', '--at', '2024-05-01']
    const outcome = run('new', ...parameters, '--body', '무엇이 다른가요?')
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
        '무엇이 다른가요?',
        '',
      ].join('\n'),
    )
    expect(run('check').status).toBe(0)
  })

  test('that the body is still to be written is no news', () => {
    expect(run('new', '--title', 'T', '--tags', 'rest', '--id', 't')).toMatchObject({ status: 0, stderr: '' })
  })

  test.each([
    ['the most used', ['A', 'B', 'B', undefined], [], ['category: B']],
    ['another', ['A', 'B'], ['--category', 'C'], ['category: C']],
    ['left out', ['A', 'B'], ['--category', '-'], []],
    ['empty', ['A', 'B'], ['--category='], []],
    ['none where nobody has one', [undefined, undefined], [], []],
    ['the first where nobody has one', [undefined], ['--category', 'C'], ['category: C']],
  ])('the category: %s', (_, categories, parameters, lines) => {
    const questions = categories.map((category, index) => ({ id: `q${index}`, category }))
    using other = createTestSite({ questions })
    const made = ['--title', 'T', '--tags', 'rest', '--id', 't', ...parameters]
    expect(runIn(other.content, 'new', ...made)).toMatchObject({ status: 0, stderr: '' })
    const text = readFileSync(join(other.content, 'questions/2025/t.md'), 'utf8')
    expect(text.split('\n').filter((line) => line.startsWith('category'))).toEqual(lines)
  })

  const refused = [
    ['no title', ['--tags', 'rest'], 2, '제목이 없습니다.'],
    ['no hashtag', ['--title', '제목'], 2, '해시태그가 없습니다.'],
    [
      'an id that is taken',
      ['--title', 'a', '--tags', 'rest', '--id', 'Put-Or-Patch'],
      1,
      '이미 다른 질문이',
    ],
    [
      'an id that is no address',
      ['--title', 'a', '--tags', 'rest', '--id', '../x'],
      1,
      'id로 쓸 수 없습니다.',
    ],
    ['an illegal hashtag', ['--title', 'a', '--tags', 'REST API'], 1, '‘REST API’'],
    [
      'a day after the reference date',
      ['--title', 'a', '--tags', 'rest', '--at', '2025-07-01'],
      1,
      '2025-07-01',
    ],
  ] as const

  test.for(refused)('%s: nothing is written', ([, parameters, exitCode, message]) => {
    const { status, stdout, stderr } = run('new', ...parameters)
    expect([status, stdout]).toEqual([exitCode, ''])
    expect(stderr).toContain(message)
    expect(stderr.endsWith('\n아무것도 만들지 않았습니다.\n')).toBe(true)
    expect(readdirSync(join(site.content, 'questions'))).toEqual(['put-or-patch.md'])
  })

  test('all that is wrong is told at once', () => {
    const { stderr } = run('new', '--title', 'a', '--tags', 'REST API', '--id', 'a b', '--at', '어제')
    for (const wrong of ['REST API', 'a b', '어제']) expect(stderr).toContain(`‘${wrong}’`)
  })

  test('without a terminal nothing is read: it ends although the input does not', async () => {
    const child = spawn(process.execPath, [join(projectFolder, 'src/commands/start.mjs'), 'new'], {
      stdio: ['pipe', 'ignore', 'ignore'],
      env: { ...toCleanEnvironment(), ARCHIVE_CONTENT: site.content },
    })
    const [exitCode] = await once(child, 'exit')
    child.stdin?.destroy()
    expect(exitCode).toBe(2)
  })

  describe('outside of an archive', () => {
    const parameters = ['--title', 'T', '--tags', 'rest', '--at', '2024-05-01']

    test('a mistyped ARCHIVE_CONTENT is no folder to make', () => {
      const folder = join(site.content, 'mistyped')
      const { status, stderr } = runIn(folder, 'new', ...parameters)
      expect(status).toBe(1)
      expect(stderr).toBe(
        `아카이브가 아닌 폴더입니다: ${folder}. archive.yaml도 questions 폴더도 없습니다. 환경 변수 ARCHIVE_CONTENT가 맞는 폴더를 가리키는지 살펴 주세요.\n아무것도 만들지 않았습니다.\n`,
      )
      expect(existsSync(folder)).toBe(false)
    })

    test('nor is a folder of something else', () => {
      const folder = join(site.content, 'photos')
      mkdirSync(folder)
      expect(runIn(folder, 'new', ...parameters).status).toBe(1)
      expect(readdirSync(folder)).toEqual([])
    })

    test.each(['questions', 'questions/2024'])('a link in the place of %s leads nowhere', (path) => {
      const elsewhere = join(site.content, '../elsewhere')
      mkdirSync(elsewhere)
      rmSync(join(site.content, path), { recursive: true, force: true })
      symlinkSync(elsewhere, join(site.content, path))
      const { status, stderr } = run('new', ...parameters)
      expect(status).toBe(1)
      expect(stderr).toContain(`내용 폴더 안의 폴더가 아닙니다: ${path}.`)
      expect(readdirSync(elsewhere)).toEqual([])
    })
  })

  test.each([
    ['no archive.yaml', undefined],
    ['one with faults', 'title: 아카이브\nreferenceDate: 언젠가\n'],
    ['one of another name', 'archive.yml'],
  ])('%s: no day is made up', (_, settings) => {
    const path = join(site.content, 'archive.yaml')
    rmSync(path)
    if (settings === 'archive.yml') writeFileSync(join(site.content, settings), 'title: a\n')
    else if (settings !== undefined) writeFileSync(path, settings)
    const { status, stderr } = run('new', '--title', 'T', '--tags', 'rest')
    expect(status).toBe(2)
    expect(stderr).toContain('archive.yaml에서 기준일을 읽지 못했습니다.')
    expect(run('new', '--title', 'T', '--tags', 'rest', '--at', '2024-05-01').status).toBe(0)
    expect(readdirSync(join(site.content, 'questions'))).toEqual(['2024', 'put-or-patch.md'])
  })
})

describe('tidy', () => {
  test('rewrites front matter once, and then has nothing to do', () => {
    const path = join(site.content, 'questions/put-or-patch.md')
    const body = readFileSync(path, 'utf8').split('\n---\n').slice(1).join('\n---\n')
    expect(run('tidy')).toEqual({
      status: 0,
      stdout: 'questions/put-or-patch.md: 정리했습니다.\n',
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

  test('a name that is no question file is a wrong call: nothing is tidied', () => {
    const before = readFileSync(join(site.content, 'questions/put-or-patch.md'), 'utf8')
    expect(run('tidy', 'questions/put-or-patch.md', 'questions/nothing.md')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'questions/nothing.md: 그런 질문이나 답변, 댓글 파일이 없습니다.\n',
    })
    expect(readFileSync(join(site.content, 'questions/put-or-patch.md'), 'utf8')).toBe(before)
  })

  test('the files that are named, and no others', () => {
    writeContent(site.content, { questions: [{ id: 'a' }, { id: '2024/b' }, { id: '2024/c' }] })
    expect(run('tidy', 'questions/a.md', join(site.content, 'questions/2024'))).toEqual({
      status: 0,
      stdout: ['2024/b', '2024/c', 'a'].map((id) => `questions/${id}.md: 정리했습니다.\n`).join(''),
      stderr: '',
    })
    expect(run('tidy').stdout).toBe('questions/put-or-patch.md: 정리했습니다.\n')
  })

  test('--check names what is not tidy and writes nothing', () => {
    const path = join(site.content, 'questions/put-or-patch.md')
    const before = readFileSync(path, 'utf8')
    expect(run('tidy', '--check')).toEqual({
      status: 1,
      stdout:
        'questions/put-or-patch.md: 정리되어 있지 않습니다.\n정리되어 있지 않은 파일 1개. 정리하려면: npm run tidy\n',
      stderr: '',
    })
    expect(readFileSync(path, 'utf8')).toBe(before)
    expect(run('tidy').status).toBe(0)
    expect(run('tidy', '--check')).toEqual({ status: 0, stdout: '정리할 것이 없습니다.\n', stderr: '' })
  })

  test('--repair mends people.yaml alone where it is named', () => {
    writeContent(site.content, { questions: [{ id: 'put-or-patch', tags: ['REST API'] }] })
    const question = readFileSync(join(site.content, 'questions/put-or-patch.md'), 'utf8')
    writeFileSync(join(site.content, 'people.yaml'), 'u1: { name: 홍길동, url: "ftp://x" }\n')
    expect(run('tidy', '--repair', 'people.yaml')).toMatchObject({
      status: 1,
      stdout:
        'people.yaml: 고쳤습니다.\n  웹 주소가 아닌 원문과 이용 허락, 사람의 주소를 뺐습니다 (ftp://x)\n',
      stderr: expect.stringMatching(
        /\n오류가 남았습니다\. 한 가지 뜻밖에 없는 것은 npm run check -- --fix로 고치고, 나머지는 직접 고쳐 주세요\.\n$/,
      ),
    })
    expect(readFileSync(join(site.content, 'people.yaml'), 'utf8')).toBe('u1: { name: 홍길동 }\n')
    expect(readFileSync(join(site.content, 'questions/put-or-patch.md'), 'utf8')).toBe(question)
    expect(run('tidy', 'people.yaml').status).toBe(2)
  })

  test('a folder that is not there is no folder without anything to tidy', () => {
    const { status, stderr } = runIn(join(site.content, 'mistyped'), 'tidy')
    expect(status).toBe(1)
    expect(stderr).toContain('content-missing')
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

  test('names a fault without what pages hide', () => {
    const faulty = { at: '2025-06-01', actor: '곽두팔', kind: '질믄' }
    writeFileSync(
      join(site.content, 'questions/put-or-patch.md'),
      toMarkdown({ id: 'put-or-patch', category: '곽두팔: 방', activity: [faulty] }),
    )
    writeFileSync(join(site.content, 'redactions.yaml'), 'actors: [{ name: 곽두팔, date: 2025-06-01 }]\n')
    const { stdout, stderr } = run('tidy')
    expect(stderr).toContain('questions/put-or-patch.md:6:')
    expect(stderr).toContain('unknown-kind')
    expect(stdout + stderr).not.toContain('곽두팔')
  })

  test('leaves a file that would not pass in its tidy form, and goes on with the others', () => {
    const path = join(site.content, 'questions/a-long-history.md')
    const activity = Array(11_000).fill('{at: 2024-05-01, actor: a, kind: 질문}').join(',')
    const packed = toMarkdown({ id: 'a' }).replace(/activity: .*/, `activity: [${activity}]`)
    writeFileSync(path, packed)
    expect(run('check').status).toBe(0)
    expect(run('tidy')).toEqual({
      status: 1,
      stdout: 'questions/put-or-patch.md: 정리했습니다.\n',
      stderr:
        'questions/a-long-history.md: 정리하면 오류가 생기므로 그대로 두었습니다(머리말이 512 KB를 넘습니다). ' +
        '지금의 파일은 올바르니 이대로 두어도 됩니다. 정리하려면 먼저 머리말을 줄여 주세요.\n',
    })
    expect(readFileSync(path, 'utf8')).toBe(packed)
  })
})

describe('new answers and comments', () => {
  const question = () => readFileSync(join(site.content, 'questions/put-or-patch.md'), 'utf8')

  test('leave nothing for the check to say', () => {
    const answer = ['answer', '--question', 'put-or-patch', '--at', '2025-06-02', '--actor', '@김철수']
    expect(run('new', ...answer, '--body', '답변입니다.')).toEqual({
      status: 0,
      stdout:
        '답변 파일을 만들었습니다: answers/put-or-patch/1.md\n질문의 활동 기록과 개수를 맞추었습니다: questions/put-or-patch.md. 개수가 원래 커뮤니티의 것과 같은지 살펴 주세요.\n',
      stderr: '',
    })
    const comment = ['comment', '--question', 'put-or-patch', '--at', '2025-06-03']
    expect(run('new', ...comment, '--answer', '1', '--body', '@김철수 #3 `a`').status).toBe(0)
    expect(run('new', ...comment, '--body', '둘').status).toBe(0)
    expect(readFileSync(join(site.content, 'answers/put-or-patch/1.md'), 'utf8')).toBe(
      '---\nactor: "@김철수"\nat: 2025-06-02\n---\n답변입니다.\n',
    )
    const list = [
      '- id: c1\n  answer: 1\n  actor: 익명\n  at: 2025-06-03\n  text: |\n    @김철수 #3 `a`\n',
      '- id: c2\n  actor: 익명\n  at: 2025-06-03\n  text: |\n    둘\n',
    ]
    expect(readFileSync(join(site.content, 'comments/put-or-patch.yaml'), 'utf8')).toBe(list.join(''))
    expect(question().match(/kind: .*/g)).toEqual(['kind: 질문', 'kind: 새로운 답변', 'kind: 새로운 댓글'])
    expect(run('check').stdout).toContain('문제가 없습니다.')
    expect(run('tidy').stdout).toBe('정리할 것이 없습니다.\n')
  })

  test.each([
    ['answer', 'answers/put-or-patch/1.md:3:5'],
    ['comment', 'comments/put-or-patch.yaml:3:7'],
  ])('%s that is older than its question is written, and told of', (kind, place) => {
    const outcome = run('new', kind, '--question', 'put-or-patch', '--at', '2020-01-01', '--body', '글')
    expect(outcome.status).toBe(0)
    expect(outcome.stderr).toMatch(new RegExp(`^${place} {2}before-question {2}경고: 질문한 때`))
    expect(outcome.stderr.trimEnd().split('\n').at(-2)).toBe('오류 0개, 경고 1개')
    expect(run('check').stdout).toContain(`${place}  before-question`)
  })

  test('one of the day of its question is written without a word', () => {
    const parameters = ['--question', 'put-or-patch', '--at', '2025-06-01', '--body', '글']
    const outcome = run('new', 'answer', ...parameters)
    expect(outcome).toMatchObject({ status: 0, stderr: '' })
  })

  test.each<[name: string, parameters: string[], status: number, line: string]>([
    ['no question', ['answer'], 2, '어느 질문인지 알 수 없습니다.'],
    ['another question', ['answer', '--question', 'put-or-pach'], 1, '혹시 이것인가요? → put-or-patch'],
    [
      'another answer',
      ['comment', '--question', 'put-or-patch', '--answer', '7'],
      1,
      '이 질문에 없는 답변입니다: 7',
    ],
    ['a time that is none', ['answer', '--question', 'put-or-patch', '--at', '어제'], 1, 'invalid-time'],
    ['an id that is none', ['answer', '--question', 'put-or-patch', '--id', '../a'], 1, 'id'],
    ['something else', ['answers'], 2, '이 명령이 받지 않는 말입니다: answers.'],
    ['an option of questions', ['answer', '--title', 'a'], 2, '모르는 옵션입니다: --title.'],
    [
      'an option of comments',
      ['--question', 'put-or-patch', '--title', 'a'],
      2,
      '모르는 옵션입니다: --question.',
    ],
  ])('%s: nothing is written', (_, parameters, status, line) => {
    const before = question()
    const outcome = run('new', ...parameters)
    expect(outcome.status).toBe(status)
    expect(outcome.stderr).toContain(line)
    expect(question()).toBe(before)
    expect(readdirSync(site.content)).not.toContain('answers')
    expect(readdirSync(site.content)).not.toContain('comments')
  })
})

describe('whoever is withheld is named in no history', () => {
  const activity = [{ at: '2025-06-01T12:00:00+09:00', actor: '홍길동', kind: '질문' }]
  const question = { id: 'q', counts: { answers: 2, comments: 3 }, activity }
  const hidden = [
    '{ question: q, id: hidden, date: 2025-06-29 }',
    '{ question: q, id: c2, date: 2025-06-29 }',
    '{ id: q, date: 2025-06-29 }',
  ]

  function writeConversation(redactions: Record<string, string>): void {
    const files = {
      ...writeAnswers('q', {
        shown: { actor: '김철수' },
        hidden: { actor: '비밀인', edited: [{ at: '2025-06-03', actor: '고친비밀' }] },
      }),
      ...writeComments('q', [
        { id: 'c1', answer: 'hidden', actor: '덧붙인비밀' },
        { id: 'c2', actor: '가려진비밀' },
        { id: 'c3', actor: '이영희' },
      ]),
      ...redactions,
    }
    writeContent(site.content, { questions: [question], files })
  }

  function readQuestion(): string {
    return readFileSync(join(site.content, 'questions/q.md'), 'utf8')
  }

  const [answer = '', comment = '', whole = ''] = hidden
  const texts = `answers:\n  - ${answer}\ncomments:\n  - ${comment}\n`

  test.each<[name: string, redactions: Record<string, string>, named: string[]]>([
    ['an answer and a comment', { 'redactions.yaml': texts }, ['홍길동', '김철수', '이영희']],
    ['a question', { 'redactions.yaml': `questions:\n  - ${whole}\n` }, ['홍길동']],
    ['by a file with a fault, nobody knows what', { 'redactions.yaml': `${texts}others: []\n` }, ['홍길동']],
    ['by a file of another name, nobody knows what', { 'redactions.yml': texts }, ['홍길동']],
  ])('%s', (_, redactions, named) => {
    writeConversation(redactions)
    run('tidy')
    expect(Array.from(readQuestion().matchAll(/actor: (.+?)$/gm), ([, actor]) => actor)).toEqual(named)
    expect(run('tidy', '--check').status).toBe(0)
  })

  test.each([
    ['an answer and a comment', texts],
    ['a question', `questions:\n  - ${whole}\n`],
  ])('nor in what the check says: %s', (_, redactions) => {
    writeConversation({ 'redactions.yaml': redactions })
    const { status, stdout } = run('check')
    expect([status, stdout.match(/\S*비밀\S*/g)]).toEqual([0, null])
  })

  test('by a new answer', () => {
    writeConversation({ 'redactions.yaml': texts })
    expect(run('new', 'answer', '--question', 'q', '--at', '2025-06-04', '--actor', '박민수').status).toBe(0)
    expect(readQuestion()).not.toContain('비밀')
    expect(readQuestion()).toContain('박민수')
  })

  test.each<[name: string, redactions: string, parameters: string[], told: string]>([
    ['on a question', `questions:\n  - ${whole}\n`, ['answer'], 'redactions.yaml로 가린 질문입니다: q.'],
    ['on an answer', texts, ['comment', '--answer', 'hidden'], 'redactions.yaml로 가린 답변입니다: hidden.'],
  ])('a new text %s that is withheld is refused', (_, redactions, [kind = '', ...others], told) => {
    writeConversation({ 'redactions.yaml': redactions })
    const { status, stderr } = run('new', kind, '--question', 'q', ...others)
    expect([status, stderr.split(' 여기에')[0]]).toEqual([1, told])
  })

  test('a new text takes no id that is withheld', () => {
    writeConversation({ 'redactions.yaml': texts.replace('id: hidden', 'id: gone') })
    const { status, stderr } = run('new', 'answer', '--question', 'q', '--id', 'gone')
    expect([status, stderr.split(' --id')[0]]).toEqual([1, 'redactions.yaml이 가리는 id입니다: gone.'])
  })
})

describe('tidy and pictures', () => {
  const photo = createJpeg(4, 2, [toExifSegment(createExif({ orientation: 6, gps: toSeoul() }))])
  beforeEach(() => {
    mkdirSync(join(site.content, 'files/2025'), { recursive: true })
    writeFileSync(join(site.content, 'files/2025/photo.jpg'), photo)
    writeFileSync(join(site.content, 'files/plain.png'), createPng(4, 2))
    writeFileSync(join(site.content, 'files/notes.txt'), 'GPSLatitude="37"')
  })
  const read = () => readFileSync(join(site.content, 'files/2025/photo.jpg'))

  test('--check names those that tell where they were taken, and leaves them', () => {
    const { status, stdout } = run('tidy', '--check', join(site.content, 'files'))
    expect([status, stdout]).toEqual([
      1,
      'files/2025/photo.jpg: 찍은 위치(GPS)가 적혀 있습니다.\n정리되어 있지 않은 파일 1개. 정리하려면: npm run tidy\n',
    ])
    expect(read().equals(photo)).toBe(true)
  })

  test('one that is not looked through to its end is named, and the others are blanked', () => {
    run('tidy', 'questions')
    const heavy = createPng(4, 2, [toPngChunk('tEXt', Buffer.alloc(1_000_000, 'gps '))])
    writeFileSync(join(site.content, 'files/2025/heavy.png'), heavy)
    const { status, stdout, stderr } = run('tidy', 'files')
    expect([status, stdout]).toEqual([1, 'files/2025/photo.jpg: 찍은 위치를 지웠습니다.\n'])
    expect(stderr.split('\n')[0]).toBe(
      'files/2025/heavy.png:1:1  picture-too-large  오류: 그림에 든 부가 정보(EXIF, XMP)의 항목이 200,000개를 넘습니다',
    )
    expect(readFileSync(join(site.content, 'files/2025/heavy.png')).equals(heavy)).toBe(true)
    rmSync(join(site.content, 'files/2025/heavy.png'))
  })

  test.each([[[]], [['files/2025/photo.jpg']], [['files']]])('%j blanks the position in place', (named) => {
    run('tidy', 'questions')
    const { status, stdout } = run('tidy', ...named)
    expect([status, stdout]).toEqual([0, 'files/2025/photo.jpg: 찍은 위치를 지웠습니다.\n'])
    expect(read()).toHaveLength(photo.length)
    expect(read().equals(photo)).toBe(false)
    expect(run('tidy', ...named).stdout).toBe('정리할 것이 없습니다.\n')
  })
})
