import type { callMessages as korean } from '../ko/call-messages.ts'
import type { SameShape } from '../same-shape.ts'

/** What is said of a command that is called wrongly. */
export const callMessages: SameShape<typeof korean> = {
  unknownOption: (option) => `Unknown option '${option}'.`,
  missingValue: (option) => `The option ${option} wants a value.`,
  needlessValue: (option) => `The option ${option} takes no value.`,
  needlessWord: (word) => `This command can't be given '${word}'.`,
  knownOptions: (options) => `This command knows ${options}.`,
  noOptions: 'This command has no options.',
  noPort: (text) => `--port ${text} is no port. Write a number from 0 to 65535.`,
  changesFormat: (format) => `--format ${format} is not known. Write text or markdown.`,
  unknownLanguage: (value) => `ARCHIVE_LANG=${value} is no language. Write ko or en.`,
}
