// people.yaml: people as the source tells them, in the form in which the file is written: a line for each.
import { toYamlLines } from '../../authoring/yaml-lines.ts'
import { type People, type Person, parsePeople, peopleName } from '../../content-folder/people.ts'
import { limits } from '../../question/limits.ts'
import { toPlainText } from '../../question/plain-text.ts'
import { toQuestionId } from '../../question/question-id.ts'
import { actorLength } from '../../question/schema.ts'
import { toCanonicalLink } from '../../question/web-address.ts'
import type { PersonRecord } from '../records.ts'
import type { Tally } from '../tally.ts'

const aboutLength = 500
const mostNames = 50

/** Undefined where nobody can be told by it, which is noted. */
export function toPerson(record: PersonRecord, tally: Tally): Person | undefined {
  const at = `person ${record.id}`
  const name = toName(record.name)
  if (name === '' || toQuestionId(record.id) !== record.id || record.id === '__proto__') {
    tally.note({ rule: 'person-left-out', at, detail: record.name })
    return undefined
  }
  const former = [...new Set(record.formerNames.map(toName))].filter((each) => each !== '' && each !== name)
  const about = toLine(record.about ?? '', aboutLength)
  const url = record.url === undefined ? undefined : toCanonicalLink(record.url)
  if (record.url !== undefined && url === undefined) {
    tally.note({ rule: 'person-address-left-out', at, detail: record.url })
  }
  return {
    name,
    formerNames: former.slice(0, mostNames),
    ...(about === '' ? {} : { about }),
    ...(url === undefined ? {} : { url }),
  }
}

function toName(name: string): string {
  return toLine(name, actorLength)
}

function toLine(text: string, length: number): string {
  const line = text
    .normalize('NFC')
    .toWellFormed()
    .replace(/\p{Cc}+|\s+/gu, ' ')
    .trim()
  return line.length <= length ? line : [...line.slice(0, length)].slice(0, -1).join('').trim()
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

/**
 * As many as the file may hold: those of whom more is known than their name first, as texts show that already.
 * @param shared names that several people have.
 */
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
