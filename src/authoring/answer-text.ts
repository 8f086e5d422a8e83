import type { Answer } from '../conversation/answer.ts'
import type { Comment } from '../conversation/comment.ts'
import { type AnswerFrontMatter, answerKeys, commentKeys } from '../conversation/schema.ts'
import { toWrittenActor } from '../question/activity.ts'
import { toKnownLines, toPollLines } from './front-matter-text.ts'
import { toYamlLines } from './yaml-lines.ts'

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
