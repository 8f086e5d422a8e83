#!/usr/bin/env node
// What `npx gotgam` calls. Plain JavaScript that an old Node reads, to say that it is too old.
import module from 'node:module'
import { startWords } from '../words/start-words.mjs'

/** Those that need no checkout. */
const commands = [
  'build',
  'changes',
  'check',
  'dev',
  'hosting',
  'import',
  'init',
  'new',
  'preview',
  'schema',
  'tidy',
]

const [name = '', ...parameters] = process.argv.slice(2)
const language = /^ko/i.test(process.env.ARCHIVE_LANG ?? process.env.LANG ?? '') ? 'ko' : 'en'
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(`${startWords[language].oldNode('22.18', process.version)}\n`)
  process.exitCode = 1
} else {
  module.enableCompileCache()
  process.argv = [process.argv[0], process.argv[1], ...parameters]
  await import('../kept/program.ts')
  if (commands.includes(name)) {
    const { runCommand } = await import('./run.ts')
    await runCommand(name)
  } else {
    const { endWithCommands } = await import('./call.ts')
    endWithCommands(commands, name)
  }
}
