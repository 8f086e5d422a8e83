// What the rounds took, as a Markdown table.
import type { Absence, Measurement, Results } from './rounds.ts'

const heads = [
  'questions',
  'tool',
  'pages',
  'MB',
  'median s',
  'min–max s',
  'processor s',
  'peak MB',
  'one process MB',
  '× Hugo',
]

/** A Markdown table, one row for each size and tool, in the order in which they ran. */
export function toTable(results: Results): string {
  const rows = results.contestants.map(({ questions, tool }) => {
    const absence = results.absences.find((one) => one.questions === questions && one.tool === tool)
    if (absence !== undefined) return toAbsenceRow(absence)
    const runs = runsOf(results, questions, tool)
    return toRow(questions, tool, runs, runsOf(results, questions, 'hugo'))
  })
  return [heads, heads.map((_, index) => (index === 1 ? '---' : '---:')), ...rows].map(toLine).join('\n')
}

function runsOf(results: Results, questions: number, tool: string): Measurement[] {
  const absent = results.absences.some((one) => one.questions === questions && one.tool === tool)
  return absent ? [] : results.measurements.filter((one) => one.questions === questions && one.tool === tool)
}

function toRow(
  questions: number,
  tool: string,
  runs: readonly Measurement[],
  hugo: readonly Measurement[],
): string[] {
  const seconds = runs.map((run) => run.seconds)
  const last = runs.at(-1)
  return [
    showCount(questions),
    tool,
    showCount(last?.pages),
    showMegabytes(last?.bytes),
    showNumber(median(seconds)),
    `${showNumber(Math.min(...seconds))}–${showNumber(Math.max(...seconds))}`,
    showNumber(median(runs.flatMap((run) => run.processorSeconds ?? []))),
    showMegabytes(peak(runs.map((run) => run.memory?.treeBytes))),
    showMegabytes(peak(runs.map((run) => run.memory?.processBytes))),
    showNumber(pairedRatio(runs, hugo)),
  ]
}

function toAbsenceRow(absence: Absence): string[] {
  return [
    showCount(absence.questions),
    absence.tool,
    `not run: ${absence.reason}`,
    '',
    '',
    '',
    '',
    '',
    '',
    '',
  ]
}

function peak(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? undefined : Math.max(...known)
}

function showNumber(value: number | undefined): string {
  return value === undefined ? '–' : value.toFixed(2)
}

function showCount(value: number | undefined): string {
  return value === undefined ? '–' : value.toLocaleString('en')
}

function showMegabytes(bytes: number | undefined): string {
  return bytes === undefined ? 'not measured' : showCount(Math.round(bytes / 1e6))
}

function toLine(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)]
  const lower = sorted[Math.ceil(middle) - 1]
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2
}

interface TimedRound {
  readonly round: number
  readonly seconds: number
}

/** The median over the rounds that both ran of how many times as long the first took in that round. */
export function pairedRatio(runs: readonly TimedRound[], base: readonly TimedRound[]): number | undefined {
  const baseSeconds = new Map(base.map((run) => [run.round, run.seconds]))
  const ratios = runs.flatMap((run) => {
    const seconds = baseSeconds.get(run.round)
    return seconds === undefined ? [] : [run.seconds / seconds]
  })
  return median(ratios)
}
