// A question that is made of answers, and what is wrong with one of them.
import { lstatSync, mkdirSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { distance } from 'fastest-levenshtein'
import type { PrepareQuestion } from '../folder/prepare-question.ts'
import { activityKinds, zeroCounts } from '../format/activity.ts'
import { applyCorrection, type Issue, isWarning } from '../format/issue.ts'
import {
  findValidHashtag,
  type Hashtag,
  isCategory,
  isHashtag,
  toIdKey,
  toQuestionId,
} from '../format/names.ts'
import { toFrontMatterText } from '../format/write.ts'
import { findKind } from '../kept/files.ts'
import { createFile } from '../kept/write.ts'
import type { Locale } from '../words/language.ts'

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

/** Why an answer is refused: nothing was given, an id that can't be or is another's, or what the check says of it. */
export type AnswerFault = 'empty' | 'invalid-id' | 'taken-id' | readonly Issue[]

export interface AnswerContext {
  prepare: PrepareQuestion
  /** Keys of the ids that there are, as `toIdKey` makes them. */
  taken: ReadonlySet<string>
  /** Answers that nothing is wrong with. */
  sound: Answers
  /** What the settings say: whether views are counted, and in whose words kinds and roles are written. */
  form: { views: boolean; locale: Locale }
}

/** Undefined where the answer is accepted, whatever the others are. */
export function findFault(
  name: keyof Answers,
  answer: string,
  context: AnswerContext,
): AnswerFault | undefined {
  if (name === 'category' && (answer === '' || answer === '-')) return undefined
  if (answer === '' || (name === 'tags' && toHashtags(answer).length === 0)) return 'empty'
  if (name === 'id') {
    if (toQuestionId(`${answer}.md`) !== answer) return 'invalid-id'
    return context.taken.has(toIdKey(answer)) ? 'taken-id' : undefined
  }
  const { path, errors } = tryAnswer(name, answer, context)
  if (errors.length > 0) return errors
  if (name !== 'category' || isCategory(answer)) return undefined
  return [{ code: 'invalid-category', path, line: 1, column: 1, detail: { value: answer } }]
}

/** What the first correction makes of an answer that is refused; undefined where only a person knows. */
export function suggestAnswer(
  name: keyof Answers,
  answer: string,
  context: AnswerContext,
): string | undefined {
  const { id, path, text, errors } = tryAnswer(name, answer, context)
  const correction = errors[0]?.correction
  if (!correction) return undefined
  const bytes = Buffer.from(applyCorrection(text, correction))
  const corrected = context.prepare({ id, path, bytes }).prepared?.outline
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

/** The file with an answer in the place of a sound one, and what is wrong with it. */
function tryAnswer(name: keyof Answers, answer: string, { prepare, sound, form }: AnswerContext) {
  const answers = { ...sound, [name]: answer }
  const [{ id }, path, text] = [answers, toQuestionPath(answers), toQuestionText(answers, form)]
  const { issues } = prepare({ id, path, bytes: Buffer.from(text) })
  return { id, path, text, errors: issues.filter((issue) => !isWarning(issue)) }
}

/** `#rest, 백엔드` → `rest`, `백엔드` */
export function toHashtags(answer: string): string[] {
  const hashtags = answer.split(',').map((hashtag) => hashtag.trim().replace(/^#/, ''))
  return hashtags.filter((hashtag) => hashtag !== '')
}

/** The nearest answer that is accepted, each hashtag once: `REST, #rest` → `rest`. Empty when nothing of it is. */
export function toValidHashtags(answer: string): string {
  const valid = toHashtags(answer).map((hashtag) =>
    isHashtag(hashtag) ? hashtag : findValidHashtag(hashtag),
  )
  return [...new Set(valid.filter((hashtag) => hashtag !== undefined))].join(', ')
}

/** By year, as a thousand files a folder is what a web page shows: `questions/2024/put-or-patch.md`. */
export function toQuestionPath({ id, at }: Pick<Answers, 'id' | 'at'>): string {
  return `questions/${/^\d{4}/.exec(at)?.[0] ?? 'new'}/${id}.md`
}

/** The whole file, tidy. */
export function toQuestionText(answers: Answers, { views, locale }: AnswerContext['form']): string {
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

/**
 * Hashtags that nobody carries yet, each with the known one that was probably meant: `springboot` and `spring-bot` with
 * `spring-boot`. One step between short words, such as `vue` and `vuex`, says too little.
 */
export function findNearHashtags(
  hashtags: readonly Hashtag[],
  known: readonly Hashtag[],
): { hashtag: Hashtag; near: Hashtag }[] {
  const carried = new Set(known)
  return hashtags.flatMap((hashtag) => {
    if (carried.has(hashtag)) return []
    const near = findNear(hashtag, known)
    return near === undefined || hashtags.includes(near) ? [] : [{ hashtag, near }]
  })
}

function findNear(hashtag: Hashtag, known: readonly Hashtag[]): Hashtag | undefined {
  const word = toWord(hashtag)
  const ranked = known
    .map((candidate) => ({ candidate, steps: distance(word, toWord(candidate)) }))
    .filter(({ candidate, steps }) => steps <= toMostSteps([...toWord(candidate)].length))
    .sort((a, b) => a.steps - b.steps)
  return ranked[0]?.candidate
}

/** What divides words is no difference. Hashtags of signs alone are not: `c`, `c#` and `c++` are three. */
function toWord(hashtag: Hashtag): string {
  return hashtag.replace(/[-_.]/g, '')
}

function toMostSteps(length: number): number {
  if (length < 5) return 0
  return length < 9 ? 1 : 2
}

type NewFile =
  | { result: 'written' }
  | { result: 'exists' }
  /** A link or a file where a folder of the content folder belongs: what is written there would be elsewhere. */
  | { result: 'foreign'; path: string }
  | { result: 'failed'; reason: string }

/** Whether a folder holds what makes an archive: settings, or questions alone. */
export function isArchive(folder: string): boolean {
  return ['archive.yaml', 'questions'].some(
    (name) => lstatSync(join(folder, name), { throwIfNoEntry: false }) !== undefined,
  )
}

/** Makes a file and the folders that it lies in. What fails leaves neither. @param path inside the folder, with `/`. */
export function writeNewFile(folder: string, path: string, bytes: Uint8Array): NewFile {
  const foreign = findForeign(folder, path)
  if (foreign !== undefined) return { result: 'foreign', path: foreign }
  const file = join(folder, path)
  let made: string | undefined
  try {
    made = mkdirSync(dirname(file), { recursive: true })
    createFile(file, bytes)
    return { result: 'written' }
  } catch (error) {
    if (made !== undefined) removeEmpty(dirname(file), made)
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') return { result: 'exists' }
    return { result: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** The first on the way to a file that is there and no folder of its own. */
function findForeign(folder: string, path: string): string | undefined {
  const segments = dirname(path).split('/')
  return segments
    .map((_, index) => segments.slice(0, index + 1).join('/'))
    .find((each) => {
      const status = lstatSync(join(folder, each), { throwIfNoEntry: false })
      return status !== undefined && findKind(status) !== 'folder'
    })
}

/** The folder, and those that it lies in up to `made`. */
function removeEmpty(folder: string, made: string): void {
  rmdirSync(folder)
  if (folder !== made) removeEmpty(dirname(folder), made)
}
