// What masks can't do, of what redactions.yaml asks for and of personal data: reported, never passed over (decision 25).

import { toReadableAddress } from '../format/addresses.ts'
import { createToPosition, type Issue, type Position } from '../format/issue.ts'
import { listTexts } from '../format/leaf.ts'
import { toAliasText } from '../format/names.ts'
import { findNode } from '../format/values.ts'
import { parseYamlFile, type YamlNode } from '../format/yaml.ts'
import {
  type DescribedKind,
  type DescribedNames,
  describedPaths,
  findDescribed,
  showDescribed,
} from './described.ts'
import { readText } from './disk.ts'
import { findIdleRedactions, findUnknownRedactions, type RedactionFault } from './idle-redactions.ts'
import {
  checkPersonalTexts,
  createFindRedactedName,
  type OpenText,
  tellPersonalData,
  toOpenDataIssues,
} from './open-texts.ts'
import { type People, peopleName } from './people.ts'
import type { ContentFolder } from './read-folder.ts'
import { findListed, redactionsName } from './redaction-shapes.ts'
import type { WithheldTexts } from './redactions.ts'
import { type Settings, settingsSchema } from './settings.ts'
import type { SmallFiles } from './small-files.ts'
import { type Synonyms, synonymsName } from './synonyms.ts'

/** @param questions all of the folder that could be prepared. @param others places of names that other texts hold. */
export function readRedactionIssues(
  folder: ContentFolder,
  questions: Parameters<typeof findUnknownRedactions>[1] & Parameters<typeof findIdleRedactions>[1],
  others: readonly number[] = [],
): Issue[] {
  const { masked } = showDescribed(folder)
  const data = [...readUnmaskedData(folder), ...readDescribedData(folder, masked)]
  const elsewhere = [...others, ...Object.values(masked).flatMap(({ names }) => names)]
  const ofNames = folder.redactions.actors.length > 0
  const faults = [
    ...(ofNames ? [...findIdleRedactions(folder, questions, elsewhere), ...findUnmaskedNames(folder)] : []),
    ...findUnknownRedactions(folder, questions),
  ]
  const findPlace = createFindPlace(folder.path)
  return [...data, ...faults.map(({ find, ...fault }) => ({ ...fault, ...findPlace({ ...fault, find }) }))]
}

/** Personal data that is masked in what hashtags and categories mean. */
function readDescribedData(
  folder: ContentFolder,
  masked: ReturnType<typeof showDescribed>['masked'],
): Issue[] {
  const issues = (['tags', 'categories'] satisfies DescribedKind[]).flatMap((of) => {
    const { personalData } = masked[of]
    if (personalData.length === 0) return []
    return checkPersonalTexts(describedPaths[of], readText(folder.path, describedPaths[of]), personalData)
  })
  return tellPersonalData(issues, folder.settings)
}

/** A text of a small file that is shown as it is, and where. */
interface UnmaskedText extends OpenText, Pick<RedactionFault, 'path' | 'find'> {}

function findUnmaskedNames(folder: SmallFiles): RedactionFault[] {
  const findName = createFindRedactedName(folder.redactions.actors)
  return listUnmasked(folder).flatMap(({ text, key, path, find }): RedactionFault[] => {
    const value = findName(text)
    return value === undefined ? [] : [{ code: 'redacted-name', path, find, detail: { key, value } }]
  })
}

/** Of each file one warning a kind. In names of categories it is masked. */
function readUnmaskedData(folder: SmallFiles & Pick<ContentFolder, 'path'>): Issue[] {
  const shown = listUnmasked(folder).filter(({ key }) => key !== 'category')
  const byPath = Map.groupBy(shown, ({ path }) => path)
  const findPlace = createFindPlace(folder.path)
  return [...byPath].flatMap(([path, texts]) => toOpenDataIssues(path, texts, findPlace))
}

