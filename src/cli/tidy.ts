// npm run tidy [-- files…]: brings front matter and comments into one order and style, adds lines of history that answers
// and comments lack, and takes positions out of pictures; with `--check` only says which files lack it. With `--repair`
// it mends files with errors instead.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Loss } from '../authoring/find-loss.ts'
import { listTidyTargets } from '../authoring/tidy-targets.ts'
import { toArchiveFolders } from '../content-folder/archive-folders.ts'
import { peopleName } from '../content-folder/people.ts'
import { readContentFolder } from '../content-folder/read-folder.ts'
import { readPublicFiles } from '../content-folder/read-public-files.ts'
import { toIssueMessage } from '../messages/issue-messages.ts'
import { findWords } from '../messages/words.ts'
import { createZone } from '../time/zone.ts'
import { findLanguage } from './find-language.ts'
import { findNamedFiles } from './find-named-files.ts'
import { readParameters } from './read-parameters.ts'
import { repairContent } from './repair-content.ts'
import { reportIssues } from './report-issues.ts'
import { reportRepairs } from './report-repairs.ts'
import { tidyFiles } from './tidy-files.ts'
import { tidyPictures } from './tidy-pictures.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values, positionals } = readParameters('tidy')
const { content } = toArchiveFolders(root, process.env)
const language = findLanguage(content)
const { commands: commandMessages, tidying: tidyMessages } = findWords(language)
const folder = readContentFolder(content)
const { files, pictureFiles, settings, issues: folderIssues } = folder
const { referenceDate, views, locale } = settings
const context = { zone: createZone(settings.timeZone), referenceDate, views }
const starts = [process.cwd(), process.env['INIT_CWD'] ?? content, content]
const targets = listTidyTargets(files, { folder, context, locale })
const all = [...targets, ...pictureFiles, ...(values.repair ? [{ path: peopleName }] : [])]
const named = findNamedFiles(positionals, all, content, starts)
const chosen = new Set<object>(positionals.length > 0 ? named.files : all)
const missing = folderIssues.filter(({ code }) => code === 'content-missing')
if (missing.length > 0) endWith(1, reportIssues(missing, 'text', language))
if (named.unknown.length > 0) endWith(2, named.unknown.map(commandMessages.noQuestion).join('\n'))

process.exitCode = values.repair ? await repairFaulty() : tidyAll()

/** @returns the exit code. */
function tidyAll(): number {
  const checkOnly = values.check ?? false
  const files = tidyFiles(
    content,
    targets.filter((each) => chosen.has(each)),
    checkOnly,
  )
  const pictures = tidyPictures(
    content,
    pictureFiles.filter((each) => chosen.has(each)),
    checkOnly,
  )
  const failures = [files.failure ?? [], pictures.failure ?? []].flat()
  const untidied = [
    ...files.refused.map(({ path, loss }) => describeLoss(path, loss)),
    ...failures.map(({ path, reason }) => commandMessages.notTidied(path, reason)),
  ]
  const changed = files.tidied.length + pictures.blanked.length
  const issues = [...files.issues, ...pictures.issues]
  const left = untidied.length + issues.length
  const lines = [
    ...files.tidied.map(checkOnly ? tidyMessages.untidy : commandMessages.tidied),
    ...pictures.blanked.map(checkOnly ? tidyMessages.withPosition : tidyMessages.blanked),
    ...files.commented.map(commandMessages.commented),
    ...(checkOnly && changed > 0 ? [tidyMessages.howToTidy(changed)] : []),
    ...(changed + left === 0 ? [commandMessages.nothingToTidy] : []),
  ]
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
  if (issues.length > 0) process.stderr.write(`${reportIssues(issues, 'text', language)}\n`)
  for (const line of untidied) process.stderr.write(`${line}\n`)
  return left + (checkOnly ? changed : 0) > 0 ? 1 : 0
}

/** @returns the exit code. */
async function repairFaulty(): Promise<number> {
  const paths = new Set(all.filter((each) => chosen.has(each)).map(({ path }) => path))
  const isChosen = (path: string) => positionals.length === 0 || paths.has(path)
  const checkOnly = values.check ?? false
  const { repairs } = findWords(language)
  const repaired = await repairContent({ content, publicFiles: readPublicFiles(root), checkOnly, isChosen })
  const lines = reportRepairs(repaired, language, checkOnly)
  const { issues } = repaired
  if (lines.length + issues.length === 0) lines.push(repairs.nothingToRepair)
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
  if (issues.length === 0) return 0
  if (!checkOnly) process.stderr.write(`${reportIssues(issues, 'text', language)}\n${repairs.notRepaired}\n`)
  return 1
}

function endWith(exitCode: number, lines: string): never {
  process.stderr.write(`${lines}\n`)
  process.exit(exitCode)
}

function describeLoss(path: string, loss: Loss): string {
  if ('keys' in loss) return commandMessages.lostIfTidied(path, loss.keys)
  const faults = loss.issues.map((issue) => toIssueMessage(issue, language).message)
  return commandMessages.faultyIfTidied(path, faults.join(', '))
}
