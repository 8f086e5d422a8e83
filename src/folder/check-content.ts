// Every fault of a content folder, as the build would find it, without a cache and without building anything.
import { loadTypeset } from '../body/formulas/typeset-formulas.ts'
import { compareIssues, type Issue } from '../format/issue.ts'
import { type WorkLimits, workLimits } from '../kept/guarded.ts'
import { type ArchiveContext, findArchiveIssues } from './archive-issues.ts'
import type { CategorizedQuestion } from './check-hashtags.ts'
import type { LinkingQuestion } from './check-links.ts'
import { proposePictures } from './check-pictures.ts'
import type { QuestionFile } from './files.ts'
import { createPrepareFile, type PreparedFile, type PrepareFileOptions } from './prepare-file.ts'
import { workOnFiles } from './prepare-files.ts'
import { type ContentFolderOptions, readContentFolder } from './read-folder.ts'
import { readPictures } from './read-pictures.ts'

interface CheckedContent {
  /** Of all files, sorted. */
  issues: Issue[]
  /** Number of question files that were looked at. */
  questions: number
}

interface CheckedFile {
  question: (LinkingQuestion & CategorizedQuestion & { redacted: readonly number[] }) | undefined
  issues: Issue[]
}

const filesPerTask = 100

interface CheckOptions extends ContentFolderOptions, ArchiveContext {
  limits?: WorkLimits
}

/** Faults of content are issues; only what the machine lacks, such as memory or open files, is thrown. */
export async function checkContent(
  path: string,
  { publicFiles, published, limits = workLimits, ...folderOptions }: CheckOptions = {},
): Promise<CheckedContent> {
  const folder = readContentFolder(path, folderOptions)
  const options = {
    folder: path,
    settings: folder.settings,
    redactedActors: folder.redactions.actors,
    withheldTexts: folder.redactions,
  }
  const [checked, pictures] = await Promise.all([
    checkFiles(folder.files, options, limits),
    readPictures({ folder: folder.path, files: folder.pictureFiles, limits }),
  ])
  const questions = folder.files.flatMap((file) => checked.get(file.path)?.question ?? [])
  const issues = [
    ...folder.issues,
    ...pictures.issues,
    ...proposePictures(
      [...checked.values()].flatMap((file) => file.issues),
      folder.pictureFiles,
    ),
    ...findArchiveIssues(folder, questions, { publicFiles, published }),
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
  const { id, path, category, hashtags, aliases, links, related, state, redacted, conversation } = question
  const kept = conversation ? { conversation } : {}
  return {
    question: { id, path, category, hashtags, aliases, links, related, state, redacted, ...kept },
    issues,
  }
}

async function checkFiles(
  files: readonly QuestionFile[],
  options: PrepareFileOptions,
  limits: WorkLimits,
): Promise<Map<string, CheckedFile>> {
  const checked = new Map<string, CheckedFile>()
  await workOnFiles<CheckedFile>({
    files,
    limits,
    filesPerTask,
    script: new URL('./check-worker.ts', import.meta.url),
    workerData: () => options,
    startHere: async () => {
      const prepareFile = createPrepareFile(options, await loadTypeset(options.settings.math))
      return { work: (file) => checkFile(file, prepareFile), end: () => {} }
    },
    giveUp: (issue) => ({ question: undefined, issues: [issue] }),
    onResult: (file, result) => checked.set(file.path, result),
  })
  return checked
}
