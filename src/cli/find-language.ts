import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toArchiveFolders } from '../content-folder/archive-folders.ts'
import { readLanguage } from '../content-folder/read-language.ts'
import type { Language } from '../messages/language.ts'
import { findWords } from '../messages/words.ts'

/** What this command speaks. An `ARCHIVE_LANG` that is no language ends it with a line that says so and exit code 2. */
export function findLanguage(contentFolder: string): Language {
  const { language, unknown } = readLanguage(contentFolder, process.env)
  if (unknown === undefined) return language
  process.stderr.write(`${findWords(language).calls.unknownLanguage(unknown)}\n`)
  process.exit(2)
}

/** The same before it is known whether the command is called rightly, and what for. */
export function findCommandLanguage(): Language {
  const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
  return findLanguage(toArchiveFolders(root, process.env).content)
}
