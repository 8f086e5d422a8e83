// Rows of the type `poll`: each is an option. Those of one place and one id are a poll.
import type { PollRecord } from '../records.ts'
import { type TimeReading, toCount, toNeeded, toNumber, toSwitch } from './field-values.ts'
import type { FieldsOfRow } from './fields-of-row.ts'
import type { JoinedRow, StoredOption, TakeOptions } from './stored-row.ts'

/** An option, with what its row says of the poll. */
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

export interface PollsOfRow {
  polls: PollRecord[]
  /** Without the places of these polls; those of others stay. */
  html: string
}

/** The polls that a body names, in its order, and then those that name its row. */
export function takePolls({ type, id }: JoinedRow, body: string, takeOptions: TakeOptions): PollsOfRow {
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
