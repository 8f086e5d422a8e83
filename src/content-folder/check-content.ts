// Every fault of a content folder, as the build would find it, without a store and without building anything.
import { compareIssues, type Issue } from '../question/issue.ts'
import { runInThreads } from '../threads/run-in-threads.ts'
import { toTasks } from '../threads/to-tasks.ts'
import { findArchiveIssues } from './archive-issues.ts'
import type { CheckedQuestion } from './check-archive.ts'
import type { QuestionFile } from './list-question-files.ts'
import { createPrepareFile, type PreparedFile, type PrepareFileOptions } from './prepare-file.ts'
import { type ContentFolderOptions, readContentFolder } from './read-folder.ts'

export interface CheckedContent {
  /** Of all files, sorted. */
  issues: Issue[]
  /** Number of question files that were looked at. */
  questions: number
}

export interface CheckedFile {
  question: CheckedQuestion | undefined
  issues: Issue[]
}

/** Below this many files starting threads costs more than it saves. */
const fewFiles = 150
const filesPerTask = 100

export interface CheckOptions extends ContentFolderOptions {
  /** Files of `public/`, by path in it. */
  publicFiles?: readonly string[]
}

export async function checkContent(
  path: string,
  { publicFiles, ...folderOptions }: CheckOptions = {},
): Promise<CheckedContent> {
  const folder = readContentFolder(path, folderOptions)
  const options = { folder: path, settings: folder.settings, redactedActors: folder.redactions.actors }
  const checked =
    folder.files.length < fewFiles
      ? checkHere(folder.files, options)
      : await checkInThreads(folder.files, options)
  const questions = folder.files.flatMap((file) => checked.get(file.path)?.question ?? [])
  const issues = [
    ...folder.issues,
    ...[...checked.values()].flatMap((file) => file.issues),
    ...findArchiveIssues(folder, questions, publicFiles),
  ]
  return { issues: issues.sort(compareIssues), questions: folder.files.length }
}

/** What the archive as a whole is checked with; the rest of the prepared question is dropped. */
export function checkFile(
  file: QuestionFile,
  prepareFile: (file: QuestionFile) => PreparedFile,
): CheckedFile {
  const { question, issues } = prepareFile(file)
  if (!question) return { question, issues }
  const { id, path, hashtags, aliases } = question
  return { question: { id, path, hashtags, aliases }, issues }
}

function checkHere(files: readonly QuestionFile[], options: PrepareFileOptions): Map<string, CheckedFile> {
  const prepareFile = createPrepareFile(options)
  return new Map(files.map((file) => [file.path, checkFile(file, prepareFile)]))
}

async function checkInThreads(
  files: readonly QuestionFile[],
  options: PrepareFileOptions,
): Promise<Map<string, CheckedFile>> {
  const checked = new Map<string, CheckedFile>()
  await runInThreads<QuestionFile[], CheckedFile[]>({
    script: new URL('./check-thread.ts', import.meta.url),
    workerData: () => options,
    tasks: toTasks(files, filesPerTask),
    onResult: (results, task) => {
      results.forEach((result, index) => {
        const file = task[index]
        if (file) checked.set(file.path, result)
      })
    },
  })
  return checked
}
