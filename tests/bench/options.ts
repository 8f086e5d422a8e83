import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { type Scenario, scenarios } from './tools/gotgam.ts'

const contestants = ['gotgam', 'gotgam-package', 'hugo', 'hugo-pagefind', 'astro', 'eleventy'] as const
export type ContestantName = (typeof contestants)[number]

export interface BenchOptions {
  readonly sizes: readonly number[]
  readonly rounds: number
  readonly with: readonly ContestantName[]
  readonly scenarios: readonly Scenario[]
  /** The folder in which a work folder is made, and removed at the end. */
  readonly folder: string
  readonly json: string | undefined
  readonly seed: number
  /** Whether the questions have answers and comments. */
  readonly answers: boolean
  readonly limitMinutes: number
}

/** Options of the command line. An error names the flag and what it takes. */
export function parseOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string', default: '1k,10k' },
      rounds: { type: 'string', default: '3' },
      with: { type: 'string', default: 'gotgam,hugo,astro,eleventy' },
      scenario: { type: 'string', default: 'full' },
      folder: { type: 'string', default: defaultFolder() },
      json: { type: 'string' },
      seed: { type: 'string', default: '1' },
      answers: { type: 'boolean', default: false },
      'limit-minutes': { type: 'string', default: '30' },
    },
  })
  const chosen = values.scenario.split(',').map((name) => parseChoice('--scenario', scenarios, name))
  if (chosen.includes('edit-answer') && !values.answers)
    throw new Error('--scenario edit-answer takes --answers')
  return {
    sizes: values.sizes.split(',').map(parseSize),
    rounds: parseWhole('--rounds', values.rounds),
    with: values.with.split(',').map((name) => parseChoice('--with', contestants, name)),
    scenarios: chosen,
    folder: values.folder,
    json: values.json,
    seed: parseWhole('--seed', values.seed),
    answers: values.answers,
    limitMinutes: parseWhole('--limit-minutes', values['limit-minutes']),
  }
}

// In memory where that is possible: a disk that others write to would be measured along.
function defaultFolder(): string {
  return existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
}

function parseSize(text: string): number {
  const [, digits = '', thousands] = /^(\d+)(k?)$/.exec(text) ?? []
  const size = Number(digits) * (thousands === 'k' ? 1000 : 1)
  if (size < 1) throw new Error(`--sizes takes sizes such as 60, 1k or 100k, not ${text}`)
  return size
}

function parseWhole(flag: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`${flag} takes a whole number from 1, not ${text}`)
  return Number(text)
}

function parseChoice<T extends string>(flag: string, choices: readonly T[], text: string): T {
  const choice = choices.find((one) => one === text)
  if (choice === undefined) throw new Error(`${flag} takes ${choices.join(', ')}, not ${text}`)
  return choice
}
