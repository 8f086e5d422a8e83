// `npm run tidy -- --repair`: fixes files with errors by the rules of an import, and says by which.

import { existsSync, renameSync } from 'node:fs'
import { join, posix } from 'node:path'
import { loadTypeset } from '../body/formulas/typeset-formulas.ts'
import { checkContent } from '../folder/check-content.ts'
import { listConversationFiles } from '../folder/conversation-files.ts'
import { readSource } from '../folder/disk.ts'
import type { QuestionFile } from '../folder/files.ts'
import { peopleName } from '../folder/people.ts'
import { type ContentFolder, readContentFolder } from '../folder/read-folder.ts'
import type { Rename } from '../folder/read-renames.ts'
import { isSettled } from '../folder/small-files.ts'
import { findRedactedIds, findWithholding } from '../folder/withheld.ts'
import { type Issue, isWarning } from '../format/issue.ts'
import { toIdKey } from '../format/names.ts'
import { createArchiveNames } from '../import/fix/archive-names.ts'
import { type DiscussionFiles, parseDiscussionFiles } from '../import/fix/damaged-files.ts'
import { createFixDiscussion } from '../import/fix/discussion.ts'
import { type FixedFile, type FixedFiles, fixFiles, fixPeople } from '../import/fix/files.ts'
import { toValidId } from '../import/fix/ids.ts'
import type { FixNote } from '../import/records.ts'
import { replaceFile, writeFully } from '../kept/write.ts'
import type { Language } from '../words/language.ts'
import { findWords } from '../words/words.ts'

interface RepairOptions {
  content: string
  publicFiles: readonly string[]
  /** Writes nothing. */
  checkOnly: boolean
  /** Whether somebody asked for a file. */
  isChosen: (path: string) => boolean
}

interface RepairedContent {
  renames: Rename[]
  files: FixedFile[]
  commented: string[]
  /** Errors that are left; those of before where nothing is written. */
  issues: Issue[]
}

/** A file without errors, of a question without errors, stays as it is. */
export async function repairContent(options: RepairOptions): Promise<RepairedContent> {
  const { content, checkOnly, isChosen } = options
  const first = await listErrors(options)
  const listed = readContentFolder(content)
  // Texts are fixed by the settings, and a file that is only renamed may clash where it clashed with nothing.
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
): Promise<FixedFiles> {
  const repaired: FixedFiles = { files: [], commented: [] }
  if (errors.length === 0) return repaired
  const { settings, files } = folder
  const known = new Map(files.map(({ id }) => [id, [id]]))
  const toNames = createArchiveNames({ known, publicFiles })
  const pictures = new Set(folder.pictureFiles.map(({ path }) => `/${path.normalize('NFC')}`))
  const typeset = await loadTypeset(settings.math)
  const fixDiscussion = createFixDiscussion({
    settings,
    typeset,
    keepsUnknownTimes: true,
    files: pictures,
    withholding: findWithholding(folder),
  })
  // What must keep its id is no better for being written again.
  const mendable = errors.filter(({ detail }) => detail.redacted === undefined)
  const faulty = new Set(mendable.map(({ path }) => path))
  const redacted = findRedactedIds(folder)
  for (const file of files) {
    const paths = listPaths(file)
    const isFaulty = paths.some((path) => faulty.has(path)) && paths.some(isChosen)
    const sources = readSources(folder.path, isFaulty ? file : { ...file, conversation: undefined })
    const parsed = sources && parseDiscussionFiles(sources)
    if (!parsed || 'unreadable' in parsed) continue
    // Each question is named, so that the first of two keeps what both want.
    const names = toNames(parsed.discussion.question)
    if (!isFaulty) continue
    const mended = fixFiles(parsed, { fixDiscussion, names, locale: settings.locale, faulty, redacted })
    for (const each of mended?.files ?? []) if (isChosen(each.path)) repaired.files.push(each)
    repaired.commented.push(...(mended?.commented ?? []).filter(isChosen))
  }
  const people = faulty.has(peopleName) && isChosen(peopleName) ? repairPeopleOf(folder.path) : undefined
  repaired.files.push(...(people?.files ?? []))
  repaired.commented.push(...(people?.commented ?? []))
  // An error that only people can fix stays in a file that is written as it should be.
  return { ...repaired, files: repaired.files.filter((file) => !isWritten(folder.path, file)) }
}

function isWritten(folder: string, { path, text }: FixedFile): boolean {
  const source = readSource(folder, { id: '', path })
  return !('code' in source) && Buffer.from(text).equals(source.bytes)
}

function repairPeopleOf(folder: string): FixedFiles | undefined {
  const source = readSource(folder, { id: '', path: peopleName })
  return 'code' in source ? undefined : fixPeople(source.bytes)
}

function listPaths({ path, conversation }: QuestionFile): string[] {
  const { answers = [], comments } = conversation ?? {}
  return [path, ...answers.map((answer) => answer.path), ...(comments ? [comments.path] : [])]
}

