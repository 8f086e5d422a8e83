// Every fault of a content folder, as the build would find it, without a cache and without building anything.
import type { Issue } from '../format/issue.ts'
import { type WorkLimits, workLimits } from '../kept/guarded.ts'
import type { ArchiveContext } from './archive-issues.ts'
import type { QuestionFile } from './files.ts'
import { createHideOf } from './masks.ts'
import type { CheckedFile, PrepareFileOptions } from './prepare-file.ts'
import { workOnFiles } from './prepare-files.ts'
import { type ContentFolderOptions, readContentFolder } from './read-folder.ts'
import { readPictures } from './read-pictures.ts'
import type { Settings } from './settings.ts'
import { findAllIssues } from './whole-lines.ts'
import { readWrittenPages } from './written-pages.ts'

interface CheckedContent {
  /** Of all files, sorted. */
  issues: Issue[]
  /** Number of question files that were looked at. */
  questions: number
  settings: Settings
  /** Gives what readers may see of the texts of a file, by its path. */
  hideOf: (path: string) => (text: string) => string
}

const filesPerTask = 100

interface CheckOptions extends ContentFolderOptions, ArchiveContext {
  limits?: WorkLimits
}

/** Faults of content are issues; only what the machine lacks, such as memory or open files, is thrown. */
export async function checkContent(
  path: string,
  { publicFiles, served, published, limits = workLimits, ...folderOptions }: CheckOptions = {},
): Promise<CheckedContent> {
  const folder = readContentFolder(path, folderOptions)
  const options = {
    folder: path,
    settings: folder.settings,
    redactedActors: folder.redactions.actors,
    withheldTexts: folder.redactions,
  }
  const [checked, pictures, written] = await Promise.all([
    checkFiles(folder.files, options, limits),
    readPictures({ folder: folder.path, files: folder.pictureFiles, limits }),
    readWrittenPages(folder, { limits }),
  ])
  const questions = folder.files.flatMap((file) => checked.get(file.path)?.question ?? [])
  const own = [...checked.values(), pictures, written].flatMap((each) => each.issues)
  const { settings, files } = folder
  return {
    issues: await findAllIssues(own, folder, questions, { publicFiles, served, published, written }),
    questions: files.length,
    settings,
    hideOf: createHideOf(folder),
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
    script: new URL('./prepare-file.ts#checkBatches', import.meta.url),
    workerData: () => options,
    startHere: async () => {
      // Parsers and grammars are loaded where they work: of many files in workers.
      const { startCheckFile } = await import('./prepare-file.ts')
      return { work: await startCheckFile(options), end: () => {} }
    },
    giveUp: (issue) => ({ question: undefined, issues: [issue] }),
    onResult: (file, result) => checked.set(file.path, result),
  })
  return checked
}
