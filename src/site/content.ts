// The content folder as this process knows it. While a site is built, each thread reads what the build has prepared;
// in development the folder is looked at again for every page.
import { workerData } from 'node:worker_threads'
import type { QuestionBody } from '../content-folder/question-body.ts'
import type { Content } from '../content-folder/read-content.ts'
import { createPackReader, type PackReader, type Place } from '../store/packs.ts'
import { parsePagePart } from '../store/page-part.ts'
import { readQuestionStore } from '../store/question-store.ts'
import type { QuestionPagePart, StoredQuestion } from '../store/stored-question.ts'
import type { PrepareAgain } from './read-question-again.ts'

/** What a thread is told when it starts to render pages. */
export interface PreparedContent
  extends Pick<Content, 'folder' | 'settings' | 'redactions' | 'withheld' | 'key' | 'store'> {}

export interface LoadedContent
  extends Pick<Content, 'folder' | 'settings' | 'redactions' | 'withheld' | 'questions' | 'store' | 'key'> {
  byId: ReadonlyMap<string, StoredQuestion>
}

const prepared: PreparedContent | undefined = workerData?.content

// Kept for the life of the process: reading it again for each page would be most of the work.
let loaded: Promise<LoadedContent> | undefined
let packs: PackReader | undefined
let prepareAgain: PrepareAgain | undefined

/** The content as it was read last. */
export function findContent(): Promise<LoadedContent> {
  loaded ??= prepared ? Promise.resolve(readPreparedContent(prepared)) : findCurrentContent()
  return loaded
}

/** The content as it is now; the same object as before when nothing changed. */
export async function refreshContent(): Promise<LoadedContent> {
  if (prepared || !loaded) return findContent()
  const before = await loaded.catch(() => undefined)
  loaded = findCurrentContent(before)
  return loaded
}

function readPreparedContent(content: PreparedContent): LoadedContent {
  const stored = readQuestionStore(content.store, content.key)
  if (!stored)
    throw new Error('The prepared questions are gone: somebody changed the cache while it was in use.')
  const hidden = new Set(content.withheld.map(({ id }) => id))
  return toLoaded({ ...content, questions: stored.questions.filter(({ id }) => !hidden.has(id)) })
}

/** Parsers are loaded where they work: a thread that renders prepared questions needs none. */
async function findCurrentContent(before?: LoadedContent): Promise<LoadedContent> {
  const { readCurrentContent } = await import('./read-current-content.ts')
  const current = await readCurrentContent(before)
  if (current === before) return before
  packs?.close()
  packs = undefined
  prepareAgain = undefined
  return toLoaded(current)
}

function toLoaded(content: Omit<LoadedContent, 'byId'>): LoadedContent {
  return { ...content, byId: new Map(content.questions.map((question) => [question.id, question])) }
}

export async function findEntryHtml(question: StoredQuestion): Promise<string> {
  const content = await findContent()
  return findText(question.entry, content) ?? (await makeBody(question, content)).entryHtml
}

export async function findPagePart(question: StoredQuestion): Promise<QuestionPagePart> {
  const content = await findContent()
  const text = findText(question.page, content)
  return text === undefined ? makeBody(question, content) : parsePagePart(text)
}

function findText(place: Place, { store }: LoadedContent): string | undefined {
  if (place[0] === '') return undefined
  packs ??= createPackReader(store)
  return packs.find(place)
}

/** For a text that was left to be made when it is needed, or was lost from its pack. */
async function makeBody(question: StoredQuestion, content: LoadedContent): Promise<QuestionBody> {
  if (!prepareAgain) {
    const { createPrepareAgain } = await import('./read-question-again.ts')
    prepareAgain ??= createPrepareAgain(content)
  }
  return prepareAgain(question)
}
