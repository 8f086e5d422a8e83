// A whole content folder: every question prepared, every fault known. Files that did not change since the last run
// are taken from the store.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createKeywordMatcher } from '../listing/keywords.ts'
import { decodeFile } from '../question/decode.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { compareIssues, compareText, type Issue, isWarning } from '../question/issue.ts'
import { toPosition } from '../question/position.ts'
import { createPackReader, createPackWriter, type Place } from '../store/packs.ts'
import { type QuestionStore, readQuestionStore, writeQuestionStore } from '../store/question-store.ts'
import type { StoredQuestion } from '../store/stored-question.ts'
import { runInThreads } from '../threads/run-in-threads.ts'
import { checkArchive, type PlacedByText } from './check-archive.ts'
import type { QuestionFile } from './list-question-files.ts'
import {
  createPrepareFile,
  digestText,
  matchKeywords,
  type PreparedFile,
  type PrepareFileOptions,
} from './prepare-file.ts'
import { type ContentFolder, readContentFolder } from './read-folder.ts'
import type { Redactions } from './redactions.ts'
import type { Settings } from './settings.ts'

export interface Content {
  settings: Settings
  redactions: Redactions
  /** Without the withheld ones, by path. */
  questions: StoredQuestion[]
  /** Withheld questions whose old addresses answer that they were removed. */
  withheld: { id: string; aliases: string[] }[]
  issues: Issue[]
  /** Changes with settings, redactions and code, but not with questions. */
  key: string
  /** Folder of the packs. */
  store: string
  reused: number
}

export interface ReadOptions {
  folder: string
  /** Where the store lies. */
  store: string
  /** Digest of the program's own code. */
  code: string
  onProgress?: (done: number, all: number) => void
}

export interface PrepareThreadData extends Omit<PrepareFileOptions, 'pack'> {
  store: string
  pack: string
  vocabulary?: Hashtag[]
}
export interface PrepareTask {
  files: QuestionFile[]
  places: Place[]
}
export interface PrepareResult {
  results?: PreparedFile[]
  keywords?: Hashtag[][]
}

/** Below this many files starting threads costs more than it saves. */
const fewFiles = 150
const filesPerTask = 200

export async function readContent(options: ReadOptions): Promise<Content> {
  const folder = readContentFolder(options.folder)
  const key = digestText(
    JSON.stringify([options.code, folder.settings, [...folder.redactions.actors], options.folder]),
  )
  mkdirSync(options.store, { recursive: true })
  const last = readQuestionStore(options.store, key)
  const known = new Map(last?.questions.map((question) => [question.path, question]))
  const isSame = (file: QuestionFile) => {
    const stored = known.get(file.path)
    return stored?.size === file.size && stored.modified === file.modified
  }
  const changed = folder.files.filter((file) => !isSame(file))
  const prepared = await prepareFiles(folder, changed, options)
  for (const { question } of prepared) if (question) known.set(question.path, question)
  const present = new Set(folder.files.map(({ path }) => path))
  const broken = new Set(prepared.filter(({ question }) => !question).map(({ file }) => file.path))
  const questions = [...known.values()]
    .filter(({ path }) => present.has(path) && !broken.has(path))
    .sort((a, b) => compareText(a.path, b.path))
  const issues = [
    ...folder.issues,
    ...prepared.flatMap((each) => each.issues.filter((issue) => !isWarning(issue))),
    ...questions.flatMap(({ warnings }) => warnings),
    ...toIssues(folder.path, checkArchive(questions)),
    ...findUnknownRedactions(folder, questions),
  ].sort(compareIssues)
  const vocabulary = [...new Set(questions.flatMap(({ hashtags }) => hashtags))].sort(compareText)
  const stored = { key, vocabulary: folder.settings.keywordMatches ? vocabulary : [], questions }
  await findKeywords(stored, last, options)
  if (
    changed.length > 0 ||
    !last ||
    questions.length !== last.questions.length ||
    stored.vocabulary.length !== last.vocabulary.length
  ) {
    writeQuestionStore(options.store, stored)
  }
  const isWithheld = ({ id }: StoredQuestion) => folder.redactions.questions.has(id)
  return {
    settings: folder.settings,
    redactions: folder.redactions,
    questions: questions.filter((question) => !isWithheld(question)),
    withheld: questions.filter(isWithheld).map(({ id, aliases }) => ({ id, aliases })),
    issues,
    key,
    store: options.store,
    reused: folder.files.length - changed.length,
  }
}

