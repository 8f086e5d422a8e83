// Files of a content folder, with faults, as records; the way back is that of an import.
import type { z } from 'zod'
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
import { wideAnswerSchema, wideCommentsSchema, wideQuestionSchema } from './wide-schemas.ts'

export interface FileText {
  id: string
  path: string
  /** Lines end in LF. */
  text: string
}

/** Undefined where the front matter can't be read, or holds what no rule mends. */
export function toQuestionRecord(file: FileText, note: Note): QuestionRecord | undefined {
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
export function toAnswerRecord(file: FileText, question: string, note: Note): AnswerRecord | undefined {
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
export function toCommentRecords(
  { text }: FileText,
  question: string,
  note: Note,
): CommentRecord[] | undefined {
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
