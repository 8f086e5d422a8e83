// What a change does to the small files of the folder, to its pages and to its pictures.
import { join } from 'node:path'
import type { DescribedKind, DescribedNames } from '../folder/described.ts'
import { listPageFiles, pageFolder } from '../folder/files.ts'
import type { People } from '../folder/people.ts'
import type { Content } from '../folder/read-content.ts'
import type { Redactions, WithheldTexts } from '../folder/redactions.ts'
import type { Settings } from '../folder/settings.ts'
import { type Synonyms, toSpellings } from '../folder/synonyms.ts'
import { compareText } from '../format/issue.ts'
import { toIdKey, toQuestionId } from '../format/names.ts'
import { pictureFolder } from '../format/pictures/picture.ts'
import { readRegularFile } from '../kept/files.ts'
import { themeFolder } from '../look/theme.ts'
import { type Change, comparePosts, type PreparePosts } from './posts.ts'
import type { BaseFiles } from './read-base.ts'
import { compareValues, toValues, type ValueChange, type Values, without } from './values.ts'

/** Keys in code-unit order, with what they hold as JSON. */
export function compareSettings(before: Settings, after: Settings): ValueChange[] {
  const toTexts = (settings: Settings) =>
    toValues(Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, JSON.stringify(value)])))
  return compareInOrder(toTexts(before), toTexts(after))
}

/**
 * Spellings whose addresses lead to a listing from now on, and those whose addresses are gone. Hashtags are in code-unit
 * order; that of spellings says nothing.
 */
export function compareSynonyms(before: Synonyms, after: Synonyms): ValueChange[] {
  const toSorted = (synonyms: Synonyms): Values =>
    new Map(Array.from(toSpellings(synonyms), ([hashtag, all]) => [`#${hashtag}`, all.toSorted(compareText)]))
  return compareInOrder(toSorted(before), toSorted(after))
}

function compareInOrder(before: Values, after: Values): ValueChange[] {
  return compareValues(before, after).sort((a, b) => compareText(a.path, b.path))
}

/** Of a person, a hashtag or a category. */
export interface NamedChange {
  name: string
  changes: readonly ValueChange[]
  /** Of somebody new to people.yaml, or no longer in it: the name is told, and nothing else. */
  person?: { presence: 'added' | 'removed'; name: string }
}

/** Hashtags, then categories, each in code-unit order. */
export function compareDescribed(before: DescribedNames, after: DescribedNames): NamedChange[] {
  const compare = (of: DescribedKind, sign: string) => {
    const toMap = (all: DescribedNames) =>
      new Map(all[of].map(({ name, ...others }) => [`${sign}${name}`, others]))
    return compareNamed(toMap(before), toMap(after))
  }
  return [...compare('tags', '#'), ...compare('categories', '')]
}

/** Ids in code-unit order. Of somebody who is redacted on either side nothing is reported. */
export function comparePeople(before: People, after: People, { people }: Redactions): NamedChange[] {
  const redacted = new Set(Array.from(people, toIdKey))
  const changes = compareNamed(before, after).filter(({ name }) => !redacted.has(toIdKey(name)))
  return changes.map((change) => {
    const [old, now] = [before.get(change.name), after.get(change.name)]
    const only = old ?? now
    if (!only || (old && now)) return change
    return { ...change, changes: [], person: { presence: now ? 'added' : 'removed', name: only.name } }
  })
}

function compareNamed(before: ReadonlyMap<string, object>, after: typeof before): NamedChange[] {
  return listKeys(before, after).flatMap((name) => {
    const changes = compareValues(toValues(before.get(name) ?? {}), toValues(after.get(name) ?? {}))
    return changes.length === 0 ? [] : [{ name, changes }]
  })
}

/** Keys of either, in code-unit order. */
function listKeys(old: ReadonlyMap<string, unknown>, now: typeof old): string[] {
  return [...new Set([...old.keys(), ...now.keys()])].sort(compareText)
}

// What comes under redactions.yaml and what is no longer there, without anything that it hides. Questions that are
// withheld or shown again are reported as removed and new ones.

