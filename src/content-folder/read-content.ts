// A whole content folder: every question prepared, every fault known. Files that did not change since the last run
// are taken from the store.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareIssues, compareText, type Issue, isWarning } from '../question/issue.ts'
import { toQuestionId } from '../question/question-id.ts'
import { digestBytes, digestText } from '../store/digest.ts'
import { type QuestionStore, readQuestionStore, writeQuestionStore } from '../store/question-store.ts'
import type { StoredQuestion } from '../store/stored-question.ts'
import type { WorkLimits } from '../threads/work-limits.ts'
import { findArchiveIssues } from './archive-issues.ts'
import { findKeywords } from './find-keywords.ts'
import type { QuestionFile } from './list-question-files.ts'
import { prepareFiles } from './prepare-files.ts'
import { type ContentFolder, readContentFolder } from './read-folder.ts'
import type { Redactions } from './redactions.ts'
import type { Settings } from './settings.ts'

export interface Content {
  /** Absolute path of the content folder. */
  folder: string
  settings: Settings
  redactions: Redactions
  /** Without the withheld ones, by path. */
  questions: StoredQuestion[]
  /** Withheld questions, whose addresses answer that they were removed. */
  withheld: { id: string; aliases: string[] }[]
  issues: Issue[]
  /** Changes with settings, redactions and code, but not with questions. */
  key: string
  /** Folder of the store and its packs. */
  store: string
  /** Number of files that were taken from the store, and that were not. */
  reused: number
  changed: number
}

export interface ReadOptions {
  folder: string
  store: string
  /** Digest of the program's own code. */
  code: string
  /** Leaves bodies to be made when a page shows them: a share of a build needs only some. */
  outlinesOnly?: boolean
  onProgress?: (done: number, all: number) => void
  /** What a file may take before it is given up. */
  limits?: WorkLimits
}

export async function readContent(options: ReadOptions): Promise<Content> {
  const folder = readContentFolder(options.folder)
  const key = digestText(JSON.stringify([options.code, folder.settings, [...folder.redactions.actors]]))
  mkdirSync(options.store, { recursive: true })
  const last = readQuestionStore(options.store, key)
  return (await readWith(last, folder, key, options)) ?? (await readAfresh(folder, key, options))
}

async function readAfresh(folder: ContentFolder, key: string, options: ReadOptions): Promise<Content> {
  const content = await readWith(undefined, folder, key, options)
  if (!content) throw new Error(`What was just written to ${options.store} can't be read back.`)
  return content
}

/** Undefined when the store has lost a text that is needed. */
async function readWith(
  last: QuestionStore | undefined,
  folder: ContentFolder,
  key: string,
  options: ReadOptions,
): Promise<Content | undefined> {
  const known = new Map(last?.questions.map((question) => [question.path, question]))
  const changed = folder.files.filter((file) => !isSame(folder.path, file, known.get(file.path)))
  const touched = folder.files.some((file) => known.get(file.path)?.modified !== file.modified)
  const prepared = await prepareFiles({
    files: changed,
    folder: folder.path,
    settings: folder.settings,
    redactedActors: folder.redactions.actors,
    store: options.store,
    outlinesOnly: options.outlinesOnly ?? false,
    onProgress: options.onProgress,
    limits: options.limits,
  })
  for (const { file, question } of prepared) {
    if (question) known.set(file.path, question)
    else known.delete(file.path)
  }
  for (const { path, modified } of folder.files) {
    const question = known.get(path)
    if (question) question.modified = modified
  }
  const present = new Set(folder.files.map(({ path }) => path))
  const questions = [...known.values()]
    .filter(({ path }) => present.has(path))
    .sort((a, b) => compareText(a.path, b.path))
  const current = { key, vocabulary: toVocabulary(questions, folder.settings), questions }
  if (!(await findKeywords(current, last, options.store))) return undefined
  if (touched || questions.length !== last?.questions.length) {
    writeQuestionStore(options.store, current)
  }
  const isWithheld = ({ id }: StoredQuestion) => folder.redactions.questions.has(id)
  return {
    folder: folder.path,
    settings: folder.settings,
    redactions: folder.redactions,
    questions: questions.filter((question) => !isWithheld(question)),
    withheld: toWithheld(folder.redactions, questions),
    issues: [
      ...folder.issues,
      ...prepared.flatMap(({ issues }) => issues.filter((issue) => !isWarning(issue))),
      ...questions.flatMap(({ warnings }) => warnings),
      ...findArchiveIssues(folder, questions),
    ].sort(compareIssues),
    key,
    store: options.store,
    reused: folder.files.length - changed.length,
    changed: changed.length,
  }
}

/** A fresh checkout has new times on old files: then the bytes decide. */
function isSame(folder: string, file: QuestionFile, stored: StoredQuestion | undefined): boolean {
  if (stored?.size !== file.size) return false
  return (
    stored.modified === file.modified || digestBytes(readFileSync(join(folder, file.path))) === stored.digest
  )
}

/** Hashtags that somebody carries, also of withheld questions, so that withholding one changes no keyword. */
function toVocabulary(questions: readonly StoredQuestion[], settings: Settings): string[] {
  if (!settings.keywordMatches) return []
  return [...new Set(questions.flatMap(({ hashtags }) => hashtags))].sort(compareText)
}

/** Also of questions whose file is gone: their addresses still answer. */
function toWithheld(redactions: Redactions, questions: readonly StoredQuestion[]): Content['withheld'] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  return [...redactions.questions]
    .filter((id) => toQuestionId(`${id}.md`) === id)
    .sort(compareText)
    .map((id) => ({ id, aliases: byId.get(id)?.aliases ?? [] }))
}
