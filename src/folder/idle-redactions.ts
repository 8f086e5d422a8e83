// Entries of redactions.yaml that hide nothing, or less than was meant.

import type { Fault } from '../format/issue.ts'
import { findNearestId, toIdKey } from '../format/names.ts'
import { isLookedFor, type RedactedName, toNameKey } from '../format/texts/redacted-names.ts'
import { findNode } from '../format/values.ts'
import type { YamlNode } from '../format/yaml.ts'
import type { WithheldIds } from '../kept/question.ts'
import { parseCommentIds, readText } from './disk.ts'
import type { QuestionFile } from './files.ts'
import type { ContentFolder } from './read-folder.ts'
import { findListed, redactionsName } from './redaction-shapes.ts'
import { isListed, isWhole } from './root.ts'

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

/** A name that is there twice, or once in each scope, is used when either is; a person by any of the names. */
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
      const nearest = named.has(id) ? undefined : findNearestId(id, known)
      return toPersonFault('unknown-redaction', id, id, nearest)
    }),
  ]
}

/** Nobody is redacted by another spelling of an id. */
function findInexactPeople({ people, redactions }: Pick<ContentFolder, 'people' | 'redactions'>) {
  const byKey = new Map(Array.from(people.keys(), (id) => [toIdKey(id), id]))
  return [...redactions.people].flatMap((id): RedactionFault[] => {
    const meant = byKey.get(toIdKey(id))
    return meant === undefined ? [] : [toPersonFault('inexact-redaction', id, id, meant)]
  })
}

/** Names that are masked in actor fields, but not in texts. */
function findShort(actors: readonly RedactedName[]): RedactionFault[] {
  return actors.flatMap(({ name, onlyActors, person }, place) => {
    if (onlyActors || isLookedFor(name)) return []
    if (person !== undefined) return [toPersonFault('short-redaction', person, name)]
    return [toNameFault('short-redaction', { name, place })]
  })
}

function toNameFault(code: RedactionCode, { name, place }: { name: string; place: number }): RedactionFault {
  const find = (root: YamlNode) => findNode(root, ['actors', place, 'name'])
  return { code, path: redactionsName, find, detail: { key: 'actors', value: name } }
}

