import { parseArgs } from 'node:util'
import {
  type CommandCall,
  type CommandName,
  commandCalls,
  type HelpMessages,
  type OptionValues,
  toNpm,
} from '../messages/help.ts'
import { toHelpText } from '../messages/help-text.ts'
import { findCommandLanguage } from './find-language.ts'
import { findTakenByNpm } from './taken-by-npm.ts'
import { endWrongCall } from './wrong-call.ts'

interface Parameters<Name extends CommandName> {
  values: OptionValues<Name>
  positionals: string[]
}

/**
 * Values and positions of the command line. Asked for help, the command shows it and ends with exit code 0; what it does
 * not know, or npm has kept, ends it with a line that says so and exit code 2.
 */
export function readParameters<Name extends CommandName>(command: Name): Parameters<Name> {
  const call: CommandCall = commandCalls[command]
  const parameters = process.argv.slice(2)
  if (asksForHelp(parameters)) {
    process.stdout.write(`${toHelpText(command, findCommandLanguage())}\n`)
    process.exit(0)
  }
  const options = Object.keys(call.options)
  const taken = findTakenByNpm({ environment: process.env, command, options, parameters })
  if (taken) endWrongCall((wrong) => wrong.takenByNpm(taken.options, taken.call))
  try {
    const { values, positionals } = parseArgs({
      options: Object.fromEntries(Object.entries(call.options).map(toParsed)),
      allowPositionals: call.parameters !== undefined,
    })
    return { values: values as OptionValues<Name>, positionals }
  } catch (error) {
    endWrongCall((wrong) => `${toLine(error, wrong)}\n${wrong.seeHelp(`${toNpm(command)} -- --help`)}`)
  }
}

function toParsed([name, value]: [string, string]) {
  return [name, { type: value === '' ? 'boolean' : 'string' }] as const
}

/** What stands after `--` is no option. */
function asksForHelp(parameters: readonly string[]): boolean {
  const end = parameters.indexOf('--')
  const options = end < 0 ? parameters : parameters.slice(0, end)
  return options.includes('--help') || options.includes('-h')
}

/** Node tells in English what is wrong, and quotes what it is of. */
function toLine(error: unknown, wrong: HelpMessages['wrong']): string {
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const quoted = /'([^']*)'/.exec(message)?.[1]?.replace(/ <value>$/, '') ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return wrong.unknownOption(quoted)
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return wrong.needlessParameter(quoted)
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return wrong.otherwise(message)
  return /does not take/.test(message) ? wrong.needlessValue(quoted) : wrong.missingValue(quoted)
}
