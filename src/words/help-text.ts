import { type CommandCall, type CommandName, commandCalls, toNpm } from './help.ts'
import type { Language } from './language.ts'
import { findWords } from './words.ts'

/** What `--help` prints of a command, in lines. */
export function toHelpText(command: CommandName, language: Language): string {
  const messages = findWords(language).help
  const { does, options, exitCodes } = messages.commands[command]
  const call: CommandCall = commandCalls[command]
  const optionTexts: Readonly<Record<string, string>> = options
  const flags = Object.entries(call.options).map(([name, value]) => [
    value === '' ? `--${name}` : `--${name}=${toWord(value)}`,
    optionTexts[name] ?? '',
  ])
  const parameters = [flags.length > 0 ? `[${messages.optionsHeading}]` : '', call.parameters ?? '']
    .filter((part) => part !== '')
    .join(' ')
  return [
    parameters === '' ? toNpm(command) : `${toNpm(command)} -- ${parameters}`,
    '',
    does,
    '',
    `${messages.optionsHeading}:`,
    ...[...flags, ['--help', messages.help]].map(([flag, text]) => `  ${flag}\n      ${text}`),
    '',
    `${messages.example}: ${call.example}`,
    '',
    `${messages.exitCodesHeading}:`,
    ...Object.entries({ ...exitCodes, 2: messages.wrongCall }).map(([code, text]) => `  ${code}  ${text}`),
  ].join('\n')
}

/** As a shell takes it. */
function toWord(value: string): string {
  return value.includes(' ') ? `"${value}"` : value
}
