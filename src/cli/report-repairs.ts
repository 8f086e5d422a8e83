import type { RepairNote } from '../import/repair/notes.ts'
import type { Language } from '../messages/language.ts'
import { findWords } from '../messages/words.ts'
import type { RepairedContent } from './repair-content.ts'

/** What was done, or would be, by file and rule. @param checkOnly whether nothing was written. */
export function reportRepairs(
  { renames, files, commented }: RepairedContent,
  language: Language,
  checkOnly: boolean,
): string[] {
  const { repairs, commands } = findWords(language)
  const changed = renames.length + files.length
  return [
    ...renames.map(({ from, to }) => (checkOnly ? repairs.renamable(from, to) : repairs.renamed(from, to))),
    ...files.flatMap(({ path, notes }) => [
      checkOnly ? repairs.repairable(path) : repairs.repaired(path),
      ...toRuleLines(notes, language),
    ]),
    ...commented.map(commands.commented),
    ...(checkOnly && changed > 0 ? [repairs.howToRepair(changed)] : []),
  ]
}

const mostDetails = 5

/** A line for each rule, with the first things that it mended. */
function toRuleLines(notes: readonly RepairNote[], language: Language): string[] {
  const { rule: toLine, rules } = findWords(language).repairs
  return [...Map.groupBy(notes, ({ rule }) => rule)].map(([rule, found]) =>
    toLine(rules[rule], listDetails(found), found.length),
  )
}

function listDetails(notes: readonly RepairNote[]): string {
  const details = [...new Set(notes.flatMap(({ detail = '' }) => (detail === '' ? [] : [detail])))]
  const shown = details.slice(0, mostDetails)
  return (shown.length < details.length ? [...shown, '…'] : shown).join(', ')
}
