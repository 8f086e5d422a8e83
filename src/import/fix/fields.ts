// Fields of questions, answers and comments: what becomes of a value by what it is, and rules of single fields.
import type { z } from 'zod'
import { anonymousActor } from '../../format/activity.ts'
import { type License, licenseSchema } from '../../format/address-fields.ts'
import { toCanonicalAddress, toCanonicalLink, toLanguageTag } from '../../format/addresses.ts'
import { editSchema, pollSchema } from '../../format/fields.ts'
import { type Field, type Leaf, toField } from '../../format/leaf.ts'
import { limits } from '../../format/limits.ts'
import { toYamlLines } from '../../format/write.ts'
import type { AnswerRecord, Note, PollRecord } from '../records.ts'
import { fixId } from './ids.ts'
import { fixLine } from './line.ts'
import { fixTime, isBefore, type Times, toInstantOf } from './time.ts'

/** What becomes of a text, by what it is; undefined: it is left out. */
const rules: Partial<Record<Leaf, (text: string, most: number, note: Note) => string | undefined>> = {
  line: (text, most, note) => fixLine(text, { most, cut: 'label-cut' }, note),
  prose: (text, most, note) => fixLine(text, { most, cut: 'label-cut' }, note),
  name: (text, _, note) => fixActor(text, note),
  id: (text, _, note) => fixId(text, note),
  person: (text, _, note) => fixId(text, note),
  address: (text, most, note) => fixAddress(text, { most, toCanonical: toCanonicalLink }, note),
  word: fixLanguage,
}

type Rules<Fields> = { [Key in keyof Fields]?: (value: Fields[Key]) => Fields[Key] }

/**
 * All fields of a record, in the order of its schema: by a rule of their own, else by what they are.
 * @param file the schema that says it, where another than that of the record does.
 */
export function fixFields<Fields extends object>(
  fields: Fields,
  schemas: { record: z.ZodType<Fields>; file?: z.ZodType },
  own: Rules<Fields>,
  note: Note,
): Fields
export function fixFields(
  fields: object,
  { record, file = record }: { record: z.ZodType; file?: z.ZodType },
  own: Rules<Record<string, unknown>>,
  note: Note,
): unknown {
  const given: Record<string, unknown> = { ...fields }
  const known = toField(file).keys
  const fixed = Array.from(toField(record).keys, ([key, field]) => {
    const rule = own[key]
    return [key, rule ? rule(given[key]) : fixValue(given[key], known.get(key) ?? field, note)]
  })
  return Object.fromEntries(fixed)
}

function fixValue(value: unknown, field: Field, note: Note): unknown {
  const { text, leaf, most = Infinity, least } = field
  if (typeof value === 'number') return fixNumber(value, least, note)
  const rule = text && leaf ? rules[leaf] : undefined
  return typeof value === 'string' && rule ? rule(value, most, note) : value
}

/** A name; who has none is nobody in particular. */
export function fixActor(actor: string, note: Note): string {
  const line = fixLine(actor, { most: limits.name, cut: 'name-cut' }, note)
  if (line === undefined) note('name-missing')
  return line ?? anonymousActor
}

/** What can't be one is not known. */
function fixNumber(number: number, least: number | undefined, note: Note): number | undefined {
  if (Number.isSafeInteger(number) && number >= (least ?? -Infinity)) return number
  note('count-left-out', `${number}`)
  return undefined
}

/** Nothing where it is what the votes of its text come to. */
export function fixScore(
  { score, recommended, needsSupplement }: Pick<AnswerRecord, 'score' | 'recommended' | 'needsSupplement'>,
  note: Note,
): number | undefined {
  const net = Math.max(0, recommended ?? 0) - Math.max(0, needsSupplement ?? 0)
  if (score === net && (recommended ?? needsSupplement) !== undefined) return undefined
  return score === undefined ? undefined : fixNumber(score, undefined, note)
}

function fixLanguage(language: string, most: number, note: Note): string | undefined {
  const tag = language.length > most ? undefined : toLanguageTag(language)
  if (tag === undefined) note('language-left-out', language)
  else if (tag !== language) note('language-changed', language)
  return tag
}

export function fixLicense(license: License | undefined, note: Note): License | undefined {
  if (license === undefined) return undefined
  const { most = Infinity, keys } = toField(licenseSchema)
  const { name: written, url } = typeof license === 'string' ? { name: license } : license
  const name = fixLine(written, { most, cut: 'label-cut' }, note)
  if (name === undefined) {
    note('license-left-out')
    return undefined
  }
  if (url === undefined) return typeof license === 'string' ? name : { name }
  const longest = keys.get('url')?.most ?? Infinity
  const address = fixAddress(url, { most: longest, toCanonical: toCanonicalAddress }, note)
  return address === undefined ? name : { name, url: address }
}

function fixAddress(
  address: string,
  { most, toCanonical }: { most: number; toCanonical: (text: string) => string | undefined },
  note: Note,
): string | undefined {
  const canonical = toCanonical(address)
  if (canonical === undefined || Math.max(address.length, canonical.length) > most) {
    note('address-left-out', address)
    return undefined
  }
  if (canonical === address || canonical === `${address}/`) return address
  note('address-changed', address)
  return canonical
}

