#!/usr/bin/env node
// What `npx gotgam` calls. Plain JavaScript that an old Node reads, to start the packaged one or to say that it is too old.
import module from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readLanguage } from '../folder/read-language.mjs'
import { startWords } from '../words/start-words.mjs'
import { findInNodeModules, isOldNode, packagedNode, runOnPackagedNode } from './packaged-node.mjs'

const [first = '', ...others] = process.argv.slice(2)
// `gotgam help build` is `gotgam build --help`.
const [name, ...parameters] =
  first === 'help' && others.length > 0 ? [others[0], '--help'] : [first, ...others]
const { language } = readLanguage(resolve(process.env.ARCHIVE_CONTENT || 'content'), process.env)
const words = startWords[language]
if (!isOldNode(process.versions.node)) await run()
else if (packagedNode === undefined || findInNodeModules(packagedNode) === undefined) {
  fail(1, words.oldNode('22.18', process.version))
} else {
  // A repository that was made on an old Node has the packaged one.
  await runOnPackagedNode({ file: fileURLToPath(import.meta.url), oldestMajor: 26, words, fail })
}

function fail(exitCode, ...lines) {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exitCode = exitCode
}

async function run() {
  module.enableCompileCache()
  process.argv = [process.argv[0], process.argv[1], ...parameters]
  await import('../kept/program.ts')
  const { packageCommands } = await import('../words/help.ts')
  if (name === 'build' && parameters.length === 0 && (await import('../engine/idle.ts')).repeatLastBuild())
    return
  if (packageCommands.includes(name)) {
    const { runCommand } = await import('./run.ts')
    await runCommand(name)
  } else {
    const { endWithCommands } = await import('./call.ts')
    endWithCommands(packageCommands, name)
  }
}
