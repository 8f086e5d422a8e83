// The content folder as this process knows it. While a site is built, each thread reads what the build has prepared;
// in development the folder is looked at for every request (served-content.ts).
import { workerData } from 'node:worker_threads'
import { toArchiveFolders } from '../folder/environment.ts'
import type { Content } from '../folder/read-content.ts'
import { digestQuestions, readQuestionCache } from '../kept/cache.ts'
import { createPackReader, type PackReader, type Place } from '../kept/packs.ts'
import {
  type CachedQuestion,
  type ConversationPage,
  parsePagePart,
  type QuestionBody,
  type QuestionPagePart,
} from '../kept/question.ts'
import { Failure } from '../messages/failure.ts'
import type { PrepareAgain } from './read-question-again.ts'

/** What a thread is told when it starts to render pages. */
export interface PreparedContent
  extends Pick<
    Content,
    | 'folder'
    | 'settings'
    | 'redactions'
    | 'synonyms'
    | 'people'
    | 'described'
    | 'withheld'
    | 'pictures'
    | 'themePictures'
    | 'key'
    | 'questionCache'
    | 'cacheKey'
  > {
  /** Of the questions that pages were planned for (`digestQuestions`). */
  planned: string
}

export interface LoadedContent
  extends Omit<PreparedContent, 'cacheKey' | 'planned'>,
    Pick<Content, 'questions'> {
  byId: ReadonlyMap<string, CachedQuestion>
}

const prepared: PreparedContent | undefined = workerData?.content

// Kept for the life of the process: reading it again for each page would be most of the work.
let loaded: Promise<LoadedContent> | undefined
let packs: PackReader | undefined
let prepareAgain: PrepareAgain | undefined

/** The content that pages are made of; whoever asks first without having prepared any reads it. @throws its faults. */
export function findContent(): Promise<LoadedContent> {
  loaded ??= prepared ? Promise.resolve(readPreparedContent(prepared)) : readWholeContent()
  return loaded
}

/** From now on pages are made of this. */
export function serveContent(content: LoadedContent): void {
  packs?.close()
  packs = undefined
  prepareAgain = undefined
  loaded = Promise.resolve(content)
}

function readPreparedContent(content: PreparedContent): LoadedContent {
  const cached = readQuestionCache(content.questionCache, content.cacheKey)
  const hidden = new Set(content.withheld.map(({ id }) => id))
  const questions = cached?.questions.filter(({ id }) => !hidden.has(id))
  // Another command may have read newer files meanwhile, and no page shows those under a digest of the old ones.
  if (!questions || digestQuestions(questions) !== content.planned) throw new Failure('cache-changed', {})
  return toLoadedContent({ ...content, questions })
}

/** Parsers are loaded where they work: a thread that renders prepared questions needs none. */
async function readWholeContent(): Promise<LoadedContent> {
  const { readFaultlessContent } = await import('./read-current-content.ts')
  return toLoadedContent(await readFaultlessContent(toArchiveFolders(process.cwd(), process.env)))
}

export function toLoadedContent(content: Omit<LoadedContent, 'byId'>): LoadedContent {
  return { ...content, byId: new Map(content.questions.map((question) => [question.id, question])) }
}

export async function findEntryHtml(question: CachedQuestion): Promise<string> {
  const content = await findContent()
  return findText(question.entry, content) ?? (await makeBody(question, content)).entryHtml
}

export async function findPagePart(question: CachedQuestion): Promise<QuestionPagePart> {
  const content = await findContent()
  const text = findText(question.page, content)
  return text === undefined ? makeBody(question, content) : parsePagePart(text)
}

/** Undefined where the question has no such page. */
export async function findConversation(
  question: CachedQuestion,
  page: number,
): Promise<ConversationPage | undefined> {
  const content = await findContent()
  const place = question.conversation?.pages[page - 1]
  if (!place) return undefined
  const text = findText(place, content)
  if (text !== undefined) return JSON.parse(text)
  return (await findPrepareAgain(content)).conversation(question)[page - 1]
}

function findText(place: Place, { questionCache }: LoadedContent): string | undefined {
  if (place[0] === '') return undefined
  packs ??= createPackReader(questionCache)
  return packs.find(place)
}

/** For a text that was left to be made when it is needed, or was lost from its pack. */
async function makeBody(question: CachedQuestion, content: LoadedContent): Promise<QuestionBody> {
  return (await findPrepareAgain(content)).body(question)
}

async function findPrepareAgain(content: LoadedContent): Promise<PrepareAgain> {
  if (!prepareAgain) {
    const { createPrepareAgain } = await import('./read-question-again.ts')
    prepareAgain ??= await createPrepareAgain(content)
  }
  return prepareAgain
}
