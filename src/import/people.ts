// people.yaml: people of the source under ids of the archive, a line for each.

import type { z } from 'zod'
import {
  type People,
  type Person,
  parsePeople,
  peopleName,
  peopleSchema,
  personSchema,
} from '../folder/people.ts'
import { limits } from '../format/limits.ts'
import { createFindFreeId } from '../format/names.ts'
import { toNamedText } from '../format/write.ts'
import { fixFields } from './fix/fields.ts'
import { toValidId } from './fix/ids.ts'
import { fixLine } from './fix/line.ts'
import type { Note } from './records.ts'

/** The people of a file; undefined where it has faults. */
export function toPeople(text: string): People | undefined {
  const parsed = parsePeople(peopleName, text)
  return 'people' in parsed ? parsed.people : undefined
}

/** `u43: { name: 홍길동, formerNames: [길동이] }` */
export function toPeopleText(people: Iterable<readonly [string, Person]>): string {
  return toNamedText(people, { schema: peopleSchema, of: 'id' })
}

/** People of two sources are two people, and have two ids. Plain data that another worker may be sent. */
export interface PersonIds {
  /** Ids in the archive by those in the source, where they differ for being another's. */
  given: ReadonlyMap<string, string>
  /** Keys of ids that are others'. */
  taken: ReadonlySet<string>
}

/** The id in the archive of somebody of the source. */
export function toPersonId(source: string, { given, taken }: PersonIds): string {
  const id = given.get(source) ?? toValidId(source)
  return given.has(source) ? id : createFindFreeId((key) => taken.has(key))(id)
}

/** Undefined for somebody without a name. @param said values of any size and spelling. */
export function toValidPerson(said: z.infer<typeof personSchema>, note: Note): Person | undefined {
  const toName = (name: string) =>
    fixLine(name.normalize('NFC'), { most: limits.name, cut: 'name-cut' }, note)
  const name = toName(said.name)
  if (name === undefined) return undefined
  const former = new Set((said.formerNames ?? []).flatMap((each) => toName(each) ?? []))
  former.delete(name)
  for (const each of [...former].slice(limits.formerNames)) note('names-cut', each)
  const formerNames = [...former].slice(0, limits.formerNames)
  const own = {
    name: () => name,
    formerNames: () => formerNames,
    about: (about = '') => fixLine(about, { most: limits.about, cut: 'about-cut' }, note),
  }
  return { ...fixFields(said, { record: personSchema, file: personSchema }, own, note), formerNames }
}
