// The small files at the root of a content folder, merged with those that are there.
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { Person } from '../../content-folder/people.ts'
import { hasComments } from '../../question/comments.ts'
import type { PersonRecord, SynonymsRecord } from '../records.ts'
import { toLegalId } from '../repair/legal-id.ts'
import type { Tally } from '../tally.ts'
import { digest } from './digests.ts'
import type { OtherLine } from './import-list.ts'
import type { MergedThing } from './merge-answers.ts'
import { mergeKeyed } from './merge-keyed.ts'
import { toFittingPeople, toPeople, toPeopleText, toPerson } from './people-file.ts'
import { type PersonIds, toPersonId } from './person-ids.ts'
import { readOtherSynonyms } from './read-others.ts'
import { readThreadFile } from './read-thread-file.ts'
import type { Spool } from './spool.ts'
import {
  freeSpellings,
  type SynonymsByHashtag,
  toLegalSynonyms,
  toSynonyms,
  toSynonymsText,
} from './synonyms-file.ts'

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
  isWritten: boolean
}

/** @param ids under which they stand. */
export function writePeople(writing: RootWriting, ids: PersonIds): WrittenRootFile {
  const { spool, tally } = writing
  const next = new Map<string, Person>()
  const sources = new Map<string, string>()
  for (const text of spool.listOthers('person')) {
    const record: PersonRecord = JSON.parse(text)
    const person = toPerson(record, tally)
    const id = toPersonId(record.id, ids)
    if (person) next.set(id, person)
    if (id === toLegalId(record.id)) continue
    sources.set(id, record.id)
    // Whoever is named only where threads are converted is met here for the first time.
    if (!ids.given.has(record.id)) tally.note({ rule: 'id-taken', at: `person ${record.id}`, detail: id })
  }
  const written = writeKeyed(writing, {
    kind: 'person',
    name: 'people.yaml',
    next: toFittingPeople(next, tally),
    parse: toPeople,
    print: toPeopleText,
  })
  const lines = written.lines.map((line) => {
    const source = sources.get(line.id)
    return source === undefined ? line : { ...line, source }
  })
  return { ...written, lines }
}

/** @param carried all hashtags of the archive. */
export function writeSynonyms(writing: RootWriting, carried: ReadonlySet<string>): WrittenRootFile {
  const { target, spool, tally } = writing
  const records = spool.listOthers('synonyms').map((text): SynonymsRecord => JSON.parse(text))
  const next: SynonymsByHashtag = toLegalSynonyms(
    records,
    { carried, others: readOtherSynonyms(target, spool) },
    tally,
  )
  const free = (synonyms: SynonymsByHashtag) => freeSpellings(synonyms, carried, tally)
  const file = { kind: 'synonyms' as const, name: 'synonyms.yaml', next, free }
  return writeKeyed(writing, { ...file, parse: toSynonyms, print: toSynonymsText })
}

interface KeyedFile<Value> {
  kind: 'person' | 'synonyms'
  name: string
  next: ReadonlyMap<string, Value>
  /** Undefined for a text with faults. */
  parse: (text: string) => ReadonlyMap<string, Value> | undefined
  print: (values: Iterable<readonly [string, Value]>) => string
  /** What is there, without what nothing may be beside the questions of this import; the same where that is all. */
  free?: (values: ReadonlyMap<string, Value>) => ReadonlyMap<string, Value>
}

function writeKeyed<Value>(
  { target, spool, tally, write }: RootWriting,
  { kind, name, next, parse, print, free = (values) => values }: KeyedFile<Value>,
): WrittenRootFile {
  const base = new Map(spool.listFormer(kind).map((text): [string, string] => toPair(JSON.parse(text))))
  const toLines = (digests: ReadonlyMap<string, string>) =>
    Array.from(digests, ([id, digest]): OtherLine => ({ type: kind, id, digest }))
  const isThere = lstatSync(join(target, name), { throwIfNoEntry: false }) !== undefined
  const text = isThere ? readThreadFile(target, name) : ''
  const written = text === undefined ? undefined : parse(text)
  if (text === undefined || !written) {
    tally.note({ rule: 'file-faulty', at: name })
    return { lines: toLines(base), things: [], isWritten: false }
  }
  const current = free(written)
  const merged = mergeKeyed({ base: toFreedBase(base, { written, current }), current, next })
  merged.isWritten ||= current !== written
  if (!merged.isWritten || text === '' || !hasComments(text)) {
    if (merged.isWritten) write(name, print(merged.values))
    return { lines: toLines(merged.base), things: merged.things, isWritten: merged.isWritten }
  }
  // Somebody's notes would go: what is new can stand below them.
  const added = new Set(merged.things.filter(({ outcome }) => outcome === 'added').map(({ id }) => id))
  for (const { id, outcome } of merged.things) {
    if (outcome === 'updated') tally.note({ rule: 'file-noted', at: name, detail: id })
  }
  const values = Array.from(merged.values).filter(([id]) => added.has(id))
  if (values.length > 0) write(name, (text.endsWith('\n') ? text : `${text}\n`) + print(values))
  const digests = Array.from(added, (id): [string, string] => [id, merged.base.get(id) ?? ''])
  return {
    lines: toLines(new Map([...base, ...digests])),
    things: merged.things,
    isWritten: values.length > 0,
  }
}

interface Freed<Value> {
  written: ReadonlyMap<string, Value>
  current: ReadonlyMap<string, Value>
}

/** What the last import wrote is no hand's work for being freed. */
function toFreedBase<Value>(
  base: ReadonlyMap<string, string>,
  { written, current }: Freed<Value>,
): Map<string, string> {
  const freed = Array.from(base).flatMap(([id, known]): [string, string][] => {
    const [was, is] = [written.get(id), current.get(id)]
    if (was === undefined || was === is) return [[id, known]]
    if (is === undefined) return []
    return [[id, known === digest(was) ? digest(is) : known]]
  })
  return new Map(freed)
}

function toPair({ id, digest }: OtherLine): [string, string] {
  return [id, digest]
}
