import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Language } from '../messages/language.ts'
import { toVisibleText } from '../messages/visible-text.ts'
import { findWords, type Words } from '../messages/words.ts'

/** Values and positions of the command line. What the command does not know ends it with a line that says so and exit code 2. */
export function readParameters<Config extends ParseArgsConfig>(
  config: Config,
  language: Language,
): ReturnType<typeof parseArgs<Config>> {
  const { calls } = findWords(language)
  try {
    return parseArgs(config)
  } catch (error) {
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`)
    const known = names.length > 0 ? calls.knownOptions(names.join(', ')) : calls.noOptions
    process.stderr.write(`${toVisibleText(describeWrongCall(error, calls))}\n${known}\n`)
    process.exit(2)
  }
}

/** Node says what is wrong in English, and names it in quotes, a value's place among them: `'--port <value>'`. */
export function describeWrongCall(error: unknown, calls: Words['calls']): string {
  if (!(error instanceof Error)) return String(error)
  const name = /'(.*?)(?: <value>)?'/.exec(error.message)?.[1] ?? ''
  switch ('code' in error && error.code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return calls.unknownOption(name)
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return calls.needlessWord(name)
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return /does not take/.test(error.message) ? calls.needlessValue(name) : calls.missingValue(name)
    default:
      return error.message
  }
}
