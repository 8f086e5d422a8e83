import type { ImportPlan } from './plan-import.ts'
import { decideReferenceDate, replaceReferenceDate } from './settings-text.ts'

export interface WrittenSettings {
  /** What became of archive.yaml; `tell`: a person has to change its reference date. */
  outcome: 'made' | 'updated' | 'as-it-is' | 'tell'
  /** The day of the newest activity. */
  referenceDate: string
  /** The day that the next import may replace; undefined where it is a person's. */
  base: string | undefined
}

export function writeSettings(
  { target, referenceDate, settingsText }: ImportPlan,
  write: (path: string, text: string) => void,
): WrittenSettings {
  if (!target.settings) {
    write('archive.yaml', settingsText)
    return { outcome: 'made', referenceDate, base: referenceDate }
  }
  const { text, parsed } = target.settings
  const base = target.former.referenceDate
  const dates = { current: parsed.referenceDate, base, next: referenceDate }
  const decision = decideReferenceDate(dates)
  const replaced = decision === 'write' ? replaceReferenceDate(text, referenceDate) : undefined
  if (replaced !== undefined) {
    write('archive.yaml', replaced)
    return { outcome: 'updated', referenceDate, base: referenceDate }
  }
  return { outcome: decision === 'as-it-is' ? decision : 'tell', referenceDate, base }
}
