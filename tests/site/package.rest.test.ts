// The package: what `npm run pack` writes, installed where nothing else is, on the Nodes that it is made for.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type BuiltSites, findSites, type SiteName } from '../sites/build-sites.ts'
import { toVariables } from '../support/build.ts'
import { askPackage } from '../support/dev-server.ts'
import { canFetchNodes, fetchNode, installPackages, runNpm } from '../support/npm.ts'
import { listFiles, takeSnapshot } from '../support/output-files.ts'
import { projectFolder } from '../support/project.ts'
import { noUrl, toCleanEnvironment } from '../support/run-command.ts'

const megabyte = 1e6
/** What would compile templates: a package that needs one of them is a checkout. */
const compilers = ['astro', 'vite', 'typescript', 'rolldown']
/** The first and the last that the package is made for beside that of the checkout. */
const otherNodes = ['22.18.0', '24.0.0']
const tooOld = '20.0.0'

/** The packed file. */
let packed = ''
const temporary = mkdtempDisposableSync(join(tmpdir(), 'gotgam-package-'))
const installed = join(temporary.path, 'archive')
const program = join(installed, 'node_modules/gotgam')
let sites: Awaited<ReturnType<typeof findSites>>

function countBytes(folder: string): number {
  return listFiles(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
}

/** @param node path of the program that runs it. */
function run(node: string, parameters: readonly string[], environment: Record<string, string> = {}) {
  return spawnSync(node, [join(program, 'dist/gotgam.js'), ...parameters], {
    cwd: installed,
    encoding: 'utf8',
    env: { ...toCleanEnvironment(), npm_lifecycle_event: 'npx', ARCHIVE_LANG: 'en', ...environment },
  })
}

beforeAll(async () => {
  const packing = spawnSync(
    process.execPath,
    [join(projectFolder, 'src/commands/start.mjs'), 'pack', join(temporary.path, 'packed')],
    { encoding: 'utf8', env: toCleanEnvironment() },
  )
  expect(packing.status, packing.stderr).toBe(0)
  const [name = ''] = readdirSync(join(temporary.path, 'packed')).filter((each) => each.endsWith('.tgz'))
  packed = join(temporary.path, 'packed', name)
  expect(statSync(packed).size).toBeLessThan(12 * megabyte)
  installPackages(installed, packed)
  sites = await findSites()
})

afterAll(() => {
  sites?.remove()
  temporary.remove()
})

test('what is installed is small, starts nothing, and compiles nothing', () => {
  const { scripts, dependencies, engines } = JSON.parse(readFileSync(join(program, 'package.json'), 'utf8'))
  expect(scripts).toBeUndefined()
  expect(engines).toEqual({ node: '>=22.18.0' })
  const own = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')).dependencies
  expect(dependencies).toEqual({
    '@takumi-rs/core': own['@takumi-rs/core'],
    '7z-wasm': own['7z-wasm'],
    sharp: own['sharp'],
    'subset-font': own['subset-font'],
  })
  const names = readdirSync(join(installed, 'node_modules'))
  expect(names).toContain('gotgam')
  expect(names.filter((name) => compilers.includes(name))).toEqual([])
  const lock = JSON.parse(readFileSync(join(installed, 'package-lock.json'), 'utf8'))
  const scripted = Object.entries<{ hasInstallScript?: boolean }>(lock.packages)
  expect(scripted.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([])
  expect(countBytes(join(installed, 'node_modules'))).toBeLessThan(60 * megabyte)
})

test('no file names the folder in which it was packed', () => {
  const files = listFiles(program).filter((file) => /\.(?:js|json|css|map|md)$/.test(file))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => readFileSync(join(program, file), 'utf8').includes(projectFolder))).toEqual(
    [],
  )
})

const names = ['samples', 'kitchen-sink', 'states', 'empty', 'faulty'] satisfies SiteName[]

describe.each([process.versions.node, ...(canFetchNodes ? otherNodes : [])])('on Node %s', (version) => {
  let node = process.execPath
  beforeAll(() => {
    if (version !== process.versions.node) node = fetchNode(version, temporary.path)
  })

  test.each(names)('the site of %s is that of the checkout, byte for byte', (name) => {
    const site: BuiltSites[SiteName] = sites.sites[name]
    const places = {
      content: site.content,
      out: join(temporary.path, version, name, 'dist'),
      cache: join(temporary.path, version, name, 'cache'),
    }
    const { status, stderr } = run(node, ['build'], toVariables(places))
    expect(status, stderr).toBe(site.exitCode)
    expect(listReported(stderr)).toEqual(listReported(site.stderr))
    if (site.exitCode === 0) expect(takeSnapshot(places.out)).toEqual(takeSnapshot(site.out))
  })
})

/** Lines about files of the content. */
function listReported(text: string): string[] {
  return text.split('\n').filter((line) => /^\S+:\d+:\d+ /.test(line))
}

