// Everything of a text that readers must not see: personal data, and names that were redacted.
import type { Find } from './masks.ts'
import { findPersonalData } from './personal-data.ts'
import { createNameFinder, type RedactedName } from './redacted-names.ts'
import { toSeenText } from './seen-text.ts'

/** What was found in one text; offsets are of the text as it was written. Finds may lie over each other. */
export interface FoundInText {
  finds: Find[]
  /** Positions, in the list of names, of those that stand in it. */
  names: number[]
}

/** @param text as a reader gets it: no Markdown, no entities. */
export type FindInText = (text: string) => FoundInText

const nothing: FoundInText = { finds: [], names: [] }

/** Names of one character, and those of `in: actors`, are not looked for in texts. */
export function createFindInText(names: readonly RedactedName[]): FindInText {
  const findNames = createNameFinder(names)
  return (text) => {
    const seen = toSeenText(text)
    const data = findPersonalData(seen.text)
    const found = findNames(seen.text)
    if (data.length === 0 && found.length === 0) return nothing
    const named = found.map(({ offset, length }): Find => ({ kind: 'name', offset, length }))
    const finds = [...data, ...named].map(({ kind, offset, length }) => {
      const { start, end } = seen.toWritten({ start: offset, end: offset + length })
      return { kind, offset: start, length: end - start }
    })
    return { finds, names: found.map(({ name }) => name) }
  }
}
