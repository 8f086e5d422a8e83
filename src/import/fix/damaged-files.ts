// The files of one discussion as records, however they are encoded and whatever values they hold.
import type { z } from 'zod'
import { toActivityKind } from '../../format/activity.ts'
import { withoutNulls } from '../../format/check-losses.ts'
import { answerSchema, commentsSchema, questionSchema } from '../../format/fields.ts'
import { parseFrontMatter } from '../../format/front-matter.ts'
import { readValue } from '../../format/values.ts'
import { parseYaml, YamlFault } from '../../format/yaml.ts'
import type { AnswerRecord, CommentRecord, DiscussionRecords, QuestionRecord } from '../records.ts'
import { createNote, type FixNote, type Note } from './notes.ts'
import { decodeAny, fixText } from './text.ts'
import {
  toCounts,
  toNumbers,
  toPolls,
  wideAnswerSchema,
  wideCommentsSchema,
  wideQuestionSchema,
} from './wide-schemas.ts'

interface DiscussionFile {
  id: string
  /** Inside the content folder, with `/`. */
  path: string
  bytes: Uint8Array
}

export interface DiscussionFiles {
  question: DiscussionFile
  answers: readonly DiscussionFile[]
  comments: DiscussionFile | undefined
}

export interface DecodedFile extends FileText {
  /** What was done to read it. */
  notes: FixNote[]
}

/** Records of files, or the paths of those that only people can fix. */
export type ParsedDiscussion =
  | {
      thread: DiscussionRecords
      files: { question: DecodedFile; answers: DecodedFile[]; comments: DecodedFile | undefined }
    }
  | { unreadable: string[] }

export function parseDiscussionFiles({ question, answers, comments }: DiscussionFiles): ParsedDiscussion {
  const files = {
    question: decode(question),
    answers: answers.map(decode),
    comments: comments && decode(comments),
  }
  const asked = toQuestionRecord(files.question, toNote(files.question))
  const answered = files.answers.map((file) => toAnswerRecord(file, question.id, toNote(file)))
  const commented = files.comments
    ? toCommentRecords(files.comments, question.id, toNote(files.comments))
    : []
  const thread = asked &&
    commented && { question: asked, answers: answered.flatMap((each) => each ?? []), comments: commented }
  if (thread && thread.answers.length === answers.length) return { thread, files }
  return {
    unreadable: [
      ...(asked ? [] : [question.path]),
      ...answers.flatMap(({ path }, index) => (answered[index] ? [] : [path])),
      ...(commented || !comments ? [] : [comments.path]),
    ],
  }
}

function toNote({ path, notes }: DecodedFile): Note {
  return createNote(path, notes)
}

function decode({ id, path, bytes }: DiscussionFile): DecodedFile {
  const notes: FixNote[] = []
  const note = createNote(path, notes)
  return { id, path, text: fixText(decodeAny(bytes, note), note), notes }
}

interface FileText {
  id: string
  path: string
  /** Lines end in LF. */
  text: string
}

/** Undefined where the front matter can't be read, or holds what no rule fixes. */
function toQuestionRecord(file: FileText, note: Note): QuestionRecord | undefined {
  const read = readFrontMatter(file, questionSchema, wideQuestionSchema)
  if (!read) return undefined
  const { counts, poll, activity, state, score, ...others } = read.fields
  const asked =
    activity.find(({ kind }) => toActivityKind(kind) === toActivityKind('question')) ?? activity[0]
  const { closed, locked } = state ?? {}
  const history = activity.map(({ kind, ...each }) => ({ ...each, kind: toActivityKind(kind) }))
  return {
    type: 'question',
    id: file.id,
    ...others,
    at: asked?.at ?? '',
    actor: asked?.actor ?? '',
    person: asked?.person,
    edited: [],
    body: { markdown: read.body },
    ...toCounts(counts, note),
    ...toNumbers({ score }, Number.isSafeInteger, note),
    poll: toPolls(poll, note),
    closed: closed === true ? {} : closed || undefined,
    locked,
    activity: history.length === 0 ? undefined : history,
  }
}

/** The same of an answer. */
function toAnswerRecord(file: FileText, question: string, note: Note): AnswerRecord | undefined {
  const read = readFrontMatter(file, answerSchema, wideAnswerSchema)
  if (!read) return undefined
  const { counts, poll, score, ...others } = read.fields
  return {
    type: 'answer',
    question,
    id: file.id,
    ...others,
    ...toCounts(counts, note),
    ...toNumbers({ score }, Number.isSafeInteger, note),
    poll: toPolls(poll, note),
    body: { markdown: read.body },
  }
}

/** The same of a file of comments. */
function toCommentRecords({ text }: FileText, question: string, note: Note): CommentRecord[] | undefined {
  const root = parseTree(text)
  if (root?.type === 'scalar' && root.plain && root.text === '') return []
  const result = root && wideCommentsSchema.safeParse(readValue(withoutNulls(root), commentsSchema))
  return result?.data?.map(({ text: markdown, recommended, ...others }) => ({
    type: 'comment',
    question,
    ...others,
    ...toCounts({ recommended }, note),
    body: { markdown },
  }))
}

type Root = Parameters<typeof readValue>[0]

function readFrontMatter<T>(
  { path, text }: FileText,
  schema: Parameters<typeof readValue>[1],
  wideSchema: z.ZodType<T>,
): { fields: T; body: string } | undefined {
  const frontMatter = parseFrontMatter(path, text)
  if ('code' in frontMatter) return undefined
  const { data } = wideSchema.safeParse(readValue(withoutNulls(frontMatter.root), schema))
  return data && { fields: data, body: frontMatter.body }
}

/** Undefined for broken YAML. */
export function parseTree(text: string): Root | undefined {
  try {
    return parseYaml(text)
  } catch (error) {
    if (error instanceof YamlFault) return undefined
    throw error
  }
}
