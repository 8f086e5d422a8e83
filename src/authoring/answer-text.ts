// The one form in which the project writes answers and comments.
import type { Answer, Edit } from '../conversation/answer.ts'
import type { Comment } from '../conversation/comment.ts'
import { type AnswerFrontMatter, answerKeys, commentKeys } from '../conversation/schema.ts'
import { findMessages } from '../messages/find-messages.ts'
import type { Language } from '../messages/language.ts'
import type { Messages } from '../messages/messages.ts'
import { toKnownLines, toPollLines, toWrittenActor } from './front-matter-text.ts'
import { toYamlLines } from './yaml-lines.ts'

type Actors = Messages['actors']

const toLines: Record<keyof AnswerFrontMatter, (answer: WrittenAnswer, actors: Actors) => string[]> = {
  actor: ({ actor }, actors) => toYamlLines('actor', toWrittenActor(actor, actors)),
  person: ({ person }) => toKnownLines('person', person),
  at: ({ at }) => toYamlLines('at', at),
  edited: ({ edited }, actors) =>
    edited.length === 0 ? [] : ['edited:', ...edited.map((edit) => `  - ${toEditText(edit, actors)}`)],
  accepted: ({ accepted }) => toKnownLines('accepted', accepted),
  counts: ({ counts: { recommended, needsSupplement } }) => {
    const counts = toYamlLines('counts', { recommended, needsSupplement }).slice(1)
    return counts.length === 0 ? [] : [`counts: ${toFlow(counts)}`]
  },
  score: ({ score }) => toKnownLines('score', score),
  replyTo: ({ replyTo }) => toKnownLines('replyTo', replyTo),
  poll: ({ poll = false, polls }) => toPollLines({ poll, polls }),
  language: ({ language }) => toKnownLines('language', language),
  source: ({ source }) => toKnownLines('source', source),
  license: ({ license }) => toKnownLines('license', license),
}

export type WrittenAnswer = Omit<Answer, 'id' | 'path'>

/** `{ at: 2024-05-04, actor: 김철수 }` */
function toEditText({ at, actor, person }: Edit, actors: Actors): string {
  const written = actor === undefined ? undefined : toWrittenActor(actor, actors)
  return toFlow(toYamlLines('edited', { at, actor: written, person }).slice(1))
}

function toFlow(pairs: readonly string[]): string {
  return `{ ${pairs.map((line) => line.trim()).join(', ')} }`
}

/** Front matter with both its `---` lines, ending in LF. @param locale in whose words roles are written. */
export function toAnswerText(answer: WrittenAnswer, locale: Language): string {
  const { actors } = findMessages(locale)
  const lines = ['---', ...answerKeys.flatMap((key) => toLines[key](answer, actors)), '---']
  return `${lines.join('\n')}\n`
}

export type WrittenComment = Omit<Comment, 'textLine' | 'textIndent'>

/** A file of comments, in their order; empty without any. @param locale in whose words roles are written. */
export function toCommentsText(comments: readonly WrittenComment[], locale: Language): string {
  const { actors } = findMessages(locale)
  return comments.map((comment) => toCommentText(comment, actors)).join('')
}

function toCommentText(comment: WrittenComment, actors: Actors): string {
  const written = { ...comment, actor: toWrittenActor(comment.actor, actors) }
  const lines = commentKeys.flatMap((key) => {
    const value = key === 'text' ? undefined : written[key]
    return value === undefined ? [] : toYamlLines(key, value)
  })
  const head = lines.map((line, index) => `${index === 0 ? '- ' : '  '}${line}\n`).join('')
  return head + toTextBlock(comment.text)
}

/** To the letter: white space before the first line and line feeds at the end are told by the signs behind `|`. */
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