test.runIf(canFetchNodes)('an older Node is told which one is needed', () => {
  const { status, stderr } = run(fetchNode(tooOld, temporary.path), ['build'])
  expect([status, stderr]).toEqual([
    1,
    'Node.js 22.18 or newer is needed (https://nodejs.org); this is v20.0.0.\n',
  ])
})

const list =
  / {2}build {4}Checks the content folder and makes the static site\.\n {2}changes {2}.+\n {2}check .+\n {2}dev .+\n {2}hosting .+\n {2}import .+\n {2}init .+\n {2}new .+\n {2}preview .+\n {2}schema .+\n {2}tidy .+\n\nTo begin an archive: npx gotgam init my-archive\nHow to call it: npx gotgam help build\n/
const title =
  'gotgam VERSION turns a question-and-answer community into a read-only archive that any static host can serve.\n\nnpx gotgam <command> [options]\n\n'
const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'))

test.each([[], ['help'], ['--help'], ['-h'], ['help', '--help']])('all commands by gotgam %s', (...call) => {
  const { status, stdout, stderr } = run(process.execPath, call)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout.replace(list, '')).toBe(title.replace('VERSION', version))
  expect(stdout).toMatch(list)
})

test('in the language of the system, before there is an archive', () => {
  const say = (locale: string) => run(process.execPath, ['help'], { ARCHIVE_LANG: '', LC_ALL: locale }).stdout
  expect(say('ko_KR.UTF-8')).toMatch(/^gotgam [\d.]+: 질문과 답변이 .*\n\nnpx gotgam <명령> \[옵션\]\n/)
  expect(say('C.UTF-8')).toMatch(/^gotgam [\d.]+ turns a .*\n\nnpx gotgam <command> \[options\]\n/)
})

test.each([['--version'], ['-v'], ['build', '--version']])('the version by gotgam %s', (...call) => {
  expect(run(process.execPath, call)).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' })
})

test('help names calls that work here', () => {
  const { status, stdout } = run(process.execPath, ['help', 'new'])
  expect([status, stdout]).toEqual([0, run(process.execPath, ['new', '--help']).stdout])
  expect(stdout).toContain('npx gotgam new [Options]')
  expect(stdout).toContain('Example: npx gotgam new --title "PUT or PATCH" --tags rest,backend\n')
  const helps = ['build', 'check', 'hosting', 'import', 'tidy'].map((name) =>
    run(process.execPath, ['help', name]),
  )
  expect(helps.filter((help) => /npm run|gotgam \S+ -- /.test(help.stdout))).toEqual([])
  expect(run(process.execPath, ['build', '--shard=9']).stderr).toBe(
    'No share: --shard=9. Write --shard=2/8 for the second of eight.\n',
  )
  expect(run(process.execPath, ['build', '2/8']).stderr.split('\n')[1]).toBe(
    'How to call it: npx gotgam build --help',
  )
  // Of a script of the archive's repository, npm has called it.
  const script = { npm_lifecycle_event: 'build', npm_config_shard: '2/8' }
  expect(run(process.execPath, ['build'], script).stderr).toContain('npm run build -- --shard=2/8')
})

test.each([[['lockfile']], [['help', 'lockfile']]])('a command that it has not: %j', (call) => {
  const { status, stderr } = run(process.execPath, call)
  expect([status, ...stderr.split('\n\n', 1)]).toEqual([2, 'Unknown command: lockfile.'])
  expect(stderr).toMatch(list)
})

// The way of a publisher, from an empty folder on.

function runInit(...parameters: string[]) {
  return runNpm(['exec', '--yes', `--package=${packed}`, '--', 'gotgam', 'init', ...parameters], {
    cwd: temporary.path,
  })
}

function runScript(folder: string, ...parameters: string[]) {
  return runNpm(['run', '--silent', ...parameters], { cwd: folder })
}

