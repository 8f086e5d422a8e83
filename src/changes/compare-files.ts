// What a change does to the small files of the folder and to its pictures.
import type { DescribedKind, DescribedNames } from '../folder/described.ts'
import type { People, Person } from '../folder/people.ts'
import type { Content } from '../folder/read-content.ts'
import type { Redactions, WithheldTexts } from '../folder/redactions.ts'
import type { Settings } from '../folder/settings.ts'
import { type Synonyms, toSpellings } from '../folder/synonyms.ts'
import { compareText } from '../format/issue.ts'
import { type Hashtag, toIdKey } from '../format/names.ts'
import { pictureFolder } from '../format/pictures/picture.ts'
import { themeFolder } from '../look/theme.ts'
import { compareLists, type ListDifference, type Replacement, toReplacement } from './compare-questions.ts'
import type { BaseFiles } from './read-base.ts'

export interface SettingChange {
  key: string
  /** As JSON; undefined where the setting is not set. */
  before: string | undefined
  after: string | undefined
}

/** Keys in code-unit order. */
export function compareSettings(before: Settings, after: Settings): SettingChange[] {
  const [old, now] = [toTexts(before), toTexts(after)]
  return listKeys(old, now).flatMap((key) => {
    const change = { key, before: old.get(key), after: now.get(key) }
    return change.before === change.after ? [] : [change]
  })
}

function toTexts(settings: Settings): Map<string, string> {
  return new Map(Object.entries(settings).map(([key, value]) => [key, JSON.stringify(value)]))
}

/** Spellings whose addresses lead to a listing from now on, and those whose addresses are gone. */
export interface SynonymChange extends ListDifference<Hashtag> {
  hashtag: Hashtag
}

/** Hashtags in code-unit order. The order of spellings says nothing. */
export function compareSynonyms(before: Synonyms, after: Synonyms): SynonymChange[] {
  const [old, now] = [toSpellings(before), toSpellings(after)]
  return listKeys(old, now).flatMap((hashtag) => {
    const { added, removed } = compareIds(old.get(hashtag) ?? [], now.get(hashtag) ?? [])
    return added.length + removed.length === 0 ? [] : [{ hashtag, added, removed }]
  })
}

export interface DescribedChange {
  of: DescribedKind
  name: string
  /** That another description is there; what it says is not shown. */
  description?: 'added' | 'changed' | 'removed'
  aliases?: ListDifference<string>
}

/** Hashtags, then categories, each in code-unit order. */
export function compareDescribed(before: DescribedNames, after: DescribedNames): DescribedChange[] {
  return (['tags', 'categories'] as const).flatMap((of) => {
    const toMap = (all: DescribedNames) => new Map(all[of].map((each) => [each.name, each]))
    const [old, now] = [toMap(before), toMap(after)]
    return listKeys(old, now).flatMap((name): DescribedChange[] => {
      const [was, is] = [old.get(name), now.get(name)]
      const aliases = compareLists(was?.aliases ?? [], is?.aliases ?? [])
      const differences = {
        ...toDescriptionChange(was?.description, is?.description),
        ...(aliases ? { aliases } : {}),
      }
      return Object.keys(differences).length === 0 ? [] : [{ of, name, ...differences }]
    })
  })
}

function toDescriptionChange(
  was: string | undefined,
  is: string | undefined,
): Pick<DescribedChange, 'description'> {
  if (was === is) return {}
  if (was === undefined) return { description: 'added' }
  return { description: is === undefined ? 'removed' : 'changed' }
}

export interface PersonChange {
  id: string
  /** The present name of somebody added, the last one of somebody removed. */
  name: string
  /** Whether the person is new to the file, or is no longer in it; absent where an entry was edited. */
  presence?: 'added' | 'removed'
  renamed?: Replacement<string> | undefined
  formerNames?: ListDifference<string> | undefined
  url?: Replacement<string | undefined> | undefined
  /** That the few sentences are others; what they say is not shown. */
  about?: true | undefined
}

