// How commands are called: help, and what is said of a wrong call, in lines for people and without a trace of the program.
import { existsSync, mkdirSync, mkdtempDisposableSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { runCommand } from '../support/run-command.ts'

const { version } = packageJson

function run(command: string, parameters: readonly string[], environment: Record<string, string> = {}) {
  const isFile = command === 'test'
  return runCommand(isFile ? 'tests/run.ts' : command, parameters, {
    ownProcess: isFile,
    environment: { npm_lifecycle_event: undefined, ARCHIVE_LANG: 'ko', ...environment },
  })
}

/** Every command, with the options that its help names, and in English where they are others. */
const commands: [command: string, options: string[], english?: string[]][] = [
  ['build', ['--prepare=8', '--shard=2/8', '--one-output', '--portable']],
  ['changes', ['--base=origin/main', '--format=markdown']],
  ['check', ['--base=origin/main', '--fix', '--format=json', '--pull-request']],
  ['dev', ['--port=8080']],
  ['lockfile', []],
  [
    'new',
    [
      '--title="PUT과 PATCH"',
      '--tags=rest,백엔드',
      '--category=개발자',
      '--actor=홍길동',
      '--at=2024-05-01',
      '--id=put-or-patch',
      '--body=본문',
      '--question=put-or-patch',
      '--answer=5678',
    ],
    [
      '--title="PUT or PATCH"',
      '--tags=rest,backend',
      '--category=Development',
      '--actor=Grace',
      '--at=2024-05-01',
      '--id=put-or-patch',
      '--body="The first line."',
      '--question=put-or-patch',
      '--answer=5678',
    ],
  ],
  ['preview', ['--port=8080']],
  ['schema', ['--check']],
  ['test', ['--all', '--rest', '--changed']],
  ['tidy', ['--check', '--repair']],
  ['verify-node', ['--base=origin/main', '--format=github', '--from=https://nodejs.org/dist']],
]

describe.each(commands)('npm run %s', (command, korean, english = korean) => {
  test.each([
    ['ko', '옵션:', '예: npm ', '이 도움말을 보여 줍니다.', '  2  잘못 불렀습니다.'],
    ['en', 'Options:', 'Example: npm ', 'Shows this help.', '  2  A wrong call; nothing was done.'],
  ])('-- --help in %s: options, an example, exit codes', (language, heading, example, help, wrong) => {
    const { status, stdout, stderr } = run(command, ['--help'], { ARCHIVE_LANG: language })
    expect([status, stderr]).toEqual([0, ''])
    const lines = stdout.split('\n')
    expect(lines.filter((line) => line.startsWith('  --'))).toEqual(
      [...(language === 'en' ? english : korean), '--help'].map((option) => `  ${option}`),
    )
    for (const part of [heading, example, help, wrong]) expect(stdout).toContain(part)
    if (language === 'en') expect(stdout).not.toMatch(/\p{Script=Hangul}/u)
  })

  test('-- --version: that of the program, and nothing is done', () => {
    expect(run(command, ['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' })
  })

  test('-- --colour: exit code 2, and nothing is done', () => {
    const npm = command === 'test' ? 'npm test' : `npm run ${command}`
    expect(run(command, ['--colour'])).toEqual({
      status: 2,
      stdout: '',
      stderr: `모르는 옵션입니다: --colour.\n쓰는 법을 보려면: ${npm} -- --help\n`,
    })
  })
})

test.each([
  ['ko', '예: npm run new -- --title "PUT과 PATCH" --tags rest,백엔드'],
  ['en', 'Example: npm run new -- --title "PUT or PATCH" --tags rest,backend'],
])('an example is in the language of the help: %s', (language, example) => {
  expect(run('new', ['--help'], { ARCHIVE_LANG: language }).stdout.split('\n')).toContain(example)
})

test.each(['import', 'hosting', 'init'])('English help of %s is English', (command) => {
  expect(run(command, ['--help'], { ARCHIVE_LANG: 'en' }).stdout).not.toMatch(/\p{Script=Hangul}/u)
})

test('in a checkout a host is named by npm run', () => {
  const call = 'npm run hosting -- nginx'
  expect(run('hosting', ['--help']).stdout).toContain(`\n예: ${call}\n`)
  expect(run('hosting', []).stderr).toContain(`예: ${call}\n`)
})

test('init is called by npm run in a checkout', () => {
  const [usage] = run('init', ['--help']).stdout.split('\n')
  expect(usage).toBe('npm run init -- [옵션] ../my-archive [dump]')
  expect(run('init', ['--colour']).stderr.split('\n')[1]).toBe('쓰는 법을 보려면: npm run init -- --help')
})

test.each([
  ['ko_KR.UTF-8', '아카이브를 만들 폴더를 하나'],
  ['C.UTF-8', 'Name one folder'],
])('init speaks the language of the system, whatever archive a checkout has: %s', (LANG, said) => {
  const { status, stderr } = run('init', [], { ARCHIVE_LANG: '', LANG })
  expect([status, stderr.slice(0, said.length)]).toEqual([2, said])
})

test.each([
  ['build', ['--shard'], '옵션에 값이 없습니다: --shard.\n쓰는 법을 보려면: npm run build -- --help\n'],
  ['build', ['2/8'], '이 명령이 받지 않는 말입니다: 2/8.\n쓰는 법을 보려면: npm run build -- --help\n'],
  [
    'schema',
    ['--check=yes'],
    '값을 붙이지 않는 옵션입니다: --check.\n쓰는 법을 보려면: npm run schema -- --help\n',
  ],
  [
    'build',
    ['--shard=9/8'],
    '몫이 아닙니다: --shard=9/8. 여덟 가운데 둘째라면 --shard=2/8이라고 써 주세요.\n',
  ],
  ['check', ['--format', 'xml'], '모르는 값입니다: --format xml. 쓸 수 있는 값: text, github, json\n'],
  ['changes', ['--format', 'json'], '모르는 값입니다: --format json. 쓸 수 있는 값: text, markdown\n'],
  ['verify-node', ['--format=json'], '모르는 값입니다: --format json. 쓸 수 있는 값: text, github\n'],
  ['dev', ['--port=abc'], '포트가 아닙니다: --port abc. 0부터 65535까지의 수를 써 주세요.\n'],
  ['dev', ['--port=65536'], '포트가 아닙니다: --port 65536. 0부터 65535까지의 수를 써 주세요.\n'],
  ['preview', ['--port=abc'], '포트가 아닙니다: --port abc. 0부터 65535까지의 수를 써 주세요.\n'],
])('npm run %s -- %j', (command, parameters, stderr) => {
  expect(run(command, parameters)).toEqual({ status: 2, stdout: '', stderr })
})

test.each([
  ['stackexchange dump --mapping x', 'stackexchange', '--mapping', '--out, --into, --category, --url'],
  [
    'discourse forum --again',
    'discourse',
    '--again',
    '--out, --into, --category, --edits, --unlisted, --categories, --url',
  ],
  [
    'table posts.csv --edits --concurrency 9 --again',
    'table',
    '--edits',
    '--out, --into, --category, --mapping',
  ],
  ['records a.ndjson --url https://a.example', 'records', '--url', '--out, --into, --category'],
  [
    'pictures --mapping x',
    'pictures',
    '--mapping',
    '--out, --allow-private, --again, --concurrency, --delay',
  ],
])('npm run import -- %s: an option of another source', (call, source, option, options) => {
  expect(run('import', call.split(' '))).toEqual({
    status: 2,
    stdout: '',
    stderr: `${source}에는 쓰지 않는 옵션입니다: ${option}. 쓸 수 있는 것: ${options}\n`,
  })
  expect(run('import', call.split(' '), { ARCHIVE_LANG: 'en' })).toEqual({
    status: 2,
    stdout: '',
    stderr: `${source} does not take this option: ${option}. It takes ${options}.\n`,
  })
})

describe('options that npm keeps for itself, as it does without --', () => {
  test.each<[string, string[], Record<string, string>, string, string]>([
    ['build', [], { npm_config_shard: '2/8' }, '--shard=2/8', 'npm run build -- --shard=2/8'],
    ['dev', ['abc'], { npm_config_port: 'true' }, '--port', 'npm run dev -- --port abc'],
    ['check', [], { npm_config_pull_request: 'true' }, '--pull-request', 'npm run check -- --pull-request'],
    // Whose value each is, nobody can know.
    ['init', ['../x', 'en'], { npm_config_locale: 'true' }, '--locale', 'npm run init -- …'],
    [
      'new',
      ['A b', 'x'],
      { npm_config_title: 'true', npm_config_tags: 'true' },
      '--title --tags',
      'npm run new -- …',
    ],
    ['new', ['A b'], { npm_config_title: 'true' }, '--title', 'npm run new -- --title "A b"'],
  ])('npm run %s', (command, parameters, kept, options, call) => {
    expect(run(command, parameters, { npm_lifecycle_event: command, ...kept })).toEqual({
      status: 2,
      stdout: '',
      stderr: `npm이 옵션을 먼저 읽어서 명령에 전달되지 않았습니다: ${options}. 명령에 줄 것 앞에 --를 써 주세요: ${call}\n`,
    })
  })

  test('what another script was given is none of this command', () => {
    const kept = { npm_lifecycle_event: 'test:site', npm_config_check: 'true' }
    expect(run('schema', ['--check'], kept)).toEqual({ status: 0, stdout: '', stderr: '' })
  })
})

test('the language is that of the archive where ARCHIVE_LANG names none', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-language-'))
  writeFileSync(join(folder.path, 'archive.yaml'), 'title: Archive\nreferenceDate: 2025-06-30\nlocale: en\n')
  const said = (environment: Record<string, string>) =>
    run('build', ['x'], { ARCHIVE_CONTENT: folder.path, ...environment }).stderr.split('\n')[0]
  expect(said({ ARCHIVE_LANG: '', LC_MESSAGES: 'ko_KR.UTF-8' })).toBe('This command does not take: x.')
  expect(said({ ARCHIVE_LANG: 'ko' })).toBe('이 명령이 받지 않는 말입니다: x.')
})

test.each([
  ['ko_KR.UTF-8', '이 명령이 받지 않는 말입니다: x.'],
  ['C.UTF-8', 'This command does not take: x.'],
])('where there is no archive, the language is that of the system: %s', (locale, said) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-language-'))
  const [none, unreadable] = [join(folder.path, 'none'), join(folder.path, 'unreadable')]
  mkdirSync(join(unreadable, 'archive.yaml'), { recursive: true })
  for (const content of [none, folder.path, unreadable]) {
    const variables = { ARCHIVE_LANG: '', LC_MESSAGES: locale, ARCHIVE_CONTENT: content }
    expect(run('build', ['x'], variables).stderr.split('\n')[0]).toBe(said)
  }
})

