// The files of one discussion as records, however they are encoded and whatever values they hold.

import type { z } from 'zod'
import type { SourceFile } from '../../folder/disk.ts'
import { toActivityKind } from '../../format/activity.ts'
import { withoutNulls } from '../../format/check-losses.ts'
import {
  answerCountsSchema,
  answerSchema,
  commentsSchema,
  countsSchema,
  type PollField,
  pollSchema,
  questionSchema,
} from '../../format/fields.ts'
import { parseFrontMatter } from '../../format/front-matter.ts'
import { toField } from '../../format/leaf.ts'
import { readValue } from '../../format/values.ts'
import { tryParseYaml, type YamlNode } from '../../format/yaml.ts'
import {
  type AnswerRecord,
  type CommentRecord,
  createNote,
  type DiscussionRecords,
  type FixNote,
  type Note,
  type PollRecord,
  type QuestionRecord,
} from '../records.ts'
import { type Lenient, toLenient, type WrittenNumber } from './lenient.ts'
import { decodeAny, fixText } from './text.ts'

export interface DiscussionFiles {
  question: SourceFile
  answers: readonly SourceFile[]
  comments: SourceFile | undefined
}

export interface DecodedFile extends FileText {
  /** What was done to read it. */
  notes: FixNote[]
}

/** Records of files, or the paths of those that only people can fix. */
export type ParsedDiscussion =
  | {
      discussion: DiscussionRecords
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
  const discussion = asked &&
    commented && { question: asked, answers: answered.flatMap((each) => each ?? []), comments: commented }
  if (discussion && discussion.answers.length === answers.length) return { discussion, files }
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

function decode({ id, path, bytes }: SourceFile): DecodedFile {
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
  const read = readFrontMatter(file, questionSchema)
  if (!read) return undefined
  const { counts, poll, activity, state, aliases = [], related = [], ...others } = read.fields
  const asked =
    activity.find(({ kind }) => toActivityKind(kind) === toActivityKind('question')) ?? activity[0]
  const { closed, locked } = state ?? {}
  const history = activity.map(({ kind, ...each }) => ({ ...each, kind: toActivityKind(kind) }))
  return {
    type: 'question',
    id: file.id,
    ...toNumbers(others, questionSchema, note),
    aliases,
    related,
    at: asked?.at ?? '',
    actor: asked?.actor ?? '',
    person: asked?.person,
    edited: [],
    body: { markdown: read.body },
    ...toNumbers(counts, countsSchema, note),
    poll: toPolls(poll, note),
    closed: closed === true ? {} : closed || undefined,
    locked,
    activity: history.length === 0 ? undefined : history,
  }
}

/** The same of an answer. */
function toAnswerRecord(file: FileText, question: string, note: Note): AnswerRecord | undefined {
  const read = readFrontMatter(file, answerSchema)
  if (!read) return undefined
  const { counts = {}, poll, edited = [], ...others } = read.fields
  return {
    type: 'answer',
    question,
    id: file.id,
    ...toNumbers(others, answerSchema, note),
    edited,
    ...toNumbers(counts, answerCountsSchema, note),
    poll: toPolls(poll, note),
    body: { markdown: read.body },
  }
}

/** The same of a file of comments. */
function toCommentRecords({ text }: FileText, question: string, note: Note): CommentRecord[] | undefined {
  const root = tryParseYaml(text)
  if (root?.type === 'scalar' && root.plain && root.text === '') return []
  const result = root && readLenient(root, commentsSchema)
  return result?.map(({ text: markdown, ...others }) => ({
    type: 'comment',
    question,
    ...toNumbers(others, commentsSchema.element, note),
    body: { markdown },
  }))
}

function readFrontMatter<Schema extends z.ZodType>({ path, text }: FileText, schema: Schema) {
  const frontMatter = parseFrontMatter(path, text)
  if ('code' in frontMatter) return undefined
  const fields = readLenient(frontMatter.root, schema)
  return fields && { fields, body: frontMatter.body }
}

/** What a tree says, of any size and spelling; undefined for what no rule fixes. */
export function readLenient<Schema extends z.ZodType>(root: YamlNode, schema: Schema) {
  return toLenient(schema).safeParse(readValue(withoutNulls(root), schema)).data
}

type WithNumbers<Fields> = {
  [Key in keyof Fields]: Exclude<WrittenNumber, undefined> extends Fields[Key]
    ? number | undefined
    : Fields[Key]
}

/** Keys with numbers in the place of those that are written. What is none is left out: a record holds numbers. */
function toNumbers<Fields extends object>(fields: Fields, schema: z.ZodType, note: Note): WithNumbers<Fields>
function toNumbers(fields: object, schema: z.ZodType, note: Note): object {
  const { keys } = toField(schema)
  const read = Object.entries(fields).map(([key, value]: [string, unknown]) => {
    const field = keys.get(key)
    if (value === undefined || !field?.number) return [key, value]
    const number = `${value}`.trim() === '' ? Number.NaN : Number(value)
    if (Number.isSafeInteger(number) && number >= (field.least ?? -Infinity)) return [key, number]
    note('count-left-out', `${key}: ${value}`)
    return [key, undefined]
  })
  return Object.fromEntries(read)
}

/** A list without any is the label alone. */
function toPolls(polls: Lenient<PollField>, note: Note): PollRecord[] | undefined {
  if (polls === undefined || polls === false) return undefined
  const list = polls === true ? [] : [polls].flat()
  return list.map((poll) => ({
    ...toNumbers(poll, pollSchema, note),
    options: poll.options.map((option) => {
      const { votes, ...others } = toNumbers(option, pollSchema.shape.options.element, note)
      if (votes === undefined) note('count-missing', 'votes: 0')
      return { ...others, votes: votes ?? 0 }
    }),
  }))
}
