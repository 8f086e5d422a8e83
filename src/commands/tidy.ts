// npm run tidy [-- files…]: brings front matter and comments into one order and style, adds lines of history that answers
// and comments lack, and takes positions out of pictures; with `--check` only says which files lack it. With `--repair`
// it fixes files with errors instead.

import { realpathSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { peopleName } from '../folder/people.ts'
import { readPublicFiles } from '../folder/public-files.ts'
import { type ContentFolder, readContentFolder, toReportedIssues } from '../folder/read-folder.ts'
import { toTooComplexIssue } from '../folder/read-picture.ts'
import { isNoContent } from '../folder/root.ts'
import type { Issue } from '../format/issue.ts'
import { blankPosition, findPictureType } from '../format/pictures/picture-file.ts'
import { PictureTooComplex } from '../format/pictures/position-search.ts'
import { createZone } from '../format/time.ts'
import { readRegularFile } from '../kept/files.ts'
import { replaceFile, writeFully } from '../kept/write.ts'
import { toIssueMessage } from '../words/issue-messages.ts'
import type { Language } from '../words/language.ts'
import { findWords } from '../words/words.ts'
import type { Call } from './call.ts'
import { repairContent, reportRepairs } from './repair.ts'
import { reportIssues } from './report-issues.ts'
import { type Loss, listTidyTargets, type TidyTarget } from './tidy-texts.ts'

export async function tidy(call: Call<'tidy'>): Promise<number> {
  const { folders, values, positionals, language, words } = call
  const { content } = folders
  const folder = readContentFolder(content)
  const { files, pictureFiles, settings } = folder
  const { referenceDate, views, locale } = settings
  const context = { zone: createZone(settings.timeZone), referenceDate, views }
  const targets = listTidyTargets(files, { folder, context, locale })
  const all = [...targets, ...pictureFiles, ...(values.repair ? [{ path: peopleName }] : [])]
  const starts = [process.cwd(), call.start, content]
  const named = findNamedFiles(positionals, all, content, starts)
  const missing = folder.issues.filter(isNoContent)
  if (missing.length > 0) return fail(1, reportIssues(missing, 'text', language))
  if (named.unknown.length > 0) return fail(2, toLines(named.unknown, words.commands.noQuestion).join('\n'))
  const chosen = new Set<object>(positionals.length > 0 ? named.files : all)
  if (values.repair) {
    const paths = new Set(all.filter((each) => chosen.has(each)).map(({ path }) => path))
    return repairFaulty(call, (path) => positionals.length === 0 || paths.has(path))
  }
  return tidyAll(
    call,
    folder,
    targets.filter((each) => chosen.has(each)),
    pictureFiles.filter((each) => chosen.has(each)),
  )
}

function fail(exitCode: number, lines: string): number {
  process.stderr.write(`${lines}\n`)
  return exitCode
}

function toLines(paths: readonly string[], toLine: (values: { path: string }) => string): string[] {
  return paths.map((path) => toLine({ path }))
}

/** @returns the exit code. */
function tidyAll(
  { folders, values, language, words: { commands, tidying } }: Call<'tidy'>,
  folder: ContentFolder,
  targets: Parameters<typeof tidyFiles>[1],
  pictureFiles: Parameters<typeof tidyPictures>[1],
): number {
  const checkOnly = values.check ?? false
  const files = tidyFiles(folders.content, targets, checkOnly)
  const pictures = tidyPictures(folders.content, pictureFiles, checkOnly)
  const failures = [files.failure ?? [], pictures.failure ?? []].flat()
  const untidied = [
    ...files.refused.map(({ path, loss }) => describeLoss(path, loss, folder, language)),
    ...failures.map(({ path, reason }) => commands.notTidied({ path, reason })),
  ]
  const changed = files.tidied.length + pictures.blanked.length
  const issues = toReportedIssues([...files.issues, ...pictures.issues], folder)
  const left = untidied.length + issues.length
  const lines = [
    ...toLines(files.tidied, checkOnly ? tidying.untidy : commands.tidied),
    ...toLines(pictures.blanked, checkOnly ? tidying.withPosition : tidying.blanked),
    ...toLines(files.commented, commands.commented),
    ...(checkOnly && changed > 0 ? [tidying.howToTidy({ count: changed })] : []),
    ...(changed + left === 0 ? [commands.nothingToTidy] : []),
  ]
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
  if (issues.length > 0) process.stderr.write(`${reportIssues(issues, 'text', language)}\n`)
  for (const line of untidied) process.stderr.write(`${line}\n`)
  return left + (checkOnly ? changed : 0) > 0 ? 1 : 0
}

/** @returns the exit code. */
async function repairFaulty(
  { root, folders, values, language, words: { repairs } }: Call<'tidy'>,
  isChosen: (path: string) => boolean,
): Promise<number> {
  const checkOnly = values.check ?? false
  const options = { content: folders.content, publicFiles: readPublicFiles(root), checkOnly, isChosen }
  const repaired = await repairContent(options)
  const lines = reportRepairs(repaired, language, checkOnly)
  const { issues } = repaired
  if (lines.length + issues.length === 0) lines.push(repairs.nothingToRepair)
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
  if (issues.length === 0) return 0
  if (!checkOnly) process.stderr.write(`${reportIssues(issues, 'text', language)}\n${repairs.notRepaired}\n`)
  return 1
}

function describeLoss(path: string, loss: Loss, folder: ContentFolder, language: Language): string {
  const { commands } = findWords(language)
  if ('keys' in loss) return commands.lostIfTidied({ path, keys: loss.keys.join(', ') })
  const faults = toReportedIssues(loss.issues, folder).map((issue) => toIssueMessage(issue, language).message)
  return commands.faultyIfTidied({ path, fault: faults.join(', ') })
}

interface TidiedFiles {
  tidied: string[]
  /** Hold notes of people, which would be lost. */
  commented: string[]
  refused: { path: string; loss: Loss }[]
  issues: Issue[]
  failure?: { path: string; reason: string }
}

/** Brings files into the one form. @param checkOnly leaves them as they are. */
function tidyFiles(content: string, targets: readonly TidyTarget[], checkOnly: boolean): TidiedFiles {
  const done: TidiedFiles = { tidied: [], commented: [], refused: [], issues: [] }
  for (const { path, tidy } of targets) {
    const file = join(content, path)
    try {
      const outcome = tidy(readRegularFile(file))
      if (outcome.result === 'faulty') done.issues.push(...outcome.issues)
      if (outcome.result === 'commented') done.commented.push(path)
      if (outcome.result === 'refused') done.refused.push({ path, loss: outcome.loss })
      if (outcome.result !== 'tidied') continue
      if (!checkOnly) replaceFile(file, (descriptor, name) => writeFully(descriptor, outcome.bytes, name))
      done.tidied.push(path)
    } catch (error) {
      // Whatever it is, such as a full disk, the next file would meet it too.
      return { ...done, failure: { path, reason: error instanceof Error ? error.message : String(error) } }
    }
  }
  return done
}

// Takes positions out of pictures, which stay as they are in everything else.

interface TidiedPictures {
  /** Paths of those that held where they were taken. */
  blanked: string[]
  /** Of those that are not looked through to their end. */
  issues: Issue[]
  failure?: { path: string; reason: string }
}

/** Takes positions out of pictures: nothing else of them changes. @param checkOnly leaves them as they are. */
function tidyPictures(
  content: string,
  pictures: readonly { path: string }[],
  checkOnly: boolean,
): TidiedPictures {
  const blanked: string[] = []
  const issues: Issue[] = []
  for (const { path } of pictures) {
    const file = join(content, path)
    try {
      const written = readRegularFile(file)
      const bytes = findPictureType(written) && blankPosition(written)
      if (!bytes) continue
      if (!checkOnly) replaceFile(file, (descriptor, name) => writeFully(descriptor, bytes, name))
      blanked.push(path)
    } catch (error) {
      if (error instanceof PictureTooComplex) {
        issues.push(toTooComplexIssue(path, error))
        continue
      }
      // Whatever it is, such as a full disk, the next file would meet it too.
      return {
        blanked,
        issues,
        failure: { path, reason: error instanceof Error ? error.message : String(error) },
      }
    }
  }
  return { blanked, issues }
}

interface NamedFiles<File> {
  files: File[]
  /** Names of no such file, nor of a folder with any. */
  unknown: string[]
}

/**
 * The files of a content folder that somebody names, or all of a folder.
 * @param starts folders from which a name may lead: where the command was called, and the content folder.
 */
export function findNamedFiles<File extends { path: string }>(
  names: readonly string[],
  files: readonly File[],
  content: string,
  starts: readonly string[],
): NamedFiles<File> {
  const inner = toReal(content)
  const found = new Set<File>()
  const unknown = names.filter((name) => {
    const paths = starts.map((start) => toInside(inner, toReal(resolve(start, name))))
    const named = files.filter((file) => paths.some((path) => isOf(file.path.normalize('NFC'), path)))
    for (const file of named) found.add(file)
    return named.length === 0
  })
  return { files: files.filter((file) => found.has(file)), unknown }
}

function isOf(file: string, path: string): boolean {
  return path === '' || file === path || file.startsWith(`${path}/`)
}

/** With `/`, in NFC: shells complete names as the disk has them, people type them otherwise. */
function toInside(content: string, path: string): string {
  return relative(content, path).replaceAll('\\', '/').normalize('NFC')
}

function toReal(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}