describe.skipIf(!existsSync('/proc/self'))(
  'where the system makes no folder, and says it is not there',
  () => {
    test.each([
      ['/proc/x', 'ko', '쓸 수 없는 폴더입니다: /proc/x (ENOENT). '],
      ['/proc/x/y', 'en', "/proc/x/y can't be written (ENOENT). "],
    ])('npm run import -- … --out %s, in %s', (out, language, said) => {
      using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-nowhere-'))
      writeFileSync(join(folder.path, 'a.ndjson'), '{"type":"source","key":"a"}\n')
      const parameters = ['records', join(folder.path, 'a.ndjson'), '--out', out]
      const { status, stderr } = run('import', parameters, { ARCHIVE_LANG: language })
      expect(status).toBe(1)
      expect(stderr.trim()).toMatch(new RegExp(`^${RegExp.escape(said)}[^\\n]+$`))
    })

    test.each([
      ['/proc/x', 'ko', '빌드는 출력 폴더 옆에 쓰는데, 그곳에 쓸 수 없습니다: /proc (ENOENT: '],
      ['/proc/x/y', 'en', "A build writes beside its output, but /proc/x can't be written to (ENOENT: "],
    ])('npm run build to %s, in %s', (out, language, said) => {
      const { status, stderr } = run('build', [], { ARCHIVE_OUT: out, ARCHIVE_LANG: language })
      expect(status).toBe(1)
      expect(stderr.trim()).toMatch(new RegExp(`^${RegExp.escape(said)}[^\\n]+$`))
    })
  },
)

test('npm run preview without an output says what makes one', () => {
  using folder = mkdtempDisposableSync(join(realpathSync(tmpdir()), 'gotgam-no-output-'))
  const at = (name: string) => join(folder.path, name)
  mkdirSync(at('empty'))
  writeFileSync(at('file'), '')
  for (const out of [at('nothing'), at('empty'), at('file')]) {
    expect(run('preview', [], { ARCHIVE_OUT: out })).toEqual({
      status: 1,
      stdout: '',
      stderr: `출력 폴더가 없습니다: ${out}. 먼저 만들어 주세요 → npm run build\n`,
    })
    expect(run('preview', [], { ARCHIVE_OUT: out, ARCHIVE_LANG: 'en' })).toMatchObject({
      status: 1,
      stderr: `There is no output ${out}. Make one: npm run build\n`,
    })
  }
})

test.each(['build', 'changes', 'check', 'dev', 'new', 'preview', 'schema', 'tidy'])(
  'npm run %s in a language that there is not',
  (command) => {
    expect(run(command, [], { ARCHIVE_LANG: 'latin' })).toEqual({
      status: 2,
      stdout: '',
      stderr: 'ARCHIVE_LANG=latin: ko나 en 가운데 하나를 써 주세요.\n',
    })
  },
)
