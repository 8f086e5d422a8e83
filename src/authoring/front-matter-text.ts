// The one form in which the project writes front matter: keys in the order of the schema, a line for each value.
import { toWrittenActor, toWrittenKind } from '../question/activity.ts'
import { countNames } from '../question/counts.ts'
import { toIdText, toPlainText } from '../question/plain-text.ts'
import type { Question, QuestionState } from '../question/question.ts'
import { activityKeys, type QuestionFrontMatter, questionKeys } from '../question/schema.ts'
import { toYamlLines } from './yaml-lines.ts'

export type WrittenFields = Omit<Question, 'id' | 'path'>

/** Lines of each key; none where its absence says the same. */
const questionLines: Record<keyof QuestionFrontMatter, (fields: WrittenFields, locale: string) => string[]> =
  {
    title: ({ title }) => [`title: ${toPlainText(title)}`],
    category: ({ category }) => (category === undefined ? [] : [`category: ${toPlainText(category)}`]),
    tags: ({ hashtags }) => [`tags: [${hashtags.map(toPlainText).join(', ')}]`],
    counts: ({ counts }) => [
      'counts:',
      ...countNames.flatMap((name) => (counts[name] === undefined ? [] : [`  ${name}: ${counts[name]}`])),
    ],
    poll: toPollLines,
    activity: ({ activity }, locale) => {
      const written = activity.map(({ actor, kind, ...others }) => {
        const fields = { ...others, actor: toWrittenActor(actor, locale), kind: toWrittenKind(kind, locale) }
        return Object.fromEntries(activityKeys.map((key) => [key, fields[key]]))
      })
      return toYamlLines('activity', written)
    },
    aliases: ({ aliases }) => (aliases.length > 0 ? toYamlLines('aliases', aliases) : []),
    score: ({ score }) => toKnownLines('score', score),
    language: ({ language }) => toKnownLines('language', language),
    state: ({ state }) => (state ? toStateLines(state) : []),
    related: ({ related }) => (related?.length ? [`related: [${related.map(toIdText).join(', ')}]`] : []),
    source: ({ source }) => toKnownLines('source', source),
    license: ({ license }) => toKnownLines('license', license),
  }

/**
 * Front matter with both its `---` lines, ending in LF.
 * @param locale of the archive, in whose words kinds and roles are written.
 */
export function toFrontMatterText(fields: WrittenFields, locale: string): string {
  const lines = ['---', ...questionKeys.flatMap((key) => questionLines[key](fields, locale)), '---']
  return `${lines.join('\n')}\n`
}

export function toKnownLines(key: string, value: unknown): string[] {
  return value === undefined ? [] : toYamlLines(key, value)
}

/** One poll needs no list. */
export function toPollLines({ poll, polls }: Pick<WrittenFields, 'poll' | 'polls'>): string[] {
  if (!polls) return poll ? ['poll: true'] : []
  return toYamlLines('poll', polls.length === 1 ? polls[0] : polls)
}

/** `closed: true` where nothing else is known of it. */
function toStateLines({ closed, locked }: QuestionState): string[] {
  const isBare = closed && Object.values(closed).every((value) => value === undefined)
  return toYamlLines('state', { closed: isBare ? true : closed, locked })
}
