// From a clone of this project to an archive of one's own: `npm run init`, Git, a clone of that elsewhere, its workflows.
import { spawn, spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { load } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { toPackedName } from '../../src/commands/run-npm.ts'
import { askPackage } from '../support/dev-server.ts'
import { mountSmallDisk } from '../support/disk.ts'
import { canFetchNodes, fetchNode, runNpm } from '../support/npm.ts'
import { listFiles, takeSnapshot } from '../support/output-files.ts'
import { projectFolder } from '../support/project.ts'
import { toCleanEnvironment } from '../support/run-command.ts'

const temporary = mkdtempDisposableSync(join(tmpdir(), 'gotgam-own-archive-'))
const place = (...names: string[]) => join(temporary.path, ...names)

/** As npm says it of the Node on somebody's machine. */
const [newNode, oldNode] = ['24.0.0', '18.20.8'].map((version) => ({
  npm_config_user_agent: `npm/10.8.2 node/v${version} linux x64 workspaces/false`,
}))

function toEnvironment(environment: NodeJS.ProcessEnv = {}) {
  return { ...toCleanEnvironment(), ARCHIVE_LANG: 'en', INIT_CWD: temporary.path, ...newNode, ...environment }
}

const launcher = join(projectFolder, 'src/commands/start.mjs')

/** As `npm run init -- …` in a clone does. */
function runInit(parameters: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  return spawnSync(process.execPath, [launcher, 'init', ...parameters], {
    cwd: projectFolder,
    encoding: 'utf8',
    env: toEnvironment(environment),
  })
}

function git(folder: string, ...parameters: string[]): string {
  const own = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false']
  const { status, stdout, stderr } = spawnSync('git', [...own, ...parameters], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

function commitAll(folder: string): void {
  if (!existsSync(join(folder, '.git'))) git(folder, 'init', '--quiet', '--initial-branch=main')
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '--message=Change')
}

/** On another machine: nothing but what Git has, and an npm that knows nothing. */
function cloneAndInstall(folder: string, name: string, node?: string): string {
  const clone = place(name)
  git(temporary.path, 'clone', '--quiet', folder, clone)
  const environment = { npm_config_cache: place(`${name}-cache`) }
  const { status, stderr } = runNpm(['ci'], { cwd: clone, environment, ...(node && { node }) })
  expect(status, stderr).toBe(0)
  return clone
}

const descriptionSchema = z.object({
  name: z.string(),
  dependencies: z.object({ gotgam: z.string() }),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
})
const readDescription = (folder: string) =>
  descriptionSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))

afterAll(() => temporary.remove())

