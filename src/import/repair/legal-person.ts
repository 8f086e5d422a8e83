// People as people.yaml may tell of them.
import type { Person } from '../../content-folder/people.ts'
import { actorLength } from '../../question/schema.ts'
import type { PersonRecord } from '../records.ts'
import { mendSource } from './mend-fields.ts'
import { mendLine } from './mend-line.ts'
import type { Note } from './notes.ts'

const aboutLength = 500
const mostNames = 50

/** Undefined for somebody without a name. */
export function toLegalPerson(
  record: Pick<PersonRecord, 'name' | 'formerNames' | 'about' | 'url'>,
  note: Note,
): Person | undefined {
  const toName = (name: string) =>
    mendLine(name.normalize('NFC'), { most: actorLength, cut: 'name-cut' }, note)
  const name = toName(record.name)
  if (name === undefined) return undefined
  const former = new Set(record.formerNames.flatMap((each) => toName(each) ?? []))
  former.delete(name)
  for (const each of [...former].slice(mostNames)) note('names-cut', each)
  const about = mendLine(record.about ?? '', { most: aboutLength, cut: 'about-cut' }, note)
  const url = mendSource(record.url, note)
  return {
    name,
    formerNames: [...former].slice(0, mostNames),
    ...(about === undefined ? {} : { about }),
    ...(url === undefined ? {} : { url }),
  }
}
