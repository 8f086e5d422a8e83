// How a report is written, on a terminal or as Markdown in a comment, and how the changes of one thing are told.
import { toGroupedNumber } from '../words/grouped-number.ts'
import type { Language } from '../words/language.ts'
import { findWords, type Words } from '../words/words.ts'
import type { Change } from './posts.ts'
import type { Item, ListChange, Values } from './values.ts'

export type ChangesFormat = 'text' | 'markdown'

export interface Print {
  words: Words['changes']
  heading: (text: string) => string
  item: (text: string) => string
  subitem: (text: string) => string
  /** Text of a stranger, masked. In Markdown nothing of it can be more than text. */
  quote: (text: string) => string
  /** Lines to write instead, below an item, where a comment can show them so that they can be copied. */
  block: (lines: readonly string[], place: string) => string[]
}

type Marks = Omit<Print, 'words'>

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
  }
}

/** `place` is behind the language, where the workflow that posts the comment finds it. Only a longer fence ends it. */
function toCodeBlock(lines: readonly string[], place: string): string[] {
  const shown = lines.map((line) => line.replace(/[^\P{C}\t]|[\u2028\u2029]/gu, '\uFFFD'))
  const runs = shown.join('\n').match(/`+/g) ?? []
  const fence = '`'.repeat(1 + runs.reduce((longest, { length }) => Math.max(longest, length), 2))
  return [`${fence}yaml ${place}`, ...shown, fence].map((line) => `  ${line}`)
}

/** Of each kind of thing that there may be many of. */
const namedParts = 10

/** The first of many, and a line that counts the others. */
export function toNamed<T>(
  all: readonly T[],
  { words }: Print,
  toText: (each: T) => string,
  most = namedParts,
): string[] {
  const named = all.slice(0, most).map(toText)
  return all.length > most ? [...named, words.more({ count: all.length - most })] : named
}

/** `title:`; what is told without what it was and is; or what comes before these where there is no word for it. */
type Label = string | Partial<Record<'added' | 'removed' | 'changed' | 'value', string>>

/** By path, in the order in which changes are told. */
export type Labels = Readonly<Record<string, Label>>

/** A path without a label is told behind the others, by its own name. */
export function toChangeTexts(changes: readonly Change[], labels: Labels, print: Print): string[] {
  const paths = Object.keys(labels)
  const toPlace = ({ path }: Change) => (path in labels ? paths.indexOf(path) : paths.length)
  return changes
    .toSorted((a, b) => toPlace(a) - toPlace(b))
    .flatMap((change) => toTexts(change, labels[change.path] ?? print.quote(change.path), print))
}

function toTexts(change: Change, label: Label, print: Print): string[] {
  const { words } = print
  if (typeof label === 'object') {
    if ('added' in change && label.added !== undefined) return toSidesTexts(change, label, print)
    const said = label[findPresence(change)] ?? label.changed
    return said === undefined ? toTexts(withoutMarks(change), label.value ?? change.path, print) : [said]
  }
  if ('added' in change) return toListTexts(change, label, print)
  if ('before' in change) return [`${label} ${toText(change.before, print)} → ${toText(change.after, print)}`]
  return [`${label} ${change.lines === 'many' ? words.manyLines : words.lines(change.lines)}`]
}

/** A line for what is added, and one for what is removed. */
function toSidesTexts(
  change: ListChange,
  { added = '', removed = '' }: Exclude<Label, string>,
  print: Print,
): string[] {
  const toLine = (label: string, items: readonly Item[]) =>
    items.length === 0 ? [] : [[label, ...toNamed(items, print, (item) => toItemText(item, print))].join(' ')]
  return [...toLine(added, change.added), ...toLine(removed, change.removed)]
}

function toItemText(item: Item, { quote }: Print): string {
  return quote(typeof item === 'string' ? item : item.join(''))
}

function findPresence(change: Change): 'added' | 'removed' | 'changed' {
  if (!('before' in change)) return 'changed'
  if (change.before === undefined) return 'added'
  return change.after === undefined ? 'removed' : 'changed'
}

/** That something is so has no value beside that of when it came to be. */
function withoutMarks(change: Change): Change {
  if (!('before' in change)) return change
  const { path, before, after } = change
  return { path, before: before === true ? undefined : before, after: after === true ? undefined : after }
}

function toText(value: ReturnType<Values['get']>, { words, quote }: Print): string {
  if (value === undefined) return words.unset
  if (typeof value !== 'number') return quote(String(value))
  return Number.isInteger(value) ? toGroupedNumber(value) : String(value)
}

/** `hashtags: +#jpa −#sql`; a line for each text that has parts. */
function toListTexts({ added, removed, changed = [] }: ListChange, label: string, print: Print): string[] {
  const { words } = print
  if (added.length + removed.length + changed.length === 0) return [`${label} ${words.order}`]
  const toItem = (item: Item) => toItemText(item, print)
  const came = added.map((item) => `+${toItem(item)}`)
  const gone = removed.map((item) => `−${toItem(item)}`)
  const isOfTexts = [...added, ...removed].every((item) => typeof item === 'string') && changed.length === 0
  if (isOfTexts) return [`${label} ${[came, gone].flatMap((all) => toNamed(all, print, String)).join(' ')}`]
  const edited = changed.map(({ before, after }) => `${toItem(before)} → ${toItem(after)}`)
  return toNamed([...came, ...edited, ...gone], print, (line) => `${label} ${line}`)
}

/** More than this is counted, not named: a comment has an end. */
const namedQuestions = 50

/** Empty where there is nothing to report. */
export function toSection<T>(
  heading: string,
  all: readonly T[],
  toLines: (each: T) => string[],
  print: Print,
  most = namedQuestions,
): string {
  if (all.length === 0) return ''
  const rest = all.length > most ? [print.item(print.words.more({ count: all.length - most }))] : []
  const lines = all.slice(0, most).flatMap(toLines)
  return [print.heading(`${heading} ${all.length}`), ...lines, ...rest].join('\n')
}
