// A file that holds things by id or name, as people and synonyms are: merged with what is there, or added below
// somebody's notes.
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { hasComments } from '../format/front-matter.ts'
import { readDiscussionFile } from './read-discussion-files.ts'
import type { ImportNote, Tally } from './records.ts'
import type { Spool } from './spool.ts'
import { decide, digest, type MergedThing } from './three-way.ts'
import type { OtherKind, OtherLine } from './write-import-list.ts'

/** Values without what was taken from them. */
export interface Freed<Value> {
  /** The same map where nothing was. */
  values: ReadonlyMap<string, Value>
  lost: readonly ImportNote[]
}

interface KeyedFile<Value> {
  kind: Exclude<OtherKind, 'file'>
  name: string
  next: ReadonlyMap<string, Value>
  /** Undefined for a text with faults. */
  parse: (text: string) => ReadonlyMap<string, Value> | undefined
  print: (values: Iterable<readonly [string, Value]>) => string
  /** What is there, without what nothing may be beside the questions of this import. */
  free?: (values: ReadonlyMap<string, Value>) => Freed<Value>
  /** How the archive calls a thing now. */
  rename?: (id: string) => string
}

/** What is there, as text and as what it says; and what the last import wrote of it. */
interface KeyedThere<Value> {
  text: string
  written: ReadonlyMap<string, Value>
  /** By the names that the archive has now. */
  named: ReadonlyMap<string, Value>
  base: ReadonlyMap<string, string>
}

export function writeKeyed<Value>(writing: RootWriting, file: KeyedFile<Value>): WrittenRootFile {
  const { target, spool, tally } = writing
  const { kind, name, parse, rename = (id) => id } = file
  const base = renameAll(listFormerDigests(kind, spool), rename)
  const isThere = lstatSync(join(target, name), { throwIfNoEntry: false }) !== undefined
  const text = isThere ? readDiscussionFile(target, name) : ''
  const written = text === undefined ? undefined : parse(text)
  if (text === undefined || !written) {
    tally.note({ rule: 'file-faulty', at: name })
    return { lines: toLines(kind, base), things: [] }
  }
  const there = { text, written, named: renameAll(written, rename), base }
  return text !== '' && hasComments(text)
    ? addBelow(there, file, writing)
    : replaceKeyed(there, file, writing)
}

function replaceKeyed<Value>(
  { written, named, base }: KeyedThere<Value>,
  { kind, name, next, print, free = toUnfreed }: KeyedFile<Value>,
  { tally, write }: RootWriting,
): WrittenRootFile {
  const { values: current, lost } = free(named)
  for (const note of lost) tally.note(note)
  const merged = mergeKeyed(toFreedBase(base, { written: named, current }), { current, next })
  if (merged.isWritten || current !== written) write(name, print(merged.values))
  return { lines: toLines(kind, merged.base), things: merged.things }
}

/** Somebody's notes would go if the file were replaced: what is new can be added below them, where it can be read there. */
function addBelow<Value>(
  { text, written, named, base }: KeyedThere<Value>,
  { kind, name, next, parse, print, free = toUnfreed }: KeyedFile<Value>,
  { tally, write }: RootWriting,
): WrittenRootFile {
  for (const { detail = '' } of free(written).lost) tally.note({ rule: 'file-noted', at: name, detail })
  const merged = mergeKeyed(base, { current: named, next })
  const isNew = new Set(merged.things.filter(({ outcome }) => outcome === 'added').map(({ id }) => id))
  const values = Array.from(merged.values).filter(([id]) => isNew.has(id))
  const longer = (text.endsWith('\n') ? text : `${text}\n`) + print(values)
  const isWritten = values.length > 0 && parse(longer) !== undefined
  if (isWritten) write(name, longer)
  const isLeft = ({ outcome }: MergedThing) => outcome === 'updated' || (outcome === 'added' && !isWritten)
  const digests = new Map(base)
  if (isWritten) for (const id of isNew) digests.set(id, merged.base.get(id) ?? '')
  return {
    lines: toLines(kind, digests),
    things: merged.things.map((thing) => (isLeft(thing) ? { ...thing, outcome: 'notes' } : thing)),
  }
}

function toLines(kind: OtherKind, digests: ReadonlyMap<string, string>): OtherLine[] {
  return Array.from(digests, ([id, digest]) => ({ type: kind, id, digest }))
}

/** The same map where no name is another. */
function renameAll<Value>(
  values: ReadonlyMap<string, Value>,
  rename: (id: string) => string,
): ReadonlyMap<string, Value> {
  const isSame = values.keys().every((id) => rename(id) === id)
  return isSame ? values : new Map(Array.from(values, ([id, value]) => [rename(id), value]))
}

function toUnfreed<Value>(values: ReadonlyMap<string, Value>): Freed<Value> {
  return { values, lost: [] }
}

/** What the last import wrote is no person's work for being freed. */
function toFreedBase<Value>(
  base: ReadonlyMap<string, string>,
  { written, current }: Record<'written' | 'current', ReadonlyMap<string, Value>>,
): Map<string, string> {
  const freed = Array.from(base).flatMap(([id, known]): [string, string][] => {
    const [was, is] = [written.get(id), current.get(id)]
    if (was === undefined || was === is) return [[id, known]]
    if (is === undefined) return []
    return [[id, known === digest(was) ? digest(is) : known]]
  })
  return new Map(freed)
}

/** Of what the last import wrote, by id. */
export function listFormerDigests(kind: OtherKind, spool: Spool): Map<string, string> {
  const lines = spool.listFormer(kind).map((text): OtherLine => JSON.parse(text))
  return new Map(lines.map(({ id, digest }) => [id, digest]))
}

export interface RootWriting {
  /** The content folder. */
  target: string
  spool: Spool
  tally: Tally
  write: (path: string, content: string | Uint8Array) => void
}

export interface WrittenRootFile {
  /** Lines of import.ndjson. */
  lines: OtherLine[]
  things: MergedThing[]
}

/** Of lists by id. Two values are equal when their digests are. */
function mergeKeyed<Value>(
  base: ReadonlyMap<string, string>,
  { current, next }: Record<'current' | 'next', ReadonlyMap<string, Value>>,
) {
  const things: MergedThing[] = []
  const merged = {
    /** All that are kept, those that are there first. */
    values: new Map<string, Value>(),
    isWritten: false,
    base: new Map<string, string>(),
    things,
  }
  for (const id of new Set([...current.keys(), ...next.keys(), ...base.keys()])) {
    const [is, will] = [current.get(id), next.get(id)]
    const sides = { base: base.get(id), current: toDigest(is), next: toDigest(will) }
    const { outcome, take, base: left } = decide(sides)
    if (outcome !== 'gone') things.push({ id, outcome })
    if (left !== undefined) merged.base.set(id, left)
    const stands = take === 'next' ? will : is
    if (stands !== undefined) merged.values.set(id, stands)
    if (take === 'next') merged.isWritten = true
  }
  return merged
}

function toDigest(value: unknown): string | undefined {
  return value === undefined ? undefined : digest(value)
}
