// A row as the record that it will be, but for what it belongs to, which other rows decide.

import { createHash } from 'node:crypto'
import { z } from 'zod'
import { anonymousActor } from '../../format/activity.ts'
import {
  type ImportRecord,
  type Lose,
  type PollRecord,
  recordSchema,
  sameFields,
  type Tally,
} from '../records.ts'
import { bodyFormats } from './mapping-schema.ts'
import { fillAddress } from './read-mapping.ts'
import {
  type FieldsOfRow,
  type TimeReading,
  toCount,
  toNeeded,
  toNumber,
  toOneOf,
  toSwitch,
  toTexts,
  toTimeOf,
  toValueFailure,
} from './row-fields.ts'
import type { JoinedRow, RowLinks, RowType, StoredOption, StoredRow, TakeOptions } from './table-store.ts'
import { toBody } from './to-body.ts'
import { toTime } from './to-time.ts'

export interface RowReading extends TimeReading {
  /** Old addresses of rows, with columns in braces. */
  addresses: readonly string[]
  tally: Tally
}

/** A question, an answer or a comment. @throws Failure for what can't be read, or is missing. */
export function toStoredRow(type: RowType, fields: FieldsOfRow, reading: RowReading): StoredRow {
  const links = toLinks(fields)
  const time = toTimeOf(fields, 'at', reading)
  if (!time) {
    // Reading what is empty reports that it is missing.
    toNeeded(fields, 'at')
    throw toValueFailure(fields, 'at', { expected: 'time' })
  }
  const losses: Parameters<Lose>[] = []
  const body = toBodyOf(fields, (...loss) => losses.push(loss))
  const actor = fields.textOf('actor') || anonymousActor
  const said = type === 'question' ? [time.at, fields.textOf('title')] : [links, time.at, actor, body]
  const id = toId(type, fields, said)
  const at = `${type} ${id}`
  if (type === 'question' && fields.columnOf('id') === '') reading.tally.note({ rule: 'table-id-made', at })
  for (const [rule, detail] of losses) reading.tally.note({ rule, at, ...(detail && { detail }) })
  const common = { type, id, at: time.at, actor, person: fields.textOf('person') || undefined, body }
  const content: RowContent = {
    record: { ...common, ...toParts(type, fields, reading) },
    addresses: toAddresses(fields, reading),
    acceptedAnswer: type === 'question' ? fields.textOf('acceptedAnswer') : '',
  }
  return { type, id, instant: time.instant, links, content: JSON.stringify(content) }
}

function toBodyOf(fields: FieldsOfRow, lose: Lose) {
  const text = fields.textOf('body')
  if (text.trim() === '') return { markdown: '' }
  const format = toOneOf(fields, 'bodyFormat', { expected: 'format', known: bodyFormats })
  return toBody(text, { format, isEscaped: fields.isBodyEscaped }, lose)
}

/**
 * Rows of a table that has no ids get one of what they say: it stays theirs when others are added. That of a question is
 * of its time and title, so that its text may be fixed; with another title it is another question.
 */
function toId(type: RowType, fields: FieldsOfRow, said: readonly unknown[]): string {
  if (fields.columnOf('id') !== '') return toNeeded(fields, 'id')
  const digest = createHash('sha256').update(JSON.stringify([type, ...said]))
  return `${type[0]}${digest.digest('hex').slice(0, 12)}`
}

function toLinks(fields: FieldsOfRow): RowLinks {
  return {
    parent: toReference(fields.textOf('parent')),
    question: toReference(fields.textOf('question')),
    answer: toReference(fields.textOf('answer')),
    replyTo: toReference(fields.textOf('replyTo')),
    thread: fields.textOf('thread'),
    path: fields.textOf('path'),
    order: toNumber(fields, 'order'),
    depth: toNumber(fields, 'depth'),
  }
}

/** Databases count from 1, and write 0 for none. */
function toReference(text: string): string {
  return text === '0' ? '' : text
}

