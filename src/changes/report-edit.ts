// What an edit changes of one question, a line for each part.
import type { Activity } from '../question/activity.ts'
import { changeWords as words } from '../words/change-words.ts'
import { toGroupedNumber } from '../words/grouped-number.ts'
import type { ListDifference, QuestionDifferences, Replacement } from './compare-questions.ts'
import { type Print, toNamed } from './report-print.ts'

/** Of each kind of thing that a question may have many of. */
const namedParts = 10

export function toEditLines(differences: QuestionDifferences, print: Print): string[] {
  const { title, category, hashtags, counts, poll, text, activity, aliases, file } = differences
  const quote = (value: string | undefined) => (value === undefined ? words.unset : print.quote(value))
  const replace = ({ before, after }: Replacement<string | undefined>) => `${quote(before)} → ${quote(after)}`
  return [
    ...(title ? [`${words.title} ${replace(title)}`] : []),
    ...(category ? [`${words.category} ${replace(category)}`] : []),
    ...(hashtags ? [toListLine(words.hashtags, hashtags, (hashtag) => print.quote(`#${hashtag}`))] : []),
    ...(counts ?? []).map(({ name, before, after }) => {
      return `${words.counts[name]} ${toCount(before)} → ${toCount(after)}`
    }),
    ...(poll ? [words.poll(poll.after)] : []),
    ...(text ? [text === 'many' ? words.manyLines : words.lines(text.added, text.removed)] : []),
    ...(activity ? toActivityLines(activity, print) : []),
    ...(aliases ? [toListLine(words.aliases, aliases, print.quote)] : []),
    ...(file ? [`${words.file} ${replace(file)}`] : []),
  ].map(print.subitem)
}

function toCount(count: number | undefined): string {
  return count === undefined ? words.unset : toGroupedNumber(count)
}

/** `해시태그: +#jpa −#sql` */
function toListLine<T>(
  label: string,
  { added, removed }: ListDifference<T>,
  toText: (each: T) => string,
): string {
  const parts = [
    ...toNamed(added, namedParts, (each) => `+${toText(each)}`),
    ...toNamed(removed, namedParts, (each) => `−${toText(each)}`),
  ]
  return `${label} ${parts.length === 0 ? words.order : parts.join(' ')}`
}

function toActivityLines(
  { added, removed, changed }: NonNullable<QuestionDifferences['activity']>,
  print: Print,
): string[] {
  const toText = ({ at, actor, kind }: Activity) => print.quote(`${at} · ${actor} · ${kind}`)
  const lines = [
    ...added.map((each) => `+${toText(each)}`),
    ...changed.map(({ before, after }) => `${toText(before)} → ${toText(after)}`),
    ...removed.map((each) => `−${toText(each)}`),
  ]
  if (lines.length === 0) return [`${words.activity} ${words.order}`]
  return toNamed(lines, namedParts, (line) => `${words.activity} ${line}`)
}
