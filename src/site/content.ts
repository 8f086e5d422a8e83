// The content folder as this process knows it. While a site is built, each thread reads what the build has prepared;
// in development the folder is looked at again for every page.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { toPagePart } from '../content-folder/prepare-file.ts'
import { createPrepareQuestion, type PrepareQuestion } from '../content-folder/prepare-question.ts'
import type { QuestionBody } from '../content-folder/question-body.ts'
import { type Content, readContent } from '../content-folder/read-content.ts'
import { isWarning } from '../question/issue.ts'
import { digestCode } from '../store/code-digest.ts'
import { createPackReader, type PackReader, type Place } from '../store/packs.ts'
import { readQuestionStore } from '../store/question-store.ts'
import type { QuestionPagePart, StoredQuestion } from '../store/stored-question.ts'
import { describeIssue } from '../words/issue-messages.ts'
import { toOutlineStore, toPlaces } from './places.ts'

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
let prepareQuestion: PrepareQuestion | undefined

/** The content as it was read last. */
export function findContent(): Promise<LoadedContent> {
  loaded ??= prepared ? Promise.resolve(readPreparedContent(prepared)) : readCurrentContent()
  return loaded
}

/** The content as it is now; the same object as before when nothing changed. */
export async function refreshContent(): Promise<LoadedContent> {
  if (prepared || !loaded) return findContent()
  const before = await loaded.catch(() => undefined)
  loaded = readCurrentContent(before)
  return loaded
}

function readPreparedContent(content: PreparedContent): LoadedContent {
  const stored = readQuestionStore(content.store, content.key)
  if (!stored)
    throw new Error('The prepared questions are gone: somebody changed the cache while it was in use.')
  const hidden = new Set(content.withheld.map(({ id }) => id))
  return toLoaded({ ...content, questions: stored.questions.filter(({ id }) => !hidden.has(id)) })
}

async function readCurrentContent(before?: LoadedContent): Promise<LoadedContent> {
  const { root, content, store } = toPlaces(process.cwd(), process.env)
  const current = await readContent({
    folder: content,
    store: toOutlineStore(store),
    code: digestCode(root),
    outlinesOnly: true,
  })
  const errors = current.issues.filter((issue) => !isWarning(issue))
  if (errors.length > 0) throw new Error(errors.map(describeIssue).join('\n\n'))
  const isSame = before?.key === current.key && before.questions.length === current.questions.length
  if (isSame && current.changed === 0) return before
  packs?.close()
  packs = undefined
  prepareQuestion = undefined
  return toLoaded(current)
}

function toLoaded(content: Omit<LoadedContent, 'byId'>): LoadedContent {
  return { ...content, byId: new Map(content.questions.map((question) => [question.id, question])) }
}

export async function findEntryHtml(question: StoredQuestion): Promise<string> {
  const content = await findContent()
  return findText(question.entry, content) ?? prepareAgain(question, content).entryHtml
}

export async function findPagePart(question: StoredQuestion): Promise<QuestionPagePart> {
  const content = await findContent()
  const text = findText(question.page, content)
  return text === undefined ? toPagePart(prepareAgain(question, content)) : JSON.parse(text)
}

function findText(place: Place, { store }: LoadedContent): string | undefined {
  if (place[0] === '') return undefined
  packs ??= createPackReader(store)
  return packs.find(place)
}

/** For a text that was left to be made when it is needed, or was lost from its pack. */
function prepareAgain(
  question: StoredQuestion,
  { folder, settings, redactions }: LoadedContent,
): QuestionBody {
  prepareQuestion ??= createPrepareQuestion(settings, redactions.actors)
  const bytes = readFileSync(join(folder, question.path))
  const { prepared } = prepareQuestion({ id: question.id, path: question.path, bytes })
  if (!prepared) throw new Error(`${question.path} changed while the site was built. Build again.`)
  return prepared.toBody()
}
