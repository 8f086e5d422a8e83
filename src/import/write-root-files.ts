// The small files at the root of a content folder.

import { hash } from 'node:crypto'
import { lstatSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Person } from '../folder/people.ts'
import { limits } from '../format/limits.ts'
import { toIdKey } from '../format/names.ts'
import { findPictureType } from '../format/pictures/picture-file.ts'
import { type CreateKeySet, createFixAliases } from './fix/archive-names.ts'
import { findCategory, findHashtag, toCategoryKey, toHashtagKey } from './fix/hashtags.ts'
import { toValidId } from './fix/ids.ts'
import {
  type DescribedByName,
  type DescribedKind,
  describedNames,
  freeAliases,
  freeSpellings,
  parseDescribed,
  printDescribed,
  type SynonymsByHashtag,
  toDescribed,
  toSynonyms,
  toSynonymsText,
  toValidSynonyms,
} from './hashtag-files.ts'
import { type PersonIds, toPeople, toPeopleText, toPersonId, toValidPerson } from './people.ts'
import { listOtherAddresses, readOtherSynonyms, readStandingSynonyms } from './read-target.ts'
import type {
  CategoryRecord,
  FileRecord,
  HashtagRecord,
  PersonRecord,
  SynonymsRecord,
  Tally,
} from './records.ts'
import { decide } from './three-way.ts'
import { listFormerDigests, type RootWriting, type WrittenRootFile, writeKeyed } from './write-keyed.ts'

