// The one form in which the project writes front matter: keys in the order of the schema, a line for each value.

import { findMessages } from '../messages/find-messages.ts'
import type { Language } from '../messages/language.ts'
import type { Messages } from '../messages/messages.ts'
import { type Activity, anonymousActor, deletedActor } from '../question/activity.ts'
import { type Counts, countNames } from '../question/counts.ts'
import { toPlainText } from '../question/plain-text.ts'
import type { Question } from '../question/question.ts'
import { activityKeys, type QuestionFrontMatter, questionKeys } from '../question/schema.ts'

export type WrittenFields = Omit<Question, 'id' | 'path'>

/** Lines of each key; none where its absence says the same. */
const toLines: Record<keyof QuestionFrontMatter, (fields: WrittenFields, words: Messages) => string[]> = {
  title: ({ title }) => [`title: ${toPlainText(title)}`],
  category: ({ category }) => [`category: ${toPlainText(category)}`],
  tags: ({ hashtags }) => [`tags: [${hashtags.map(toPlainText).join(', ')}]`],
  counts: ({ counts }) => ['counts:', ...toCountLines(counts)],
  poll: ({ poll }) => (poll ? ['poll: true'] : []),
  activity: ({ activity }, words) => [
    'activity:',
    ...activity.flatMap((each) => toActivityLines(each, words)),
  ],
  aliases: ({ aliases }) =>
    aliases.length > 0 ? ['aliases:', ...aliases.map((alias) => `  - ${toPlainText(alias)}`)] : [],
  language: ({ language }) => (language === undefined ? [] : [`language: ${toPlainText(language)}`]),
}

/**
 * Front matter with both its `---` lines, ending in LF.
 * @param locale in whose words kinds and roles are written.
 */
export function toFrontMatterText(fields: WrittenFields, locale: Language): string {
  const words = findMessages(locale)
  const lines = ['---', ...questionKeys.flatMap((key) => toLines[key](fields, words)), '---']
  return `${lines.join('\n')}\n`
}

function toCountLines(counts: Counts): string[] {
  return countNames.flatMap((name) => (counts[name] === undefined ? [] : [`  ${name}: ${counts[name]}`]))
}

function toActivityLines({ at, actor, kind }: Activity, { actors, activity: { kinds } }: Messages): string[] {
  const roles: Record<string, string> = { [anonymousActor]: actors.anonymous, [deletedActor]: actors.deleted }
  const written: Record<Exclude<keyof Activity, 'person'>, string> = {
    at,
    actor: Object.hasOwn(roles, actor) ? (roles[actor] ?? actor) : actor,
    kind: kinds[kind],
  }
  return activityKeys.map(
    (key, index) => `${index === 0 ? '  - ' : '    '}${key}: ${toPlainText(written[key])}`,
  )
}
