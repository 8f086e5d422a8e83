// Every page and file of the site, with a digest of all that it shows: one whose digest is that of the last build is
// not made again.
import type { Planned } from './output.ts'
import { type AnyOutput, outputs } from './outputs.ts'
import { toDigest, toLine } from './page-digest.ts'
import type { PlannedOutput, Sent } from './planned-output.ts'
import type { Publication } from './publication.ts'

/**
 * In a fixed order.
 * @param key digest of what every output depends on: settings, redactions, code.
 * @throws when a headline is not the number of its carrying entries (decision 2).
 */
export function planOutputs(publication: Publication, key: string): PlannedOutput[] {
  const { positions } = publication.archive
  // Old addresses of a question follow each other, and many of them show the same.
  let last: { of: Planned<unknown>; shown: Pick<PlannedOutput, 'sent' | 'digest' | 'position'> } | undefined
  return planBefore(undefined, publication).map((planned) => {
    const { path, route, facts, questions } = planned
    const isSame = last?.of.route === route && last.of.facts === facts && last.of.questions === questions
    if (!last || !isSame) {
      const shown = {
        sent: toSent({ facts, questions }),
        digest: toDigest([key, route, JSON.stringify(facts), ...questions.map(toLine)]),
        position: positions.get(questions[0]?.id ?? '') ?? 0,
      }
      last = { of: planned, shown }
    }
    return { path, route, ...last.shown }
  })
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

/** What another thread needs to show the same: ids come in the order of the questions. */
export function toSent<Facts>({
  facts,
  questions,
}: Pick<Planned<Facts>, 'facts' | 'questions'>): Sent<Facts> {
  return { facts, ids: questions.map(({ id }) => id) }
}
