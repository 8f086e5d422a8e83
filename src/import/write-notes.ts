// What an import reports of single things: counted in memory, kept in files, as there may be a million.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ImportNote, Tally } from './records.ts'
import type { MergedThing } from './three-way.ts'
import { otherKinds } from './write-import-list.ts'

export type KeptNotes = ReturnType<typeof keepNotes>

const flushedLength = 64 * 1024

/** @param folder is made, for files by rule. */
export function keepNotes(folder: string) {
  const counts = new Map<string, number>()
  const waiting = new Map<string, string>()
  const toFile = (rule: string) => join(folder, `${rule.replace(/[^a-z\d-]/gi, '_')}.txt`)
  mkdirSync(folder, { recursive: true })
  return {
    /** How often each rule was applied, in the order in which they came. */
    counts,
    note: (note: ImportNote): void => {
      const { rule } = note
      counts.set(rule, (counts.get(rule) ?? 0) + 1)
      const lines = (waiting.get(rule) ?? '') + toLine(note)
      if (lines.length > flushedLength) appendFileSync(toFile(rule), lines)
      waiting.set(rule, lines.length > flushedLength ? '' : lines)
    },
    /** Lines of a rule, without their ends: `question 12: detail`. */
    readRule: (rule: string): string => {
      const written = existsSync(toFile(rule)) ? readFileSync(toFile(rule), 'utf8') : ''
      return written + (waiting.get(rule) ?? '')
    },
  }
}

function toLine({ at, detail }: ImportNote): string {
  return detail === undefined ? `${at}\n` : `${at}: ${detail}\n`
}

export const thingKinds = ['question', 'answer', 'comment', ...otherKinds] as const
type ThingKind = (typeof thingKinds)[number]

export type OutcomeCounts = Record<ThingKind, Partial<Record<MergedThing['outcome'], number>>>

export type Outcomes = ReturnType<typeof createOutcomes>

/** What a person edited, or is not as the source has it, is reported one by one; the rest is counted. */
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
    /** @param of what they belong to, `question 12`; absent where they belong to nothing. */
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