function listUnmasked({ redactions, settings, synonyms, people, described }: SmallFiles): UnmaskedText[] {
  const { questions, answers, comments } = redactions
  return [
    ...listIds(questions),
    ...listTextIds('answers', answers),
    ...listTextIds('comments', comments),
    ...listSettings(settings),
    ...listSynonyms(synonyms),
    ...listPeople(people),
    ...listDescribed(described, 'tags'),
    ...listDescribed(described, 'categories'),
  ]
}

/** The address of a withheld question stays. */
function listIds(ids: ReadonlySet<string>): UnmaskedText[] {
  return Array.from(ids, (id) => ({
    text: id,
    key: 'id',
    isAddress: true,
    path: redactionsName,
    find: (root) => findListed(root, 'questions', { id }),
  }))
}

/** The place of a withheld answer or comment stays. */
function listTextIds(list: 'answers' | 'comments', withheld: WithheldTexts): UnmaskedText[] {
  return [...withheld].flatMap(([question, ids]) =>
    Array.from(ids, (id) => ({
      text: id,
      key: list,
      isAddress: true,
      path: redactionsName,
      find: (root: YamlNode) => findListed(root, list, { question, id }),
    })),
  )
}

/** Ids and addresses of those who are not redacted; their texts are masked. */
function listPeople(people: People): UnmaskedText[] {
  const shared = { key: 'people', isAddress: true, path: peopleName }
  const findKey = createFindKey()
  return [...people].flatMap(([id, { url }]): UnmaskedText[] => [
    { ...shared, text: id, find: (root) => findKey(root, id) },
    ...(url === undefined
      ? []
      : [{ ...shared, text: toReadableAddress(url), find: (root: YamlNode) => findNode(root, [id, 'url']) }]),
  ])
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

/** Settings whose value no page shows, and the line that is masked as bodies are. */
const unseen = new Set(['referenceDate', 'formerUrls', 'footer'])

function listSettings(settings: Settings): UnmaskedText[] {
  return listTexts(settings, settingsSchema).flatMap(({ text, field, path: at }) =>
    unseen.has(String(at[0]))
      ? []
      : {
          text: toReadableAddress(text),
          key: at.filter((step) => typeof step === 'string').join('.'),
          isAddress: field.leaf === 'address',
          path: 'archive.yaml',
          find: (root) => findNode(root, at),
        },
  )
}

function listSynonyms(synonyms: Synonyms): UnmaskedText[] {
  return synonyms.flatMap(({ hashtag, spellings }) =>
    spellings.map((spelling, index) => ({
      text: spelling.hashtag,
      key: 'synonyms',
      isAddress: true,
      path: synonymsName,
      find: (root: YamlNode) => findNode(root, [hashtag, index]),
    })),
  )
}

/** Names, of which those of categories hold no redacted one, and old addresses; descriptions are masked. */
function listDescribed(described: DescribedNames, of: DescribedKind): UnmaskedText[] {
  const shared = { isAddress: true, path: describedPaths[of] }
  return described[of].flatMap(({ name, aliases }): UnmaskedText[] => [
    {
      ...shared,
      text: name,
      key: of === 'tags' ? 'tags' : 'category',
      find: (root) => findDescribed(root, [name]),
    },
    ...aliases.map((alias, index) => ({
      ...shared,
      text: toAliasText(alias),
      key: 'aliases',
      find: (root: YamlNode) => findDescribed(root, [name, 'aliases', index]),
    })),
  ])
}

/** Where a value is in a small file; each file is read again once, however many faults it has. */
function createFindPlace(folder: string): (fault: Pick<RedactionFault, 'path' | 'find'>) => Position {
  const readPlaces = (path: string) => {
    const text = readText(folder, path)
    const root = parseYamlFile(path, text)
    return { root: 'code' in root ? undefined : root, toPosition: createToPosition(text) }
  }
  const files = new Map<string, ReturnType<typeof readPlaces>>()
  return ({ path, find }) => {
    const places = files.get(path) ?? readPlaces(path)
    files.set(path, places)
    const node = places.root && find(places.root)
    return places.toPosition(Math.max(0, node?.start ?? 0))
  }
}
