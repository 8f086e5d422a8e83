// What redactions.yaml asks for and masks can't do: said, never passed over (decision 25).
import { findNode } from '../question/find-node.ts'
import type { Issue } from '../question/issue.ts'
import { toPosition } from '../question/position.ts'
import { toIdKey } from '../question/question-id.ts'
import { isLookedFor, type RedactedName, toNameKey } from '../question/redacted-names.ts'
import { toReadableAddress } from '../question/web-address.ts'
import type { YamlNode } from '../question/yaml.ts'
import { parseYamlFile } from '../question/yaml-tree.ts'
import { createFindRedactedName, type FindRedactedName } from './check-redacted-names.ts'
import { synonymsName } from './check-synonyms.ts'
import { type People, peopleName } from './people.ts'
import type { ContentFolder } from './read-folder.ts'
import { readText } from './read-text.ts'
import { findListed, redactionsName, type WithheldTexts } from './redactions.ts'
import type { Settings } from './settings.ts'
import type { Synonyms } from './synonyms.ts'

/** @param questions all of the folder that could be prepared. */
export function readRedactionIssues(
  folder: ContentFolder,
  questions: readonly { redacted: readonly number[] }[],
): Issue[] {
  const { actors, questions: withheld, answers, comments } = folder.redactions
  if (actors.length === 0) return []
  const findName = createFindRedactedName(actors)
  const inexact = findInexactPeople(folder)
  return [
    // What a file with faults holds is not known.
    ...(questions.length === folder.files.length && inexact.length === 0
      ? findUnused(actors, questions)
      : []),
    ...inexact,
    ...findShort(actors),
    ...findInIds(withheld, findName),
    ...findInTextIds('answers', answers, findName),
    ...findInTextIds('comments', comments, findName),
    ...findInSettings(folder.settings, findName),
    ...findInSynonyms(folder.synonyms, findName),
    ...findInPeople(folder.people, findName),
  ].map((fault) => toIssue(folder.path, fault))
}

interface Fault extends Pick<Issue, 'code' | 'path' | 'detail'> {
  /** The value in its file. */
  find: (root: YamlNode) => YamlNode | undefined
}

/** A name that stands there twice, or once in each scope, is used when either is; a person by any of the names. */
function findUnused(
  actors: readonly RedactedName[],
  questions: readonly { redacted: readonly number[] }[],
): Fault[] {
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
function findInexactPeople({ people, redactions }: ContentFolder): Fault[] {
  const byKey = new Map(Array.from(people.keys(), (id) => [toIdKey(id), id]))
  return [...redactions.people].flatMap((id): Fault[] => {
    const meant = byKey.get(toIdKey(id))
    if (meant === undefined) return []
    const { detail, ...fault } = toPersonFault('inexact-redaction', id, id)
    return [{ ...fault, detail: { ...detail, nearest: `id: ${meant}` } }]
  })
}

/** Names that are masked in actor fields, but not in texts. */
function findShort(actors: readonly RedactedName[]): Fault[] {
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

function toNameFault(code: RedactionCode, { name, place }: { name: string; place: number }): Fault {
  const find = (root: YamlNode) => findNode(root, ['actors', place, 'name'])
  return { code, path: redactionsName, find, detail: { key: 'actors', value: name } }
}

function toPersonFault(code: RedactionCode, id: string, value: string): Fault {
  const find = (root: YamlNode) => findListed(root, 'people', { id })
  return { code, path: redactionsName, find, detail: { key: 'people', value } }
}

/** The address of a withheld question stays. */
function findInIds(ids: ReadonlySet<string>, findName: FindRedactedName): Fault[] {
  return [...ids].flatMap((id) => {
    const name = findName(id)
    if (name === undefined) return []
    const find = (root: YamlNode) => findListed(root, 'questions', { id })
    return [{ code: 'redacted-name', path: redactionsName, find, detail: { key: 'id', value: name } }]
  })
}

/** The place of a withheld answer or comment stays. */
function findInTextIds(
  list: 'answers' | 'comments',
  withheld: WithheldTexts,
  findName: FindRedactedName,
): Fault[] {
  return [...withheld].flatMap(([question, ids]) =>
    [...ids].flatMap((id): Fault[] => {
      const name = findName(id)
      if (name === undefined) return []
      const find = (root: YamlNode) => findListed(root, list, { question, id })
      return [{ code: 'redacted-name', path: redactionsName, find, detail: { key: list, value: name } }]
    }),
  )
}

/** Ids and addresses of those who are not redacted; their texts are masked. */
function findInPeople(people: People, findName: FindRedactedName): Fault[] {
  return [...people].flatMap(([id, { url }]): Fault[] => {
    const toFault = (name: string, key?: string): Fault => ({
      code: 'redacted-name',
      path: peopleName,
      find: (root) => (key === undefined ? findKeyNode(root, id) : findNode(root, [id, key])),
      detail: { key: 'people', value: name },
    })
    const inId = findName(id)
    const inUrl = url === undefined ? undefined : findName(toReadableAddress(url))
    return [
      ...(inId === undefined ? [] : [toFault(inId)]),
      ...(inUrl === undefined ? [] : [toFault(inUrl, 'url')]),
    ]
  })
}

function findKeyNode(root: YamlNode, id: string): YamlNode | undefined {
  const pairs = root.type === 'mapping' ? root.pairs : []
  return pairs.find(({ key }) => key.text.normalize('NFC') === id)?.key
}

/** Settings whose value no page shows. */
const unseen = new Set(['referenceDate', 'locale', 'personalData', 'formerUrls'])

function findInSettings(settings: Settings, findName: FindRedactedName): Fault[] {
  const shown = Object.entries(settings).filter(([key]) => !unseen.has(key))
  return listTexts(Object.fromEntries(shown)).flatMap(({ at, text }) => {
    const name = findName(text)
    if (name === undefined) return []
    const find = (root: YamlNode) => findNode(root, at)
    return [{ code: 'redacted-name', path: 'archive.yaml', find, detail: { key: at.join('.'), value: name } }]
  })
}

function findInSynonyms(synonyms: Synonyms, findName: FindRedactedName): Fault[] {
  return synonyms.flatMap(({ hashtag, spellings }) =>
    spellings.flatMap((spelling, index) => {
      const name = findName(spelling.hashtag)
      if (name === undefined) return []
      const find = (root: YamlNode) => findNode(root, [hashtag, index])
      return [{ code: 'redacted-name', path: synonymsName, find, detail: { key: 'synonyms', value: name } }]
    }),
  )
}

function listTexts(value: unknown, at: readonly string[] = []): { at: readonly string[]; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => listTexts(each, [...at, key]))
}

function toIssue(folder: string, { find, ...fault }: Fault): Issue {
  const text = readText(folder, fault.path)
  const root = parseYamlFile(fault.path, text)
  const node = 'code' in root ? undefined : find(root)
  return { ...fault, ...toPosition(text, Math.max(0, node?.start ?? 0)) }
}