describe('a repository of a clone', () => {
  const folder = place('my-archive')
  let packed = ''

  beforeAll(() => {
    const { status, stdout, stderr } = runInit(['my-archive', '--locale', 'en'], oldNode)
    expect(status, stderr).toBe(0)
    expect(stdout).toMatch(/\ncd my-archive\nnpm run dev\n$/)
    packed = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''
    commitAll(folder)
  })

  test('holds the packed program under its digits, and is committed whole', () => {
    expect(packed).toMatch(/^gotgam-0\.1\.0-[\da-f]{8}\.tgz$/)
    expect(toPackedName(join(folder, packed))).toBe(join(folder, packed))
    expect(readDescription(folder)).toMatchObject({
      name: 'my-archive',
      dependencies: { gotgam: `file:${packed}` },
    })
    const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
    expect(lock.packages['node_modules/gotgam'].resolved).toBe(`file:${packed}`)
    expect(git(folder, 'status', '--short')).toBe('')
  })

  test('has the Node of each platform, as it was made on an old one', () => {
    const own = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'))
    expect(readDescription(folder).optionalDependencies).toEqual(own.optionalDependencies)
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(
      '[Node.js](https://nodejs.org) 18 or newer',
    )
  })

  test.runIf(canFetchNodes).each(['20.19.5', '22.18.0', undefined])(
    'is installed, checked, built and served from a clone on Node %s',
    async (version) => {
      const node = version && fetchNode(version, place('nodes'))
      const clone = cloneAndInstall(folder, `on-${version}`, node)
      const run = (...parameters: string[]) =>
        runNpm(['run', '--silent', ...parameters], { cwd: clone, ...(node && { node }) })
      expect(run('check')).toMatchObject({ status: 0, stdout: expect.stringContaining('3 questions') })
      expect(run('build').status).toBe(0)
      expect(listFiles(join(clone, 'dist'))).toContain('questions/free-host/index.html')
      expect(await askPackage({ folder: clone, node })).toContain(
        'Where can this archive be hosted for free?',
      )
    },
  )

  test('a step of a workflow that needs no GitHub does what it says', () => {
    const clone = cloneAndInstall(folder, 'workflows')
    git(clone, 'checkout', '--quiet', '-b', 'correction')
    const question = join(clone, 'content/questions/free-host.md')
    writeFileSync(question, readFileSync(question, 'utf8').replace(/^title: .*/m, 'title: Free hosts?'))
    commitAll(clone)
    git(clone, 'checkout', '--quiet', 'main')
    git(clone, 'merge', '--quiet', '--no-ff', '--message=Merge', 'correction')
    mkdirSync(place('runner'))
    const values = {
      RUNNER_TEMP: place('runner'),
      GITHUB_STEP_SUMMARY: place('runner', 'summary.md'),
      NUMBER: '12',
      GOTGAM_SITE_URL: 'https://someone.github.io/my-archive',
    }
    writeFileSync(
      join(clone, 'content/archive.yaml'),
      `${readSettings(clone)}url: ${values.GOTGAM_SITE_URL}/\n`,
    )
    // Jobs install the same on runners of their own.
    const ran = [...new Set(['pull-request', 'publish'].flatMap((name) => listScripts(clone, name)))]
    for (const script of ran) {
      const env = { ...toCleanEnvironment(), ...values }
      const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', script], {
        cwd: clone,
        encoding: 'utf8',
        env,
      })
      expect([script, status, stderr + (status === 0 ? '' : stdout)]).toEqual([script, 0, expect.anything()])
    }
    expect(ran.map((script) => script.split('\n').at(-2) ?? script)).toEqual([
      'npm ci',
      'npm run --silent check -- --format github --pull-request --base "$base"',
      'head -c 500000 "$RUNNER_TEMP/changes/changes.md" >> "$GITHUB_STEP_SUMMARY"',
      'npm run build',
      'npm ci --omit=dev',
    ])
    expect(readFileSync(place('runner', 'changes/changes.md'), 'utf8')).toContain('Free hosts?')
    expect(readFileSync(join(clone, 'dist/index.html'), 'utf8')).toContain('href="/my-archive/')
  })

  test('a newer packed file is installed under its own name', () => {
    const newer = place('newer')
    mkdirSync(newer)
    expect(spawnSync('tar', ['-xzf', join(folder, packed), '-C', newer]).status).toBe(0)
    writeFileSync(join(newer, 'package/newer.txt'), 'newer')
    expect(runNpm(['pack', '--pack-destination', folder], { cwd: join(newer, 'package') }).status).toBe(0)
    const made = join(folder, 'gotgam-0.1.0.tgz')
    const name = toPackedName(made).slice(folder.length + 1)
    renameSync(made, join(folder, name))
    expect(name).not.toBe(packed)
    expect(runNpm(['install', `./${name}`], { cwd: folder }).status).toBe(0)
    rmSync(join(folder, packed))
    commitAll(folder)
    expect(readDescription(folder).dependencies.gotgam).toBe(`file:${name}`)
    const clone = cloneAndInstall(folder, 'renewed')
    expect(existsSync(join(clone, 'node_modules/gotgam/newer.txt'))).toBe(true)
  })

  test.each([
    ['absolute', (file: string) => file],
    ['relative', (file: string) => relative(temporary.path, file)],
    ['file:', (file: string) => `file:${relative(temporary.path, file)}`],
  ])('a packed file is copied in: %s', (kind, toGiven) => {
    const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
    const { status, stderr } = runInit([
      `from-${kind.replace(':', '')}`,
      '--package',
      toGiven(join(folder, file)),
    ])
    expect([status, stderr.includes('packed for')], stderr).toEqual([0, false])
    const made = place(`from-${kind.replace(':', '')}`)
    expect(readFileSync(join(made, file)).equals(readFileSync(join(folder, file)))).toBe(true)
    const { dependencies, optionalDependencies } = readDescription(made)
    expect([dependencies.gotgam, optionalDependencies]).toEqual([`file:${file}`, undefined])
    expect(readFileSync(join(made, 'README.md'), 'utf8')).toContain('22.18 or newer')
  })
})