/** Undefined where one of them can't be read, which the check reports. */
function readSources(folder: string, { id, path, conversation }: QuestionFile): DiscussionFiles | undefined {
  const question = readSource(folder, { id, path })
  const answers = (conversation?.answers ?? []).map((answer) => readSource(folder, answer))
  const comments = conversation?.comments && readSource(folder, conversation.comments)
  if ('code' in question || (comments && 'code' in comments)) return undefined
  const read = answers.flatMap((answer) => ('code' in answer ? [] : [answer]))
  return read.length < answers.length ? undefined : { question, answers: read, comments }
}

function write(content: string, { path, text }: FixedFile): void {
  replaceFile(join(content, path), (descriptor, name) => writeFully(descriptor, Buffer.from(text), name))
}

// Files whose names are no valid ids, or those of others: they are renamed with their answers and comments.

interface Planning {
  /** Of the questions that there are. */
  ids: readonly string[]
  /** Whether redactions.yaml names what a file is named for: under another id it would be published. */
  isRedacted: (path: string) => boolean
}

/** @param issues of the whole folder. */
function planNames(content: string, issues: readonly Issue[], { ids, isRedacted }: Planning): Rename[] {
  const taken = new Set(ids.map(toIdKey))
  const { conversations } = listConversationFiles(content)
  return issues.flatMap((issue) => {
    const to = findName(issue, taken)
    if (to === undefined || isRedacted(issue.path)) return []
    const own: Rename = { from: issue.path, to: `${posix.dirname(issue.path)}/${to}` }
    if (!issue.path.startsWith('questions/')) return [own]
    taken.add(toIdKey(to.slice(0, -3)))
    const old = posix.basename(issue.path).slice(0, -3).normalize('NFC')
    // Whose they are nobody knows where another question has the same id.
    if (ids.filter((id) => id === old).length > 1) return [own]
    const hanging = conversations.get(old)
    const folder = hanging?.answers[0] && posix.dirname(hanging.answers[0].path)
    const comments = hanging?.comments?.path
    return [
      own,
      ...(folder === undefined ? [] : [{ from: folder, to: `${posix.dirname(folder)}/${to.slice(0, -3)}` }]),
      ...(comments === undefined
        ? []
        : [{ from: comments, to: `${posix.dirname(comments)}/${to.slice(0, -3)}.yaml` }]),
    ]
  })
}

/** Another name for a file: what the check suggests, else what an import would have made of it. */
function findName({ code, path, detail }: Issue, taken: ReadonlySet<string>): string | undefined {
  if (!/^(?:questions|answers|comments)\//.test(path)) return undefined
  if (code === 'duplicate-id') return detail.of === 'comment' ? undefined : detail.nearest
  if (code !== 'invalid-id' || detail.key !== undefined) return undefined
  const name = posix.basename(path)
  const extension = /\.(?:md|yaml)$/.exec(name)?.[0]
  if (extension === undefined) return undefined
  const valid = `${toValidId(name.slice(0, -extension.length))}${extension}`
  const nearest = detail.nearest ?? valid
  const isTaken = path.startsWith('questions/') && taken.has(toIdKey(nearest.slice(0, -extension.length)))
  return isTaken ? valid : nearest
}

/** False where something else has the name. */
function renameIn(content: string, { from, to }: Rename): boolean {
  if (!existsSync(join(content, from)) || existsSync(join(content, to))) return false
  renameSync(join(content, from), join(content, to))
  return true
}

/** What was done, or would be, by file and rule. @param checkOnly whether nothing was written. */
export function reportRepairs(
  { renames, files, commented }: RepairedContent,
  language: Language,
  checkOnly: boolean,
): string[] {
  const { repairs, commands } = findWords(language)
  const changed = renames.length + files.length
  return [
    ...renames.map(({ from, to }) =>
      checkOnly ? repairs.renamable({ path: from, to }) : repairs.renamed({ path: from, to }),
    ),
    ...files.flatMap(({ path, notes }) => [
      checkOnly ? repairs.repairable({ path }) : repairs.repaired({ path }),
      ...toRuleLines(notes, language),
    ]),
    ...commented.map((path) => commands.commented({ path })),
    ...(checkOnly && changed > 0 ? [repairs.howToRepair({ count: changed })] : []),
  ]
}

const mostDetails = 5

/** A line for each rule, with the first things that it fixed. */
function toRuleLines(notes: readonly FixNote[], language: Language): string[] {
  const { repairs, rules } = findWords(language)
  return [...Map.groupBy(notes, ({ rule }) => rule)].map(([rule, found]) =>
    repairs.rule({ sentence: rules.repair[rule] + listDetails(found), count: found.length }),
  )
}

function listDetails(notes: readonly FixNote[]): string {
  const details = [...new Set(notes.flatMap(({ detail = '' }) => (detail === '' ? [] : [detail])))]
  const shown = details.slice(0, mostDetails)
  const list = (shown.length < details.length ? [...shown, '…'] : shown).join(', ')
  return list === '' ? '' : ` (${list})`
}
