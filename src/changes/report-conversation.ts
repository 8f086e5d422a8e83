// What an edit changes of answers and comments, a line for each kind of change and for each that was edited.
import { toGroupedNumber } from '../messages/grouped-number.ts'
import type { Words } from '../messages/words.ts'
import type { ConversationDifferences, TextDifferences, TextEdit } from './compare-conversations.ts'
import type { AnswerField, CommentField } from './published-conversation.ts'
import { type Print, toNamed } from './report-print.ts'

/** Of each kind of change. */
const namedTexts = 10

type Field = AnswerField | CommentField

export function toConversationLines(
  { accepted, answers, comments }: ConversationDifferences,
  print: Print,
): string[] {
  const { words } = print
  return [
    ...(accepted === undefined ? [] : [words.acceptedMark(accepted)]),
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
  if (text) parts.push(text === 'many' ? words.manyLines : words.lines(text.added, text.removed))
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
  const { accepted }: Words['changes'] = words
  if (before === undefined || after === undefined) return accepted(after !== undefined)
  const toText = (value: string) => (value === 'true' ? words.unset : quote(value))
  return `${words.acceptedAt} ${toText(before)} → ${toText(after)}`
}