/** @param value what the fault names: the id, or a name. @param nearest the id that is meant. */
function toPersonFault(code: RedactionCode, id: string, value: string, nearest?: string): RedactionFault {
  const find = (root: YamlNode) => findListed(root, 'people', { id })
  const detail = { key: 'people', value, ...(nearest === undefined ? {} : { nearest: `id: ${nearest}` }) }
  return { code, path: redactionsName, find, detail }
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

/**
 * Entries whose ids nothing has: a warning, unless another spelling of one is there, which an error keeps from being
 * published.
 * @param questions those that could be prepared, with what is withheld of those that belong to them.
 */
export function findUnknownRedactions(
  folder: Pick<ContentFolder, 'path' | 'redactions' | 'files' | 'issues'>,
  questions: readonly { id: string; conversation?: { withheld: WithheldIds } }[],
): RedactionFault[] {
  const { redactions, files } = folder
  const entries = listEntries(redactions)
  if (entries.length === 0) return []
  const listTexts = createListTexts(folder.path)
  const byKey = Map.groupBy(files, ({ id }) => toIdKey(id))
  const kept = new Map(questions.map((question) => [question.id, question]))
  // A file of a wrong name may be the one that is meant.
  const isKnown = isListed(folder)
  const faults = entries.flatMap((entry) => {
    const id = entry.question ?? entry.id
    // That of exactly this id before one of another spelling.
    const others = byKey.get(toIdKey(id))
    const file = others?.find((each) => each.id === id) ?? others?.[0]
    const meant = file && findMeant(listTexts, entry, file)
    const isFine = meant
      ? meant.id === entry.id && meant.question === entry.question
      : !isKnown || (file && isKept(entry, kept.get(file.id)))
    return isFine ? [] : [{ entry, meant, file }]
  })
  const isFew = faults.length <= mostAdvised && files.length <= mostQuestions
  const ids = isFew ? files.map(({ id }) => id) : []
  const shown = ids.filter((id) => !redactions.questions.has(id))
  /** What may be meant, where nothing certainly is. */
  const findNear = (
    { list, id, question = '' }: Entry,
    file: QuestionFile | undefined,
  ): Meant | undefined => {
    if (!isFew) return undefined
    if (list === 'questions') return toMeant(findNearestId(id, shown))
    if (!file) return toMeant(findNearestId(question, ids), (near) => ({ id, question: near }))
    const listed = redactions[list].get(question)
    const own = listTexts(list, file).ids.filter((each) => !listed?.has(each))
    return toMeant(findNearestId(id, own), (near) => ({ id: near, question: file.id }))
  }
  return faults.map(({ entry, meant, file }) => toFault(entry, meant, meant ?? findNear(entry, file)))
}

function toMeant(
  id: string | undefined,
  toWhole = (found: string): Meant => ({ id: found }),
): Meant | undefined {
  return id === undefined ? undefined : toWhole(id)
}

function listEntries({ questions, ...texts }: ContentFolder['redactions']): Entry[] {
  const ofTexts = (['answers', 'comments'] as const).flatMap((list) =>
    [...texts[list]].flatMap(([question, ids]) => Array.from(ids, (id): Entry => ({ list, id, question }))),
  )
  return [...Array.from(questions, (id): Entry => ({ list: 'questions', id })), ...ofTexts]
}

/** Undefined where the question has no such text, or its file can't be read. */
function findMeant(listTexts: ListTexts, { list, id }: Entry, file: QuestionFile): Meant | undefined {
  if (list === 'questions') return { id: file.id }
  const { exact, byKey } = listTexts(list, file)
  return toMeant(exact.has(id) ? id : byKey.get(toIdKey(id)), (found) => ({ id: found, question: file.id }))
}

type ListTexts = ReturnType<typeof createListTexts>

/** Each file of comments is read once, however many of them are withheld. */
function createListTexts(folder: string) {
  const readIds = (list: 'answers' | 'comments', { conversation }: QuestionFile): readonly string[] => {
    const { answers = [], comments } = conversation ?? {}
    if (list === 'answers') return answers.map(({ id }) => id)
    return (comments && parseCommentIds(comments.path, readText(folder, comments.path))) ?? []
  }
  const readTexts = (list: 'answers' | 'comments', file: QuestionFile) => {
    const ids = readIds(list, file)
    // The first of each spelling.
    return { ids, exact: new Set(ids), byKey: new Map(ids.toReversed().map((id) => [toIdKey(id), id])) }
  }
  const known = new Map<string, ReturnType<typeof readTexts>>()
  return (list: 'answers' | 'comments', file: QuestionFile) => {
    const key = `${list} ${file.path}`
    const texts = known.get(key) ?? readTexts(list, file)
    known.set(key, texts)
    return texts
  }
}

type KeptQuestion = Parameters<typeof findUnknownRedactions>[1][number]

/** What a question with faults holds is not known: all that is withheld of it is taken for being there. */
function isKept({ list, id, question }: Entry, kept: KeptQuestion | undefined): boolean {
  if (!kept) return true
  if (list === 'questions' || kept.id !== question) return false
  return kept.conversation?.withheld[list].includes(id) ?? false
}

/** @param told what is meant, certainly or not: what is to be written in the entry, `id: hidden`, and the question with it. */
function toFault(
  { list, ...entry }: Entry,
  meant: Meant | undefined,
  told: Meant | undefined,
): RedactionFault {
  const value = entry.question === undefined ? entry.id : `${entry.question}/${entry.id}`
  const { id = entry.id, question = entry.question } = told ?? {}
  const pairs = [
    ...(question === entry.question ? [] : [`question: ${question}`]),
    ...(id === entry.id ? [] : [`id: ${id}`]),
  ]
  const detail = { key: list, value, ...(told ? { nearest: pairs.join(', ') } : {}) }
  const code = meant ? 'inexact-redaction' : 'unknown-redaction'
  return { code, path: redactionsName, find: (root) => findListed(root, list, entry), detail }
}

type RedactionCode = 'inexact-redaction' | 'short-redaction' | 'unknown-redaction'

/** Of more entries that nothing has, none is looked for that may be meant. */
const mostAdvised = 20

export type RedactionFault = Fault & {
  path: string
  /** The value in its file. */
  find: (root: YamlNode) => YamlNode | undefined
}
