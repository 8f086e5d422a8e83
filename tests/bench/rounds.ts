import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type CorpusShape, countPages, writeCorpus } from './corpus.ts'
import { runOnce, type TreeMemory } from './run.ts'
import type { Tool, Workplace } from './tools/tool.ts'

interface Contestant {
  readonly questions: number
  readonly tool: string
}
export interface Measurement extends Contestant {
  readonly round: number
  readonly seconds: number
  readonly processorSeconds: number | undefined
  readonly pages: number
  readonly bytes: number
  readonly memory: TreeMemory | undefined
}
export interface Absence extends Contestant {
  readonly reason: string
}
export interface Results {
  readonly contestants: readonly Contestant[]
  readonly measurements: readonly Measurement[]
  readonly absences: readonly Absence[]
}

interface RoundsOptions {
  readonly folder: string
  readonly questions: number
  readonly seed: number
  readonly answers: boolean
  readonly rounds: number
  readonly limitMinutes: number
  readonly tools: readonly Tool[]
  readonly report: (line: string) => void
}

/** All rounds over one corpus, the tools in turn. A tool that fails once drops out, with the reason. */
export async function runRounds(options: RoundsOptions): Promise<Results> {
  const { questions, seed, answers, tools, report } = options
  const content = join(options.folder, 'content')
  const shape = writeCorpus({ folder: content, questions, seed, answers })
  const measurements: Measurement[] = []
  const absences: Absence[] = []
  for (let round = 0; round <= options.rounds; round += 1) {
    for (const tool of tools) {
      if (absences.some((absence) => absence.tool === tool.name)) continue
      const place = toWorkplace(options, content, tool)
      const outcome =
        round === 0 ? await prepare(tool, place) : await measure({ ...options, tool, place, round, shape })
      if (typeof outcome === 'string') absences.push({ questions, tool: tool.name, reason: outcome })
      else if (outcome !== undefined) measurements.push(outcome)
      report(toProgress(questions, tool, round, outcome))
    }
  }
  rmSync(options.folder, { recursive: true, force: true })
  return { contestants: tools.map((tool) => ({ questions, tool: tool.name })), measurements, absences }
}

function toWorkplace(options: RoundsOptions, content: string, tool: Tool): Workplace {
  const folder = join(options.folder, tool.name.replaceAll(' ', '-'))
  const { questions, seed, answers } = options
  return { content, questions, seed, answers, folder, output: join(folder, 'output') }
}

async function prepare(tool: Tool, place: Workplace): Promise<string | undefined> {
  const probe = tool.probe()
  if ('obstacle' in probe) return probe.obstacle
  mkdirSync(place.folder, { recursive: true })
  try {
    await tool.prepare(place)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

interface MeasureOptions extends RoundsOptions {
  readonly tool: Tool
  readonly place: Workplace
  readonly round: number
  readonly shape: CorpusShape
}

async function measure(options: MeasureOptions): Promise<Measurement | string> {
  const { tool, place, round, questions, shape } = options
  tool.reset(place, round)
  const run = await runOnce(tool.command(place), join(place.folder, 'run.log'), options.limitMinutes)
  if ('fault' in run) return `round ${round}: ${run.fault}`
  const size = readOutputSize(place.output)
  const leastPages = countPages(shape)
  if (size.pages < leastPages) return `round ${round}: ${size.pages} pages, fewer than ${leastPages}`
  const texts = options.answers ? countTexts(place.output) : 0
  if (texts < shape.texts) return `round ${round}: ${texts} answers and comments, fewer than ${shape.texts}`
  const fault = tool.findFault(place, round)
  if (fault !== undefined) return `round ${round}: ${fault}`
  if (!tool.keepsOutput) rmSync(place.output, { recursive: true, force: true })
  return { questions, tool: tool.name, round, ...run, ...size }
}

function toProgress(
  questions: number,
  tool: Tool,
  round: number,
  outcome: Measurement | string | undefined,
): string {
  const where = `${questions} questions, ${tool.name}, ${round === 0 ? 'preparation' : `round ${round}`}`
  if (outcome === undefined) return `${where}: done`
  return typeof outcome === 'string'
    ? `${where}: not run: ${outcome}`
    : `${where}: ${outcome.seconds.toFixed(2)} s`
}

export interface OutputSize {
  /** HTML files, without those that only send the reader on. */
  readonly pages: number
  /** Bytes of all files, of whatever kind. */
  readonly bytes: number
}

const largestRedirect = 1500

export function readOutputSize(folder: string): OutputSize {
  let pages = 0
  let bytes = 0
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const path = join(file.parentPath, file.name)
    const { size } = statSync(path)
    bytes += size
    if (file.name.endsWith('.html') && !isRedirect(path, size)) pages += 1
  }
  return { pages, bytes }
}

function isRedirect(path: string, size: number): boolean {
  return size <= largestRedirect && /http-equiv="?refresh/i.test(readFileSync(path, 'utf8'))
}

/**
 * Answers and comments that are on the pages of their own questions, counted by the references at their ends. In a
 * template that leaves some out they would be missing here.
 */
export function countTexts(output: string): number {
  const folder = join(output, 'questions')
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  return pages.reduce((sum, page) => {
    const [question = ''] = page.split(/[\\/.]/)
    return sum + findReferences(readFileSync(join(folder, page), 'utf8'), question).size
  }, 0)
}

function findReferences(html: string, question: string): Set<string> {
  const found = html.matchAll(/\bref-(\d+)-[ac]\d+/g)
  return new Set(Array.from(found).flatMap(([reference, owner]) => (owner === question ? [reference] : [])))
}
