// Entries of redactions.yaml that hide nothing, or less than was meant.
import { findNode } from '../question/find-node.ts'
import { findNearestId } from '../question/nearest.ts'
import { toIdKey } from '../question/question-id.ts'
import { isLookedFor, type RedactedName, toNameKey } from '../question/redacted-names.ts'
import type { YamlNode } from '../question/yaml.ts'
import type { ContentFolder } from './read-folder.ts'
import { mostAdvised, type RedactionFault } from './redaction-fault.ts'
import { findListed, redactionsName } from './redactions.ts'
import { isWhole } from './whole-folder.ts'

/** Among more people nobody is looked for who may be meant. */
const mostPeople = 5_000

/** @param questions all of the folder that could be prepared. @param elsewhere places of names that other texts hold. */
export function findIdleRedactions(
  folder: Pick<ContentFolder, 'files' | 'issues' | 'people' | 'redactions'>,
  questions: readonly { redacted: readonly number[] }[],
  elsewhere: readonly number[] = [],
): RedactionFault[] {
  const { actors } = folder.redactions
  const inexact = findInexactPeople(folder)
  const isKnown = isWhole(folder, questions) && inexact.length === 0
  return [
    ...(isKnown ? findUnused(folder, [...questions, { redacted: elsewhere }]) : []),
    ...inexact,
    ...findShort(actors),
  ]
}

/** A name that stands there twice, or once in each scope, is used when either is; a person by any of the names. */
function findUnused(
  { people: others, redactions: { actors } }: Pick<ContentFolder, 'people' | 'redactions'>,
  questions: readonly { redacted: readonly number[] }[],
): RedactionFault[] {
  const used = new Set(questions.flatMap(({ redacted }) => redacted))
  const usedKeys = new Set(Array.from(used, (place) => toNameKey(actors[place]?.name ?? '')))
  const people = new Set(actors.flatMap(({ person }) => person ?? []))
  const named = new Set(actors.flatMap(({ name, person }) => (name === '' ? [] : (person ?? []))))
  const usedPeople = new Set(
    actors.flatMap(({ name, person }, place) =>
      used.has(place) || usedKeys.has(toNameKey(name)) ? [person] : [],
    ),
  )
  const unused = [...people].filter((id) => !usedPeople.has(id))
  const areFew = unused.length <= mostAdvised && others.size <= mostPeople
  const known = areFew ? [...others.keys()] : []
  return [
    ...actors.flatMap(({ name, person }, place) =>
      person !== undefined || usedKeys.has(toNameKey(name))
        ? []
        : [toNameFault('unknown-redaction', { name, place })],
    ),
    ...unused.map((id) => {
      const fault = toPersonFault('unknown-redaction', id, id)
      return named.has(id) ? fault : withNearest(fault, findNearestId(id, known))
    }),
  ]
}

/** Nobody is redacted by another spelling of an id. */
function findInexactPeople({
  people,
  redactions,
}: Pick<ContentFolder, 'people' | 'redactions'>): RedactionFault[] {
  const byKey = new Map(Array.from(people.keys(), (id) => [toIdKey(id), id]))
  return [...redactions.people].flatMap((id): RedactionFault[] => {
    const meant = byKey.get(toIdKey(id))
    if (meant === undefined) return []
    return [withNearest(toPersonFault('inexact-redaction', id, id), meant)]
  })
}

function withNearest({ detail, ...fault }: RedactionFault, id: string | undefined): RedactionFault {
  return { ...fault, detail: id === undefined ? detail : { ...detail, nearest: `id: ${id}` } }
}

/** Names that are masked in actor fields, but not in texts. */
function findShort(actors: readonly RedactedName[]): RedactionFault[] {
  return actors.flatMap(({ name, onlyActors, person }, place) => {
    if (onlyActors || isLookedFor(name)) return []
    return [
      person === undefined
        ? toNameFault('short-redaction', { name, place })
        : toPersonFault('short-redaction', person, name),
    ]
  })
}

type RedactionCode = 'unknown-redaction' | 'short-redaction' | 'inexact-redaction'

function toNameFault(code: RedactionCode, { name, place }: { name: string; place: number }): RedactionFault {
  const find = (root: YamlNode) => findNode(root, ['actors', place, 'name'])
  return { code, path: redactionsName, find, detail: { key: 'actors', value: name } }
}

function toPersonFault(code: RedactionCode, id: string, value: string): RedactionFault {
  const find = (root: YamlNode) => findListed(root, 'people', { id })
  return { code, path: redactionsName, find, detail: { key: 'people', value } }
}
