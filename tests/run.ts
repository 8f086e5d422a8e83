// npm test: what a change should know at once. npm run test:all: that and the rest, or the rest alone. A line for each
// suite, the tests that were skipped for want of data, and at the end one line with the totals. With --changed and, if you
// like, a reference of Git: only what can be touched by what has changed since.
import { mkdirSync, mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readParameters } from '../src/commands/call.ts'
import { reportFailure } from '../src/commands/failure.ts'
import { findBrowser } from './browser/find-browser.ts'
import { testFreshMachine } from './fresh-machine/fresh-machine.ts'
import { type Choice, chooseSuites, listChangedFiles, readSiteTests } from './run/choose-suites.ts'
import { parsePlaywrightReport, parseVitestReport, type Report } from './run/reports.ts'
import { runTool } from './run/run-process.ts'
import { projectFolder } from './support/project.ts'

type Finished = Report & { output: string }

interface Suite {
  name: string
  run: () => Promise<Finished>
  /** Whether it can come out otherwise than it did before the change. */
  touched: boolean
}

const { values, positionals } = readParameters('test')
const choice = findChoice()

using temporary = mkdtempDisposableSync(join(tmpdir(), 'gotgam-tests-'))
/** Of the five sites, which several suites look at. */
const sites = join(temporary.path, 'sites')
mkdirSync(sites)
process.env['GOTGAM_TEST_SITES'] = sites

const buildingSites: Suite = {
  name: 'sites',
  run: () => runCheck('tests/sites/build-sites.ts', [sites]),
  touched: choice.site.length > 0 || choice.browser,
}

/**
 * Stages follow each other. In a stage lanes are side by side, and a lane's suites follow each other: what keeps all
 * processors busy is beside what waits for a browser or keeps but one.
 */
const first: Suite[][][] = [
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
    [buildingSites, { name: 'unit', run: () => runVitest('unit', []), touched: true }],
  ],
  [
    [{ name: 'site', run: () => runVitest('site', choice.site), touched: choice.site.length > 0 }],
    [
      {
        name: 'browser',
        run: () => runPlaywright('behaviour', ['behaviour', 'visual']),
        touched: choice.browser,
      },
    ],
  ],
]

const rest: Suite[][][] = [
  [
    [{ name: 'rest', run: () => runVitest('rest', []), touched: true }],
    [
      ...(values.rest ? [buildingSites] : []),
      { name: 'fresh machine', run: () => testFreshMachine(projectFolder, process.env), touched: true },
      { name: 'browser, rest', run: () => runPlaywright('behaviour', ['behaviour-rest*']), touched: true },
      { name: 'pictures, rest', run: () => runPlaywright('visual', ['visual-rest']), touched: true },
    ],
  ],
]

function findChoice(): Choice {
  const tests = readSiteTests(projectFolder)
  if (!values.changed && positionals.length === 0)
    return { site: tests.map(({ file }) => file), browser: true }
  try {
    if (!values.changed || values.all || values.rest || positionals.length > 1)
      throw new Error('usage: npm test [-- --changed [reference]], npm run test:all [-- --rest]')
    return chooseSuites(listChangedFiles(projectFolder, positionals[0] ?? 'HEAD'), tests)
  } catch (error) {
    reportFailure(error, 'en')
    process.exit(2)
  }
}

/** A tool that says yes or no counts as one test. */
async function runCheck(tool: string, args: readonly string[]): Promise<Finished> {
  const { exitCode, output } = await runTool(tool, args)
  const failed = exitCode === 0 ? 0 : 1
  return { passed: 1 - failed, failed, skipped: 0, wanting: [], output }
}

/** @param filters files and folders; none stands for all. */
async function runVitest(project: string, filters: readonly string[]): Promise<Finished> {
  const report = join(temporary.path, `${project}.json`)
  const config = join(import.meta.dirname, 'vitest.config.ts')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const options = ['--config', config, '--configLoader', 'native', '--project', project]
  const finished = await runTool('vitest', ['run', ...options, ...reporters, ...filters])
  return { ...parseVitestReport(report, finished.exitCode), output: finished.output }
}

/** @param suite what it needs of a browser. */
async function runPlaywright(suite: 'behaviour' | 'visual', projects: readonly string[]): Promise<Finished> {
  const found = await findBrowser(suite)
  if ('obstacle' in found) {
    return { passed: 0, failed: 0, skipped: 1, wanting: [], output: `not run: ${found.obstacle}` }
  }
  const report = join(temporary.path, `${projects[0]?.replace('*', '')}.json`)
  const config = join(import.meta.dirname, 'browser/playwright.config.ts')
  const selection = projects.map((project) => `--project=${project}`)
  const finished = await runTool(
    'playwright',
    ['test', '--config', config, ...selection, '--reporter=dot,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
  return { ...parsePlaywrightReport(report, finished.exitCode), output: finished.output }
}

const totals: Report = { passed: 0, failed: 0, skipped: 0, wanting: [] }
const stages = [...(values.rest ? [] : first), ...(values.rest || values.all ? rest : [])]
for (const lanes of stages) await Promise.all(lanes.map(runInTurn))
if (totals.wanting.length > 0) {
  process.stdout.write(`skipped, as GOTGAM_DATA names no folder: ${totals.wanting.join(', ')}\n`)
}
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
  totals.wanting.push(...counts.wanting)
}

function toLine({ passed, failed, skipped }: Omit<Report, 'wanting'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