type EditRecord = AnswerRecord['edited'][number]

/** Bytes of front matter that all edits of one text may take. */
const editBytes = 320 * 1024

/** Oldest first, none before the text was written. One at a time that can't be read says nothing. */
export function fixEdits(
  edits: readonly EditRecord[],
  { at: written, times, most }: { at: string; times: Times; most: number },
  note: Note,
): EditRecord[] {
  const fixed = edits.flatMap((edit): EditRecord[] => {
    const read = fixTime(edit.at, times, note)
    if (read === undefined) {
      note('time-unknown', edit.at)
      return []
    }
    const isEarly = isBefore(read, written, times)
    if (isEarly) note('edit-too-early', `${read} → ${written}`)
    return [fixFields(edit, { record: editSchema }, { at: () => (isEarly ? written : read) }, note)]
  })
  const ordered = fixed.toSorted((a, b) => toInstantOf(a.at, times.zone) - toInstantOf(b.at, times.zone))
  if (ordered.some((edit, index) => edit !== fixed[index])) note('edits-ordered')
  const fitting = takeYamlItems(ordered, {
    items: most,
    bytes: editBytes,
    toText: (edit) => toYamlLines('edited', [edit]).join('\n'),
  })
  if (fitting.length < ordered.length) note('edits-cut', `${ordered.length - fitting.length}`)
  return fitting
}

/** Bytes of front matter that all polls of one text may take. */
const pollBytes = 96 * 1024

/** A list without any is the label alone: that there was a poll stays. */
export function fixPolls(polls: readonly PollRecord[] | undefined, note: Note): PollRecord[] | undefined {
  if (polls === undefined) return undefined
  const fixed = polls.flatMap((poll) => fixPoll(poll, note) ?? [])
  const fitting = takeYamlItems(fixed, {
    items: limits.polls,
    bytes: pollBytes,
    toText: (poll) => toYamlLines('poll', [poll]).join('\n  '),
  })
  for (const { title = '' } of fixed.slice(fitting.length)) note('poll-left-out', title)
  return fitting
}

function fixPoll(poll: PollRecord, note: Note): PollRecord | undefined {
  const ofOption = {
    label: (written: string) => fixLabel(written, note),
    votes: (votes: number) => fixNumber(votes, 0, note) ?? 0,
  }
  const fixOptions = (options: PollRecord['options']) =>
    options
      .slice(0, limits.pollOptions)
      .map((option) => fixFields(option, { record: pollSchema.shape.options.element }, ofOption, note))
  const fixed = fixFields(poll, { record: pollSchema }, { options: fixOptions }, note)
  const { title, voters, options } = fixed
  if (options.length < poll.options.length) note('options-cut', title)
  if (options.length === 0) {
    note('poll-left-out', title)
    return undefined
  }
  const isFew = voters !== undefined && voters < Math.max(...options.map(({ votes }) => votes))
  if (isFew) note('voters-left-out', `${voters}`)
  return isFew ? { ...fixed, voters: undefined } : fixed
}

/** Votes for something that has no name are votes. */
function fixLabel(written: string, note: Note): string {
  const line = fixLine(written, { most: limits.pollText, cut: 'label-cut' }, note)
  if (line === undefined) note('label-missing')
  return line ?? '?'
}

interface Room<T> {
  items: number
  bytes: number
  toBytes: (item: T) => number
  /** No fewer, and sooner known: where all items have room by it, none is counted to the byte. */
  toMostBytes?: (item: T) => number
}

/** So many items of a list in YAML, from the first on, as there is room for. @param toText lines of one, with all that is between them. */
export function takeYamlItems<T>(
  list: readonly T[],
  { items, bytes, toText }: { items: number; bytes: number; toText: (item: T) => string },
): T[] {
  const toBytes = (item: T) => Buffer.byteLength(toText(item))
  return takeFitting(list, { items, bytes, toBytes, toMostBytes: toMostYamlBytes })
}

/** So many from the first on as there is room for. */
export function takeFitting<T>(items: readonly T[], room: Room<T>): T[] {
  if (isCertainToFit(items, room)) return [...items]
  let left = room.bytes
  let count = 0
  for (const item of items) {
    left -= room.toBytes(item)
    if (left < 0 || count === room.items) break
    count += 1
  }
  return items.slice(0, count)
}

function isCertainToFit<T>(items: readonly T[], { items: most, bytes, toMostBytes }: Room<T>): boolean {
  if (!toMostBytes || items.length > most) return false
  return items.reduce((sum, item) => sum + toMostBytes(item), 0) <= bytes
}

/**
 * Bytes that are certainly enough for a plain tree as lines of YAML, at most four lists and mappings deep: a sign of
 * JSON has up to three bytes, and each value of two signs or more a line with its indentation.
 */
export function toMostYamlBytes(tree: unknown): number {
  return 8 * (JSON.stringify(tree)?.length ?? 0) + 64
}