function readSettings(folder: string): string {
  return readFileSync(join(folder, 'content/archive.yaml'), 'utf8')
}

const workflowSchema = z.object({
  jobs: z.record(z.string(), z.object({ steps: z.array(z.object({ run: z.string().optional() })) })),
})

/** What a workflow runs on a runner, in order. */
function listScripts(folder: string, name: string): string[] {
  const text = readFileSync(join(folder, `.github/workflows/${name}.yml`), 'utf8')
  const { jobs } = workflowSchema.parse(load(text))
  return Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
}

describe('what can not be made leaves what was there, to the byte', () => {
  const folder = place('begun')
  const disk = mountSmallDisk()
  const deaf = createServer(() => {}).listen(0, '127.0.0.1')
  let before: Record<string, string>
  let deafRegistry = ''
  /** Nobody listens there. */
  const noRegistry = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' }

  beforeAll(async () => {
    for (const path of [folder, join(disk.path, 'begun')]) {
      mkdirSync(path)
      git(path, 'init', '--quiet')
    }
    before = takeSnapshot(folder)
    writeFileSync(place('broken.tgz'), 'no archive')
    mkdirSync(place('empty'))
    mkdirSync(place('other/package'), { recursive: true })
    writeFileSync(place('other/package/package.json'), '{ "name": "other", "version": "1.0.0" }')
    expect(
      runNpm(['pack', '--pack-destination', temporary.path], { cwd: place('other/package') }).status,
    ).toBe(0)
    if (!deaf.listening) await once(deaf, 'listening')
    const address = deaf.address()
    deafRegistry = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
  })
  afterAll(() => {
    deaf.close()
    disk.unmount()
  })

  test.each<[string, string[], number, RegExp, NodeJS.ProcessEnv?]>([
    ['an unknown source', ['--from', 'bogus', 'dump'], 2, /^Unknown source: bogus\./],
    ['a dump that is not there', ['--from', 'stackexchange', 'dump'], 1, /dump.*Posts\.xml/],
    ['a folder without a dump', ['--from', 'stackexchange', 'empty'], 1, /Posts\.xml/],
    ['a forum without topics', ['--from', 'discourse', 'empty'], 1, /empty/],
    ['a table without a mapping', ['--from', 'table', 'a.csv'], 1, /a\.csv/],
    [
      'an option of another source',
      ['--from', 'records', '--mapping=a', 'a'],
      2,
      /^records does not take .*--mapping\. It takes --category\.\n/,
    ],
    [
      'an option of an import without one',
      ['--url', 'https://a.example'],
      2,
      /^--url says how something is imported/,
    ],
    ['an input without a source', ['dump'], 2, /^Name one folder/],
    ['a broken package', ['--package', 'broken.tgz'], 1, /broken\.tgz[\s\S]*npm error/],
    ['a package that is not there', ['--package', 'file:none.tgz'], 1, /none\.tgz[\s\S]*npm error/],
    [
      'a package of something else',
      ['--package', 'other-1.0.0.tgz'],
      1,
      /is the package other and not gotgam/,
    ],
    [
      'a version that npm can not get',
      ['--package', '9.9.9'],
      1,
      /gotgam@9\.9\.9[\s\S]*npm error/,
      noRegistry,
    ],
    [
      'a registry that is away, after the files were written, and a silenced npm',
      [],
      1,
      /npm error[\s\S]*Nothing of it stays/,
      { ...noRegistry, npm_config_loglevel: 'silent', npm_config_cache: place('empty-cache') },
    ],
  ])('%s', (_, parameters, exitCode, said, environment) => {
    const { status, stdout, stderr } = runInit(['begun', ...parameters], environment)
    expect([status, stdout, stderr]).toEqual([exitCode, '', expect.stringMatching(said)])
    expect(takeSnapshot(folder)).toEqual(before)
    expect(readdirSync(folder)).toEqual(['.git'])
  })

  test.each([[[]], [['--from', 'stackexchange']]])('without a folder its usage is said: %j', (parameters) => {
    const { status, stderr } = runInit(parameters)
    expect([status, stderr]).toEqual([
      2,
      'Name one folder, and with --from what to import:\nnpm run init -- ../my-archive\nnpm run init -- ../my-archive --from stackexchange dump\n',
    ])
  })

  test('a folder inside the program', () => {
    const { status, stderr } = runInit([join(projectFolder, 'my-archive')])
    expect([status, stderr.includes('is inside the program')]).toEqual([2, true])
    expect(existsSync(join(projectFolder, 'my-archive'))).toBe(false)
  })

  test.skipIf(disk.obstacle).each([
    ['begun', oldNode, 400],
    ['new/archive', newNode, 200],
  ])('a disk without room for the packages: %s', (name, environment, needed) => {
    const path = join(disk.path, 'begun')
    const ofGit = takeSnapshot(path)
    const { status, stderr } = runInit([join(disk.path, name)], environment)
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(
        new RegExp(`: the disk has 1\\d MB left, .* needs ${needed}\\. Nothing was written\\.`),
      ),
    ])
    expect(takeSnapshot(path)).toEqual(ofGit)
    expect([readdirSync(path), existsSync(join(disk.path, 'new'))]).toEqual([['.git'], false])
  })

  test('Ctrl+C while npm installs', async () => {
    const child = spawn(process.execPath, [launcher, 'init', 'begun'], {
      cwd: projectFolder,
      detached: true,
      env: toEnvironment({ npm_config_registry: deafRegistry, npm_config_cache: place('deaf-cache') }),
    })
    const connected = once(deaf, 'connection')
    await connected
    expect(readdirSync(folder)).toContain('package.json')
    // As a terminal does: to all processes of the group.
    process.kill(-Number(child.pid), 'SIGINT')
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    const [status] = await once(child, 'close')
    expect([status, said.trimEnd().split('\n').at(-1)]).toEqual([
      130,
      'It was stopped, and nothing of it stays.',
    ])
    expect(readdirSync(folder)).toEqual(['.git'])
    expect(takeSnapshot(folder)).toEqual(before)
  })
})

