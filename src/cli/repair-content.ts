// `npm run tidy -- --repair`: mends files with errors by the rules of an import, and says by which.
import { join } from 'node:path'
import type { Rename } from '../authoring/plan-renames.ts'
import { loadTypeset } from '../body/formulas/load-typeset.ts'
import { replaceFile } from '../cache/replace-file.ts'
import { writeFully } from '../cache/write-fully.ts'
import { checkContent } from '../content-folder/check-content.ts'
import type { QuestionFile } from '../content-folder/list-question-files.ts'
import { peopleName } from '../content-folder/people.ts'
import { type ContentFolder, isSettled, readContentFolder } from '../content-folder/read-folder.ts'
import { readSource } from '../content-folder/read-source.ts'
import { findRedactedIds, findWithholding } from '../content-folder/withheld-texts.ts'
import { createArchiveNames } from '../import/repair/archive-names.ts'
import { parseThreadFiles, type ThreadFiles } from '../import/repair/parse-damaged-files.ts'
import { type RepairedFile, type RepairedFiles, repairFiles } from '../import/repair/repair-files.ts'
import { repairPeople } from '../import/repair/repair-people.ts'
import { createRepairThread } from '../import/repair/repair-thread.ts'
import { type Issue, isWarning } from '../question/issue.ts'
import { planNames, renameIn } from './repair-names.ts'

export interface RepairOptions {
  content: string
  publicFiles: readonly string[]
  /** Writes nothing. */
  checkOnly: boolean
  /** Whether somebody asked for a file. */
  isChosen: (path: string) => boolean
}

export interface RepairedContent {
  renames: Rename[]
  files: RepairedFile[]
  commented: string[]
  /** Errors that are left; those of before where nothing is written. */
  issues: Issue[]
}

/** A file without errors, of a question without errors, stays as it is. */
export async function repairContent(options: RepairOptions): Promise<RepairedContent> {
  const { content, checkOnly, isChosen } = options
  const first = await listErrors(options)
  const listed = readContentFolder(content)
  // Texts are mended by the settings, and a file that is only renamed may clash where it clashed with nothing.
  if (!isSettled(listed.settings)) return { renames: [], files: [], commented: [], issues: first }
  const planned = planNames(content, first, {
    ids: listed.files.map(({ id }) => id),
    isRedacted: findRedactedIds(listed).hasFile,
  }).filter(({ from }) => isChosen(from))
  const renames = checkOnly ? planned : planned.filter((rename) => renameIn(content, rename))
  const isRenamed = !checkOnly && renames.length > 0
  const errors = isRenamed ? await listErrors(options) : first
  const folder = readContentFolder(content)
  const { files, commented } = await repairFolder(folder, errors, options)
  if (!checkOnly) for (const file of files) write(content, file)
  const isWritten = !checkOnly && files.length > 0
  return { renames, files, commented, issues: isWritten ? await listErrors(options) : errors }
}

async function listErrors({ content, publicFiles }: RepairOptions): Promise<Issue[]> {
  const { issues } = await checkContent(content, { publicFiles })
  return issues.filter((issue) => !isWarning(issue))
}

async function repairFolder(
  folder: ContentFolder,
  errors: readonly Issue[],
  { publicFiles, isChosen }: RepairOptions,
): Promise<RepairedFiles> {
  const repaired: RepairedFiles = { files: [], commented: [] }
  if (errors.length === 0) return repaired
  const { settings, files } = folder
  const known = new Map(files.map(({ id }) => [id, [id]]))
  const toNames = createArchiveNames({ known, publicFiles })
  const pictures = new Set(folder.pictureFiles.map(({ path }) => `/${path.normalize('NFC')}`))
  const typeset = await loadTypeset(settings.math)
  const repairThread = createRepairThread({
    settings,
    typeset,
    keepsUnknownTimes: true,
    files: pictures,
    withholding: findWithholding(folder),
  })
  // What must keep its id is no better for being written again.
  const mendable = errors.filter(({ detail }) => detail['redacted'] === undefined)
  const faulty = new Set(mendable.map(({ path }) => path))
  const redacted = findRedactedIds(folder)
  for (const file of files) {
    const paths = listPaths(file)
    const isFaulty = paths.some((path) => faulty.has(path)) && paths.some(isChosen)
    const sources = readSources(folder.path, isFaulty ? file : { ...file, conversation: undefined })
    const parsed = sources && parseThreadFiles(sources)
    if (!parsed || 'unreadable' in parsed) continue
    // Each question is named, so that the first of two keeps what both want.
    const names = toNames(parsed.thread.question)
    if (!isFaulty) continue
    const mended = repairFiles(parsed, { repairThread, names, locale: settings.locale, faulty, redacted })
    for (const each of mended?.files ?? []) if (isChosen(each.path)) repaired.files.push(each)
    repaired.commented.push(...(mended?.commented ?? []).filter(isChosen))
  }
  const people = faulty.has(peopleName) && isChosen(peopleName) ? repairPeopleOf(folder.path) : undefined
  repaired.files.push(...(people?.files ?? []))
  repaired.commented.push(...(people?.commented ?? []))
  // An error that only people can mend stays in a file that is written as it should be.
  return { ...repaired, files: repaired.files.filter((file) => !isWritten(folder.path, file)) }
}

function isWritten(folder: string, { path, text }: RepairedFile): boolean {
  const source = readSource(folder, { id: '', path })
  return !('code' in source) && Buffer.from(text).equals(source.bytes)
}

function repairPeopleOf(folder: string): RepairedFiles | undefined {
  const source = readSource(folder, { id: '', path: peopleName })
  return 'code' in source ? undefined : repairPeople(source.bytes)
}

function listPaths({ path, conversation }: QuestionFile): string[] {
  const { answers = [], comments } = conversation ?? {}
  return [path, ...answers.map((answer) => answer.path), ...(comments ? [comments.path] : [])]
}

/** Undefined where one of them can't be read, of which the check tells. */
function readSources(folder: string, { id, path, conversation }: QuestionFile): ThreadFiles | undefined {
  const question = readSource(folder, { id, path })
  const answers = (conversation?.answers ?? []).map((answer) => readSource(folder, answer))
  const comments = conversation?.comments && readSource(folder, conversation.comments)
  if ('code' in question || (comments && 'code' in comments)) return undefined
  const read = answers.flatMap((answer) => ('code' in answer ? [] : [answer]))
  return read.length < answers.length ? undefined : { question, answers: read, comments }
}

function write(content: string, { path, text }: RepairedFile): void {
  replaceFile(join(content, path), (descriptor, name) => writeFully(descriptor, Buffer.from(text), name))
}
