// people.yaml: people as the source tells them, in the form in which the file is written: a line for each.
import { toYamlLines } from '../../authoring/yaml-lines.ts'
import { parsePeople } from '../../content-folder/parse-people.ts'
import { type People, type Person, peopleName } from '../../content-folder/people.ts'
import { limits } from '../../question/limits.ts'
import { toPlainText } from '../../question/plain-text.ts'
import type { PersonRecord } from '../records.ts'
import { toLegalPerson } from '../repair/legal-person.ts'
import type { Tally } from '../tally.ts'

/** Undefined where nobody can be told by it. All that is left out or changed is noted. */
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