describe('a repository whose content is imported', () => {
  const source = {
    type: 'source',
    key: 'old',
    urls: ['https://old.example.org'],
    title: '감나무 *마을* 010-1234-5678',
  }
  const question = {
    type: 'question',
    id: '7',
    title: '감은 언제 따나요?',
    tags: ['감'],
    at: '2024-05-01',
    actor: '홍길동',
    body: { markdown: '알려 주세요.' },
  }
  const toLines = (records: readonly object[]) => records.map((each) => `${JSON.stringify(each)}\n`).join('')

  test('has the title of its archive in README, masked, its story, and options as given', () => {
    writeFileSync(place('good.ndjson'), toLines([source, question]))
    const parameters = ['imported', '--from', 'records', 'good.ndjson', '--category', '자유 게시판']
    const { status, stderr } = runInit(parameters)
    expect(status, stderr).toBe(0)
    const read = (path: string) => readFileSync(place('imported', path), 'utf8')
    expect(read('README.md').split('\n')[0]).toBe('# 감나무 \\*마을\\* \\[전화번호 비공개\\]')
    expect(read('content/pages/about.md')).toContain('우리 커뮤니티가 걸어온 길')
    expect(read('.vscode/settings.json')).toContain('"./node_modules/gotgam/schema/ko/archive.schema.json"')
    expect(read('content/questions/2024/7.md')).toContain('category: 자유 게시판')
    expect(listFiles(place('imported/content/questions'))).toEqual(['2024/7.md'])
    expect(runNpm(['run', '--silent', 'check'], { cwd: place('imported') }).status).toBe(0)
    // A later import leaves the story alone.
    writeFileSync(
      place('imported/content/pages/about.md'),
      '---\ntitle: 우리 이야기\n---\n2001년에 시작했습니다.\n',
    )
    const again = runNpm(['run', '--silent', 'import', '--', 'records', '../good.ndjson'], {
      cwd: place('imported'),
    })
    expect(again.status, again.stderr).toBe(0)
    expect(read('content/pages/about.md')).toContain('2001년에 시작했습니다.')
  })

  test('speaks the language that was asked for', () => {
    const { status, stderr } = runInit(['english', '--from', 'records', 'good.ndjson', '--locale', 'en'])
    expect(status, stderr).toBe(0)
    expect(readSettings(place('english'))).toMatch(/^locale: en$/m)
    expect(readFileSync(place('english/README.md'), 'utf8')).toContain('## On your computer')
    expect(readFileSync(place('english/.vscode/settings.json'), 'utf8')).toContain('/schema/en/archive.')
  })

  test('stays where the import fails later, with the line to go on with', () => {
    const name = "it's bad.ndjson"
    writeFileSync(place(name), toLines([source, question, { type: 'question', id: '8' }]))
    const { status, stderr } = runInit(['failed', '--from', 'records', name, '--category', '자유 게시판'])
    const line = "npm run import -- records '../it'\\''s bad.ndjson' '--category=자유 게시판'"
    expect([status, stderr]).toEqual([1, expect.stringContaining(`bad.ndjson:3: `)])
    expect(stderr.endsWith(`To go on, run there:\n${line}\n`)).toBe(true)
    expect(listFiles(place('failed/content'))).toEqual(['pages/about.md'])
    writeFileSync(place(name), toLines([source, question]))
    const again = spawnSync('sh', ['-c', line], {
      cwd: place('failed'),
      encoding: 'utf8',
      env: toCleanEnvironment(),
    })
    expect(again.status, again.stderr).toBe(0)
    expect(listFiles(place('failed/content/questions'))).toEqual(['2024/7.md'])
  })
})

