// What redactions.yaml asks for and masks can't do: said, never passed over (decision 25).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeFile } from '../question/decode.ts'
import { findNode } from '../question/find-node.ts'
import type { Issue } from '../question/issue.ts'
import { toPosition } from '../question/position.ts'
import { isLookedFor, type RedactedName, toNameKey } from '../question/redacted-names.ts'
import type { YamlNode } from '../question/yaml.ts'
import { createFindRedactedName, type FindRedactedName } from './check-redacted-names.ts'
import { synonymsName } from './check-synonyms.ts'
import { parseTree } from './parse-settings.ts'
import type { ContentFolder } from './read-folder.ts'
import type { Settings } from './settings.ts'
import type { Synonyms } from './synonyms.ts'

/** @param questions all of the folder that could be prepared. */
export function readRedactionIssues(
  folder: ContentFolder,
  questions: readonly { redacted: readonly number[] }[],
): Issue[] {
  const { actors, questions: withheld } = folder.redactions
  if (actors.length === 0) return []
  const findName = createFindRedactedName(actors)
  return [
    // What a file with faults holds is not known.
    ...(questions.length === folder.files.length ? findUnused(actors, questions) : []),
    ...findShort(actors),
    ...findInIds(withheld, findName),
    ...findInSettings(folder.settings, findName),
    ...findInSynonyms(folder.synonyms, findName),
  ].map((fault) => toIssue(folder.path, fault))
}

interface Fault extends Pick<Issue, 'code' | 'path' | 'detail'> {
  /** The value in its file. */
  find: (root: YamlNode) => YamlNode | undefined
}

/** A name that stands there twice, or once in each scope, is used when either is. */
function findUnused(
  actors: readonly RedactedName[],
  questions: readonly { redacted: readonly number[] }[],
): Fault[] {
  const used = new Set(questions.flatMap(({ redacted }) => redacted))
  const usedKeys = new Set(Array.from(used, (place) => toNameKey(actors[place]?.name ?? '')))
  return actors.flatMap(({ name }, place) =>
    usedKeys.has(toNameKey(name)) ? [] : [toNameFault('unknown-redaction', name, place)],
  )
}

/** Names that are masked in actor fields, but not in texts. */
function findShort(actors: readonly RedactedName[]): Fault[] {
  return actors.flatMap(({ name, onlyActors }, place) =>
    onlyActors || isLookedFor(name) ? [] : [toNameFault('short-redaction', name, place)],
  )
}

function toNameFault(code: 'unknown-redaction' | 'short-redaction', name: string, place: number): Fault {
  const find = (root: YamlNode) => findNode(root, ['actors', place, 'name'])
  return { code, path: 'redactions.yaml', find, detail: { key: 'actors', value: name } }
}

/** The address of a withheld question stays. */
function findInIds(ids: ReadonlySet<string>, findName: FindRedactedName): Fault[] {
  return [...ids].flatMap((id) => {
    const name = findName(id)
    if (name === undefined) return []
    const find = (root: YamlNode) => findId(root, id)
    return [{ code: 'redacted-name', path: 'redactions.yaml', find, detail: { key: 'id', value: name } }]
  })
}

function findId(root: YamlNode, id: string): YamlNode | undefined {
  const list = findNode(root, ['questions'])
  const nodes = list?.type === 'sequence' ? list.children.map((child) => findNode(child, ['id'])) : []
  return nodes.find((node) => node?.type === 'scalar' && node.text.normalize('NFC') === id)
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
  const root = parseTree(fault.path, text)
  const node = 'code' in root ? undefined : find(root)
  return { ...fault, ...toPosition(text, Math.max(0, node?.start ?? 0)) }
}

function readText(folder: string, path: string): string {
  try {
    const content = decodeFile(path, readFileSync(join(folder, path)))
    return typeof content === 'string' ? content : ''
  } catch {
    return ''
  }
}