interface NamesChange {
  of: 'names' | 'people'
  /** Numbers of entries: a redacted name is never shown. */
  added: number
  removed: number
}

/** Ids of answers and comments of the question of that name, in code-unit order. */
type WithheldChange = NamedChange & { of: 'texts'; title: string }

export type RedactionChange = NamesChange | WithheldChange

/** @param titles of the questions of either state, by id; of others nothing is reported. */
export function compareRedactions(
  old: Redactions,
  now: Redactions,
  titles: ReadonlyMap<string, string>,
): RedactionChange[] {
  const toTexts = ({ answers, comments }: Redactions) => {
    const toIds = (texts: WithheldTexts, id: string) => [...(texts.get(id) ?? [])].sort(compareText)
    const ids = [...answers.keys(), ...comments.keys()]
    return new Map(ids.map((id) => [id, { answers: toIds(answers, id), comments: toIds(comments, id) }]))
  }
  return [
    ...compareNames('names', listNames(old), listNames(now)),
    ...compareNames('people', [...old.people], [...now.people]),
    ...compareNamed(toTexts(old), toTexts(now)).flatMap((change): WithheldChange[] => {
      const title = titles.get(change.name)
      return title === undefined ? [] : [{ ...change, of: 'texts', title }]
    }),
  ]
}

/** Names of people come and go with the person. */
function listNames({ actors }: Redactions): string[] {
  return actors
    .filter(({ person }) => person === undefined)
    .map(({ name, onlyActors }) => JSON.stringify([name, onlyActors]))
}

function compareNames(of: NamesChange['of'], old: readonly string[], now: readonly string[]): NamesChange[] {
  const [added, removed] = [without(now, old).length, without(old, now).length]
  return added + removed === 0 ? [] : [{ of, added, removed }]
}

export interface FileChange {
  /** Inside the content folder. */
  path: string
  change: 'new' | 'changed' | 'removed'
  /** Of a page, part by part; absent of one that has faults in either state. */
  changes?: readonly Change[]
}

type ComparedBase = Pick<BaseFiles, 'paths' | 'isSame'>

/** Without pages that show the same. @throws Failure of Git */
export function comparePages(folder: string, base: BaseFiles, prepare: PreparePosts['page']): FileChange[] {
  return compareFolders([pageFolder], listPageFiles(folder).files, base).flatMap((each): FileChange[] => {
    const { path } = each
    const [old] = base.read([path.normalize('NFC')]).values()
    if (each.change !== 'changed' || !old) return [each]
    const id = toQuestionId(path) ?? ''
    const before = prepare({ id, path, bytes: old })
    const after = prepare({ id, path, bytes: readRegularFile(join(folder, path)) })
    if (!before || !after) return [each]
    const changes = comparePosts(before, after)
    return changes.length === 0 ? [] : [{ ...each, changes }]
  })
}

/** Files below `files/` and `theme/` that are not as they were, in order of path. */
export function comparePictures(
  { pictures, themePictures }: Pick<Content, 'pictures' | 'themePictures'>,
  base: ComparedBase,
): FileChange[] {
  const current = [...pictures.values(), ...Object.values(themePictures)]
  return compareFolders([pictureFolder, themeFolder], current, base)
}

function compareFolders(
  folders: readonly string[],
  files: readonly { path: string }[],
  base: ComparedBase,
): FileChange[] {
  const before = base.paths.filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)))
  const known = new Set(before.map((path) => path.normalize('NFC')))
  const current = new Map(files.map(({ path }) => [path.normalize('NFC'), path]))
  const kept = [...current].flatMap(([key, path]): FileChange[] => {
    if (base.isSame(path)) return []
    return [{ path, change: known.has(key) ? 'changed' : 'new' }]
  })
  const removed = before.filter((path) => !current.has(path.normalize('NFC')))
  return [...kept, ...removed.map((path): FileChange => ({ path, change: 'removed' }))].sort((a, b) =>
    compareText(a.path, b.path),
  )
}
