// How a report is written: on a terminal, or as Markdown in a comment.
import { changeMessages as messages } from '../messages/ko/change-messages.ts'

export type ChangesFormat = 'text' | 'markdown'

export interface Print {
  heading: (text: string) => string
  item: (text: string) => string
  subitem: (text: string) => string
  /** Text of a stranger, masked. In Markdown nothing of it can be more than text. */
  quote: (text: string) => string
}

const plain: Print = {
  heading: (text) => text,
  item: (text) => `  ${text}`,
  subitem: (text) => `    ${text}`,
  quote: (text) => text.replace(/\p{C}/gu, '\uFFFD'),
}

const markdown: Print = {
  heading: (text) => `### ${text}\n`,
  item: (text) => `- ${text}`,
  subitem: (text) => `  - ${text}`,
  // Inside a code span nothing is a mention, a link or HTML; only its own fence could end it.
  quote: (text) => `\` ${text.replace(/\p{C}|[\u2028\u2029]/gu, '\uFFFD').replaceAll('`', 'ˋ')} \``,
}

/** @param hide puts masks over what a file says. */
export function createPrint(format: ChangesFormat, hide: (text: string) => string): Print {
  const print = format === 'markdown' ? markdown : plain
  return { ...print, quote: (text) => print.quote(hide(text)) }
}

/** The first of many, and a line that counts the others. */
export function toNamed<T>(all: readonly T[], most: number, toText: (each: T) => string): string[] {
  const named = all.slice(0, most).map(toText)
  return all.length > most ? [...named, messages.more(all.length - most)] : named
}
