// What the test runners have written down about a run. A run that failed without a failed test counts as one.
import { readFileSync } from 'node:fs'

export interface Totals {
  passed: number
  failed: number
  skipped: number
}

export function parseVitestReport(path: string, exitCode: number | null): Totals {
  const report = readReport(path)
  return withFault(exitCode, {
    passed: numberIn(report, 'numPassedTests'),
    failed: numberIn(report, 'numFailedTests'),
    skipped: numberIn(report, 'numPendingTests') + numberIn(report, 'numTodoTests'),
  })
}

export function parsePlaywrightReport(path: string, exitCode: number | null): Totals {
  const stats = readReport(path)['stats']
  return withFault(exitCode, {
    passed: numberIn(stats, 'expected'),
    failed: numberIn(stats, 'unexpected') + numberIn(stats, 'flaky'),
    skipped: numberIn(stats, 'skipped'),
  })
}

function withFault(exitCode: number | null, totals: Totals): Totals {
  const hasRun = exitCode === 0 && totals.passed + totals.skipped > 0
  return hasRun || totals.failed > 0 ? totals : { ...totals, failed: 1 }
}

function readReport(path: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}

function numberIn(record: unknown, key: string): number {
  if (typeof record !== 'object' || record === null || !(key in record)) return 0
  const value: unknown = Object.getOwnPropertyDescriptor(record, key)?.value
  return typeof value === 'number' ? value : 0
}
