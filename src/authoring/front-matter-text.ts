// The one form in which the project writes front matter: keys in the order of the contract, a line for each value.
import { toPlainText } from '../question/plain-text.ts'
import type { Question } from '../question/question.ts'

export type WrittenFields = Omit<Question, 'id' | 'path'>

/** Front matter with both its `---` lines, ending in LF. */
export function toFrontMatterText(question: WrittenFields): string {
  const { title, category, hashtags, counts, poll, activity, aliases } = question
  const lines = [
    '---',
    `title: ${toPlainText(title)}`,
    `category: ${toPlainText(category)}`,
    `tags: [${hashtags.map(toPlainText).join(', ')}]`,
    'counts:',
    ...toCountLines(counts),
    ...(poll ? ['poll: true'] : []),
    'activity:',
    ...activity.flatMap(({ at, actor, kind }) => [
      `  - at: ${at}`,
      `    actor: ${toPlainText(actor)}`,
      `    kind: ${kind}`,
    ]),
    ...(aliases.length > 0 ? ['aliases:', ...aliases.map((alias) => `  - ${toPlainText(alias)}`)] : []),
    '---',
  ]
  return `${lines.join('\n')}\n`
}

const countNames = ['answers', 'comments', 'recommended', 'needsSupplement', 'views'] as const

function toCountLines(counts: Question['counts']): string[] {
  return countNames.flatMap((name) => (counts[name] === undefined ? [] : [`  ${name}: ${counts[name]}`]))
}
