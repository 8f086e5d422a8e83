// The one form in which the project writes front matter and comments: keys in the order of the schema.
import {
  type ActivityKind,
  activityKinds,
  anonymousActor,
  countNames,
  englishKinds,
  isRole,
} from './activity.ts'
import {
  type AnswerFrontMatter,
  activityKeys,
  answerKeys,
  commentKeys,
  type QuestionFrontMatter,
  questionKeys,
} from './fields.ts'
import type { Answer, Comment, Question, QuestionState } from './post.ts'
import { toPlainText } from './yaml.ts'

export type WrittenFields = Omit<Question, 'id' | 'path'>

/** Keys whose values, or items, are ids. */
const idKeys: ReadonlySet<string> = new Set(['id', 'answer', 'replyTo', 'person', 'related', 'of'])

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

function toKnownLines(key: string, value: unknown): string[] {
  return value === undefined ? [] : toYamlLines(key, value)
}

/** One poll needs no list. */
function toPollLines({ poll, polls }: Pick<WrittenFields, 'poll' | 'polls'>): string[] {
  if (!polls) return poll ? ['poll: true'] : []
  return toYamlLines('poll', polls.length === 1 ? polls[0] : polls)
}

/** `closed: true` where nothing else is known of it. */
function toStateLines({ closed, locked }: QuestionState): string[] {
  const isBare = closed && Object.values(closed).every((value) => value === undefined)
  return toYamlLines('state', { closed: isBare ? true : closed, locked })
}

export type WrittenAnswer = Omit<Answer, 'id' | 'path'>

const answerLines: Record<keyof AnswerFrontMatter, (answer: WrittenAnswer, locale: string) => string[]> = {
  actor: ({ actor }, locale) => toYamlLines('actor', toWrittenActor(actor, locale)),
  person: ({ person }) => toKnownLines('person', person),
  at: ({ at }) => toYamlLines('at', at),
  edited: ({ edited }, locale) => {
    const edits = edited.map(({ at, actor, person }) => ({
      at,
      actor: actor === undefined ? undefined : toWrittenActor(actor, locale),
      person,
    }))
    return edits.length === 0 ? [] : ['edited:', ...edits.map((edit) => `  - ${toFlow(edit)}`)]
  },
  accepted: ({ accepted }) => toKnownLines('accepted', accepted),
  counts: ({ counts: { recommended, needsSupplement } }) =>
    recommended === undefined && needsSupplement === undefined
      ? []
      : [`counts: ${toFlow({ recommended, needsSupplement })}`],
  score: ({ score }) => toKnownLines('score', score),
  replyTo: ({ replyTo }) => toKnownLines('replyTo', replyTo),
  poll: ({ poll = false, polls }) => toPollLines({ poll, polls }),
  language: ({ language }) => toKnownLines('language', language),
  source: ({ source }) => toKnownLines('source', source),
  license: ({ license }) => toKnownLines('license', license),
}

/** `{ at: 2024-05-04, actor: 김철수 }` */
function toFlow(fields: object): string {
  const [, ...pairs] = toYamlLines('', fields)
  return `{ ${pairs.map((line) => line.trim()).join(', ')} }`
}

/** The same of an answer. */
export function toAnswerText(answer: WrittenAnswer, locale: string): string {
  const lines = ['---', ...answerKeys.flatMap((key) => answerLines[key](answer, locale)), '---']
  return `${lines.join('\n')}\n`
}

export type WrittenComment = Omit<Comment, 'textLine' | 'textIndent'>

/** A file of comments, in their order; empty without any. */
export function toCommentsText(comments: readonly WrittenComment[], locale: string): string {
  return comments
    .map((comment) => {
      const written = { ...comment, actor: toWrittenActor(comment.actor, locale) }
      const lines = commentKeys.flatMap((key) => (key === 'text' ? [] : toKnownLines(key, written[key])))
      const head = lines.map((line, index) => `${index === 0 ? '- ' : '  '}${line}\n`).join('')
      return head + toTextBlock(comment.text)
    })
    .join('')
}

/** To the letter: white space before the first line and line feeds at the end are shown by the signs behind `|`. */
function toTextBlock(text: string): string {
  let end = 0
  while (text.at(-1 - end) === '\n') end += 1
  const indent = /^\n*[ \t]/.test(text) ? '2' : ''
  const chomping = end === 0 ? '-' : end === 1 ? '' : '+'
  const lines = text.slice(0, text.length - Math.min(end, 1)).split('\n')
  return [
    `  text: |${indent}${chomping}`,
    ...lines.map((line) => (line === '' ? '' : `    ${line}`)),
    '',
  ].join('\n')
}

/** A key with its value, which is a plain tree; keys without a value are left out. */
export function toYamlLines(key: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [`${key}: ${toScalar(value, key)}`]
  const inner = Array.isArray(value) ? value.flatMap((item) => toItemLines(item, key)) : toPairLines(value)
  if (inner.length === 0) return [`${key}: ${Array.isArray(value) ? '[]' : '{}'}`]
  return [`${key}:`, ...inner.map((line) => `  ${line}`)]
}

function toPairLines(value: object): string[] {
  return Object.entries(value).flatMap(([key, each]) => (each === undefined ? [] : toYamlLines(key, each)))
}

function toItemLines(value: unknown, key: string): string[] {
  if (typeof value !== 'object' || value === null) return [`- ${toScalar(value, key)}`]
  return toPairLines(value).map((line, index) => `${index === 0 ? '- ' : '  '}${line}`)
}

function toScalar(value: unknown, key: string): string {
  if (typeof value !== 'string') return String(value)
  return idKeys.has(key) ? toIdText(value) : toPlainText(value)
}

/** A kind as a file names it: in Korean where the archive is, in English else. @param locale of the archive. */
export function toWrittenKind(kind: ActivityKind, locale: string): string {
  return locale === 'ko' ? kind : (englishKinds[activityKinds.indexOf(kind)] ?? kind)
}

/** The same of an actor: a name stays as it is. */
export function toWrittenActor(actor: string, locale: string): string {
  if (locale === 'ko' || !isRole(actor)) return actor
  return actor === anonymousActor ? 'anonymous' : 'deleted user'
}

/** An id as YAML: digits alone are what they are written as, whatever other readers take them for. */
function toIdText(id: string): string {
  return /^[1-9]\d{0,14}$/.test(id) ? id : toPlainText(id)
}
