// Entries of redactions.yaml that hide nothing, or less than was meant.

import { createToPosition, type Issue, type Position } from '../format/issue.ts'
import { findNearestId, toIdKey } from '../format/names.ts'
import { isLookedFor, type RedactedName, toNameKey } from '../format/texts/redacted-names.ts'
import { findNode } from '../format/values.ts'
import { parseYamlFile, type YamlNode } from '../format/yaml.ts'
import type { WithheldIds } from '../kept/question.ts'
import { readCommentIds } from './check-links.ts'
import { readText } from './disk.ts'
import type { QuestionFile } from './files.ts'
import { type ContentFolder, isListed, isWhole } from './read-folder.ts'
import { findListed, redactionsName } from './redactions.ts'

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

// Entries of redactions.yaml whose ids nothing has: a warning, unless another spelling of one is there, which an error
// keeps from being published.

type Folder = Pick<ContentFolder, 'path' | 'redactions' | 'files' | 'issues'>

/** A question that could be prepared, with what is withheld of those that hang on it. */
interface KeptQuestion {
  id: string
  conversation?: { withheld: WithheldIds }
}

interface Entry {
  list: 'questions' | 'answers' | 'comments'
  id: string
  question?: string
}

/** What an entry names by another spelling, or may have named. */
type Meant = Omit<Entry, 'list'>

/** Among more questions none is looked for that may be meant. */
const mostQuestions = 5_000

export function findUnknownRedactions(folder: Folder, questions: readonly KeptQuestion[]): Issue[] {
  const entries = listEntries(folder.redactions)
  if (entries.length === 0) return []
  const listTexts = createListTexts(folder.path)
  const files = Map.groupBy(folder.files, ({ id }) => toIdKey(id))
  const kept = new Map(questions.map((question) => [question.id, question]))
  // A file of a wrong name may be the one that is meant.
  const isKnown = isListed(folder)
  const toUnknown = (fault: Fault): Fault[] => (isKnown ? [fault] : [])
  const faults = entries.flatMap((entry): Fault[] => {
    const file = findById(files.get(toIdKey(entry.question ?? entry.id)) ?? [], entry.question ?? entry.id)
    if (!file) return toUnknown({ entry })
    const meant = findMeant(listTexts, entry, file)
    if (meant) return isSame(meant, entry) ? [] : [{ entry, meant }]
    return isKept(entry, kept.get(file.id)) ? [] : toUnknown({ entry, file })
  })
  return toIssues(folder.path, addNear(folder, faults, listTexts))
}

/** What each entry may have named that stands in no entry of its own. */
function addNear({ files, redactions }: Folder, faults: readonly Fault[], listTexts: ListTexts): Fault[] {
  const isFew = faults.length <= mostAdvised && files.length <= mostQuestions
  if (!isFew) return [...faults]
  const questions = files.map(({ id }) => id)
  const others = questions.filter((id) => !redactions.questions.has(id))
  return faults.map((fault): Fault => {
    const { list, id, question } = fault.entry
    if (fault.meant) return fault
    if (list === 'questions') return { ...fault, near: toNear(findNearestId(id, others)) }
    if (!fault.file) {
      const near = findNearestId(question ?? '', questions)
      return { ...fault, near: near === undefined ? undefined : { id, question: near } }
    }
    const listed = redactions[list].get(question ?? '')
    const own = listTexts(list, fault.file).ids.filter((each) => !listed?.has(each))
    const near = findNearestId(id, own)
    return { ...fault, near: near === undefined ? undefined : { id: near, question: fault.file.id } }
  })
}

function toNear(id: string | undefined): Meant | undefined {
  return id === undefined ? undefined : { id }
}

function listEntries({ questions, answers, comments }: ContentFolder['redactions']): Entry[] {
  const lists = Object.entries({ answers, comments } as const)
  const texts = lists.flatMap(([list, byQuestion]) =>
    Array.from(byQuestion, ([question, ids]) =>
      Array.from(ids, (id): Entry => ({ list: list === 'answers' ? 'answers' : 'comments', id, question })),
    ).flat(),
  )
  return [...Array.from(questions, (id): Entry => ({ list: 'questions', id })), ...texts]
}

