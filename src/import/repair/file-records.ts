// Files of a content folder, with faults, as records; the way back is that of an import.

import { answerSchema, commentsSchema } from '../../conversation/schema.ts'
import { toActivityKind } from '../../question/activity.ts'
import { withoutNulls } from '../../question/check-nulls.ts'
import { parseFrontMatter } from '../../question/front-matter.ts'
import { readValue } from '../../question/read-value.ts'
import { questionSchema } from '../../question/schema.ts'
import { parseYaml } from '../../question/yaml.ts'
import { YamlFault } from '../../question/yaml-fault.ts'
import type { AnswerRecord, CommentRecord, QuestionRecord } from '../records.ts'
import { toCounts, toNumbers, toPolls } from './file-counts.ts'
import type { Note } from './notes.ts'
import {
  type WideAnswer,
  type WideComment,
  type WideQuestion,
  wideAnswerSchema,
  wideCommentsSchema,
  wideQuestionSchema,
} from './wide-schemas.ts'

export interface FileText {
  id: string
  path: string
  /** Lines end in LF. */
  text: string
}

/** Undefined where the front matter can't be read, or holds what no rule mends. */
export function toQuestionRecord({ id, path, text }: FileText, note: Note): QuestionRecord | undefined {
  const read = readFrontMatter(path, text, (root) =>
    wideQuestionSchema.safeParse(readValue(withoutNulls(root), questionSchema)),
  )
  return read && toQuestion(id, { ...read, note })
}

/** The same of an answer. */
export function toAnswerRecord({ id, path, text }: FileText, hanging: Hanging): AnswerRecord | undefined {
  const read = readFrontMatter(path, text, (root) =>
    wideAnswerSchema.safeParse(readValue(withoutNulls(root), answerSchema)),
  )
  return read && toAnswer(id, { ...read, ...hanging })
}

/** The same of a file of comments. */
export function toCommentRecords({ text }: FileText, hanging: Hanging): CommentRecord[] | undefined {
  const root = parseTree(text)
  if (root?.type === 'scalar' && root.plain && root.text === '') return []
  const result = root && wideCommentsSchema.safeParse(readValue(withoutNulls(root), commentsSchema))
  return result?.success ? result.data.map((comment) => toComment(comment, hanging)) : undefined
}

interface Hanging {
  question: string
  note: Note
}

type Root = Parameters<typeof readValue>[0]

function readFrontMatter<T>(
  path: string,
  text: string,
  parse: (root: Root) => { success: true; data: T } | { success: false },
): { fields: T; body: string } | undefined {
  const frontMatter = parseFrontMatter(path, text)
  if ('code' in frontMatter) return undefined
  const { root, body } = frontMatter
  const result = parse(root)
  return result.success ? { fields: result.data, body } : undefined
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

interface ReadQuestion {
  fields: WideQuestion
  body: string
  note: Note
}

function toQuestion(id: string, { fields, body, note }: ReadQuestion): QuestionRecord {
  const { counts, poll, activity, state, score, ...others } = fields
  const asked =
    activity.find(({ kind }) => toActivityKind(kind) === toActivityKind('question')) ?? activity[0]
  const { closed, locked } = state ?? {}
  return {
    type: 'question',
    id,
    ...others,
    at: asked?.at ?? '',
    actor: asked?.actor ?? '',
    person: asked?.person,
    edited: [],
    body: { markdown: body },
    ...toCounts(counts, note),
    ...toNumbers({ score }, Number.isSafeInteger, note),
    poll: toPolls(poll, note),
    closed: closed === true ? {} : closed || undefined,
    locked,
    activity:
      activity.length === 0
        ? undefined
        : activity.map(({ kind, ...each }) => ({ ...each, kind: toActivityKind(kind) })),
  }
}

interface ReadAnswer extends Hanging {
  fields: WideAnswer
  body: string
}

function toAnswer(id: string, { fields, body, question, note }: ReadAnswer): AnswerRecord {
  const { counts, poll, score, ...others } = fields
  return {
    type: 'answer',
    question,
    id,
    ...others,
    ...toCounts(counts, note),
    ...toNumbers({ score }, Number.isSafeInteger, note),
    poll: toPolls(poll, note),
    body: { markdown: body },
  }
}

function toComment(
  { text, recommended, ...others }: WideComment,
  { question, note }: Hanging,
): CommentRecord {
  return {
    type: 'comment',
    question,
    ...others,
    ...toCounts({ recommended }, note),
    body: { markdown: text },
  }
}
