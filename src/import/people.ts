// people.yaml: people of the source under ids of the archive, a line for each.
import { type People, type Person, parsePeople, peopleName } from '../folder/people.ts'
import { actorLength } from '../format/fields.ts'
import { limits } from '../format/limits.ts'
import { toIdKey } from '../format/names.ts'
import { toYamlLines } from '../format/write.ts'
import { toPlainText } from '../format/yaml.ts'
import { fixSource } from './fix/fields.ts'
import { findFreeId, toLegalId } from './fix/ids.ts'
import { fixLine } from './fix/line.ts'
import type { Note } from './fix/notes.ts'
import type { DiscussionRecords, PersonRecord, Tally } from './records.ts'
import type { Spool } from './spool.ts'

/** Undefined where no name can be read. All that is left out or changed is noted. */
export function toPerson(record: PersonRecord, tally: Tally): Person | undefined {
  const at = `person ${record.id}`
  const person = toLegalPerson(record, (rule, detail) => {
    tally.note({ rule, at, ...(detail === undefined ? {} : { detail }) })
  })
  if (!person) tally.note({ rule: 'person-left-out', at, detail: record.name })
  return person
}

/** The people of a file; undefined where it has faults. */
export function toPeople(text: string): People | undefined {
  const parsed = parsePeople(peopleName, text)
  return 'people' in parsed ? parsed.people : undefined
}

/** `u43: { name: 홍길동, formerNames: [길동이] }` */
export function toPeopleText(people: Iterable<readonly [string, Person]>): string {
  return Array.from(people, ([id, { name, formerNames, about, url }]) => {
    const names = formerNames.length > 0 ? [`formerNames: [${formerNames.map(toPlainText).join(', ')}]`] : []
    const pairs = [`name: ${toPlainText(name)}`, ...names, ...toPair('about', about), ...toPair('url', url)]
    return `${toKey(id)}: { ${pairs.join(', ')} }\n`
  }).join('')
}

function toPair(key: string, value: string | undefined): string[] {
  return value === undefined ? [] : toYamlLines(key, value)
}

/** Digits alone are the text that they are written as. */
function toKey(id: string): string {
  return /^[1-9]\d{0,14}$/.test(id) ? id : toPlainText(id)
}

/** As many as the file may hold: those of whom more is known than their name first, as texts show that already. */
export function toFittingPeople(
  people: ReadonlyMap<string, Person>,
  tally: Tally,
): ReadonlyMap<string, Person> {
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

/** People of two sources are two people, and have two ids. Plain data that another thread may be sent. */
export interface PersonIds {
  /** Ids in the archive by those in the source, where they differ for being another's. */
  given: ReadonlyMap<string, string>
  /** Keys of ids that are others'. */
  taken: ReadonlySet<string>
}

/** Called when all records are in the spool. @param former what an earlier import gave. @param others ids of others. */
export function planPeople(
  former: ReadonlyMap<string, string>,
  others: Iterable<string>,
  { spool, tally }: { spool: Spool; tally: Tally },
): PersonIds {
  const own = spool.listFormerIds('person').map(toIdKey)
  const taken = new Set(Array.from(others, toIdKey)).difference(new Set(own))
  const given = new Map(former)
  if (taken.size === 0) return { given, taken }
  const sources = spool.listOtherIds('person')
  const keys = new Set([...own, ...sources.map((id) => toIdKey(toLegalId(id)))])
  for (const source of sources) {
    const id = toLegalId(source)
    if (given.has(source) || !taken.has(toIdKey(id))) continue
    const free = findFreeId(id, (key) => taken.has(key) || keys.has(key))
    keys.add(toIdKey(free))
    given.set(source, free)
    tally.note({ rule: 'id-taken', at: `person ${source}`, detail: free })
  }
  return { given, taken }
}

/** The id in the archive of somebody of the source. */
export function toPersonId(source: string, { given, taken }: PersonIds): string {
  const id = given.get(source) ?? toLegalId(source)
  return given.has(source) ? id : findFreeId(id, (key) => taken.has(key))
}

/** The same records where nobody has another id. */
export function renamePeople(thread: DiscussionRecords, people: PersonIds): DiscussionRecords {
  if (people.given.size === 0 && people.taken.size === 0) return thread
  const rename = <Named extends { person?: string | undefined }>(named: Named): Named => {
    const { person } = named
    if (person === undefined) return named
    const id = toPersonId(person, people)
    // An id that only is not valid is reported where texts are fixed.
    return id === toLegalId(person) ? named : { ...named, person: id }
  }
  const renameAll = <Named extends { person?: string | undefined }>(all: readonly Named[]) => all.map(rename)
  const { question, answers, comments } = thread
  const { activity } = question
  return {
    question: {
      ...rename(question),
      edited: renameAll(question.edited),
      ...(activity && { activity: renameAll(activity) }),
    },
    answers: answers.map((answer) => ({ ...rename(answer), edited: renameAll(answer.edited) })),
    comments: renameAll(comments),
  }
}

const aboutLength = 500
const mostNames = 50

/** Undefined for somebody without a name. */
export function toLegalPerson(
  record: Pick<PersonRecord, 'name' | 'formerNames' | 'about' | 'url'>,
  note: Note,
): Person | undefined {
  const toName = (name: string) =>
    fixLine(name.normalize('NFC'), { most: actorLength, cut: 'name-cut' }, note)
  const name = toName(record.name)
  if (name === undefined) return undefined
  const former = new Set(record.formerNames.flatMap((each) => toName(each) ?? []))
  former.delete(name)
  for (const each of [...former].slice(mostNames)) note('names-cut', each)
  const about = fixLine(record.about ?? '', { most: aboutLength, cut: 'about-cut' }, note)
  const url = fixSource(record.url, note)
  return {
    name,
    formerNames: [...former].slice(0, mostNames),
    ...(about === undefined ? {} : { about }),
    ...(url === undefined ? {} : { url }),
  }
}
