// What an edit changes of one question, a line for each part.
import { toGroupedNumber } from '../messages/grouped-number.ts'
import type { Words } from '../messages/words.ts'
import type { Activity } from '../question/activity.ts'
import type { ListDifference, QuestionDifferences, Replacement } from './compare-questions.ts'
import { type Print, toNamed } from './report-print.ts'

/** Of each kind of thing that a question may have many of. */
const namedParts = 10

export function toEditLines(differences: QuestionDifferences, print: Print): string[] {
  const messages = print.words
  const { title, category, hashtags, counts, poll, polls, language, text, activity } = differences
  const { aliases, state, related, sourceUrl, license, file } = differences
  const quote = (value: string | undefined) => (value === undefined ? messages.unset : print.quote(value))
  const replace = ({ before, after }: Replacement<string | undefined>) => `${quote(before)} → ${quote(after)}`
  return [
    ...(title ? [`${messages.title} ${replace(title)}`] : []),
    ...(category ? [`${messages.category} ${replace(category)}`] : []),
    ...(hashtags
      ? [toListLine(messages.hashtags, hashtags, messages, (hashtag) => print.quote(`#${hashtag}`))]
      : []),
    ...(counts ?? []).map(({ name, before, after }) => {
      const label = name === 'score' ? messages.fields.score : messages.counts[name]
      return `${label} ${toCount(before, messages)} → ${toCount(after, messages)}`
    }),
    ...(poll ? [messages.poll(poll.after)] : []),
    ...(polls ? [toListLine(messages.polls, polls, messages, print.quote)] : []),
    ...(language ? [`${messages.language} ${replace(language)}`] : []),
    ...(text ? [text === 'many' ? messages.manyLines : messages.lines(text.added, text.removed)] : []),
    ...(activity ? toActivityLines(activity, print) : []),
    ...(aliases ? [toListLine(messages.aliases, aliases, messages, print.quote)] : []),
    ...(state ? [toListLine(messages.state, state, messages, print.quote)] : []),
    ...(related ? [toListLine(messages.related, related, messages, print.quote)] : []),
    ...(sourceUrl ? [`${messages.source} ${replace(sourceUrl)}`] : []),
    ...(license ? [`${messages.license} ${replace(license)}`] : []),
    ...(file ? [`${messages.file} ${replace(file)}`] : []),
  ].map(print.subitem)
}

function toCount(count: number | undefined, messages: Words['changes']): string {
  return count === undefined ? messages.unset : toGroupedNumber(count)
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
