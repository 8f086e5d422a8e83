// What every command begins with: where the archive is, which language is spoken, and what the call asks for. A call that is
// wrong ends with a line that says so, before anything is done, and exit code 2.

import { parseArgs } from 'node:util'
import { type ArchiveFolders, toArchiveFolders } from '../folder/environment.ts'
import { readLanguage } from '../folder/read-language.mjs'
import { archiveFolder, packedCode, readProgramDescription } from '../kept/program.ts'
import { type CommandCall, type CommandName, commandCalls, type OptionValues } from '../words/help.ts'
import type { Language } from '../words/language.ts'
import { toVisibleText } from '../words/visible-text.ts'
import { findWords, type Words } from '../words/words.ts'

export interface Call<Name extends CommandName> {
  /** Folder of the project. */
  root: string
  folders: ArchiveFolders
  /** Where the command was called: npm runs it elsewhere. */
  start: string
  values: OptionValues<Name>
  positionals: string[]
  /** What the command speaks. */
  language: Language
  words: Words
}

type Wrong = Words['help']['wrong']

/** Of a content folder. An `ARCHIVE_LANG` that is no language ends the command. */
export function findLanguage(contentFolder: string): Language {
  const { language, unknown } = readLanguage(contentFolder, process.env)
  if (unknown === undefined) return language
  process.stderr.write(`${findWords(language).calls.unknownLanguage({ value: unknown })}\n`)
  process.exit(2)
}

export function endWrongCall(toLines: (wrong: Wrong) => string): never {
  const { wrong } = findWords(findCommandLanguage()).help
  process.stderr.write(`${toOwnCalls(toLines(wrong)).split('\n').map(toVisibleText).join('\n')}\n`)
  process.exit(2)
}

/** The value of an option that takes one of a few. */
export function readChoice<Choice extends string>(
  option: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const found = choices.find((choice) => choice === value)
  return found ?? endWrongCall((wrong) => wrong.choice({ option, value, choices: choices.join(', ') }))
}

const highestPort = 65_535

/** A port of this machine; 0 is any that is free. */
export function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= highestPort) return port
  return endWrongCall((wrong) => wrong.port({ value: text, most: highestPort }))
}

/** Before it is known whether the command is called rightly. */
function findCommandLanguage(): Language {
  return findLanguage(toArchiveFolders(archiveFolder, process.env).content)
}

/** Values and positions of the command line. */
export function readParameters<Name extends CommandName>(
  command: Name,
): { values: OptionValues<Name>; positionals: string[] } {
  const call: CommandCall = commandCalls[command]
  const parameters = process.argv.slice(2)
  if (asksFor(parameters, '--help', '-h')) endWith(toHelpText(command, findWords(findCommandLanguage()).help))
  if (asksFor(parameters, '--version')) endWith(readProgramDescription().version)
  const taken = findTakenByNpm(command, call.options, parameters)
  if (taken) endWrongCall((wrong) => wrong.takenByNpm({ options: taken.options, call: taken.call }))
  try {
    const { values, positionals } = parseArgs({
      options: Object.fromEntries(Object.entries(call.options).map(toParsed)),
      allowPositionals: call.parameters !== undefined,
    })
    return { values: values as OptionValues<Name>, positionals }
  } catch (error) {
    endWrongCall(
      (wrong) => `${toLine(error, wrong)}\n${wrong.seeHelp({ call: `${toCall(command)} --help` })}`,
    )
  }
}

function toParsed([name, value]: [string, string]) {
  return [name, { type: value === '' ? 'boolean' : 'string' }] as const
}

/** What is after `--` is no option. */
function asksFor(parameters: readonly string[], ...names: string[]): boolean {
  const end = parameters.indexOf('--')
  const options = end < 0 ? parameters : parameters.slice(0, end)
  return names.some((name) => options.includes(name))
}

function endWith(text: string): never {
  process.stdout.write(`${text}\n`)
  process.exit(0)
}

/** Node says in English what is wrong, and quotes what it is of. */
function toLine(error: unknown, wrong: Wrong): string {
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const quoted = /'([^']*)'/.exec(message)?.[1]?.replace(/ <value>$/, '') ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return wrong.unknownOption({ option: quoted })
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return wrong.needlessParameter({ parameter: quoted })
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return wrong.otherwise({ reason: message })
  return /does not take/.test(message)
    ? wrong.needlessValue({ option: quoted })
    : wrong.missingValue({ option: quoted })
}

/**
 * `npm run build --shard=2/8` gives npm an option that it does not know, and the command none: npm leaves it as
 * `npm_config_shard`. Undefined where nothing is missing. What other scripts start inherits the same variables, which is
 * why the name of the script counts.
 * @param options of the command. @param parameters that it has been given.
 */
