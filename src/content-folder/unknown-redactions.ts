// Entries of redactions.yaml whose ids nothing has: a warning, unless another spelling of one is there, which an error
// keeps from being published.
import type { WithheldIds } from '../cache/conversation.ts'
import type { Issue } from '../question/issue.ts'
import { toPosition } from '../question/position.ts'
import { toIdKey } from '../question/question-id.ts'
import type { YamlNode } from '../question/yaml.ts'
import { parseYamlFile } from '../question/yaml-tree.ts'
import type { QuestionFile } from './list-question-files.ts'
import type { ContentFolder } from './read-folder.ts'
import { readText } from './read-text.ts'
import { findListed, redactionsName } from './redactions.ts'

type Folder = Pick<ContentFolder, 'path' | 'redactions' | 'files'>

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

/** What an entry names by another spelling. */
type Meant = Omit<Entry, 'list'>

export function findUnknownRedactions(folder: Folder, questions: readonly KeptQuestion[]): Issue[] {
  const entries = listEntries(folder.redactions)
  if (entries.length === 0) return []
  const files = Map.groupBy(folder.files, ({ id }) => toIdKey(id))
  const kept = new Map(questions.map((question) => [question.id, question]))
  const faults = entries.flatMap((entry) => {
    const file = findById(files.get(toIdKey(entry.question ?? entry.id)) ?? [], entry.question ?? entry.id)
    if (!file) return [{ entry }]
    const meant = findMeant(folder.path, entry, file)
    if (meant) return isSame(meant, entry) ? [] : [{ entry, meant }]
    return isKept(entry, kept.get(file.id)) ? [] : [{ entry }]
  })
  return toIssues(folder.path, faults)
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
function findMeant(folder: string, { list, id }: Entry, file: QuestionFile): Meant | undefined {
  if (list === 'questions') return { id: file.id }
  const { answers = [], comments } = file.conversation ?? {}
  const own = list === 'answers' ? answers : comments ? listCommentIds(folder, comments.path) : []
  const found = findById(own, id)
  return found && { id: found.id, question: file.id }
}

/** Also where the file has faults, and nothing of them is published. */
function listCommentIds(folder: string, path: string): { id: string }[] {
  const root = parseYamlFile(path, readText(folder, path))
  if ('code' in root || root.type !== 'sequence') return []
  return root.children.flatMap((comment) => {
    const pairs = comment.type === 'mapping' ? comment.pairs : []
    const value = pairs.find(({ key }) => key.text === 'id')?.value
    return value?.type === 'scalar' ? [{ id: value.text.normalize('NFC') }] : []
  })
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
}

function toIssues(folder: string, faults: readonly Fault[]): Issue[] {
  if (faults.length === 0) return []
  const text = readText(folder, redactionsName)
  const root = parseYamlFile(redactionsName, text)
  return faults.map(({ entry: { list, ...entry }, meant }) => {
    const node: YamlNode | undefined = 'code' in root ? undefined : findListed(root, list, entry)
    const value = entry.question === undefined ? entry.id : `${entry.question}/${entry.id}`
    const place = { path: redactionsName, ...toPosition(text, node?.start ?? 0) }
    if (!meant) return { code: 'unknown-redaction', ...place, detail: { key: list, value } }
    return {
      code: 'inexact-redaction',
      ...place,
      detail: { key: list, value, nearest: toNearest(entry, meant) },
    }
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