/** Ids in code-unit order. Of somebody who is redacted on either side nothing is reported. */
export function comparePeople(
  before: People,
  after: People,
  { people: redacted }: Redactions,
): PersonChange[] {
  const keys = new Set(Array.from(redacted, toIdKey))
  const ids = listKeys(before, after).filter((id) => !keys.has(toIdKey(id)))
  return ids.flatMap((id) => comparePerson(id, before.get(id), after.get(id)))
}

function comparePerson(id: string, old: Person | undefined, now: Person | undefined): PersonChange[] {
  if (!old) return now ? [{ id, presence: 'added', name: now.name }] : []
  if (!now) return [{ id, presence: 'removed', name: old.name }]
  const differences = {
    renamed: toReplacement(old.name, now.name),
    formerNames: compareLists(old.formerNames, now.formerNames),
    url: toReplacement(old.url, now.url),
    about: old.about === now.about ? undefined : (true as const),
  }
  return Object.values(differences).some(Boolean) ? [{ id, name: now.name, ...differences }] : []
}

// What comes under redactions.yaml and what is no longer there, without anything that it hides. Questions that are
// withheld or shown again are reported as removed and new ones.

interface NamesChange {
  of: 'names' | 'people'
  /** Numbers of entries: a redacted name is never shown. */
  added: number
  removed: number
}

/** Ids in code-unit order. */
export interface WithheldChange {
  of: 'texts'
  /** Of the question. */
  id: string
  title: string
  answers: ListDifference<string>
  comments: ListDifference<string>
}

export type RedactionChange = NamesChange | WithheldChange

/** @param titles of the questions of either state, by id; of others nothing is reported. */
export function compareRedactions(
  old: Redactions,
  now: Redactions,
  titles: ReadonlyMap<string, string>,
): RedactionChange[] {
  return [
    ...toNamesChange('names', listNames(old), listNames(now)),
    ...toNamesChange('people', [...old.people], [...now.people]),
    ...compareTexts(old, now, titles),
  ]
}

/** Names of people come and go with the person. */
function listNames({ actors }: Redactions): string[] {
  return actors
    .filter(({ person }) => person === undefined)
    .map(({ name, onlyActors }) => JSON.stringify([name, onlyActors]))
}

function toNamesChange(of: NamesChange['of'], old: readonly string[], now: readonly string[]): NamesChange[] {
  const { added, removed } = compareIds(old, now)
  return added.length + removed.length === 0 ? [] : [{ of, added: added.length, removed: removed.length }]
}

function compareTexts(
  old: Redactions,
  now: Redactions,
  titles: ReadonlyMap<string, string>,
): WithheldChange[] {
  const toWithheld = ({ answers, comments }: Redactions) => new Map([...answers, ...comments])
  return listKeys(toWithheld(old), toWithheld(now)).flatMap((id) => {
    const title = titles.get(id)
    const compare = (before: WithheldTexts, after: WithheldTexts) =>
      compareIds([...(before.get(id) ?? [])], [...(after.get(id) ?? [])])
    const [answers, comments] = [compare(old.answers, now.answers), compare(old.comments, now.comments)]
    const isSame = [answers, comments].every(({ added, removed }) => added.length + removed.length === 0)
    return title === undefined || isSame ? [] : [{ of: 'texts' as const, id, title, answers, comments }]
  })
}

function compareIds(old: readonly string[], now: readonly string[]): ListDifference<string> {
  return compareLists(old.toSorted(compareText), now.toSorted(compareText)) ?? { added: [], removed: [] }
}

/** Keys of either, in code-unit order. */
function listKeys(old: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>): string[] {
  return [...new Set([...old.keys(), ...now.keys()])].sort(compareText)
}

export interface FileChange {
  /** Inside the content folder. */
  path: string
  change: 'new' | 'changed' | 'removed'
}

type ComparedBase = Pick<BaseFiles, 'paths' | 'isSame'>

/** Files below `files/` and `theme/` that are not as they were, in order of path. */
export function comparePictures(
  { pictures, themePictures }: Pick<Content, 'pictures' | 'themePictures'>,
  base: ComparedBase,
): FileChange[] {
  const current = [...pictures.values(), ...Object.values(themePictures)]
  return compareFolders([pictureFolder, themeFolder], current, base)
}

export function compareFolders(
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
