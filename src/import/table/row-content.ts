// What is kept of a row until its question is known.
import { z } from 'zod'
import { type ImportRecord, recordSchema } from '../records.ts'
import { takePolls } from './polls.ts'
import type { JoinedRow, TakeOptions } from './stored-row.ts'

const contentSchema = z.strictObject({
  /** Without what it hangs on. */
  record: z.looseObject({ id: z.string(), body: z.looseObject({ html: z.string().optional() }) }),
  /** Where it stood. */
  addresses: z.array(z.string()),
  /** Id of the answer that its question names as accepted. */
  acceptedAnswer: z.string(),
})

export type RowContent = z.infer<typeof contentSchema>

export interface ThreadOfRecords {
  records: ImportRecord[]
  /** What a question names as its accepted answer, and nobody gave. */
  missingAccepted: string | undefined
}

/** A question with what hangs on it, as records. */
export function toThreadRecords(rows: readonly JoinedRow[], takeOptions: TakeOptions): ThreadOfRecords {
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
