// Every page and file of the site, with a digest of all that it shows: one whose digest is that of the last build is not
// made again.
import { hash } from 'node:crypto'
import type { ShownQuestion } from '../views/shown.ts'
import type { Planned } from './output.ts'
import { type AnyOutput, outputs } from './outputs.ts'
import type { Publication } from './publication.ts'

/** What is shown, as it is sent to whoever makes the output: questions by their ids. */
export interface Sent<Facts> {
  facts: Facts
  ids: readonly string[]
}

export interface PlannedOutput {
  /** Below the base path, decoded. */
  path: string
  /** File of `src/pages` without its ending; whole, below the project, of a route of somebody's own. */
  route: string
  /** Undefined for a route of somebody's own, which may show anything. */
  sent: Sent<unknown> | undefined
  digest: string
  /** Position in the archive of the first question that it shows: outputs of near ones show many of the same. */
  position: number
}

/**
 * In a fixed order.
 * @param key digest of what every output depends on: settings, redactions, code.
 * @throws when a headline is not the number of its carrying entries (decision 2).
 */
export function planOutputs(publication: Publication, key: string): PlannedOutput[] {
  const { positions } = publication.archive
  return planBefore(undefined, publication).map(({ path, route, facts, questions }) => ({
    path,
    route,
    sent: toSent({ facts, questions }),
    digest: toDigest([key, route, JSON.stringify(facts), ...questions.map(toLine)]),
    position: positions.get(questions[0]?.id ?? '') ?? 0,
  }))
}

/** What the kinds before one plan; all of them when there is no such one. */
export function planBefore(output: AnyOutput | undefined, publication: Publication): Planned<unknown>[] {
  const planned: Planned<unknown>[] = []
  for (const each of outputs) {
    if (each === output) break
    for (const one of each.plan(publication, () => planned)) planned.push(one)
  }
  return planned
}

export function toSent<Facts>({
  facts,
  questions,
}: Pick<Planned<Facts>, 'facts' | 'questions'>): Sent<Facts> {
  return { facts, ids: questions.map(({ id }) => id) }
}

/** The digest of a question is that of its file, whose place its page links to. */
export function toLine({ id, path, digest }: ShownQuestion): string {
  return `${id} ${path} ${digest}`
}

export function toDigest(lines: readonly string[]): string {
  return hash('sha1', lines.join('\n'), 'hex').slice(0, 20)
}
