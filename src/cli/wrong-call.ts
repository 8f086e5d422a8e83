// A command that is called wrongly ends with a line that says so, before it has done anything, and exit code 2.
import type { HelpMessages } from '../messages/help.ts'
import { toVisibleText } from '../messages/visible-text.ts'
import { findWords } from '../messages/words.ts'
import { findCommandLanguage } from './find-language.ts'

export function endWrongCall(toLines: (wrong: HelpMessages['wrong']) => string): never {
  const { wrong } = findWords(findCommandLanguage()).help
  process.stderr.write(`${toLines(wrong).split('\n').map(toVisibleText).join('\n')}\n`)
  process.exit(2)
}

/** The value of an option that takes one of a few. */
export function readChoice<Choice extends string>(
  option: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const found = choices.find((choice) => choice === value)
  return found ?? endWrongCall((wrong) => wrong.choice(option, value, choices))
}
