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

const usage = `npx gotgam ${commands.join('|')}`

const [name = '', ...parameters] = process.argv.slice(2)
const language = /^ko/i.test(process.env.ARCHIVE_LANG ?? process.env.LANG ?? '') ? 'ko' : 'en'
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  fail(1, startWords[language].oldNode('22.18', process.version))
} else if (name === '--help') {
  process.stdout.write(`${usage}\n`)
} else if (!commands.includes(name)) {
  fail(2, usage)
} else {
  module.enableCompileCache()
  process.argv = [process.argv[0], process.argv[1], ...parameters]
  await import('../kept/program.ts')
  const { runCommand } = await import('./run.ts')
  await runCommand(name)
}

function fail(exitCode, line) {
  process.stderr.write(`${line}\n`)
  process.exitCode = exitCode
}
