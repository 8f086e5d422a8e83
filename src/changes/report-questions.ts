// What an edit changes of one question, its answers and its comments, and how a report is written: on a terminal, or as
// Markdown in a comment.
import type { Activity } from '../format/activity.ts'
import { toGroupedNumber } from '../words/grouped-number.ts'
import type { Language } from '../words/language.ts'
import { findMessages } from '../words/messages.ts'
import { findWords, type Words } from '../words/words.ts'
import type {
  ConversationDifferences,
  ListDifference,
  QuestionDifferences,
  Replacement,
  TextDifferences,
  TextEdit,
} from './compare-questions.ts'
import type { AnswerField, CommentField } from './published.ts'

/** Of each kind of thing that a question may have many of. */
const namedParts = 10

export function toEditLines(differences: QuestionDifferences, print: Print): string[] {
  const { words, quote } = print
  const toText = (value: string | undefined) => (value === undefined ? words.unset : quote(value))
  const replaced = (label: string, change: Replacement<string | undefined> | undefined) =>
    change ? [`${label} ${toText(change.before)} → ${toText(change.after)}`] : []
  const listed = (label: string, change: ListDifference<string> | undefined, toEach = quote) =>
    change ? [toListLine(label, change, words, toEach)] : []
  const toCount = (count: number | undefined) => (count === undefined ? words.unset : toGroupedNumber(count))
  const { counts = [], poll, text, activity } = differences
  return [
    ...replaced(words.title, differences.title),
    ...replaced(words.category, differences.category),
    ...listed(words.hashtags, differences.hashtags, (hashtag) => quote(`#${hashtag}`)),
    ...counts.map(({ name, before, after }) => {
      const label = name === 'score' ? words.fields.score : findMessages(print.language).countNames[name]
      return `${label} ${toCount(before)} → ${toCount(after)}`
    }),
    ...(poll ? [words.poll[poll.after ? 'added' : 'removed']] : []),
    ...listed(words.polls, differences.polls),
    ...replaced(words.language, differences.language),
    ...(text ? [text === 'many' ? words.manyLines : words.lines(text)] : []),
    ...(activity ? toActivityLines(activity, print) : []),
    ...listed(words.aliases, differences.aliases),
    ...listed(words.state, differences.state),
    ...listed(words.related, differences.related),
    ...replaced(words.source, differences.sourceUrl),
    ...replaced(words.license, differences.license),
    ...replaced(words.file, differences.file),
  ].map(print.subitem)
}

/** `해시태그: +#jpa −#sql` */
export function toListLine<T>(
  label: string,
  { added, removed }: ListDifference<T>,
  messages: Words['changes'],
  toText: (each: T) => string,
): string {
  const parts = [
    ...toNamed(added, namedParts, messages, (each) => `+${toText(each)}`),
    ...toNamed(removed, namedParts, messages, (each) => `−${toText(each)}`),
  ]
  return `${label} ${parts.length === 0 ? messages.order : parts.join(' ')}`
}

function toActivityLines(
  { added, removed, changed }: NonNullable<QuestionDifferences['activity']>,
  print: Print,
): string[] {
  const messages = print.words
  const toText = ({ at, actor, person, kind }: Activity) => {
    const who = person === undefined ? actor : `${actor} (${person})`
    return print.quote(`${at} · ${who} · ${kind}`)
  }
  const lines = [
    ...added.map((each) => `+${toText(each)}`),
    ...changed.map(({ before, after }) => `${toText(before)} → ${toText(after)}`),
    ...removed.map((each) => `−${toText(each)}`),
  ]
  if (lines.length === 0) return [`${messages.activity} ${messages.order}`]
  return toNamed(lines, namedParts, messages, (line) => `${messages.activity} ${line}`)
}

/** Of each kind of change. */
const namedTexts = 10

type Field = AnswerField | CommentField

export function toConversationLines(
  { accepted, answers, comments }: ConversationDifferences,
  print: Print,
): string[] {
  const { words } = print
  return [
    ...(accepted === undefined ? [] : [words.acceptedMark[accepted ? 'added' : 'removed']]),
    ...toTextLines(words.answer, answers, print),
    ...toTextLines(words.comment, comments, print),
  ].map(print.subitem)
}

/** `답변: +5678 −1234`, then `답변 5679: 추천해요 2 → 3, 본문: +1줄 −0줄` */
function toTextLines(label: string, differences: TextDifferences<Field>, print: Print): string[] {
  const { added, removed, edited } = differences
  const ids = [
    ...toNamed(added, namedTexts, print.words, (id) => `+${print.quote(id)}`),
    ...toNamed(removed, namedTexts, print.words, (id) => `−${print.quote(id)}`),
  ]
  return [
    ...(ids.length === 0 ? [] : [`${label}: ${ids.join(' ')}`]),
    ...toNamed(edited, namedTexts, print.words, (edit) => toEditLine(label, edit, print)),
  ]
}

function toEditLine(label: string, { id, fields, text }: TextEdit<Field>, print: Print): string {
  const { words } = print
  const parts = fields.map((field) => toFieldText(field, print))
  if (text) parts.push(text === 'many' ? words.manyLines : words.lines(text))
  return `${label} ${print.quote(id)}: ${parts.join(', ')}`
}

function toFieldText({ name, before, after }: TextEdit<Field>['fields'][number], print: Print): string {
  const { words } = print
  if (name === 'accepted') return toAcceptedText(before, after, print)
  const label = words.fields[name]
  // What they hold is no single value.
  if (name === 'edited' || name === 'polls') return label
  const toText = (value: string | undefined) => toValue(name, value, print)
  return `${label} ${toText(before)} → ${toText(after)}`
}

const counts: ReadonlySet<Field> = new Set(['recommended', 'needsSupplement', 'score'])

function toValue(name: Field, value: string | undefined, { words, quote }: Print): string {
  if (value === undefined) return words.unset
  return counts.has(name) ? toSignedNumber(Number(value)) : quote(value)
}

function toSignedNumber(value: number): string {
  return value < 0 ? `-${toGroupedNumber(-value)}` : toGroupedNumber(value)
}

function toAcceptedText(
  before: string | undefined,
  after: string | undefined,
  { words, quote }: Pick<Print, 'words' | 'quote'>,
): string {
  if (before === undefined || after === undefined)
    return words.accepted[after === undefined ? 'removed' : 'added']
  const toText = (value: string) => (value === 'true' ? words.unset : quote(value))
  return `${words.acceptedAt} ${toText(before)} → ${toText(after)}`
}

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

/** `place` is behind the language, where the workflow that posts the comment finds it. Only a longer fence ends it. */
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
  return all.length > most ? [...named, words.more({ count: all.length - most })] : named
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