/** @param ids of the archive. */
export function writePeople(writing: RootWriting, ids: PersonIds): WrittenRootFile {
  const { spool, tally } = writing
  const next = new Map<string, Person>()
  const sources = new Map<string, string>()
  for (const text of spool.listOthers('person')) {
    const record: PersonRecord = JSON.parse(text)
    const person = toPerson(record, tally)
    const id = toPersonId(record.id, ids)
    if (person) next.set(id, person)
    if (id === toValidId(record.id)) continue
    sources.set(id, record.id)
    // Whoever is named only where discussions are converted is met here for the first time.
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
  const find = createFindHashtag(writing, carried)
  const others = readOtherSynonyms(target, spool)
  const next = toValidSynonyms(records, { find, taken: [...carried, ...[...others.values()].flat()] }, tally)
  const free = (synonyms: SynonymsByHashtag) => freeSpellings(synonyms, carried)
  const file = { kind: 'synonyms' as const, name: 'synonyms.yaml', next, free }
  return writeKeyed(writing, { ...file, parse: toSynonyms, print: toSynonymsText })
}

/** A hashtag of the source may be carried under another spelling, or as what it is another spelling of. */
function createFindHashtag({ target, spool }: RootWriting, carried: Iterable<string>) {
  const standing = readStandingSynonyms(target, spool)
  const pairs = Array.from(standing).flatMap(([hashtag, all]) => all.map((each) => [each, hashtag] as const))
  const known = new Set(carried)
  const spellings = new Map(pairs.flatMap(([each, of]) => (known.has(of) ? [[toHashtagKey(each), of]] : [])))
  for (const hashtag of known) spellings.set(toHashtagKey(hashtag), hashtag)
  return (hashtag: string) => findHashtag(hashtag, spellings)
}

/** tags.yaml and categories.yaml. No old address leads to two places. */
export function writeDescribed(
  writing: RootWriting,
  { hashtags, categories }: Record<'hashtags' | 'categories', ReadonlySet<string>>,
): Record<'hashtag' | 'category', WrittenRootFile> {
  const { target, spool, tally } = writing
  const spelled = new Map(Array.from(categories, (category) => [toCategoryKey(category), category]))
  const createKeySet: CreateKeySet = (kind) => {
    const added = new Set<string>()
    const isTaken = spool.createFindTaken(kind)
    return { has: (key) => added.has(key) || isTaken(key), add: (key) => added.add(key) }
  }
  // Of an archive that has them, `isOfListing` knows the questions.
  const fixAliases = createFixAliases([], createKeySet, { has: () => false })
  for (const kind of ['hashtag', 'category'] as const) {
    for (const aliases of listOtherAddresses(target, spool, kind)) fixAliases(aliases, () => {})
  }
  const findCarried = createFindHashtag(writing, hashtags)
  const synonyms = spool.listOthers('synonyms').map((text): SynonymsRecord => JSON.parse(text))
  const carriers = new Map(
    synonyms.flatMap(({ hashtag, spellings }) => spellings.map((each) => [toHashtagKey(each), hashtag])),
  )
  const hasQuestion = spool.createFindTaken('question')
  // It has no places of its own, and is below no question.
  const isOfListing = (alias: string) => {
    const id = /^\/questions\/([^/]+)\/./.exec(alias)?.[1]
    return !alias.includes('#') && (id === undefined || !hasQuestion(toIdKey(id)))
  }
  // One address is one entry, which an earlier import may have under another name.
  const rename = (category: string) => findCategory(category, spelled) ?? category
  const writeKind = (kind: DescribedKind, find: (name: string) => string | undefined) => {
    const records = spool.listOthers(kind).map((text): HashtagRecord | CategoryRecord => JSON.parse(text))
    const next = toDescribed(records, { find, isOfListing, fixAliases }, tally)
    const free = (current: DescribedByName) => freeAliases(current, next, kind)
    const parse = (text: string) => parseDescribed(kind, text)
    const file = { kind, name: describedNames[kind], next, free, parse, print: printDescribed }
    return writeKeyed(writing, kind === 'category' ? { ...file, rename } : file)
  }
  return {
    hashtag: writeKind(
      'hashtag',
      (name) => findCarried(name) ?? findCarried(carriers.get(toHashtagKey(name)) ?? ''),
    ),
    category: writeKind('category', (category) => findCategory(category, spelled)),
  }
}

const longestName = 200

/** Pictures that records name, copied below files/. What an archive may not hold is left out, and noted. */
export function writePictures({ target, spool, tally, write }: RootWriting): WrittenRootFile {
  const written: WrittenRootFile = { lines: [], things: [] }
  const base = listFormerDigests('file', spool)
  for (const text of spool.listOthers('file')) {
    const record: FileRecord = JSON.parse(text)
    const bytes = readPicture(record)
    if (!bytes) {
      tally.note({ rule: 'picture-left-out', at: record.path, detail: record.from })
      continue
    }
    const path = `files/${record.path}`
    const current = findDigest(join(target, path))
    const sides = { base: base.get(record.path), current, next: digestBytes(bytes) }
    const { outcome, take, base: left } = decide(sides)
    base.delete(record.path)
    if (left !== undefined) written.lines.push({ type: 'file', id: record.path, digest: left })
    written.things.push({ id: record.path, outcome })
    if (take === 'next') write(path, bytes)
  }
  for (const [id, digest] of base) {
    if (findDigest(join(target, 'files', id)) === undefined) continue
    written.lines.push({ type: 'file', id, digest })
    written.things.push({ id, outcome: 'vanished' })
  }
  return written
}

/** Undefined for what is no picture, or larger than one may be, or has a name that leads elsewhere. */
function readPicture({ path, from }: FileRecord): Buffer | undefined {
  const isInside = path
    .split('/')
    .every((part) => part !== '' && !part.startsWith('.') && !part.includes('\\') && isShort(part))
  const status = statSync(from, { throwIfNoEntry: false })
  if (!isInside || !status?.isFile() || status.size > limits.pictureBytes) return undefined
  const bytes = readFileSync(from)
  return findPictureType(bytes) === undefined ? undefined : bytes
}

/** Disks take no longer name, and the import writes with a few letters more. */
function isShort(name: string): boolean {
  return Buffer.byteLength(name) <= longestName
}

function findDigest(path: string): string | undefined {
  const status = lstatSync(path, { throwIfNoEntry: false })
  return status?.isFile() ? digestBytes(readFileSync(path)) : undefined
}

/** The same of a file that holds no text. */
function digestBytes(bytes: Uint8Array): string {
  return hash('sha1', bytes, 'base64url').slice(0, 10)
}

/** Undefined where no name can be read. All that is left out or changed is noted. */
function toPerson(record: PersonRecord, tally: Tally): Person | undefined {
  const at = `person ${record.id}`
  const person = toValidPerson(record, (rule, detail) => {
    tally.note({ rule, at, ...(detail === undefined ? {} : { detail }) })
  })
  if (!person) tally.note({ rule: 'person-left-out', at, detail: record.name })
  return person
}

/** As many as the file may hold: those of whom more is known than their name first, as texts show that already. */
function toFittingPeople(people: ReadonlyMap<string, Person>, tally: Tally): ReadonlyMap<string, Person> {
  const sizes = new Map(Array.from(people, (each) => [each[0], Buffer.byteLength(toPeopleText([each]))]))
  let bytes = sizes.values().reduce((sum, size) => sum + size, 0)
  if (bytes <= limits.peopleBytes) return people
  const names = Map.groupBy(people.values(), ({ name }) => name)
  const isPlain = ({ name, formerNames, about, url }: Person) =>
    formerNames.length === 0 && about === undefined && url === undefined && names.get(name)?.length === 1
  const ranked = [...people].sort(([, a], [, b]) => Number(isPlain(a)) - Number(isPlain(b)))
  const fitting = new Map(people)
  for (const [id, { name }] of ranked.toReversed()) {
    if (bytes <= limits.peopleBytes) break
    bytes -= sizes.get(id) ?? 0
    fitting.delete(id)
    tally.note({ rule: 'people-cut', at: `person ${id}`, detail: name })
  }
  return fitting
}
