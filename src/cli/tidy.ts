// npm run tidy [-- files…]: brings front matter and comments into one order and style, adds lines of history that answers
// and comments lack, and takes positions out of pictures; with `--check` only says which files lack it.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Loss } from '../authoring/find-loss.ts'
import { listTidyTargets } from '../authoring/tidy-targets.ts'
import { readRegularFile } from '../cache/read-regular-file.ts'
import { replaceFile } from '../cache/replace-file.ts'
import { writeFully } from '../cache/write-fully.ts'
import { toArchiveFolders } from '../content-folder/archive-folders.ts'
import { readContentFolder } from '../content-folder/read-folder.ts'
import { toIssueMessage } from '../messages/issue-messages.ts'
import { findWords } from '../messages/words.ts'
import type { Issue } from '../question/issue.ts'
import { createZone } from '../time/zone.ts'
import { findLanguage } from './find-language.ts'
import { findNamedFiles } from './find-named-files.ts'
import { readParameters } from './read-parameters.ts'
import { reportIssues } from './report-issues.ts'
import { tidyPictures } from './tidy-pictures.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values, positionals } = readParameters('tidy')
const { content } = toArchiveFolders(root, process.env)
const language = findLanguage(content)
const { commands: commandMessages, tidying: tidyMessages } = findWords(language)
const { files, pictureFiles, settings, issues: folderIssues } = readContentFolder(content)
const { referenceDate, views, locale } = settings
const context = { zone: createZone(settings.timeZone), referenceDate, views }
const starts = [process.cwd(), process.env['INIT_CWD'] ?? content, content]
const targets = listTidyTargets(files, { folder: content, context, locale })
const all = [...targets, ...pictureFiles]
const named = findNamedFiles(positionals, all, content, starts)
const chosen = new Set<object>(positionals.length > 0 ? named.files : all)
const missing = folderIssues.filter(({ code }) => code === 'content-missing')
if (missing.length > 0) endWith(1, reportIssues(missing, 'text', language))
if (named.unknown.length > 0) endWith(2, named.unknown.map(commandMessages.noQuestion).join('\n'))

const tidied: string[] = []
const commented: string[] = []
const untidied: string[] = []
const issues: Issue[] = []
for (const { path, tidy } of targets.filter((each) => chosen.has(each))) {
  const file = join(content, path)
  try {
    const outcome = tidy(readRegularFile(file))
    if (outcome.result === 'faulty') issues.push(...outcome.issues)
    if (outcome.result === 'commented') commented.push(path)
    if (outcome.result === 'refused') untidied.push(describeLoss(path, outcome.loss))
    if (outcome.result !== 'tidied') continue
    if (!values.check) replaceFile(file, (descriptor, name) => writeFully(descriptor, outcome.bytes, name))
    tidied.push(path)
  } catch (error) {
    // Whatever it is, such as a full disk, the next file would meet it too.
    untidied.push(commandMessages.notTidied(path, error instanceof Error ? error.message : String(error)))
    break
  }
}

const pictures = tidyPictures(
  content,
  pictureFiles.filter((each) => chosen.has(each)),
  values.check ?? false,
)
if (pictures.failure) untidied.push(commandMessages.notTidied(pictures.failure.path, pictures.failure.reason))
const changed = tidied.length + pictures.blanked.length

const lines = [
  ...tidied.map(values.check ? tidyMessages.untidy : commandMessages.tidied),
  ...pictures.blanked.map(values.check ? tidyMessages.withPosition : tidyMessages.blanked),
  ...commented.map(commandMessages.commented),
  ...(values.check && changed > 0 ? [tidyMessages.howToTidy(changed)] : []),
  ...(changed + issues.length + untidied.length === 0 ? [commandMessages.nothingToTidy] : []),
]
if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
if (issues.length > 0) process.stderr.write(`${reportIssues(issues, 'text', language)}\n`)
for (const line of untidied) process.stderr.write(`${line}\n`)
const left = values.check ? changed : 0
if (left + issues.length + untidied.length > 0) process.exitCode = 1

function endWith(exitCode: number, lines: string): never {
  process.stderr.write(`${lines}\n`)
  process.exit(exitCode)
}

function describeLoss(path: string, loss: Loss): string {
  if ('keys' in loss) return commandMessages.lostIfTidied(path, loss.keys)
  const faults = loss.issues.map((issue) => toIssueMessage(issue, language).message)
  return commandMessages.faultyIfTidied(path, faults.join(', '))
}
