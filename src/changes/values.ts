// What readers see of a thing as values by their paths, made by walking it, and what differs between two of these.
import type { Activity } from '../format/activity.ts'
import type { License } from '../format/address-fields.ts'
import type { Poll, QuestionState } from '../format/post.ts'

/** A text, or the parts of one, which are compared part by part. */
export type Item = string | readonly string[]

type Single = string | number | true

/** By paths such as `counts.views`. What is absent, false or an empty list has none. */
export type Values = ReadonlyMap<string, Single | readonly Item[]>

export function toValues(fields: object, owner = ''): Values {
  const entries: [string, unknown][] = Object.entries(fields)
  return new Map(
    entries.flatMap(([key, value]): [string, Single | readonly Item[]][] => {
      const path = owner + key
      if (typeof value === 'string' || typeof value === 'number' || value === true) return [[path, value]]
      if (Array.isArray(value)) return value.length === 0 ? [] : [[path, value.map(toItem)]]
      return typeof value === 'object' && value !== null ? [...toValues(value, `${path}.`)] : []
    }),
  )
}

function toItem(item: unknown): Item {
  if (Array.isArray(item)) return item.map(String)
  if (typeof item !== 'object' || item === null) return String(item)
  return toLines(item).map((line, index) => (index === 0 ? line : `, ${line}`))
}

/** `voters: 9` */
function toLines(fields: object): string[] {
  const entries: [string, unknown][] = Object.entries(fields)
  return entries.flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${toText(value)}`]))
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(', ')
  return typeof value === 'object' && value !== null ? toLines(value).join(', ') : String(value)
}

/** Fields of posts that are told in a way of their own; any other may be beside them. */
export interface PostFields {
  hashtags?: readonly string[]
  license?: License | undefined
  polls?: readonly Poll[] | undefined
  state?: QuestionState | undefined
  activity?: readonly Activity[]
  /** Path of the file, where its page links to it. */
  file?: string | undefined
}

export function toPostValues({ hashtags, license, polls, state, activity, ...others }: PostFields): Values {
  return toValues({
    ...others,
    hashtags: hashtags?.map((hashtag) => `#${hashtag}`),
    license: toLicenseLine(license),
    polls: polls?.flatMap(toPollLines),
    state: state && toStateLines(state),
    activity: activity?.map(toActivityParts),
  })
}

function toLicenseLine(license: License | undefined): string | undefined {
  if (typeof license !== 'object') return license
  return license.url === undefined ? license.name : `${license.name} ${license.url}`
}

/** `title: Which`, `PUT 3` */
function toPollLines({ options, ...poll }: Poll): string[] {
  return [...toLines(poll), ...options.map((option) => Object.values(option).join(' '))]
}

/** `closed`, `closed.reason: …`, `locked` */
function toStateLines({ closed, ...others }: QuestionState): string[] {
  const ofClosed = closed ? ['closed', ...toLines(closed).map((line) => `closed.${line}`)] : []
  return [...ofClosed, ...toLines(others).map((line) => line.replace(/^locked: true$/, 'locked'))]
}

function toActivityParts({ at, actor, person, kind, ...others }: Activity): string[] {
  const more = toLines(others).map((line) => ` · ${line}`)
  return [at, ` · ${actor}`, person === undefined ? '' : ` (${person})`, ` · ${kind}`, ...more]
}

interface Replacement {
  path: string
  before: Single | undefined
  after: Single | undefined
}

export interface ListChange {
  path: string
  added: readonly Item[]
  removed: readonly Item[]
  /** One removed and one added that differ in one of their parts. */
  changed?: readonly { before: Item; after: Item }[]
}

/** All lists are empty where only the order is another. */
export type ValueChange = Replacement | ListChange

export function compareValues(old: Values, now: Values): ValueChange[] {
  const paths = [...new Set([...now.keys(), ...old.keys()])]
  return paths.flatMap((path): ValueChange[] => {
    const [before, after] = [old.get(path), now.get(path)]
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    if (typeof before !== 'object' && typeof after !== 'object') return [{ path, before, after }]
    const [was, is] = [toList(before), toList(after)]
    return [{ path, ...pair(without(is, was), without(was, is)) }]
  })
}

function toList(value: Single | readonly Item[] | undefined): readonly Item[] {
  if (typeof value === 'object') return value
  return value === undefined ? [] : [String(value)]
}

/** Items of the first list that the second does not hold as often. */
export function without<T extends Item>(items: readonly T[], others: readonly T[]): T[] {
  const left = new Map<string, number>()
  for (const other of others) {
    const key = JSON.stringify(other)
    left.set(key, (left.get(key) ?? 0) + 1)
  }
  return items.filter((item) => {
    const key = JSON.stringify(item)
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count <= 0
  })
}

function pair(found: readonly Item[], gone: readonly Item[]): Omit<ListChange, 'path'> {
  const added = [...found]
  const removed: Item[] = []
  const changed: { before: Item; after: Item }[] = []
  for (const before of gone) {
    const index = added.findIndex((after) => differInOnePart(before, after))
    const [after] = index < 0 ? [] : added.splice(index, 1)
    if (after) changed.push({ before, after })
    else removed.push(before)
  }
  return { added, removed, ...(changed.length > 0 ? { changed } : {}) }
}

function differInOnePart(a: Item, b: Item): boolean {
  if (typeof a === 'string' || typeof b === 'string' || a.length !== b.length) return false
  return a.filter((part, index) => part !== b[index]).length === 1
}
