// What concerns the archive as a whole: names, folders, settings, the newest day.

import { settingsSchema } from '../folder/settings.ts'
import { createFindFreeId, toIdKey } from '../format/names.ts'
import { createZone, type Zone } from '../format/time.ts'
import { type CollectedRecords, type Collecting, createNewestDay } from './collect-records.ts'
import type { QuestionText } from './discussion-texts.ts'
import {
  createArchiveNames,
  type DiscussionNames,
  type EditedNames,
  type OtherNames,
  toAliasKey,
} from './fix/archive-names.ts'
import { toValidId } from './fix/ids.ts'
import { findTime } from './fix/time.ts'
import type { DiscussionOutline, SourceImporter } from './importer.ts'
import type { ValidContext } from './make-discussion.ts'
import type { PersonIds } from './people.ts'
import { type PlannedSettings, planSettings } from './plan-settings.ts'
import { parseDiscussionFiles, readDiscussionFile, toOpenContext } from './read-discussion-files.ts'
import { listOtherPeople, readStandingSynonyms, readTarget, type Target } from './read-target.ts'
import type { SourceRecord, Tally } from './records.ts'
import { areDrawn } from './seen-texts.ts'
import type { Spool } from './spool.ts'
import { digestAlias, digestQuestion, isEdited } from './three-way.ts'
import { parseQuestionLine } from './write-import-list.ts'

export interface ImportPlan {
  collected: CollectedRecords
  target: Target
  settings: PlannedSettings
  valid: ValidContext
  people: PersonIds
  /** All that questions carry. */
  hashtags: ReadonlySet<string>
  categories: ReadonlySet<string>
}

interface Begun extends Pick<ImportPlan, 'target' | 'hashtags' | 'categories'> {
  source: SourceRecord
  category: string | undefined
}

export function planImport(
  run: { target: string; into: boolean; category: string | undefined; now: number },
  { spool, tally, importer }: { spool: Spool; tally: Tally; importer: SourceImporter },
) {
  const { dialect = 'html' as const, isKeyOwn = () => true } = importer
  let begun: Begun | undefined
  const begin: Collecting['begin'] = (source) => {
    const folders = createFolders()
    const asked = { folder: run.target, key: source.key, isKeyOwn: isKeyOwn(), into: run.into }
    const target = readTarget(asked, spool, folders.count)
    const category = run.category ?? target.former.category
    const zone = createZone(findTimeZone(target, source))
    const { toNames, ...carried } = createGiveNames(target, { spool, category, zone })
    begun = { source, target, category, ...carried }
    const addDiscussion = (question: DiscussionOutline['question'], records: string | undefined): void => {
      const names = toNames(question)
      const at = findTime(question.at, zone)?.text ?? question.at
      const folder = spool.isThere(names.id) ? '' : folders.choose(at)
      spool.addDiscussion({ source: question.id, id: names.id, folder, names, records })
    }
    return {
      add: (discussion) => addDiscussion(discussion.question, JSON.stringify(discussion)),
      addOutline: ({ question }) => addDiscussion(question, undefined),
      newest: createNewestDay(zone, run.now),
    }
  }
  const settle = (collected: CollectedRecords): ImportPlan => {
    if (!begun) throw new Error('Nothing was read.')
    const { source, target, category, hashtags, categories } = begun
    const told = { ...source, views: source.views ?? collected.areViewsCounted }
    const newest = collected.newest.day()
    const settings = planSettings({ target, source: told, seen: collected, newest, tally })
    const valid = {
      settings: { ...settings.settings, referenceDate: settings.referenceDate },
      category,
      formerCategory: target.former.category,
      dialect,
      baseUrl: source.urls[0],
      // Discourse has drawn formulas as elements: a sign that is left is none.
      mathJax: dialect === 'html' && areDrawn(collected.formulas, source.key.startsWith('stackexchange:')),
      files: new Set(spool.listOtherIds('file').map((path) => `/files/${path}`)),
    }
    const people = planPeople(target.former.people, listOtherPeople(target), { spool, tally })
    return { collected, target, settings, valid, people, hashtags, categories }
  }
  return { begin, settle }
}

/** In which days are counted, before anything else is known: as archive.yaml is going to have it. */
function findTimeZone({ settings, isFresh }: Target, source: SourceRecord): string {
  if (settings && (settings.keys.has('timeZone') || !isFresh)) return settings.settings.timeZone
  const { timeZone } = settingsSchema.shape
  return timeZone.safeParse(source.timeZone).data ?? timeZone.parse(undefined)
}

/**
 * Names of the questions of an import, beside what is there. @param category of questions without one. @returns what is
 * called once for each question, in the order of the source, and all hashtags and categories that questions carry,
 * these and those of others.
 */
