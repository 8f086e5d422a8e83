import type { Words } from '../../words/words.ts'
import type { ImportNote } from '../records.ts'

export interface FixNote extends ImportNote {
  rule: FixRule
}

/** Says what was done to the thing at hand. @param detail what its words name: the value that was there. */
export type Note = (rule: FixRule, detail?: string) => void

const shownLength = 120

/** @param at what is at hand: `answer 34`. @param notes to which each is added. */
export function createNote(at: string, notes: FixNote[]): Note {
  const shownAt = toShownAt(at)
  return (rule, detail) => {
    const shown = detail?.slice(0, shownLength).toWellFormed()
    notes.push({ rule, at: shownAt, ...(shown === undefined ? {} : { detail: shown }) })
  }
}

/** As far as reports name it. */
export function toShownAt(at: string): string {
  return at.slice(0, shownLength).toWellFormed()
}

/** Things by their ids in the source. */
export function nameQuestion(id: string): string {
  return `question ${id}`
}

export function nameAnswer(question: string, id: string): string {
  return `${nameQuestion(question)}, answer ${id}`
}

export function nameComment(question: string, id: string): string {
  return `${nameQuestion(question)}, comment ${id}`
}

/** Each has its sentence in both languages, in the one list of `words/`; no record is changed without a note of one. */
export type FixRule = keyof Words['rules']['repair']
