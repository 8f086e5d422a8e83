// npm test: every suite, a line for each, and at the end one line with the totals. With --changed and, if you like, a
// reference of Git: only what can be touched by what has changed since.
import { existsSync, mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readParameters } from '../src/cli/read-parameters.ts'
import { reportFailure } from '../src/cli/report-failure.ts'
import { findBrowser } from './browser/find-browser.ts'
import { testFreshMachine } from './fresh-machine/fresh-machine.ts'
import { type Choice, chooseSuites, everything } from './run/choose-suites.ts'
import { listChangedFiles } from './run/list-changed-files.ts'
import { parsePlaywrightReport, parseVitestReport, type Totals } from './run/reports.ts'
import { runTool } from './run/run-tool.ts'
import { projectFolder } from './support/project.ts'

interface Suite {
  name: string
  run: () => Promise<Totals & { output: string }>
  /** Whether it can come out otherwise than it did before the change. */
  touched: boolean
}

const { values, positionals } = readParameters('test')
const { site, browser, freshMachine } = findChoice()

using reports = mkdtempDisposableSync(join(tmpdir(), 'gotgam-reports-'))

/**
 * Stages follow each other. In a stage lanes stand side by side, and a lane's suites follow each other: what keeps all
 * processors busy stands beside what waits for a browser or keeps but one.
 */
const stages: Suite[][][] = [
  [
    [
      {
        name: 'format and lint',
        run: () => runCheck('biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
        touched: true,
      },
      {
        name: 'types',
        run: () => runCheck('astro', ['check', '--minimumFailingSeverity', 'hint']),
        touched: true,
      },
    ],
    [
      {
        name: 'fresh machine',
        run: () => testFreshMachine(projectFolder, process.env),
        touched: freshMachine,
      },
      { name: 'unit', run: () => runVitest('unit', []), touched: true },
    ],
  ],
  [
    [{ name: 'site', run: () => runVitest('site', site), touched: site.length > 0 }],
    [
      { name: 'browser', run: () => runPlaywright('behaviour'), touched: browser },
      { name: 'visual', run: () => runPlaywright('visual'), touched: browser },
    ],
  ],
]

function findChoice(): Choice {
  if (!values.changed && positionals.length === 0) return everything
  try {
    if (!values.changed || positionals.length > 1)
      throw new Error('usage: npm test [-- --changed [reference]]')
    const { site, ...others } = chooseSuites(listChangedFiles(projectFolder, positionals[0] ?? 'HEAD'))
    return { ...others, site: site.filter((file) => existsSync(join(projectFolder, file))) }
  } catch (error) {
    reportFailure(error, 'en')
    process.exit(2)
  }
}

/** A tool that says yes or no counts as one test. */
async function runCheck(tool: string, args: readonly string[]) {
  const { exitCode, output } = await runTool(tool, args)
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0, output }
}

/** @param filters files and folders; none stands for all. */
async function runVitest(project: string, filters: readonly string[]) {
  const report = join(reports.path, `${project}.json`)
  const config = join(import.meta.dirname, 'vitest.config.ts')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const finished = await runTool('vitest', [
    'run',
    '--config',
    config,
    '--project',
    project,
    ...reporters,
    ...filters,
  ])
  return { ...parseVitestReport(report, finished.exitCode), output: finished.output }
}

async function runPlaywright(suite: 'behaviour' | 'visual') {
  const found = await findBrowser(suite)
  if ('obstacle' in found) {
    return { passed: 0, failed: 0, skipped: 1, output: `not run: ${found.obstacle}` }
  }
  const report = join(reports.path, `${suite}.json`)
  const config = join(import.meta.dirname, 'browser/playwright.config.ts')
  const finished = await runTool(
    'playwright',
    ['test', '--config', config, `--project=${suite}*`, '--reporter=dot,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
  return { ...parsePlaywrightReport(report, finished.exitCode), output: finished.output }
}

const totals: Totals = { passed: 0, failed: 0, skipped: 0 }
for (const lanes of stages) await Promise.all(lanes.map(runInTurn))
process.stdout.write(`${toLine(totals)}\n`)
process.exitCode = totals.failed > 0 ? 1 : 0

async function runInTurn(suites: readonly Suite[]): Promise<void> {
  for (const suite of suites) await runSuite(suite)
}

async function runSuite({ name, run, touched }: Suite): Promise<void> {
  if (!touched) {
    process.stdout.write(`${name}: not touched\n`)
    return
  }
  const start = performance.now()
  const { output, ...counts } = await run()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (counts.failed > 0) process.stdout.write(`${output.trim()}\n`)
  const notRun = output.startsWith('not run: ') ? `${output}  ` : ''
  process.stdout.write(`${name}: ${notRun}${toLine(counts)}  ${seconds} s\n`)
  totals.passed += counts.passed
  totals.failed += counts.failed
  totals.skipped += counts.skipped
}

function toLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
