import type { SourceName } from '../import/sources.ts'
import type { OptionName, OptionValues } from '../messages/help.ts'
import type { Language } from '../messages/language.ts'
import { findWords } from '../messages/words.ts'
import { endWrongCall } from './call.ts'

type ImportName = SourceName | 'pictures'
type ImportOption = OptionName<'import'>

const shared = ['out', 'into', 'category'] as const

const optionsOf: Record<ImportName, readonly ImportOption[]> = {
  stackexchange: [...shared, 'url'],
  discourse: [...shared, 'edits', 'unlisted', 'categories', 'url'],
  table: [...shared, 'mapping'],
  records: shared,
  pictures: ['out', 'allow-private', 'again', 'concurrency', 'delay'],
}

/** An option that this source does not read ends the command. */
export function checkImportOptions(
  name: ImportName,
  values: OptionValues<'import'>,
  language: Language,
): void {
  const known: readonly string[] = optionsOf[name]
  const other = Object.keys(values).find((option) => !known.includes(option))
  if (other === undefined) return
  const listed = known.map((option) => `--${option}`).join(', ')
  endWrongCall(() => findWords(language).imports.wrong.otherOption(name, `--${other}`, listed))
}
