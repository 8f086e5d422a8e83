// The content folder as this process knows it. While a site is built, each thread reads what the build has prepared;
// in development the folder is looked at again for every page.
import { workerData } from 'node:worker_threads'
import { type Content, readContent } from '../content-folder/read-content.ts'
import { isWarning } from '../question/issue.ts'
import { digestCode } from '../store/code-digest.ts'
import { createPackReader, type PackReader, type Place } from '../store/packs.ts'
import { readQuestionStore } from '../store/question-store.ts'
import type { QuestionPagePart, StoredQuestion } from '../store/stored-question.ts'
import { describeIssue } from '../words/issue-messages.ts'
import { toPlaces } from './places.ts'

/** What a thread is told when it starts to render pages. */
export interface PreparedContent extends Pick<Content, 'settings' | 'withheld' | 'key' | 'store'> {}

export interface LoadedContent extends Pick<Content, 'settings' | 'withheld' | 'questions' | 'store'> {
  byId: ReadonlyMap<string, StoredQuestion>
}

const prepared: PreparedContent | undefined = workerData?.content

// Kept for the life of the process: reading it again for each page would be most of the work.
let loaded: Promise<LoadedContent> | undefined
let packs: PackReader | undefined

export function findContent(): Promise<LoadedContent> {
  if (!prepared) return readCurrentContent()
  loaded ??= Promise.resolve(readPreparedContent(prepared))
  return loaded
}

function readPreparedContent({ settings, withheld, key, store }: PreparedContent): LoadedContent {
  const stored = readQuestionStore(store, key)
  if (!stored)
    throw new Error('The prepared questions are gone: somebody changed the cache while it was in use.')
  const hidden = new Set(withheld.map(({ id }) => id))
  return toLoaded({
    settings,
    withheld,
    store,
    questions: stored.questions.filter(({ id }) => !hidden.has(id)),
  })
}

async function readCurrentContent(): Promise<LoadedContent> {
  const { root, content, store } = toPlaces(process.cwd(), process.env)
  const current = await readContent({ folder: content, store, code: digestCode(root) })
  const errors = current.issues.filter((issue) => !isWarning(issue))
  if (errors.length > 0) throw new Error(errors.map(describeIssue).join('\n\n'))
  packs?.close()
  packs = undefined
  return toLoaded(current)
}

function toLoaded(content: Omit<LoadedContent, 'byId'>): LoadedContent {
  return { ...content, byId: new Map(content.questions.map((question) => [question.id, question])) }
}

export async function findEntryHtml(question: StoredQuestion): Promise<string> {
  return findText(question, question.entry)
}

export async function findPagePart(question: StoredQuestion): Promise<QuestionPagePart> {
  return JSON.parse(await findText(question, question.page))
}

async function findText(question: StoredQuestion, place: Place): Promise<string> {
  packs ??= createPackReader((await findContent()).store)
  const text = packs.find(place)
  if (text === undefined)
    throw new Error(`The cache of ${question.path} is damaged. Delete the cache folder.`)
  return text
}
