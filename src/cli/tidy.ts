// npm run tidy [-- files…]: brings front matter and comments into one order and style, adds lines of history that answers
// and comments lack, and takes positions out of pictures; with `--check` only says which files lack it. With `--repair`
// it mends files with errors instead.
import type { Loss } from '../authoring/find-loss.ts'
import { listTidyTargets } from '../authoring/tidy-targets.ts'
import { peopleName } from '../content-folder/people.ts'
import { readContentFolder } from '../content-folder/read-folder.ts'
import { readPublicFiles } from '../content-folder/read-public-files.ts'
import { toIssueMessage } from '../messages/issue-messages.ts'
import type { Language } from '../messages/language.ts'
import type { Words } from '../messages/words.ts'
import { createZone } from '../time/zone.ts'
import type { Call } from './call.ts'
import { findNamedFiles } from './find-named-files.ts'
import { repairContent } from './repair-content.ts'
import { reportIssues } from './report-issues.ts'
import { reportRepairs } from './report-repairs.ts'
import { tidyFiles } from './tidy-files.ts'
import { tidyPictures } from './tidy-pictures.ts'

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
  const missing = folder.issues.filter(({ code }) => code === 'content-missing')
  if (missing.length > 0) return fail(1, reportIssues(missing, 'text', language))
  if (named.unknown.length > 0) return fail(2, named.unknown.map(words.commands.noQuestion).join('\n'))
  const chosen = new Set<object>(positionals.length > 0 ? named.files : all)
  if (values.repair) {
    const paths = new Set(all.filter((each) => chosen.has(each)).map(({ path }) => path))
    return repairFaulty(call, (path) => positionals.length === 0 || paths.has(path))
  }
  return tidyAll(
    call,
    targets.filter((each) => chosen.has(each)),
    pictureFiles.filter((each) => chosen.has(each)),
  )
}

function fail(exitCode: number, lines: string): number {
  process.stderr.write(`${lines}\n`)
  return exitCode
}

/** @returns the exit code. */
function tidyAll(
  { folders, values, language, words: { commands, tidying } }: Call<'tidy'>,
  targets: Parameters<typeof tidyFiles>[1],
  pictureFiles: Parameters<typeof tidyPictures>[1],
): number {
  const checkOnly = values.check ?? false
  const files = tidyFiles(folders.content, targets, checkOnly)
  const pictures = tidyPictures(folders.content, pictureFiles, checkOnly)
  const failures = [files.failure ?? [], pictures.failure ?? []].flat()
  const untidied = [
    ...files.refused.map(({ path, loss }) => describeLoss(path, loss, language, commands)),
    ...failures.map(({ path, reason }) => commands.notTidied(path, reason)),
  ]
  const changed = files.tidied.length + pictures.blanked.length
  const issues = [...files.issues, ...pictures.issues]
  const left = untidied.length + issues.length
  const lines = [
    ...files.tidied.map(checkOnly ? tidying.untidy : commands.tidied),
    ...pictures.blanked.map(checkOnly ? tidying.withPosition : tidying.blanked),
    ...files.commented.map(commands.commented),
    ...(checkOnly && changed > 0 ? [tidying.howToTidy(changed)] : []),
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

function describeLoss(path: string, loss: Loss, language: Language, words: Words['commands']): string {
  if ('keys' in loss) return words.lostIfTidied(path, loss.keys)
  const faults = loss.issues.map((issue) => toIssueMessage(issue, language).message)
  return words.faultyIfTidied(path, faults.join(', '))
}
