// The small files at the root of a content folder.
import type { Person } from '../../content-folder/people.ts'
import type { PersonRecord, SynonymsRecord } from '../records.ts'
import { toLegalId } from '../repair/legal-id.ts'
import { toFittingPeople, toPeople, toPeopleText, toPerson } from './people-file.ts'
import { type PersonIds, toPersonId } from './person-ids.ts'
import { readOtherSynonyms } from './read-others.ts'
import type { RootWriting, WrittenRootFile } from './root-writing.ts'
import {
  freeSpellings,
  type SynonymsByHashtag,
  toLegalSynonyms,
  toSynonyms,
  toSynonymsText,
} from './synonyms-file.ts'
import { writeKeyed } from './write-keyed.ts'

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
  const free = (synonyms: SynonymsByHashtag) => freeSpellings(synonyms, carried)
  const file = { kind: 'synonyms' as const, name: 'synonyms.yaml', next, free }
  return writeKeyed(writing, { ...file, parse: toSynonyms, print: toSynonymsText })
}
