// How a report is written: on a terminal, or as Markdown in a comment.

import type { Language } from '../messages/language.ts'
import { findWords, type Words } from '../messages/words.ts'

export type ChangesFormat = 'text' | 'markdown'

export interface Print {
  words: Words['changes']
  language: Language
  heading: (text: string) => string
  item: (text: string) => string
  subitem: (text: string) => string
  /** Text of a stranger, masked. In Markdown nothing of it can be more than text. */
  quote: (text: string) => string
  /** Lines to write instead, below an item, where a comment can show them so that they can be copied. */
  block: (lines: readonly string[], place: string) => string[]
}

type Marks = Omit<Print, 'words' | 'language'>

const plain: Marks = {
  heading: (text) => text,
  item: (text) => `  ${text}`,
  subitem: (text) => `    ${text}`,
  quote: (text) => text.replace(/\p{C}/gu, '\uFFFD'),
  block: () => [],
}

const markdown: Marks = {
  heading: (text) => `### ${text}\n`,
  item: (text) => `- ${text}`,
  subitem: (text) => `  - ${text}`,
  // Inside a code span nothing is a mention, a link or HTML; only its own fence could end it.
  quote: (text) => `\` ${text.replace(/\p{C}|[\u2028\u2029]/gu, '\uFFFD').replaceAll('`', 'ˋ')} \``,
  block: toCodeBlock,
}

/** @param hide puts masks over what a file says. */
export function createPrint(
  format: ChangesFormat,
  hide: (text: string) => string,
  language: Language,
): Print {
  const marks = format === 'markdown' ? markdown : plain
  return {
    ...marks,
    quote: (text) => marks.quote(hide(text)),
    // A line with a mask in it is none to copy.
    block: (lines, place) => (lines.every((line) => hide(line) === line) ? marks.block(lines, place) : []),
    words: findWords(language).changes,
    language,
  }
}

/** `place` stands behind the language, where the workflow that posts the comment finds it. Only a longer fence ends it. */
function toCodeBlock(lines: readonly string[], place: string): string[] {
  const shown = lines.map((line) => line.replace(/[^\P{C}\t]|[\u2028\u2029]/gu, '\uFFFD'))
  const runs = shown.join('\n').match(/`+/g) ?? []
  const fence = '`'.repeat(1 + runs.reduce((longest, { length }) => Math.max(longest, length), 2))
  return [`${fence}yaml ${place}`, ...shown, fence].map((line) => `  ${line}`)
}

/** The first of many, and a line that counts the others. */
export function toNamed<T>(
  all: readonly T[],
  most: number,
  words: Words['changes'],
  toText: (each: T) => string,
): string[] {
  const named = all.slice(0, most).map(toText)
  return all.length > most ? [...named, words.more(all.length - most)] : named
}
