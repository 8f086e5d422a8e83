// Whether two texts are printed alike, without printing them: keys of a whole text, its counts, its history and its edits
// have an order of their own, what is inside of other values is printed as it stands.
import type { Edit } from '../../conversation/answer.ts'
import type { Activity } from '../../question/activity.ts'
import type { AnswerText, QuestionText } from './thread-texts.ts'

export function isSameQuestion(one: QuestionText, other: QuestionText): boolean {
  return one.body === other.body && isSame(toQuestionValues(one), toQuestionValues(other))
}

export function isSameAnswer(one: AnswerText, other: AnswerText): boolean {
  return one.body === other.body && isSame(toAnswerValues(one), toAnswerValues(other))
}

function toQuestionValues({ fields }: QuestionText): Map<string, string> {
  return toValues({ ...fields, counts: toEntries(fields.counts), activity: fields.activity.map(toLine) })
}

function toAnswerValues({ fields }: AnswerText): Map<string, string> {
  return toValues({ ...fields, counts: toEntries(fields.counts), edited: fields.edited.map(toEdit) })
}

function isSame(values: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): boolean {
  return values.size === others.size && values.entries().every(([key, value]) => others.get(key) === value)
}

function toValues(fields: object): Map<string, string> {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined)
  return new Map(known.map(([key, value]) => [key, JSON.stringify(value)]))
}

function toEntries(counts: object): unknown {
  return Object.entries(counts)
    .filter(([, count]) => count !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

function toLine({ at, actor, person, kind }: Activity): unknown {
  return [at, actor, person, kind]
}

function toEdit({ at, actor, person }: Edit): unknown {
  return [at, actor, person]
}
