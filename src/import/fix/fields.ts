// Small fields that questions and answers have in common.
import { anonymousActor } from '../../format/activity.ts'
import { type License, toCanonicalAddress, toCanonicalLink, toLanguageTag } from '../../format/addresses.ts'
import { actorLength } from '../../format/fields.ts'
import { limits } from '../../format/limits.ts'
import { toYamlLines } from '../../format/write.ts'
import type { AnswerRecord, Note, PollRecord } from '../records.ts'
import { fixId } from './ids.ts'
import { fixLine } from './line.ts'
import { fixTime, isBefore, type Times, toInstantOf } from './time.ts'

const longestAddress = 2000
const longestLicense = 200

/** A name; who has none is nobody in particular. */
export function fixActor(actor: string, note: Note): string {
  const line = fixLine(actor, { most: actorLength, cut: 'name-cut' }, note)
  if (line === undefined) note('name-missing')
  return line ?? anonymousActor
}

export function fixPerson(person: string | undefined, note: Note): string | undefined {
  return person === undefined ? undefined : fixId(person, note)
}

/** What can be no count is not known. */
export function fixCount(count: number | undefined, note: Note): number | undefined {
  if (count === undefined) return undefined
  if (Number.isSafeInteger(count) && count >= 0) return count
  note('count-left-out', `${count}`)
  return undefined
}

/** Nothing where it is what the votes of its text come to. */
export function fixScore(
  { score, recommended, needsSupplement }: Pick<AnswerRecord, 'score' | 'recommended' | 'needsSupplement'>,
  note: Note,
): number | undefined {
  const net = Math.max(0, recommended ?? 0) - Math.max(0, needsSupplement ?? 0)
  if (score === net && (recommended ?? needsSupplement) !== undefined) return undefined
  if (score === undefined || Number.isSafeInteger(score)) return score
  note('count-left-out', `${score}`)
  return undefined
}

export function fixLanguage(language: string | undefined, note: Note): string | undefined {
  if (language === undefined) return undefined
  const tag = language.length > 35 ? undefined : toLanguageTag(language)
  if (tag === undefined) note('language-left-out', language)
  else if (tag !== language) note('language-changed', language)
  return tag
}

export function fixSource(source: string | undefined, note: Note): string | undefined {
  return fixAddress(source, toCanonicalLink, note)
}

export function fixLicense(license: License | undefined, note: Note): License | undefined {
  if (license === undefined) return undefined
  const written = typeof license === 'string' ? license : license.name
  const name = fixLine(written, { most: longestLicense, cut: 'label-cut' }, note)
  if (name === undefined) {
    note('license-left-out')
    return undefined
  }
  if (typeof license === 'string' || license.url === undefined)
    return typeof license === 'string' ? name : { name }
  const url = fixAddress(license.url, toCanonicalAddress, note)
  return url === undefined ? name : { name, url }
}

function fixAddress(
  address: string | undefined,
  toCanonical: (text: string) => string | undefined,
  note: Note,
): string | undefined {
  if (address === undefined) return undefined
  const canonical = toCanonical(address)
  const isLong = Math.max(address.length, canonical?.length ?? 0) > longestAddress
  if (canonical === undefined || isLong) {
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
  const fixed = edits.flatMap(({ at, actor, person }): EditRecord[] => {
    const read = fixTime(at, times, note)
    if (read === undefined) {
      note('time-unknown', at)
      return []
    }
    const by = actor === undefined ? {} : { actor: fixActor(actor, note) }
    const who = fixPerson(person, note)
    const isEarly = isBefore(read, written, times)
    if (isEarly) note('edit-too-early', `${read} → ${written}`)
    return [{ at: isEarly ? written : read, ...by, ...(who === undefined ? {} : { person: who }) }]
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

const label = { most: limits.pollText, cut: 'label-cut' } as const

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
  const title = poll.title === undefined ? undefined : fixLine(poll.title, label, note)
  const options = poll.options.slice(0, limits.pollOptions).map(({ label: written, votes }) => ({
    label: fixLabel(written, note),
    votes: fixCount(votes, note) ?? 0,
  }))
  if (options.length < poll.options.length) note('options-cut', title)
  if (options.length === 0) {
    note('poll-left-out', title)
    return undefined
  }
  const voters = fixCount(poll.voters, note)
  const isFew = voters !== undefined && voters < Math.max(...options.map(({ votes }) => votes))
  if (isFew) note('voters-left-out', `${voters}`)
  return { title, multiple: poll.multiple, closed: poll.closed, voters: isFew ? undefined : voters, options }
}

/** Votes for something that has no name are votes. */
function fixLabel(written: string, note: Note): string {
  const line = fixLine(written, label, note)
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
