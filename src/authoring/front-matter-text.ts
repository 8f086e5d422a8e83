// The one form in which the project writes front matter: keys in the order of the schema, a line for each value.
import type { Activity } from '../question/activity.ts'
import { type Counts, countNames } from '../question/counts.ts'
import { toPlainText } from '../question/plain-text.ts'
import type { Question } from '../question/question.ts'
import { activityKeys, type QuestionFrontMatter, questionKeys } from '../question/schema.ts'

export type WrittenFields = Omit<Question, 'id' | 'path'>

/** Lines of each key; none where its absence says the same. */
const toLines: Record<keyof QuestionFrontMatter, (fields: WrittenFields) => string[]> = {
  title: ({ title }) => [`title: ${toPlainText(title)}`],
  category: ({ category }) => [`category: ${toPlainText(category)}`],
  tags: ({ hashtags }) => [`tags: [${hashtags.map(toPlainText).join(', ')}]`],
  counts: ({ counts }) => ['counts:', ...toCountLines(counts)],
  poll: ({ poll }) => (poll ? ['poll: true'] : []),
  activity: ({ activity }) => ['activity:', ...activity.flatMap(toActivityLines)],
  aliases: ({ aliases }) =>
    aliases.length > 0 ? ['aliases:', ...aliases.map((alias) => `  - ${toPlainText(alias)}`)] : [],
}

/** Front matter with both its `---` lines, ending in LF. */
export function toFrontMatterText(fields: WrittenFields): string {
  const lines = ['---', ...questionKeys.flatMap((key) => toLines[key](fields)), '---']
  return `${lines.join('\n')}\n`
}

function toCountLines(counts: Counts): string[] {
  return countNames.flatMap((name) => (counts[name] === undefined ? [] : [`  ${name}: ${counts[name]}`]))
}

function toActivityLines(activity: Activity): string[] {
  return activityKeys.map(
    (key, index) => `${index === 0 ? '  - ' : '    '}${key}: ${toPlainText(activity[key])}`,
  )
}