async function prepareFiles(
  folder: ContentFolder,
  files: QuestionFile[],
  { store, onProgress }: ReadOptions,
): Promise<(PreparedFile & { file: QuestionFile })[]> {
  if (files.length === 0) return []
  const data = { folder: folder.path, settings: folder.settings, redactedActors: folder.redactions.actors }
  const name = createPackName(files)
  if (files.length < fewFiles) {
    const pack = createPackWriter(store, `${name}.pack`)
    const prepareFile = createPrepareFile({ ...data, pack })
    const prepared = files.map((file) => ({ ...prepareFile(file), file }))
    pack.close()
    return prepared
  }
  const prepared: (PreparedFile & { file: QuestionFile })[] = []
  await runInThreads<PrepareTask, PrepareResult>({
    script: new URL('./prepare-thread.ts', import.meta.url),
    workerData: (thread): PrepareThreadData => ({ ...data, store, pack: `${name}-${thread}.pack` }),
    tasks: toTasks(files).map((some) => ({ files: some, places: [] })),
    onResult: ({ results = [] }, task) => {
      results.forEach((result, index) => {
        const file = task.files[index]
        if (file) prepared.push({ ...result, file })
      })
      onProgress?.(prepared.length, files.length)
    },
  })
  return prepared
}

/** No pack that a store of an earlier run refers to may be written over. */
function createPackName(files: readonly QuestionFile[]): string {
  return `${Date.now().toString(36)}-${process.pid.toString(36)}-${files.length}`
}

function toTasks<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / filesPerTask) }, (_, index) =>
    all.slice(index * filesPerTask, (index + 1) * filesPerTask),
  )
}

/** Fills in `keywords`: new questions against all hashtags, the others only against hashtags that are new. */
async function findKeywords(stored: QuestionStore, last: QuestionStore | undefined, options: ReadOptions) {
  if (stored.vocabulary.length === 0) {
    for (const question of stored.questions) question.keywords = []
    return
  }
  const lastQuestions = new Set(last?.questions)
  const lastVocabulary = new Set(last?.vocabulary)
  const added = stored.vocabulary.filter((hashtag) => !lastVocabulary.has(hashtag))
  const current = new Set(stored.vocabulary)
  const fresh = stored.questions.filter((question) => !lastQuestions.has(question))
  const kept = stored.questions.filter((question) => lastQuestions.has(question))
  await matchAll(fresh, stored.vocabulary, options, () => [])
  await matchAll(added.length > 0 ? kept : [], added, options, (question) => question.keywords)
  for (const question of stored.questions) {
    const own = new Set(question.hashtags)
    question.keywords = question.keywords.filter((hashtag) => current.has(hashtag) && !own.has(hashtag))
  }
}

async function matchAll(
  questions: readonly StoredQuestion[],
  vocabulary: Hashtag[],
  options: ReadOptions,
  before: (question: StoredQuestion) => Hashtag[],
): Promise<void> {
  if (questions.length < fewFiles) {
    const matcher = createKeywordMatcher(vocabulary)
    const packs = createPackReader(options.store)
    for (const question of questions) {
      question.keywords = [...before(question), ...matchKeywords(packs.find(question.prose), matcher)].sort(
        compareText,
      )
    }
    return packs.close()
  }
  const groups = toTasks(questions)
  const tasks = groups.map((group) => ({ files: [], places: group.map(({ prose }) => prose) }))
  const groupOf = new Map(tasks.map((task, index) => [task, groups[index] ?? []]))
  await runInThreads<PrepareTask, PrepareResult>({
    script: new URL('./prepare-thread.ts', import.meta.url),
    workerData: () => ({ store: options.store, vocabulary }),
    tasks,
    onResult: ({ keywords = [] }, task) => {
      groupOf.get(task as (typeof tasks)[number])?.forEach((question, index) => {
        question.keywords = [...before(question), ...(keywords[index] ?? [])].sort(compareText)
      })
    },
  })
}

function toIssues(folder: string, issues: readonly PlacedByText[]): Issue[] {
  return issues.map(({ text, ...issue }) => {
    const content = decodeFile(issue.path, readFileSync(join(folder, issue.path)))
    const source = typeof content === 'string' ? content : ''
    return { ...issue, ...toPosition(source, Math.max(0, source.indexOf(text))) }
  })
}

function findUnknownRedactions(folder: ContentFolder, questions: readonly StoredQuestion[]): Issue[] {
  const ids = new Set(questions.map(({ id }) => id))
  return [...folder.redactions.questions]
    .filter((id) => !ids.has(id))
    .map((id) => ({
      code: 'unknown-redaction',
      path: 'redactions.yaml',
      line: 1,
      column: 1,
      detail: { value: id },
    }))
}