function toReferences(fields: FieldsOfRow, field: 'related' | 'duplicateOf'): string[] {
  return fields.listOf(field).filter((id) => toReference(id) !== '')
}

function toAddresses(fields: FieldsOfRow, { addresses }: RowReading): string[] {
  const filled = addresses.map((address) => fillAddress(address, (column) => fields.row.cells.get(column)))
  return [...fields.listOf('aliases'), ...filled.filter((address) => address !== undefined)]
}

const texts = {
  question: sameFields.question,
  answer: sameFields.answer.omit({ at: true, person: true, replyTo: true }),
}

function toParts(type: RowType, fields: FieldsOfRow, reading: RowReading): object {
  const recommended = toCount(fields, 'recommended')
  if (type === 'comment') return { recommended }
  const shared = {
    ...toTexts(fields, texts[type]),
    recommended,
    needsSupplement: toCount(fields, 'needsSupplement'),
    score: toNumber(fields, 'score'),
    edited: toEdits(fields, reading),
  }
  if (type === 'question') return { ...shared, ...toQuestionParts(fields, reading) }
  return { ...shared, accepted: toSwitch(fields, 'accepted', reading) || undefined }
}

function toQuestionParts(fields: FieldsOfRow, reading: RowReading): object {
  return {
    title: fields.textOf('title'),
    tags: fields.listOf('tags').map((tag) => tag.replace(/^#+(?=.)/, '')),
    answers: toCount(fields, 'answers'),
    comments: toCount(fields, 'comments'),
    views: toCount(fields, 'views'),
    closed: toClosed(fields, reading),
    locked: toSwitch(fields, 'locked', reading) !== false || undefined,
    related: toReferences(fields, 'related'),
  }
}

function toClosed(fields: FieldsOfRow, reading: RowReading): object | undefined {
  const closed = toSwitch(fields, 'closed', reading)
  const of = toReferences(fields, 'duplicateOf')
  if (closed === false && of.length === 0) return undefined
  return {
    ...(typeof closed === 'string' ? { at: closed } : {}),
    reason: fields.textOf('closedReason') || undefined,
    ...(of.length > 0 ? { of } : {}),
  }
}

/** Programs fill the time of the last edit from the beginning: at that time nothing was edited. */
function toEdits(fields: FieldsOfRow, reading: RowReading): object[] {
  const edited = toTimeOf(fields, 'editedAt', reading)
  const written = toTime(fields.textOf('at'), reading.form, reading.zone)
  if (!edited || (written && edited.instant <= written.instant)) return []
  return [{ at: edited.at, actor: fields.textOf('editedBy') || undefined }]
}

// What is kept of a row until its question is known.

const contentSchema = z.strictObject({
  /** Without what it belongs to. */
  record: z.looseObject({ id: z.string(), body: z.looseObject({ html: z.string().optional() }) }),
  /** Where it was. */
  addresses: z.array(z.string()),
  /** Id of the answer that its question names as accepted. */
  acceptedAnswer: z.string(),
})

type RowContent = z.infer<typeof contentSchema>

/** A question with what belongs to it, as records, and what it names as its accepted answer where nobody gave that. */
export function toDiscussionRecords(
  rows: readonly JoinedRow[],
  takeOptions: TakeOptions,
): { records: ImportRecord[]; missingAccepted: string | undefined } {
  const read = rows.map((row) => ({ row, content: toContent(row, takeOptions) }))
  const [{ row: question, content } = {}, ...others] = read
  if (!question || !content) return { records: [], missingAccepted: undefined }
  const { acceptedAnswer } = content
  const aliases = [
    ...content.addresses,
    ...others.flatMap(({ row, content: { addresses } }) =>
      addresses.map((address) => `${address.replace(/#.*/s, '')}#${row.type}-${row.id}`),
    ),
  ]
  const isAccepted = ({ type, id }: JoinedRow) => type === 'answer' && id === acceptedAnswer
  return {
    records: [
      recordSchema.parse({ ...content.record, aliases: [...new Set(aliases)] }),
      ...others.map(({ row, content: { record } }) =>
        recordSchema.parse({
          ...record,
          ...(isAccepted(row) ? { accepted: record['accepted'] ?? true } : {}),
          question: question.id,
          ...(row.type === 'comment' ? { answer: row.answer } : {}),
          replyTo: row.replyTo,
        }),
      ),
    ],
    missingAccepted:
      acceptedAnswer === '' || acceptedAnswer === '0' || others.some(({ row }) => isAccepted(row))
        ? undefined
        : acceptedAnswer,
  }
}

function toContent(row: JoinedRow, takeOptions: TakeOptions): RowContent {
  const content = contentSchema.parse(JSON.parse(row.content))
  const { record } = content
  const { polls, html } = takePolls(row, record.body.html ?? '', takeOptions)
  if (polls.length === 0) return content
  const body = record.body.html === undefined ? record.body : { ...record.body, html }
  return { ...content, record: { ...record, body, poll: polls } }
}

/** An option, with what its row says of the poll: rows of the type `poll` of one place and one id are a poll. */
type Content = Omit<PollRecord, 'options'> & PollRecord['options'][number]

/** @throws Failure where the row names no place, or no number of votes. */
export function toStoredOption(fields: FieldsOfRow, reading: TimeReading): StoredOption {
  const named =
    (['poll', 'answer'] as const).find((field) => !/^0?$/.test(fields.textOf(field))) ?? 'question'
  toNeeded(fields, 'votes')
  const content: Content = {
    title: fields.textOf('title') || undefined,
    multiple: toSwitch(fields, 'multiple', reading) !== false || undefined,
    closed: toSwitch(fields, 'closed', reading) !== false || undefined,
    voters: toCount(fields, 'voters'),
    label: fields.textOf('label'),
    votes: toCount(fields, 'votes') ?? 0,
  }
  return {
    place: `${named} ${toNeeded(fields, named)}`,
    poll: fields.textOf('id'),
    order: toNumber(fields, 'order'),
    content: JSON.stringify(content),
  }
}

/** A poll as the editors of XE and Rhymix put it into a body; its number is that of their tables. */
const component =
  /<(img|div)\b(?=[^<>]{0,1000}?\beditor_component=["']?poll_maker\b)[^<>]{0,1000}?\bpoll_srl=["']?(\d{1,18})\b[^<>]{0,1000}>/gi

/**
 * The polls that a body names, in its order, and then those that name its row.
 * @returns `html` without the places of these polls; those of others stay.
 */
function takePolls(
  { type, id }: JoinedRow,
  body: string,
  takeOptions: TakeOptions,
): { polls: PollRecord[]; html: string } {
  if (type === 'comment') return { polls: [], html: body }
  const named = new Map<string, PollRecord[]>()
  const html = !body.includes('poll_maker')
    ? body
    : body.replace(component, (tag, name: string, poll: string) => {
        const polls = named.get(poll) ?? toPolls(takeOptions(`poll ${poll}`))
        if (polls.length === 0) return tag
        named.set(poll, polls)
        return name.toLowerCase() === 'div' ? '<div>' : ''
      })
  return { polls: [...[...named.values()].flat(), ...toPolls(takeOptions(`${type} ${id}`))], html }
}

/** The first row of each says what it is. */
function toPolls(options: ReturnType<TakeOptions>): PollRecord[] {
  return [...Map.groupBy(options, ({ poll }) => poll).values()].map((rows) => {
    const read = rows.map(({ content }): Content => JSON.parse(content))
    const { title, multiple, closed, voters } = read[0] ?? {}
    return { title, multiple, closed, voters, options: read.map(({ label, votes }) => ({ label, votes })) }
  })
}
