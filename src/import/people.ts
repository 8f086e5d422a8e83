// people.yaml: people of the source under ids of the archive, a line for each.
import { type People, type Person, parsePeople, peopleName, peopleSchema } from '../folder/people.ts'
import { limits } from '../format/limits.ts'
import { createFindFreeId } from '../format/names.ts'
import { toNamedText } from '../format/write.ts'
import { fixSource } from './fix/fields.ts'
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

/** Undefined for somebody without a name. */
export function toValidPerson(
  record: Omit<Person, 'formerNames'> & { formerNames?: readonly string[] | undefined },
  note: Note,
): Person | undefined {
  const toName = (name: string) =>
    fixLine(name.normalize('NFC'), { most: limits.name, cut: 'name-cut' }, note)
  const name = toName(record.name)
  if (name === undefined) return undefined
  const former = new Set((record.formerNames ?? []).flatMap((each) => toName(each) ?? []))
  former.delete(name)
  for (const each of [...former].slice(limits.formerNames)) note('names-cut', each)
  const about = fixLine(record.about ?? '', { most: limits.about, cut: 'about-cut' }, note)
  const url = fixSource(record.url, note)
  return {
    name,
    formerNames: [...former].slice(0, limits.formerNames),
    ...(about === undefined ? {} : { about }),
    ...(url === undefined ? {} : { url }),
  }
}
