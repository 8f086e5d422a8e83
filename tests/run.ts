// npm test: every suite in order, a line for each, and at the end one line with the totals.
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser/find-browser.ts'
import { testFreshMachine } from './fresh-machine/fresh-machine.ts'
import { parsePlaywrightReport, parseVitestReport, type Totals } from './run/reports.ts'
import { runTool } from './run/run-tool.ts'
import { projectFolder } from './support/project.ts'

interface Suite {
  name: string
  run: () => Promise<Totals & { output: string }>
}

using reports = mkdtempDisposableSync(join(tmpdir(), 'gotgam-reports-'))

const suites: Suite[] = [
  {
    name: 'format and lint',
    run: () => runCheck('biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
  },
  { name: 'types', run: () => runCheck('astro', ['check', '--minimumFailingSeverity', 'hint']) },
  { name: 'fresh machine', run: () => testFreshMachine(projectFolder, process.env) },
  { name: 'unit', run: () => runVitest('unit') },
  { name: 'site', run: () => runVitest('site') },
  { name: 'browser', run: () => runPlaywright('behaviour') },
  { name: 'visual', run: () => runPlaywright('visual') },
]

/** A tool that says yes or no counts as one test. */
async function runCheck(tool: string, args: readonly string[]) {
  const { exitCode, output } = await runTool(tool, args)
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0, output }
}

async function runVitest(project: string) {
  const report = join(reports.path, `${project}.json`)
  const config = join(import.meta.dirname, 'vitest.config.ts')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const finished = await runTool('vitest', ['run', '--config', config, '--project', project, ...reporters])
  return { ...parseVitestReport(report, finished.exitCode), output: finished.output }
}

async function runPlaywright(project: 'behaviour' | 'visual') {
  const browser = await findBrowser(project)
  if ('obstacle' in browser) {
    return { passed: 0, failed: 0, skipped: 1, output: `not run: ${browser.obstacle}` }
  }
  const report = join(reports.path, `${project}.json`)
  const config = join(import.meta.dirname, 'browser/playwright.config.ts')
  const finished = await runTool(
    'playwright',
    ['test', '--config', config, '--project', project, '--reporter=dot,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
  return { ...parsePlaywrightReport(report, finished.exitCode), output: finished.output }
}

const totals: Totals = { passed: 0, failed: 0, skipped: 0 }
for (const { name, run } of suites) {
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
process.stdout.write(`${toLine(totals)}\n`)
process.exitCode = totals.failed > 0 ? 1 : 0

function toLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
