// Files of one question as what they say; whether they lie on a disk, or are to.

import { join } from 'node:path'
import { decodeFile } from '../format/decode.ts'
import { hasComments } from '../format/front-matter.ts'
import { limits } from '../format/limits.ts'
import { parseAnswer } from '../format/parse-answer.ts'
import { parseComments } from '../format/parse-comments.ts'
import { parseQuestion } from '../format/parse-question.ts'
import type { QuestionContext } from '../format/post.ts'
import type { Zone } from '../format/time.ts'
import { readRegularFile } from '../kept/files.ts'
import { type AnswerText, type QuestionText, type ThreadTexts, toBareBody } from './thread-texts.ts'

/** Files that are there may have times after the reference date of an import. */
export function toOpenContext(zone: Zone): QuestionContext {
  return { zone, referenceDate: '9999-12-31', views: false }
}

interface ThreadFiles {
  /** Of the question. */
  id: string
  /** Paths inside the content folder, with `/`. */
  paths: readonly string[]
  /** Text of a file as `decodeFile` gives it; undefined where it can't be read as text. */
  read: (path: string) => string | undefined
}

type ParsedThread = ThreadTexts & Pick<CurrentThread, 'kept'>

/** What `parseThreadFiles` gives, without looking for notes: of files that a person never had in hand. */
export function parseOwnFiles(files: ThreadFiles, context: QuestionContext): ThreadTexts {
  return parseAll(files, context, () => false)
}

export function parseThreadFiles(files: ThreadFiles, context: QuestionContext): ParsedThread {
  return parseAll(files, context, hasComments)
}

function parseAll(
  { id, paths, read }: ThreadFiles,
  context: QuestionContext,
  hasNotes: (head: string) => boolean,
): ParsedThread {
  const questionPath = paths.find((path) => path.startsWith('questions/'))
  const commentsPath = paths.find((path) => path.startsWith('comments/'))
  const parsed: ParsedThread = {
    question: undefined,
    answers: new Map(),
    comments: new Map(),
    kept: { answers: new Map() },
  }
  if (questionPath !== undefined) {
    const toParsed = (text: string) => toQuestion(id, questionPath, text, context)
    const { text, keeping } = parse(read(questionPath), toParsed, hasNotes)
    parsed.question = text
    if (keeping) parsed.kept.question = keeping
  }
  if (commentsPath !== undefined) {
    const toParsed = (text: string) => toComments(commentsPath, text, context)
    const { text, keeping } = parse(read(commentsPath), toParsed, hasNotes)
    if (text) parsed.comments = text
    if (keeping) parsed.kept.comments = keeping
  }
  for (const path of paths) {
    if (!path.startsWith('answers/')) continue
    const answerId = toIdOf(path)
    const toParsed = (text: string) => toAnswer(answerId, path, text, context)
    const { text, keeping } = parse(read(path), toParsed, hasNotes)
    if (text) parsed.answers.set(answerId, text)
    if (keeping) parsed.kept.answers.set(answerId, keeping)
  }
  return parsed
}

/** `answers/2024/12/34.md` → `34` */
export function toIdOf(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
}

interface Read<Parsed> {
  parsed: Parsed
  /** What may hold notes. */
  head: string
}

function parse<Parsed>(
  file: string | undefined,
  toParsed: (text: string) => Read<Parsed> | undefined,
  hasNotes: (head: string) => boolean,
): { text: Parsed | undefined; keeping: Keeping | undefined } {
  const read = file === undefined ? undefined : toParsed(file)
  if (!read) return { text: undefined, keeping: 'faulty' }
  return { text: read.parsed, keeping: hasNotes(read.head) ? 'notes' : undefined }
}

function toQuestion(
  id: string,
  path: string,
  text: string,
  context: QuestionContext,
): Read<QuestionText> | undefined {
  const { parsed } = parseQuestion({ id, path, text }, context)
  if (!parsed) return undefined
  const { id: _, path: __, ...fields } = parsed.question
  return { parsed: { fields, body: toBareBody(parsed.body) }, head: toHead(text, parsed.body) }
}

function toAnswer(
  id: string,
  path: string,
  text: string,
  context: QuestionContext,
): Read<AnswerText> | undefined {
  const { parsed } = parseAnswer({ id, path, text }, context)
  if (!parsed) return undefined
  const { id: _, path: __, ...fields } = parsed.answer
  return { parsed: { fields, body: toBareBody(parsed.body) }, head: toHead(text, parsed.body) }
}

function toComments(
  path: string,
  text: string,
  context: QuestionContext,
): Read<ThreadTexts['comments']> | undefined {
  const { comments } = parseComments({ path, text }, context)
  if (!comments) return undefined
  const written = comments.map(({ textLine: _, textIndent: __, ...comment }) => {
    return { ...comment, text: toBareBody(comment.text) }
  })
  return { parsed: new Map(written.map((comment) => [comment.id, comment])), head: text }
}

function toHead(text: string, body: string): string {
  return text.slice(0, text.length - body.length)
}

/** Undefined where it is no text that the content folder may hold. @throws what the disk says. */
export function readThreadFile(folder: string, path: string): string | undefined {
  const text = decodeFile(path, readRegularFile(join(folder, path)), limits.commentsFileBytes)
  return typeof text === 'string' ? text : undefined
}

/** What lies in the content folder of one question, its answers and its comments. */
export interface CurrentThread extends ThreadTexts {
  /** Files that are there and can't be replaced without a loss. */
  kept: { question?: Keeping; comments?: Keeping; answers: Map<string, Keeping> }
}

/** Has faults, or notes (`# …`) of a person. */
export type Keeping = 'faulty' | 'notes'
