// A question that is made of answers, and what is wrong with one of them.

import type { PrepareQuestion } from '../content-folder/prepare-question.ts'
import type { Language } from '../messages/language.ts'
import { activityKinds } from '../question/activity.ts'
import { applyCorrection } from '../question/correction.ts'
import { zeroCounts } from '../question/counts.ts'
import { findLegalHashtag, isHashtag } from '../question/hashtag.ts'
import { type Issue, isWarning } from '../question/issue.ts'
import { hasCategorySlug } from '../question/legal-category.ts'
import { toIdKey, toQuestionId } from '../question/question-id.ts'
import { toFrontMatterText } from './front-matter-text.ts'

/** Each as it was typed. */
export interface Answers {
  title: string
  /** With commas between. */
  tags: string
  /** Empty where the archive has none. */
  category: string
  actor: string
  at: string
  id: string
  body: string
}

/** Why an answer can't stand: nothing was said, an id that can't be or is another's, or what the check says of it. */
export type AnswerFault = 'empty' | 'invalid-id' | 'taken-id' | readonly Issue[]

export interface AnswerContext {
  prepare: PrepareQuestion
  /** Keys of the ids that there are, as `toIdKey` makes them. */
  taken: ReadonlySet<string>
  /** Answers that nothing is wrong with. */
  sound: Answers
  form: QuestionForm
}

/** What the archive's settings say of how a file is written. */
export interface QuestionForm {
  /** Whether views are counted. */
  views: boolean
  /** In whose words kinds and roles are written. */
  locale: Language
}

/** Undefined where the answer can stand, whatever the others are. */
export function findFault(
  name: keyof Answers,
  answer: string,
  { prepare, taken, sound, form }: AnswerContext,
): AnswerFault | undefined {
  if (name === 'category' && (answer === '' || answer === '-')) return undefined
  if (answer === '' || (name === 'tags' && toHashtags(answer).length === 0)) return 'empty'
  if (name === 'id') {
    if (toQuestionId(`${answer}.md`) !== answer) return 'invalid-id'
    return taken.has(toIdKey(answer)) ? 'taken-id' : undefined
  }
  const answers = { ...sound, [name]: answer }
  const path = toQuestionPath(answers)
  const { issues } = prepare({
    id: answers.id,
    path,
    bytes: Buffer.from(toQuestionText(answers, form)),
  })
  const errors = issues.filter((issue) => !isWarning(issue))
  if (errors.length > 0) return errors
  if (name !== 'category' || hasCategorySlug(answer)) return undefined
  return [{ code: 'invalid-category', path, line: 1, column: 1, detail: { value: answer } }]
}

/** What the first correction makes of an answer that can't stand; undefined where only a person knows. */
export function suggestAnswer(
  name: keyof Answers,
  answer: string,
  { prepare, sound, form }: AnswerContext,
): string | undefined {
  const answers = { ...sound, [name]: answer }
  const place = { id: answers.id, path: toQuestionPath(answers) }
  const text = toQuestionText(answers, form)
  const { issues } = prepare({ ...place, bytes: Buffer.from(text) })
  const correction = issues.find((issue) => !isWarning(issue))?.correction
  if (!correction) return undefined
  const corrected = prepare({ ...place, bytes: Buffer.from(applyCorrection(text, correction)) }).prepared
    ?.outline
  if (!corrected) return undefined
  const { title, category, hashtags, last } = corrected
  const said: Partial<Answers> = {
    title,
    ...(category === undefined ? {} : { category }),
    tags: hashtags.join(', '),
    actor: last.actor,
    at: last.at,
  }
  return said[name]
}

/** `#rest, 백엔드` → `rest`, `백엔드` */
export function toHashtags(answer: string): string[] {
  const hashtags = answer.split(',').map((hashtag) => hashtag.trim().replace(/^#/, ''))
  return hashtags.filter((hashtag) => hashtag !== '')
}

/** The nearest answer that can stand, each hashtag once: `REST, #rest` → `rest`. Empty when nothing of it can. */
export function toLegalHashtags(answer: string): string {
  const legal = toHashtags(answer).map((hashtag) =>
    isHashtag(hashtag) ? hashtag : findLegalHashtag(hashtag),
  )
  return [...new Set(legal.filter((hashtag) => hashtag !== undefined))].join(', ')
}

/** By year, as a thousand files a folder is what a web page shows: `questions/2024/put-or-patch.md`. */
export function toQuestionPath({ id, at }: Pick<Answers, 'id' | 'at'>): string {
  return `questions/${/^\d{4}/.exec(at)?.[0] ?? 'new'}/${id}.md`
}

/** The whole file, tidy. */
export function toQuestionText(answers: Answers, { views, locale }: QuestionForm): string {
  const { title, tags, category, actor, at, body } = answers
  const fields = {
    title,
    ...(category === '' ? {} : { category }),
    hashtags: toHashtags(tags),
    counts: { ...zeroCounts, ...(views ? { views: 0 } : {}) },
    poll: false,
    activity: [{ at, actor, kind: activityKinds[0] }],
    aliases: [],
  }
  return `${toFrontMatterText(fields, locale)}${body}\n`
}
