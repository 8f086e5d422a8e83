import type { ImportPlan } from './plan-import.ts'
import { decideReferenceDate, listMissingUrls, replaceReferenceDate } from './settings-text.ts'

export interface WrittenSettings {
  /** What became of archive.yaml; `tell`: a person has to change its reference date. */
  outcome: 'made' | 'updated' | 'as-it-is' | 'tell'
  /** The day of the newest activity. */
  referenceDate: string
  /** The day that the next import may replace; undefined where it is a person's. */
  base: string | undefined
  /** What a person has to add under formerUrls. */
  missingUrls: string[]
}

export function writeSettings(
  { target, collected, referenceDate, settingsText, legal }: ImportPlan,
  write: (path: string, text: string) => void,
): WrittenSettings {
  if (!target.settings) {
    write('archive.yaml', settingsText)
    return { outcome: 'made', referenceDate, base: referenceDate, missingUrls: [] }
  }
  const { text, parsed } = target.settings
  const base = target.former.referenceDate
  // Told once: whoever leaves it out afterwards wants it so.
  const missingUrls = target.former.isOfSource ? [] : listMissingUrls(collected.source.urls, parsed)
  const dates = { current: parsed.referenceDate, base, next: referenceDate }
  const decision = decideReferenceDate(dates)
  const isNoticed = legal.settings.math && !parsed.math
  const completed = isNoticed ? `${text}${/\n$/.test(text) ? '' : '\n'}math: true\n` : text
  const replaced = decision === 'write' ? replaceReferenceDate(completed, referenceDate) : undefined
  if (isNoticed || replaced !== undefined) write('archive.yaml', replaced ?? completed)
  if (replaced !== undefined) {
    return { outcome: 'updated', referenceDate, base: referenceDate, missingUrls }
  }
  return { outcome: decision === 'as-it-is' ? decision : 'tell', referenceDate, base, missingUrls }
}
