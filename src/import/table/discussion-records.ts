// What is kept of a row until its question is known.
import { z } from 'zod'
import { type ImportRecord, type PollRecord, recordSchema } from '../records.ts'
import { type FieldsOfRow, type TimeReading, toCount, toNeeded, toNumber, toSwitch } from './row-fields.ts'
import type { JoinedRow, StoredOption, TakeOptions } from './table-store.ts'

const contentSchema = z.strictObject({
  /** Without what it hangs on. */
  record: z.looseObject({ id: z.string(), body: z.looseObject({ html: z.string().optional() }) }),
  /** Where it stood. */
  addresses: z.array(z.string()),
  /** Id of the answer that its question names as accepted. */
  acceptedAnswer: z.string(),
})

export type RowContent = z.infer<typeof contentSchema>

/** A question with what hangs on it, as records, and what it names as its accepted answer where nobody gave that. */
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