function createGiveNames(
  target: Pick<Target, 'folder' | 'former'>,
  { spool, category, zone }: { spool: Spool; category: string | undefined; zone: Zone },
) {
  const { createKeySet } = spool
  const { folder, former } = target
  const ids = spool.listForeignIds()
  const carried = { hashtags: new Set<string>(), categories: new Set<string>() }
  const note = ({ hashtags = [], category }: EditedNames) => {
    for (const hashtag of hashtags) carried.hashtags.add(hashtag)
    if (category !== undefined) carried.categories.add(category)
  }
  const given = createKeySet('given')
  const edited = readEditedNames(folder, { spool, zone })
  for (const names of edited.values()) note(names)
  const synonyms = [...readStandingSynonyms(folder, spool)].flatMap(([hashtag, spellings]) =>
    spellings.map((each) => [each, hashtag] as const),
  )
  const give = createArchiveNames({
    category,
    known: former.ids,
    taken: ids,
    others: readOtherNames(folder, { ids, spool, zone }).map((names) => {
      note(names)
      return names
    }),
    edited,
    synonyms: new Map(synonyms),
    createKeySet,
  })
  const toNames = (question: DiscussionOutline['question']): DiscussionNames => {
    const names = give(question)
    note(names)
    if (former.isOfSource) {
      for (const alias of listNewAliases(names, spool)) given.add(toAliasKey(alias))
    }
    return names
  }
  return { toNames, ...carried }
}

/** Without those that it had before: whoever removed it, or one of them, may have given them to another question. */
function listNewAliases({ id, aliases }: DiscussionNames, spool: Spool): string[] {
  const former = spool.findFormer('question', id)
  if (former === undefined) return aliases
  if (!spool.isThere(id)) return []
  const known = new Set(parseQuestionLine(former)?.aliases)
  return aliases.filter((alias) => !known.has(digestAlias(alias)))
}

/** Files that a web page lists. */
const mostFiles = 1000

/** Which subfolder a question goes to: by year. What is there stays where it is. */
function createFolders() {
  const counts = new Map<string, number>()
  const add = (folder: string) => counts.set(folder, (counts.get(folder) ?? 0) + 1)
  /** The last folder of each year that was not full. */
  const open = new Map<string, number>()
  return {
    /** Counts a question that is there already. @param path `questions/2024/12.md` */
    count: (path: string): void => {
      add(path.slice('questions/'.length, path.lastIndexOf('/')))
    },
    /** For a question that is new: `2024`, or `2024-2` where that is full. */
    choose: (at: string): string => {
      const year = /^\d{4}(?=-)/.exec(at)?.[0] ?? 'undated'
      let number = open.get(year) ?? 1
      const toName = () => (number === 1 ? year : `${year}-${number}`)
      while ((counts.get(toName()) ?? 0) >= mostFiles) number += 1
      open.set(year, number)
      add(toName())
      return toName()
    },
  }
}

/** Names that questions of other sources have, or of a person; those of files with faults nobody knows. */
function* readOtherNames(
  folder: string,
  { ids, spool, zone }: { ids: Iterable<string>; spool: Spool; zone: Zone },
): Generator<OtherNames> {
  const context = toOpenContext(zone)
  const read = (path: string) => readDiscussionFile(folder, path)
  for (const id of ids) {
    const paths = spool.listExisting(id).filter((path) => path.startsWith('questions/'))
    const { question } = parseDiscussionFiles({ id, paths, read }, context)
    if (question) yield question.fields
  }
}

/** Names in questions of this source that a newer import leaves as they are: edited by a person, or beside `#` notes. */
function readEditedNames(
  folder: string,
  { spool, zone }: { spool: Spool; zone: Zone },
): Map<string, EditedNames> {
  const context = toOpenContext(zone)
  const read = (path: string) => readDiscussionFile(folder, path)
  const edited = new Map<string, EditedNames>()
  for (const { id, line, path } of spool.listOwn()) {
    const { question, kept } = parseDiscussionFiles({ id, paths: [path], read }, context)
    const names = question && toEditedNames(question, { line, isNoted: kept.question === 'notes' })
    if (names) edited.set(id, names)
  }
  return edited
}

function toEditedNames(
  question: QuestionText,
  { line, isNoted }: { line: string; isNoted: boolean },
): EditedNames | undefined {
  const { hashtags, category } = question.fields
  if (isNoted) return { hashtags, category }
  const base = parseQuestionLine(line)
  if (!base) return undefined
  // Without parts fields are known only as a whole.
  if (!base.parts) return base.fields === digestQuestion(question).fields ? undefined : { hashtags, category }
  const names = {
    ...(isEdited(base.parts, question.fields, 'tags') ? { hashtags } : {}),
    ...(isEdited(base.parts, question.fields, 'category') ? { category } : {}),
  }
  return Object.keys(names).length === 0 ? undefined : names
}

/** Called when all records are in the spool. @param former what an earlier import gave. @param others ids of others. */
function planPeople(
  former: ReadonlyMap<string, string>,
  others: Iterable<string>,
  { spool, tally }: { spool: Spool; tally: Tally },
): PersonIds {
  const own = spool.listFormerIds('person').map(toIdKey)
  const taken = new Set(Array.from(others, toIdKey)).difference(new Set(own))
  const given = new Map(former)
  if (taken.size === 0) return { given, taken }
  const sources = spool.listOtherIds('person')
  const findFreeId = createFindFreeId((key) => taken.has(key) || keys.has(key))
  const keys = new Set([...own, ...sources.map((id) => toIdKey(toValidId(id)))])
  for (const source of sources) {
    const id = toValidId(source)
    if (given.has(source) || !taken.has(toIdKey(id))) continue
    const free = findFreeId(id)
    keys.add(toIdKey(free))
    given.set(source, free)
    tally.note({ rule: 'id-taken', at: `person ${source}`, detail: free })
  }
  return { given, taken }
}