/** That of exactly this id before one of another spelling. */
function findById<T extends { id: string }>(all: readonly T[], id: string): T | undefined {
  const key = toIdKey(id)
  return all.find((each) => each.id === id) ?? all.find((each) => toIdKey(each.id) === key)
}

/** Undefined where the question has no such text, or its file can't be read. */
function findMeant(listTexts: ListTexts, { list, id }: Entry, file: QuestionFile): Meant | undefined {
  if (list === 'questions') return { id: file.id }
  const { exact, byKey } = listTexts(list, file)
  const found = exact.has(id) ? id : byKey.get(toIdKey(id))
  return found === undefined ? undefined : { id: found, question: file.id }
}

interface TextIds {
  ids: readonly string[]
  exact: ReadonlySet<string>
  /** The first of each spelling. */
  byKey: ReadonlyMap<string, string>
}

type ListTexts = (list: 'answers' | 'comments', file: QuestionFile) => TextIds

/** Each file of comments is read once, however many of them are withheld. */
function createListTexts(folder: string): ListTexts {
  const known = new Map<string, TextIds>()
  return (list, { path, conversation }) => {
    const key = `${list} ${path}`
    const texts = known.get(key) ?? toTextIds(readTextIds(folder, list, conversation))
    known.set(key, texts)
    return texts
  }
}

function toTextIds(ids: readonly string[]): TextIds {
  const byKey = new Map(ids.toReversed().map((id) => [toIdKey(id), id]))
  return { ids, exact: new Set(ids), byKey }
}

function readTextIds(
  folder: string,
  list: 'answers' | 'comments',
  conversation: QuestionFile['conversation'],
): readonly string[] {
  const { answers = [], comments } = conversation ?? {}
  if (list === 'answers') return answers.map(({ id }) => id)
  return (comments && readCommentIds(folder, comments.path)) ?? []
}

function isSame(meant: Meant, { id, question }: Entry): boolean {
  return meant.id === id && meant.question === question
}

/** What a question with faults holds is not known: all that is withheld of it is taken for being there. */
function isKept({ list, id, question }: Entry, kept: KeptQuestion | undefined): boolean {
  if (!kept) return true
  if (list === 'questions' || kept.id !== question) return false
  return kept.conversation?.withheld[list].includes(id) ?? false
}

interface Fault {
  entry: Entry
  meant?: Meant
  /** What may be meant, where nothing certainly is. */
  near?: Meant | undefined
  /** The question, where it is there and has no such text. */
  file?: QuestionFile
}

function toIssues(folder: string, faults: readonly Fault[]): Issue[] {
  if (faults.length === 0) return []
  const findPlace = createFindPlace(folder)
  return faults.map(({ entry: { list, ...entry }, meant, near }) => {
    const value = entry.question === undefined ? entry.id : `${entry.question}/${entry.id}`
    const path = redactionsName
    const place = findPlace({ path, find: (root) => findListed(root, list, entry) })
    const told = meant ?? near
    const nearest = told && toNearest(entry, told)
    const detail = { key: list, value, ...(nearest === undefined ? {} : { nearest }) }
    return { code: meant ? 'inexact-redaction' : 'unknown-redaction', path, ...place, detail }
  })
}

/** What is to be written in the entry: `id: hidden`, and the question where it is another as well. */
function toNearest(entry: Omit<Entry, 'list'>, { id, question }: Meant): string {
  const pairs = [
    ...(question === undefined || question === entry.question ? [] : [`question: ${question}`]),
    ...(id === entry.id ? [] : [`id: ${id}`]),
  ]
  return pairs.join(', ')
}

/** Of more entries that nothing has, none is looked for that may be meant. */
const mostAdvised = 20

export interface RedactionFault extends Pick<Issue, 'code' | 'path' | 'detail'> {
  /** The value in its file. */
  find: (root: YamlNode) => YamlNode | undefined
}

/** Where a value stands in a small file; each file is read again once, however many faults it has. */
export function createFindPlace(folder: string): (fault: Pick<RedactionFault, 'path' | 'find'>) => Position {
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
