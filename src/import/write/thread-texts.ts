// A question with its answers and comments, in the shapes in which files are written and read.
import {
  toAnswerText,
  toCommentsText,
  type WrittenAnswer,
  type WrittenComment,
} from '../../authoring/answer-text.ts'
import { toFrontMatterText, type WrittenFields } from '../../authoring/front-matter-text.ts'
import type { Language } from '../../messages/language.ts'

export interface QuestionText {
  fields: WrittenFields
  body: string
}

export interface AnswerText {
  fields: WrittenAnswer
  body: string
}

export interface ThreadTexts {
  /** Undefined where there is none. */
  question: QuestionText | undefined
  /** By id, in the order in which they are written. */
  answers: Map<string, AnswerText>
  comments: Map<string, WrittenComment>
}

/** One whose question is there. */
export type ToldThread = ThreadTexts & { question: QuestionText }

/** For checks that read files; where these lie is not known here. */
export function toConversation({ question, answers, comments }: ToldThread) {
  return {
    question: { ...question.fields, id: '', path: '' },
    answers: Array.from(answers, ([id, { fields }]) => ({ id, path: '', ...fields })),
    comments: Array.from(comments.values(), (comment) => ({ ...comment, textLine: 0, textIndent: 0 })),
  }
}

/** Whole files. @param locale in whose words roles and kinds are written. */
export function toQuestionFile({ fields, body }: QuestionText, locale: Language): string {
  return `${toFrontMatterText(fields, locale)}${body}\n`
}

export function toAnswerFile({ fields, body }: AnswerText, locale: Language): string {
  return `${toAnswerText(fields, locale)}${body}\n`
}

export function toCommentsFile(comments: Iterable<WrittenComment>, locale: Language): string {
  const written = Array.from(comments, (comment) => ({ ...comment, text: `${comment.text}\n` }))
  return toCommentsText(written, locale)
}

/** What of a body is nobody's text: line feeds around it. */
export function toBareBody(body: string): string {
  return body.replace(/^\n+/, '').trimEnd()
}
