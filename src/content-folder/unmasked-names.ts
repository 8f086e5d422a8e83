// Redacted names where no mask can be put: in ids, addresses and settings.
import { findNode } from '../question/find-node.ts'
import { toReadableAddress } from '../question/web-address.ts'
import type { YamlNode } from '../question/yaml.ts'
import { createFindRedactedName, type FindRedactedName } from './check-redacted-names.ts'
import { synonymsName } from './check-synonyms.ts'
import { type People, peopleName } from './people.ts'
import type { ContentFolder } from './read-folder.ts'
import type { RedactionFault } from './redaction-fault.ts'
import { findListed, redactionsName, type WithheldTexts } from './redactions.ts'
import type { Settings } from './settings.ts'
import type { Synonyms } from './synonyms.ts'

export function findUnmaskedNames({
  redactions,
  settings,
  synonyms,
  people,
}: Pick<ContentFolder, 'redactions' | 'settings' | 'synonyms' | 'people'>): RedactionFault[] {
  const { actors, questions, answers, comments } = redactions
  const findName = createFindRedactedName(actors)
  return [
    ...findInIds(questions, findName),
    ...findInTextIds('answers', answers, findName),
    ...findInTextIds('comments', comments, findName),
    ...findInSettings(settings, findName),
    ...findInSynonyms(synonyms, findName),
    ...findInPeople(people, findName),
  ]
}

/** The address of a withheld question stays. */
function findInIds(ids: ReadonlySet<string>, findName: FindRedactedName): RedactionFault[] {
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
): RedactionFault[] {
  return [...withheld].flatMap(([question, ids]) =>
    [...ids].flatMap((id): RedactionFault[] => {
      const name = findName(id)
      if (name === undefined) return []
      const find = (root: YamlNode) => findListed(root, list, { question, id })
      return [{ code: 'redacted-name', path: redactionsName, find, detail: { key: list, value: name } }]
    }),
  )
}

/** Ids and addresses of those who are not redacted; their texts are masked. */
function findInPeople(people: People, findName: FindRedactedName): RedactionFault[] {
  const findKey = createFindKey()
  return [...people].flatMap(([id, { url }]): RedactionFault[] => {
    const toFault = (name: string, key?: string): RedactionFault => ({
      code: 'redacted-name',
      path: peopleName,
      find: (root) => (key === undefined ? findKey(root, id) : findNode(root, [id, key])),
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

/** Keys in NFC, of one tree: a long file is walked once. */
function createFindKey(): (root: YamlNode, id: string) => YamlNode | undefined {
  let keys: Map<string, YamlNode> | undefined
  return (root, id) => {
    const pairs = root.type === 'mapping' ? root.pairs : []
    keys ??= new Map(pairs.toReversed().map(({ key }) => [key.text.normalize('NFC'), key]))
    return keys.get(id)
  }
}

/** Settings whose value no page shows. */
const unseen = new Set(['referenceDate', 'locale', 'personalData', 'formerUrls'])

function findInSettings(settings: Settings, findName: FindRedactedName): RedactionFault[] {
  const shown = Object.entries(settings).filter(([key]) => !unseen.has(key))
  return listTexts(Object.fromEntries(shown)).flatMap(({ at, text }) => {
    const name = findName(text)
    if (name === undefined) return []
    const find = (root: YamlNode) => findNode(root, at)
    return [{ code: 'redacted-name', path: 'archive.yaml', find, detail: { key: at.join('.'), value: name } }]
  })
}

function findInSynonyms(synonyms: Synonyms, findName: FindRedactedName): RedactionFault[] {
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
