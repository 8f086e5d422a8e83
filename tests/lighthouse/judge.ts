// What a report of Lighthouse has to say of a page, and whether that is enough.
import { z } from 'zod'

/** In percent. */
export const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

type Category = keyof typeof limits

const categories: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo']

const categorySchema = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
})

const reportSchema = z.object({
  runtimeError: z.object({ code: z.string() }).optional(),
  categories: z.record(z.string(), categorySchema),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      details: z.object({ items: z.unknown().optional() }).optional(),
    }),
  ),
})

type Report = z.infer<typeof reportSchema>

export interface Judgement {
  path: string
  /** In percent; undefined where Lighthouse could not tell. */
  scores: Record<Category, number | undefined>
  /** First and largest paint in seconds, shifts, files and kilobytes on the wire. */
  figures: { first: number; largest: number; shift: number; files: number; kilobytes: number }
  /** Categories under their limits, each with the audits that cost points. */
  faults: string[]
}

/** Of the runs of one page the one in the middle: the speed of a machine that does other things comes and goes. */
export function judgePage(path: string, reports: readonly unknown[]): Judgement {
  const parsed = reports.map((report) => reportSchema.parse(report))
  const sorted = parsed.toSorted((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'))
  const report = sorted[Math.floor(sorted.length / 2)]
  if (!report) throw new Error(`${path} was not run`)
  const scores = {
    performance: toPercent(report, 'performance'),
    accessibility: toPercent(report, 'accessibility'),
    'best-practices': toPercent(report, 'best-practices'),
    seo: toPercent(report, 'seo'),
  }
  return { path, scores, figures: toFigures(report), faults: findFaults(report, scores) }
}

function scoreOf(report: Report, category: Category): number {
  return report.categories[category]?.score ?? -1
}

function toPercent(report: Report, category: Category): number | undefined {
  const score = report.categories[category]?.score ?? undefined
  return score === undefined ? undefined : Math.round(score * 100)
}

function toFigures({ audits }: Report): Judgement['figures'] {
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details?.items
  return {
    first: numberOf('first-contentful-paint') / 1000,
    largest: numberOf('largest-contentful-paint') / 1000,
    shift: numberOf('cumulative-layout-shift'),
    files: Array.isArray(requests) ? requests.length : Number.NaN,
    kilobytes: numberOf('total-byte-weight') / 1000,
  }
}

function findFaults(report: Report, scores: Judgement['scores']): string[] {
  if (report.runtimeError) return [`not judged: ${report.runtimeError.code}`]
  return categories.flatMap((category) => {
    const score = scores[category]
    if (score !== undefined && score >= limits[category]) return []
    const costly = report.categories[category]?.auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id)
    const causes = costly?.length ? `: ${costly.join(', ')}` : ''
    return `${category} ${score ?? 'unknown'} of ${limits[category]}${causes}`
  })
}

const heads = ['page', ...categories, 'first paint', 'largest', 'shift', 'files', 'KB']

/** One line a page, columns side by side; below it what is not enough. */
export function toTable(judgements: readonly Judgement[]): string {
  const rows = [heads, ...judgements.map(toRow)]
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => row.map((cell, column) => pad(cell, column, widths)).join('  '))
  const faults = judgements.flatMap(({ path, faults }) => faults.map((fault) => `/${path} ${fault}`))
  return `${[...lines, ...faults].join('\n')}\n`
}

function toRow({ path, scores, figures }: Judgement): string[] {
  const { first, largest, shift, files, kilobytes } = figures
  return [
    `/${path}`,
    ...categories.map((category) => String(scores[category] ?? '?')),
    `${first.toFixed(1)} s`,
    `${largest.toFixed(1)} s`,
    shift.toFixed(3),
    String(files),
    kilobytes.toFixed(0),
  ]
}

function pad(cell: string, column: number, widths: readonly number[]): string {
  return column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)
}
