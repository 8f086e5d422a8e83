// What an import has to say of single things: counted in memory, kept in files, as there may be a million.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ImportNote, Tally } from '../tally.ts'

export interface KeptNotes extends Tally {
  /** How often each rule was applied, in the order in which they came. */
  counts: ReadonlyMap<string, number>
  /** Lines of a rule, without their ends: `question 12: detail`. */
  readRule: (rule: string) => string
}

const flushedLength = 64 * 1024

/** @param folder is made, for files by rule. */
export function keepNotes(folder: string): KeptNotes {
  const counts = new Map<string, number>()
  const waiting = new Map<string, string>()
  const toFile = (rule: string) => join(folder, `${rule.replace(/[^a-z\d-]/gi, '_')}.txt`)
  mkdirSync(folder, { recursive: true })
  return {
    counts,
    note: (note) => {
      const { rule } = note
      counts.set(rule, (counts.get(rule) ?? 0) + 1)
      const lines = (waiting.get(rule) ?? '') + toLine(note)
      if (lines.length > flushedLength) appendFileSync(toFile(rule), lines)
      waiting.set(rule, lines.length > flushedLength ? '' : lines)
    },
    readRule: (rule) => {
      const written = existsSync(toFile(rule)) ? readFileSync(toFile(rule), 'utf8') : ''
      return written + (waiting.get(rule) ?? '')
    },
  }
}

function toLine({ at, detail }: ImportNote): string {
  return detail === undefined ? `${at}\n` : `${at}: ${detail}\n`
}