describe('a version that npm has', () => {
  const real = `${runNpm(['config', 'get', 'registry'], { cwd: temporary.path }).stdout}`.trim()
  const registry = createHttpServer()
  let environment: NodeJS.ProcessEnv = {}
  let packed = ''

  beforeAll(async () => {
    const folder = place('my-archive')
    packed = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')
    const bytes = readFileSync(packed)
    await once(registry.listen(0, '127.0.0.1'), 'listening')
    const address = registry.address()
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const integrity = `sha512-${hash('sha512', bytes, 'base64')}`
    const version = {
      ...JSON.parse(readFileSync(join(folder, 'node_modules/gotgam/package.json'), 'utf8')),
      dist: { tarball: `${origin}/gotgam/-/gotgam-0.1.0.tgz`, integrity },
    }
    const document = {
      name: 'gotgam',
      'dist-tags': { latest: '0.1.0' },
      versions: { '0.1.0': version },
      time: { '0.1.0': '2026-01-01T00:00:00.000Z' },
    }
    registry.on('request', ({ url = '' }, response) => {
      if (url === '/gotgam')
        response.setHeader('content-type', 'application/json').end(JSON.stringify(document))
      else if (url.startsWith('/gotgam/-/')) response.end(bytes)
      else response.writeHead(302, { location: new URL(url.slice(1), real).href }).end()
    })
    environment = {
      npm_config_registry: `${origin}/`,
      npm_config_cache: place('registry-cache'),
      ARCHIVE_LANG: 'en',
    }
  })
  afterAll(() => registry.close())

  /** As `npx gotgam init …`, in a process that leaves this one to answer. */
  async function exec(...parameters: string[]) {
    const npm = `${process.env['npm_execpath']}`
    const child = spawn(process.execPath, [npm, 'exec', '--yes', '--', 'gotgam', 'init', ...parameters], {
      cwd: temporary.path,
      env: { ...toCleanEnvironment(), ...environment },
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    const [status] = await once(child, 'exit')
    return { status, said }
  }

  test.each([
    ['named', [], '^0.1.0', false],
    ['held', ['--self-contained'], 'file:', true],
    ['chosen', ['--package', '0.1.0'], '0.1.0', false],
  ])('a repository in which it is %s', async (kind, parameters, dependency, isHeld) => {
    const { status, said } = await exec(`version-${kind}`, ...parameters)
    expect(status, said).toBe(0)
    const folder = place(`version-${kind}`)
    expect(readDescription(folder).dependencies.gotgam.startsWith(dependency)).toBe(true)
    expect(readdirSync(folder).filter((name) => name.endsWith('.tgz'))).toEqual(
      isHeld ? [basename(packed)] : [],
    )
    expect(runNpm(['run', '--silent', 'check'], { cwd: folder }).status).toBe(0)
  })
})
