import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import type { Report } from '../run/reports.ts'
import { type FinishedProcess, runProcess } from '../run/run-process.ts'
import { findCallingNode, toCallersPath } from '../support/calling-node.ts'

// The promise of the README on a machine with an old Node and its npm: install, check and build, in a fresh checkout.

/** The npm of Node 22. Like 9 it installs no `node_modules/.bin/node`. */
const npmVersion = '10.9.9'

const steps = [
  ['ci', '--prefer-offline'],
  ['run', 'check'],
  ['run', 'build'],
]

/** Of the npm that has called: its log level, its folders, and what it says of the script that it runs. */
const ofCallingNpm =
  /^npm_(?!config_)|^npm_config_(?:loglevel|user_agent|(?:local_|global_)?prefix|npm_version)$|^INIT_CWD$/i
const ofThisRun = /^(?:NODE|NODE_ENV|NODE_OPTIONS|NODE_COMPILE_CACHE|PATH|ARCHIVE_\w+)$/i

/** Each step counts as one test; after one that failed, the rest is left out. */
export async function testFreshMachine(
  project: string,
  environment: NodeJS.ProcessEnv,
): Promise<Report & { output: string }> {
  const node = findCallingNode(environment)
  const npm = environment['npm_execpath'] ?? ''
  if (node === undefined || basename(npm) !== 'npm-cli.js') return toNotRun('it starts from npm')

  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-fresh-'))
  copyCheckout(project, folder.path)
  const place = { folder: folder.path, environment: toFreshEnvironment(environment, node) }
  const runNpm = (parameters: readonly string[]) =>
    runProcess(node, [npm, 'exec', '--yes', `--package=npm@${npmVersion}`, '--', 'npm', ...parameters], place)

  const fetched = await runNpm(['--version'])
  if (!fetched.output.split('\n').includes(npmVersion)) {
    return toNotRun(`npm ${npmVersion} can't be fetched (${toReason(fetched)})`)
  }
  const totals = { passed: 0, failed: 0, skipped: 0, wanting: [], output: '' }
  for (const parameters of steps) {
    const { exitCode, output } = await runNpm(parameters)
    const isMissing = parameters.includes('build') && !existsSync(join(folder.path, 'dist/index.html'))
    totals.output += `$ npm ${parameters.join(' ')}   (npm ${npmVersion}, ${node})\n${output.trimEnd()}\n`
    if (exitCode !== 0 || isMissing) {
      totals.output +=
        isMissing && exitCode === 0 ? 'There is no dist/index.html.\n' : `Exit code ${exitCode}\n`
      return { ...totals, failed: 1 }
    }
    totals.passed += 1
  }
  return totals
}

/** As of somebody who has just opened a terminal, with the Node that was called first on PATH. */
export function toFreshEnvironment(environment: NodeJS.ProcessEnv, node: string): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(
    ([name]) => !ofCallingNpm.test(name) && !ofThisRun.test(name),
  )
  const path = toCallersPath(environment['PATH'] ?? '')
  return { ...Object.fromEntries(kept), PATH: [dirname(node), path].join(delimiter) }
}

function toNotRun(obstacle: string): Report & { output: string } {
  return { passed: 0, failed: 0, skipped: 1, wanting: [], output: `not run: ${obstacle}` }
}

function toReason({ output, exitCode }: FinishedProcess): string {
  return output.split('\n').find((line) => line.startsWith('npm error')) ?? `exit code ${exitCode}`
}

/** What a checkout does not hold. */
const made = new Set(['node_modules', 'dist', 'pack', '.astro', '.cache', 'test-results', '.git'])

/**
 * What a fresh checkout would hold, as it is written at the moment: the files that Git tracks, or without Git all but
 * what is made.
 */
export function copyCheckout(from: string, to: string): void {
  const tracked = listTracked(from)
  if (!tracked.includes('package.json')) {
    cpSync(from, to, { recursive: true, filter: (path) => path === from || !made.has(basename(path)) })
    return
  }
  for (const path of tracked) {
    // A file may be deleted and not committed yet.
    if (!existsSync(join(from, path))) continue
    mkdirSync(dirname(join(to, path)), { recursive: true })
    cpSync(join(from, path), join(to, path), { verbatimSymlinks: true })
  }
}

function listTracked(folder: string): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.split('\0').filter(Boolean) : []
}
