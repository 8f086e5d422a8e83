// Entries of redactions.yaml that hide nothing, or less than was meant.
import { findNode } from '../question/find-node.ts'
import { toIdKey } from '../question/question-id.ts'
import { isLookedFor, type RedactedName, toNameKey } from '../question/redacted-names.ts'
import type { YamlNode } from '../question/yaml.ts'
import type { ContentFolder } from './read-folder.ts'
import type { RedactionFault } from './redaction-fault.ts'
import { findListed, redactionsName } from './redactions.ts'

/** @param questions all of the folder that could be prepared. */
export function findIdleRedactions(
  folder: Pick<ContentFolder, 'files' | 'people' | 'redactions'>,
  questions: readonly { redacted: readonly number[] }[],
): RedactionFault[] {
  const { actors } = folder.redactions
  const inexact = findInexactPeople(folder)
  // What a file with faults holds is not known.
  const isWhole = questions.length === folder.files.length && inexact.length === 0
  return [...(isWhole ? findUnused(actors, questions) : []), ...inexact, ...findShort(actors)]
}

/** A name that stands there twice, or once in each scope, is used when either is; a person by any of the names. */
function findUnused(
  actors: readonly RedactedName[],
  questions: readonly { redacted: readonly number[] }[],
): RedactionFault[] {
  const used = new Set(questions.flatMap(({ redacted }) => redacted))
  const usedKeys = new Set(Array.from(used, (place) => toNameKey(actors[place]?.name ?? '')))
  const people = new Set(actors.flatMap(({ person }) => person ?? []))
  const usedPeople = new Set(
    actors.flatMap(({ name, person }, place) =>
      used.has(place) || usedKeys.has(toNameKey(name)) ? [person] : [],
    ),
  )
  return [
    ...actors.flatMap(({ name, person }, place) =>
      person !== undefined || usedKeys.has(toNameKey(name))
        ? []
        : [toNameFault('unknown-redaction', { name, place })],
    ),
    ...[...people]
      .filter((id) => !usedPeople.has(id))
      .map((id) => toPersonFault('unknown-redaction', id, id)),
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
    const { detail, ...fault } = toPersonFault('inexact-redaction', id, id)
    return [{ ...fault, detail: { ...detail, nearest: `id: ${meant}` } }]
  })
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