describe.each([
  ['ko', `문제가 없습니다. 질문 3개를 확인했습니다.\n${noUrl.ko}`, '5일 전 · 홍길동 님의 새로운 답변'],
  ['en', `All is well: 3 questions checked.\n${noUrl.en}`, '5 days ago · Grace'],
])('a repository in %s', (locale, allIsWell, label) => {
  const folder = join(temporary.path, `community-${locale}`)

  beforeAll(() => {
    const { status, stderr } = runInit(folder, '--locale', locale, '--package', packed)
    expect(status, stderr).toBe(0)
  })

  test('has its files, and the program as a dependency', () => {
    const files = listFiles(folder).filter((file) => !file.startsWith('node_modules/'))
    expect(files.filter((file) => !file.startsWith('content/'))).toEqual([
      '.github/ISSUE_TEMPLATE/correction.yml',
      '.github/ISSUE_TEMPLATE/removal.yml',
      '.github/dependabot.yml',
      '.github/workflows/publish.yml',
      '.github/workflows/pull-request-comment.yml',
      '.github/workflows/pull-request.yml',
      '.gitignore',
      '.npmrc',
      '.vscode/extensions.json',
      '.vscode/settings.json',
      'README.md',
      basename(packed),
      'package-lock.json',
      'package.json',
    ])
    const { name, scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    expect([name, scripts.build]).toEqual([`community-${locale}`, 'gotgam build'])
    const settings = JSON.parse(readFileSync(join(folder, '.vscode/settings.json'), 'utf8'))
    const schemas = Object.keys(settings['yaml.schemas'])
    expect(schemas).toContain(`./node_modules/gotgam/schema/${locale}/archive.schema.json`)
    expect(schemas.filter((schema) => !existsSync(join(folder, schema)))).toEqual([])
  })

  test('has the workflows of this repository, and its forms with an address to be replaced', () => {
    const workflows = listFiles(join(folder, '.github/workflows'))
    expect(workflows).toEqual(['publish.yml', 'pull-request-comment.yml', 'pull-request.yml'])
    const read = (root: string, name: string) => readFileSync(join(root, '.github', name), 'utf8')
    for (const name of [...workflows.map((file) => `workflows/${file}`), 'ISSUE_TEMPLATE/correction.yml']) {
      expect(read(folder, name)).toBe(read(projectFolder, name))
    }
    const removal = read(folder, 'ISSUE_TEMPLATE/removal.yml')
    expect(removal.match(/removals@example\.org/g)).toHaveLength(1)
    expect(removal).not.toContain('github.com/gotgam')
    const dependabot = z
      .object({ updates: z.array(z.object({ schedule: z.unknown(), groups: z.object({}) })) })
      .parse(load(read(folder, 'dependabot.yml')))
    expect(dependabot.updates.map(({ schedule }) => schedule)).toEqual([
      { interval: 'monthly' },
      { interval: 'monthly' },
    ])
  })

  test('is checked, tidy and built', () => {
    const checked = runScript(folder, 'check')
    expect([checked.status, checked.stdout + checked.stderr]).toEqual([0, allIsWell])
    expect(runScript(folder, 'tidy', '--', '--check').status).toBe(0)
    const built = runScript(folder, 'build')
    expect(built.status, built.stderr).toBe(0)
    expect(toText(readFileSync(join(folder, 'dist/index.html'), 'utf8'))).toContain(label)
  })

  test('an edit is checked, built, served, and compared with what Git has', async () => {
    const git = (...parameters: string[]) => {
      const own = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false']
      const { status, stderr } = spawnSync('git', [...own, ...parameters], { cwd: folder, encoding: 'utf8' })
      expect(status, stderr).toBe(0)
    }
    git('init', '--quiet', '--initial-branch=main')
    git('add', '.')
    git('commit', '--quiet', '--message=Begin')
    const question = join(folder, 'content/questions/free-host.md')
    writeFileSync(question, readFileSync(question, 'utf8').replace(/^title: .*/m, 'title: GitHub Pages?'))
    expect(runScript(folder, 'check').status).toBe(0)
    expect(runScript(folder, 'changes', '--', '--base', 'main').stdout).toContain('GitHub Pages?')
    expect(runScript(folder, 'build').status).toBe(0)
    expect(readFileSync(join(folder, 'dist/questions/free-host/index.html'), 'utf8')).toContain(
      'GitHub Pages?',
    )
    expect(await askPackage({ folder, path: 'questions/free-host/' })).toContain('GitHub Pages?')
  })

  test('is not made a second time, and nothing of it is overwritten', () => {
    const before = takeSnapshot(join(folder, 'content'))
    const { status, stderr } = runInit(folder, '--locale', locale)
    expect([status, stderr.includes(folder)]).toEqual([1, true])
    expect(takeSnapshot(join(folder, 'content'))).toEqual(before)
  })
})

function toText(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
}

test('a community that is imported at once has no samples', () => {
  const dump = join(temporary.path, 'records.ndjson')
  const records = [
    { type: 'source', key: 'old', urls: ['https://old.example.org'], title: '옛 커뮤니티' },
    {
      type: 'question',
      id: '7',
      title: '옛 질문',
      body: { markdown: '본문' },
      at: '2024-05-01',
      actor: '홍길동',
      tags: ['rest'],
    },
  ]
  writeFileSync(dump, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  const folder = join(temporary.path, 'imported')
  const { status, stderr } = runInit(folder, '--from', 'records', dump, '--package', packed)
  expect(status, stderr).toBe(0)
  expect(readdirSync(join(folder, 'content/questions'), { recursive: true })).toContain('2024/7.md')
  expect(listFiles(join(folder, 'content')).filter((file) => file.endsWith('free-host.md'))).toEqual([])
  expect(runScript(folder, 'check').status).toBe(0)
})