function findTakenByNpm(
  command: CommandName,
  options: CommandCall['options'],
  parameters: readonly string[],
) {
  const environment = process.env
  // `npm run test:all` is `npm test -- --all`.
  if (environment['npm_lifecycle_event']?.split(':')[0] !== command) return undefined
  const taken = Object.keys(options).flatMap((name) => {
    const value = environment[`npm_config_${name.replaceAll('-', '_')}`]
    if (value === undefined || value === '') return []
    return [value === 'true' ? `--${name}` : `--${name}=${value}`]
  })
  if (taken.length === 0) return undefined
  // npm calls an option `true` whose value it has left to the command. Of one nobody doubts whose value that is.
  const valueless = taken.filter((each) => !each.includes('=') && options[each.slice(2)] !== '')
  const isClear = valueless.length === 0 || (valueless.length === 1 && parameters.length === 1)
  const rest = isClear ? [...taken, ...parameters.map(toWord)] : ['…']
  return { options: taken.join(' '), call: [toCall(command), ...rest].join(' ') }
}

/** What `--help` prints of a command, in lines. */
function toHelpText(command: CommandName, messages: Words['help']): string {
  const { does, options, exitCodes } = messages.commands[command]
  const call: CommandCall = commandCalls[command]
  const examples: Readonly<Record<string, string>> = messages.examples
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name) => toWord(examples[name] ?? ''))
  const optionTexts: Readonly<Record<string, string>> = { ...messages.commands.import.options, ...options }
  const flags = Object.entries(call.options).map(([name, value]) => [
    value === '' ? `--${name}` : `--${name}=${fill(value)}`,
    optionTexts[name] ?? '',
  ])
  const parameters = [flags.length > 0 ? `[${messages.optionsHeading}]` : '', call.parameters ?? '']
    .filter((part) => part !== '')
    .join(' ')
  const lines = [
    parameters === '' ? toNpm(command) : `${toCall(command)} ${parameters}`,
    '',
    does,
    '',
    `${messages.optionsHeading}:`,
    ...[...flags, ['--help', messages.help]].map(([flag, text]) => `  ${flag}\n      ${text}`),
    '',
    `${messages.example}: ${fill(call.example)}`,
    '',
    `${messages.exitCodesHeading}:`,
    ...Object.entries({ ...exitCodes, 2: messages.wrongCall }).map(([code, text]) => `  ${code}  ${text}`),
  ]
  return toOwnCalls(lines.join('\n'))
}

/** A path, or any other text, as a word of a POSIX shell. */
export function toShellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : quoteForShell(text)
}

export function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

/** An example as every shell takes it, that of Windows too. */
function toWord(value: string): string {
  return value.includes(' ') ? `"${value}"` : value
}

/** For `gotgam help`, `gotgam --version`, and a name that is no command. */
export function endWithCommands(commands: readonly CommandName[], name: string): never {
  if (['--version', '-v'].includes(name)) endWith(readProgramDescription().version)
  const { help } = findWords(findCommandLanguage())
  const { version } = readProgramDescription()
  const list = toCommandList(commands, help)
  if (['', 'help', '--help', '-h'].includes(name)) {
    endWith([help.title({ version }), '', help.usage({ call: 'npx gotgam' }), '', list].join('\n'))
  }
  process.stderr.write(`${help.wrong.unknownCommand({ command: name })}\n\n${list}\n`)
  process.exit(2)
}

/** Each command with the first sentence of its help, in lines. */
function toCommandList(commands: readonly CommandName[], help: Words['help']): string {
  const width = Math.max(...commands.map(({ length }) => length))
  const lines = commands.map((command) => {
    const [sentence = ''] = /^.*?[.:](?=\s|$)/.exec(help.commands[command].does) ?? []
    return `  ${command.padEnd(width)}  ${sentence.replace(/:$/, '.')}`
  })
  const begin = help.begin({ call: 'npx gotgam init my-archive' })
  return [...lines, '', begin, help.wrong.seeHelp({ call: 'npx gotgam help build' })].join('\n')
}

/** Calls of a package are by npx, but for scripts of an archive's repository, which npm has started. */
function toOwnCalls(text: string): string {
  const { npm_lifecycle_event: script = 'npx' } = process.env
  if (packedCode === undefined || script !== 'npx') return text
  return text.replace(/npm run ([a-z-]+)(?: --(?= ))?/g, 'npx gotgam $1')
}

/** What precedes the options of a command: of all but `init`, a repository with the package has a script too. */
export function toCall(command: CommandName): string {
  return command === 'init' && packedCode !== undefined ? 'npx gotgam init' : `${toNpm(command)} --`
}

/** How npm runs a command. */
function toNpm(command: CommandName): string {
  return command === 'test' ? 'npm test' : `npm run ${command}`
}
