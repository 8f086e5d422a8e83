// How many things of each kind came to what, and which of them a person should know of. A thing may come to two: a hand
// edited a part of it, and another followed the source.
import type { Tally } from '../tally.ts'
import { otherKinds } from './import-list.ts'
import type { MergedThing } from './three-way.ts'

export const thingKinds = ['question', 'answer', 'comment', ...otherKinds] as const
type ThingKind = (typeof thingKinds)[number]

export type OutcomeCounts = Record<ThingKind, Partial<Record<MergedThing['outcome'], number>>>

export type Outcomes = ReturnType<typeof createOutcomes>

/** What was edited by hand, or is not as the source has it, is told one by one; the rest is counted. */
export const toldOutcomes = [
  'edited',
  'edited-both',
  'own',
  'removed',
  'vanished',
  'faulty',
  'notes',
] as const satisfies readonly MergedThing['outcome'][]

const told: ReadonlySet<MergedThing['outcome']> = new Set(toldOutcomes)

export function createOutcomes(tally: Tally) {
  const others = { person: {}, synonyms: {}, hashtag: {}, category: {}, file: {} }
  const counts: OutcomeCounts = { question: {}, answer: {}, comment: {}, ...others }
  return {
    counts,
    /** @param of what they belong to, `question 12`; absent where they stand alone. */
    add: (kind: ThingKind, things: readonly MergedThing[], of?: string): void => {
      for (const { id, outcome, parts, isAlsoUpdated } of things) {
        for (const each of isAlsoUpdated ? [outcome, 'updated' as const] : [outcome]) {
          counts[kind][each] = (counts[kind][each] ?? 0) + 1
        }
        if (!told.has(outcome)) continue
        tally.note({
          rule: `kept-${outcome}`,
          at: of === undefined ? `${kind} ${id}` : `${of}, ${kind} ${id}`,
          ...(parts ? { detail: parts.join(', ') } : {}),
        })
      }
    },
  }
}
