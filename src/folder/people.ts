// people.yaml: who is behind names that changed or are shared.

import { z } from 'zod'
import { deletedActor, isRole, toActor } from '../format/activity.ts'
import { webLink } from '../format/address-fields.ts'
import { checkTexts } from '../format/check-fields.ts'
import type { Fault, Issue } from '../format/issue.ts'
import { leaf } from '../format/leaf.ts'
import { limits } from '../format/limits.ts'
import { toIdKey, toQuestionId } from '../format/names.ts'
import type { RedactedName } from '../format/texts/redacted-names.ts'
import { type Place, readValue, toIssues } from '../format/values.ts'
import type { YamlNode } from '../format/yaml.ts'
import { createFolderMasks, type MaskedFolder, type TextMasks } from './masks.ts'
import type { Redactions } from './redactions.ts'
import { isEmpty, type Parsed, parseSmallFile, withNotes } from './settings.ts'

const name = leaf('name', z.string()).min(1).max(limits.name)

export const personSchema = z.strictObject({
  name,
  formerNames: z.array(name).max(limits.formerNames).optional(),
  about: leaf('prose', z.string()).min(1).max(limits.about).optional(),
  url: webLink.optional(),
})

export const peopleSchema = z.record(z.string(), personSchema)

type Written = z.infer<typeof peopleSchema>

/** @param text content of people.yaml, lines ending in LF. */
export function parsePeople(path: string, text: string): Parsed<{ people: People }> {
  return parseSmallFile(path, text, peopleSchema, (place, text) => {
    if (isEmpty(place.root)) return { people: noPeople }
    const result = peopleSchema.safeParse(readValue(place.root, peopleSchema))
    const faults = result.success
      ? checkTexts(result.data, peopleSchema, place)
      : toIssues(result.error.issues, place, peopleSchema)
    const read = result.success ? { people: toPeople(result.data) } : undefined
    return withNotes(text, place, peopleSchema, { read, issues: [...faults, ...checkPeopleIds(place)] })
  })
}

/** An id is one person, whatever its Unicode form. */
function checkPeopleIds({ path, root, toPosition }: Place): Issue[] {
  const seen = new Set<string>()
  return listPairs(root).flatMap(({ key }): Issue[] => {
    const id = key.text.normalize('NFC')
    const value = key.text.slice(0, 60)
    const toIssues = (fault: Fault): Issue[] => [{ ...fault, path, ...toPosition(key.start) }]
    // Nobody is found under the last name in a plain object.
    if (toQuestionId(id) !== id || id === '__proto__')
      return toIssues({ code: 'invalid-id', detail: { key: 'id', value } })
    if (seen.has(id)) return toIssues({ code: 'yaml-duplicate-key', detail: { value } })
    seen.add(id)
    return []
  })
}

function listPairs(root: YamlNode) {
  return root.type === 'mapping' ? root.pairs : []
}

function toPeople(written: Written): People {
  return new Map(
    Object.entries(written).map(([id, { name, formerNames = [], ...others }]) => [
      id.normalize('NFC'),
      {
        name: name.normalize('NFC'),
        formerNames: formerNames.map((each) => each.normalize('NFC')),
        ...others,
      },
    ]),
  )
}

export const peopleName = 'people.yaml'

export interface Person extends Omit<z.infer<typeof personSchema>, 'formerNames'> {
  formerNames: readonly string[]
}

/** By the id that `person` names. */
export type People = ReadonlyMap<string, Person>

export const noPeople: People = new Map()

/**
 * With the names of redacted people behind those of the file, by ids in any case or Unicode form. A person whose names
 * are not known has one entry without a name, which is found in no text.
 * @param former entries of before, in the place of people.yaml that can't be read.
 */
export function addRedactedPeople(
  redactions: Redactions,
  people: People,
  former?: readonly RedactedName[],
): Redactions {
  const actors = redactions.actors.filter(({ person }) => person === undefined)
  if (redactions.people.size === 0) return { ...redactions, actors }
  const byKey = Map.groupBy(people.keys(), toIdKey)
  const ofPeople = [...redactions.people].flatMap((id) => {
    const known = (byKey.get(toIdKey(id)) ?? []).flatMap((each) => people.get(each) ?? [])
    if (known.length > 0) return known.flatMap((person) => toNames(id, person))
    return former ? former.filter(({ person }) => isSame(person, id)) : [toEntry(id, '')]
  })
  return { ...redactions, actors: [...actors, ...ofPeople] }
}

function isSame(person: string | undefined, id: string): boolean {
  return person !== undefined && toIdKey(person) === toIdKey(id)
}

function toNames(id: string, { name, formerNames }: Person): RedactedName[] {
  const names = [...new Set([name, ...formerNames])].filter((each) => !isRole(toActor(each)))
  return names.length === 0 ? [toEntry(id, '')] : names.map((each) => toEntry(id, each))
}

function toEntry(person: string, name: string): RedactedName {
  return { name, onlyActors: name === '', person }
}

/**
 * Without those whose name, address and text must not be shown. An id in another spelling stays, so that an error can name
 * it; no field that a page shows leads to it.
 */
export function withoutRedacted(people: People, redactions: Redactions): People {
  if (redactions.people.size === 0) return people
  return new Map([...people].filter(([id]) => !redactions.people.has(id)))
}

/** Those who are not redacted, as readers may see them. */
export function showPeople({ people, ...folder }: MaskedFolder & { people: People }): People {
  if (people.size === 0) return people
  const masks = createFolderMasks(folder)
  return new Map(Array.from(people, ([id, person]) => [id, showPerson(id, person, masks)]))
}

function showPerson(id: string, { name, formerNames, ...others }: Person, masks: TextMasks): Person {
  const toName = (each: string) => masks.showActor(each, id).shown
  return {
    ...masks.createMasker().fields(others, personSchema),
    name: toName(name),
    formerNames: formerNames.map(toName).filter((each) => each !== deletedActor),
  }
}
