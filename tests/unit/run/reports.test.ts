// What `npm test` makes of the reports of its tools.
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parsePlaywrightReport, parseVitestReport, type Report } from '../../run/reports.ts'

const toReport = (passed: number, failed: number, skipped = 0, wanting: string[] = []): Report => ({
  passed,
  failed,
  skipped,
  wanting,
})

const toTests = (name: string, status: string, fullName: string) => ({
  name: `/p/tests/${name}.test.ts`,
  assertionResults: [{ status, fullName }],
})

const skipped = {
  numPassedTests: 4,
  numFailedTests: 0,
  numPendingTests: 3,
  numTodoTests: 1,
  testResults: [
    toTests('site/real.rest', 'pending', 'questions (wants GOTGAM_DATA) are there'),
    toTests('unit/bodies', 'skipped', 'bodies (wants GOTGAM_DATA)'),
    toTests('unit/read', 'passed', 'a folder that GOTGAM_DATA names'),
    toTests('site/disk.rest', 'pending', 'a disk that is full'),
  ],
}

test.each<[name: string, parse: typeof parseVitestReport, report: unknown, exitCode: number | null, Report]>([
  ['green', parseVitestReport, { numPassedTests: 7 }, 0, toReport(7, 0)],
  ['red', parseVitestReport, { numPassedTests: 7, numFailedTests: 2 }, 1, toReport(7, 2)],
  ['skipped, some for want of data', parseVitestReport, skipped, 0, toReport(4, 0, 4, ['bodies', 'real'])],
  ['red without a failed test', parseVitestReport, { numPassedTests: 7 }, 1, toReport(7, 1)],
  ['killed', parseVitestReport, undefined, null, toReport(0, 1)],
  ['nothing run', parseVitestReport, { numPassedTests: 0 }, 0, toReport(0, 1)],
  [
    'in the browser',
    parsePlaywrightReport,
    { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } },
    1,
    toReport(5, 3, 3),
  ],
  ['a browser that did not start', parsePlaywrightReport, {}, 1, toReport(0, 1)],
])('%s', (_name, parse, report, exitCode, expected) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-report-'))
  const path = join(folder.path, 'report.json')
  if (report !== undefined) writeFileSync(path, JSON.stringify(report))
  expect(parse(path, exitCode)).toEqual(expected)
})
