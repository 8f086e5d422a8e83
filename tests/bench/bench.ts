// Builds the same corpora with Gotgam and its peers, in turn, and prints what each took. See README.md beside it.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { type BenchOptions, parseOptions } from './options.ts'
import { toTable } from './report.ts'
import { type Results, runRounds } from './rounds.ts'
import { createGotgam } from './tools/gotgam.ts'
import { createHugoPagefind, hugo } from './tools/hugo.ts'
import { astroStock, createEleventy } from './tools/node-peers.ts'
import type { Tool } from './tools/tool.ts'

const options = readOptions()
mkdirSync(options.folder, { recursive: true })
const folder = mkdtempSync(join(options.folder, 'gotgam-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const tools = options.with.flatMap((name): Tool[] => {
  if (name === 'gotgam') return options.scenarios.map((scenario) => createGotgam(scenario))
  if (name === 'gotgam-package') return options.scenarios.map((scenario) => createGotgam(scenario, 'package'))
  if (name === 'hugo') return [hugo]
  if (name === 'hugo-pagefind') return [createHugoPagefind({ install: true })]
  return [name === 'astro' ? astroStock : createEleventy({ install: true })]
})
const results = await runAllSizes()
if (options.json !== undefined)
  writeFileSync(options.json, `${JSON.stringify(toReport(results), undefined, 2)}\n`)
console.log(`\n${toTable(results)}`)

function readOptions(): BenchOptions {
  try {
    return parseOptions(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}

async function runAllSizes(): Promise<Results> {
  const { rounds, seed, answers, limitMinutes } = options
  const report = (line: string): void => console.error(line)
  const all: Results[] = []
  for (const questions of options.sizes) {
    const sizeFolder = join(folder, String(questions))
    all.push(
      await runRounds({ folder: sizeFolder, questions, seed, answers, rounds, limitMinutes, tools, report }),
    )
  }
  return {
    contestants: all.flatMap((one) => one.contestants),
    measurements: all.flatMap((one) => one.measurements),
    absences: all.flatMap((one) => one.absences),
  }
}

function toReport(all: Results): object {
  const machine = { processors: cpus().length, model: cpus()[0]?.model, memoryBytes: totalmem() }
  const versions = Object.fromEntries(tools.map((tool) => [tool.name, tool.probe()]))
  const { sizes, rounds, seed, answers } = options
  return {
    startedWith: { sizes, rounds, seed, answers },
    node: process.version,
    system: process.platform,
    machine,
    versions,
    ...all,
  }
}
