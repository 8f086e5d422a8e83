// Every npm script begins here: runs a command on the Node that comes with the project, whatever Node has been called.
// Plain JavaScript that Node 18 reads; npm 9 and 10 remove `node_modules/.bin/node`, so nothing may rely on that.
// Usage: node src/commands/start.mjs <command of run.ts, file, or astro|biome|playwright|vitest> [parameter]…
import { readFileSync, realpathSync } from 'node:fs'
import module from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { readLanguage } from '../folder/read-language.mjs'
import { startWords } from '../words/start-words.mjs'
import { findInNodeModules, packagedNode, putOnPath, runOnPackagedNode } from './packaged-node.mjs'

/** The first that has Temporal and runs TypeScript as it is. */
const oldestMajor = 26

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
  await runOnPackagedNode({ file: ownFile, oldestMajor, words: findWords(), fail })
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
  if (name === 'build' && parameters.length === 0 && (await import('../engine/idle.ts')).repeatLastBuild())
    return
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

/** As commands speak, which report an unknown language. */
function findWords() {
  const content = resolve(dirname(ownFile), '../..', process.env.ARCHIVE_CONTENT || 'content')
  return startWords[readLanguage(content, process.env).language]
}

function fail(exitCode, ...lines) {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exitCode = exitCode
}
