// What the test runners have written down about a run. A run that failed without a failed test counts as one.
import { readFileSync } from 'node:fs'
import { z } from 'zod'

export interface Report {
  passed: number
  failed: number
  skipped: number
  /** Test files with tests that were skipped for want of data (findData), without their folder and their ending. */
  wanting: string[]
}

const count = z.number().catch(0)
const vitestReport = z.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
  testResults: z
    .array(
      z.object({
        name: z.string(),
        assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
      }),
    )
    .catch([]),
})
const nothing = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
const playwrightReport = z.object({
  stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }).catch(nothing),
})

export function parseVitestReport(path: string, exitCode: number | null): Report {
  const report = vitestReport.parse(readReport(path))
  return withFault(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    wanting: report.testResults
      .filter(({ assertionResults }) =>
        assertionResults.some(
          ({ status, fullName }) => status !== 'passed' && fullName.includes('GOTGAM_DATA'),
        ),
      )
      .map(({ name }) => /([^/\\]+?)(?:\.rest)?\.test\.ts$/.exec(name)?.[1] ?? name)
      .sort(),
  })
}

export function parsePlaywrightReport(path: string, exitCode: number | null): Report {
  const { stats } = playwrightReport.parse(readReport(path))
  return withFault(exitCode, {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    wanting: [],
  })
}

function withFault(exitCode: number | null, report: Report): Report {
  const hasRun = exitCode === 0 && report.passed + report.skipped > 0
  return hasRun || report.failed > 0 ? report : { ...report, failed: 1 }
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}
