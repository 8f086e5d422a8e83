// Files of one question as what they say; whether they lie on a disk, or are to.
import { join } from 'node:path'
import { decodeFile } from '../format/decode.ts'
import { hasComments } from '../format/front-matter.ts'
import { limits } from '../format/limits.ts'
import { parseComments } from '../format/parse-comments.ts'
import { parseAnswer, parseQuestion } from '../format/parse-post.ts'
import type { QuestionContext } from '../format/post.ts'
import type { Zone } from '../format/time.ts'
import { readRegularFile } from '../kept/files.ts'
import { type AnswerText, type DiscussionTexts, type QuestionText, toBareBody } from './discussion-texts.ts'

/** Files that are there may have times after the reference date of an import. */
export function toOpenContext(zone: Zone): QuestionContext {
  return { zone, referenceDate: '9999-12-31', views: false }
}

interface DiscussionFiles {
  /** Of the question. */
  id: string
  /** Paths inside the content folder, with `/`. */
  paths: readonly string[]
  /** Text of a file as `decodeFile` gives it; undefined where it can't be read as text. */
  read: (path: string) => string | undefined
}

type ParsedDiscussion = DiscussionTexts & Pick<CurrentDiscussion, 'kept'>

/** What `parseDiscussionFiles` gives, without looking for notes: of files that a person never had in hand. */
export function parseOwnFiles(files: DiscussionFiles, context: QuestionContext): DiscussionTexts {
  return parseAll(files, context, () => false)
}

export function parseDiscussionFiles(files: DiscussionFiles, context: QuestionContext): ParsedDiscussion {
  return parseAll(files, context, hasComments)
}

function parseAll(
  { id, paths, read }: DiscussionFiles,
  context: QuestionContext,
  hasNotes: (head: string) => boolean,
): ParsedDiscussion {
  const parse = <Text>(
    path: string,
    toText: (file: { path: string; text: string }) => Read<Text> | undefined,
  ) => {
    const file = read(path)
    const found = file === undefined ? undefined : toText({ path, text: file })
    if (!found) return { text: undefined, keeping: 'faulty' as const }
    return { text: found.text, keeping: hasNotes(found.head) ? ('notes' as const) : undefined }
  }
  const parsed: ParsedDiscussion = {
    question: undefined,
    answers: new Map(),
    comments: new Map(),
    kept: { answers: new Map() },
  }
  const questionPath = paths.find((path) => path.startsWith('questions/'))
  if (questionPath !== undefined) {
    const { text, keeping } = parse(questionPath, (file) => toQuestion({ id, ...file }, context))
    parsed.question = text
    if (keeping) parsed.kept.question = keeping
  }
  const commentsPath = paths.find((path) => path.startsWith('comments/'))
  if (commentsPath !== undefined) {
    const { text, keeping } = parse(commentsPath, (file) => toComments(file, context))
    if (text) parsed.comments = text
    if (keeping) parsed.kept.comments = keeping
  }
  for (const path of paths) {
    if (!path.startsWith('answers/')) continue
    const answer = toIdOf(path)
    const { text, keeping } = parse(path, (file) => toAnswer({ id: answer, ...file }, context))
    if (text) parsed.answers.set(answer, text)
    if (keeping) parsed.kept.answers.set(answer, keeping)
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

interface Read<Text> {
  text: Text
  /** What may hold notes. */
  head: string
}

type PostFile = Record<'id' | 'path' | 'text', string>

function toQuestion(file: PostFile, context: QuestionContext): Read<QuestionText> | undefined {
  const { parsed } = parseQuestion(file, context)
  if (!parsed) return undefined
  const { id: _, path: __, ...fields } = parsed.question
  return toRead(file.text, fields, parsed.body)
}

function toAnswer(file: PostFile, context: QuestionContext): Read<AnswerText> | undefined {
  const { parsed } = parseAnswer(file, context)
  if (!parsed) return undefined
  const { id: _, path: __, ...fields } = parsed.answer
  return toRead(file.text, fields, parsed.body)
}

function toRead<Fields>(whole: string, fields: Fields, body: string): Read<{ fields: Fields; body: string }> {
  return { text: { fields, body: toBareBody(body) }, head: whole.slice(0, whole.length - body.length) }
}

function toComments(
  file: Omit<PostFile, 'id'>,
  context: QuestionContext,
): Read<DiscussionTexts['comments']> | undefined {
  const { comments } = parseComments(file, context)
  const written = comments?.map(({ textLine: _, textIndent: __, ...comment }) => {
    return [comment.id, { ...comment, text: toBareBody(comment.text) }] as const
  })
  return written && { text: new Map(written), head: file.text }
}

/** Undefined where it is no text that the content folder may hold. @throws what the disk says. */
export function readDiscussionFile(folder: string, path: string): string | undefined {
  const text = decodeFile(path, readRegularFile(join(folder, path)), limits.commentsFileBytes)
  return typeof text === 'string' ? text : undefined
}

/** What lies in the content folder of one question, its answers and its comments. */
export interface CurrentDiscussion extends DiscussionTexts {
  /** Files that are there and can't be replaced without a loss. */
  kept: { question?: Keeping; comments?: Keeping; answers: Map<string, Keeping> }
}

/** Has faults, or notes (`# …`) of a person. */
export type Keeping = 'faulty' | 'notes'
