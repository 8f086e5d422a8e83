// The one form in which the project writes front matter: keys in the order of the schema, a line for each value.

import { findMessages } from '../messages/find-messages.ts'
import type { Language } from '../messages/language.ts'
import type { Messages } from '../messages/messages.ts'
import { type Activity, anonymousActor, deletedActor } from '../question/activity.ts'
import { type Counts, countNames } from '../question/counts.ts'
import { toIdText, toPlainText } from '../question/plain-text.ts'
import type { Question, QuestionState } from '../question/question.ts'
import { activityKeys, type QuestionFrontMatter, questionKeys } from '../question/schema.ts'
import { toYamlLines } from './yaml-lines.ts'

export type WrittenFields = Omit<Question, 'id' | 'path'>

/** Lines of each key; none where its absence says the same. */
const toLines: Record<keyof QuestionFrontMatter, (fields: WrittenFields, words: Messages) => string[]> = {
  title: ({ title }) => [`title: ${toPlainText(title)}`],
  category: ({ category }) => (category === undefined ? [] : [`category: ${toPlainText(category)}`]),
  tags: ({ hashtags }) => [`tags: [${hashtags.map(toPlainText).join(', ')}]`],
  counts: ({ counts }) => ['counts:', ...toCountLines(counts)],
  poll: toPollLines,
  activity: ({ activity }, words) => {
    return toYamlLines(
      'activity',
      activity.map((each) => toWritten(each, words)),
    )
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

/** In the order of the schema. */
function toWritten(activity: Activity, { actors, activity: { kinds } }: Messages): object {
  const { at, actor, person, kind } = activity
  const written: Record<keyof Activity, string | undefined> = {
    at,
    actor: toWrittenActor(actor, actors),
    person,
    kind: kinds[kind],
  }
  return Object.fromEntries(activityKeys.map((key) => [key, written[key]]))
}

/** A name as it is, a role in the words of a language. */
export function toWrittenActor(actor: string, { anonymous, deleted }: Messages['actors']): string {
  if (actor === anonymousActor) return anonymous
  return actor === deletedActor ? deleted : actor
}
