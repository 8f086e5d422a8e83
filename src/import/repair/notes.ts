import type { ImportNote } from '../tally.ts'
import type { RepairRule } from './rules.ts'

export interface RepairNote extends ImportNote {
  rule: RepairRule
}

/** Says what was done to the thing at hand. @param detail what its words name: the value that was there. */
export type Note = (rule: RepairRule, detail?: string) => void

const shownLength = 120

/** @param at what is at hand: `answer 34`. @param notes to which each is added. */
export function createNote(at: string, notes: RepairNote[]): Note {
  const shownAt = at.slice(0, shownLength).toWellFormed()
  return (rule, detail) => {
    const shown = detail?.slice(0, shownLength).toWellFormed()
    notes.push({ rule, at: shownAt, ...(shown === undefined ? {} : { detail: shown }) })
  }
}
