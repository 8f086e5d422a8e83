// npm run tidy [-- files…]: brings front matter into one order and style.
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Loss } from '../authoring/find-loss.ts'
import { tidyQuestion } from '../authoring/tidy-question.ts'
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
import { readParameters } from './read-parameters.ts'
import { reportIssues } from './report-issues.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { content } = toArchiveFolders(root, process.env)
const language = findLanguage(content)
const commandMessages = findWords(language).commands
const { positionals } = readParameters({ allowPositionals: true, options: {} }, language)
const { files, settings } = readContentFolder(content)
const context = { zone: createZone(settings.timeZone), referenceDate: settings.referenceDate }
const wanted = new Set(positionals.map((path) => relative(content, resolve(path)).replaceAll('\\', '/')))
const unknown = [...wanted].filter((path) => !files.some((file) => file.path === path))

const tidied: string[] = []
const commented: string[] = []
const untidied: string[] = []
const issues: Issue[] = []
for (const { id, path } of files) {
  if (wanted.size > 0 && !wanted.has(path)) continue
  const file = join(content, path)
  try {
    const outcome = tidyQuestion({ id, path, bytes: readRegularFile(file) }, context)
    if (outcome.result === 'faulty') issues.push(...outcome.issues)
    if (outcome.result === 'commented') commented.push(path)
    if (outcome.result === 'refused') untidied.push(describeLoss(path, outcome.loss))
    if (outcome.result !== 'tidied') continue
    replaceFile(file, (descriptor, name) => writeFully(descriptor, outcome.bytes, name))
    tidied.push(path)
  } catch (error) {
    // Whatever it is, such as a full disk, the next file would meet it too.
    untidied.push(commandMessages.notTidied(path, error instanceof Error ? error.message : String(error)))
    break
  }
}

const lines = [
  ...tidied.map(commandMessages.tidied),
  ...commented.map(commandMessages.commented),
  ...unknown.map(commandMessages.noQuestion),
  ...(tidied.length + issues.length + untidied.length === 0 ? [commandMessages.nothingToTidy] : []),
]
if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
if (issues.length > 0) process.stderr.write(`${reportIssues(issues, 'text', language)}\n`)
for (const line of untidied) process.stderr.write(`${line}\n`)
if (issues.length + unknown.length + untidied.length > 0) process.exitCode = 1

function describeLoss(path: string, loss: Loss): string {
  if ('keys' in loss) return commandMessages.lostIfTidied(path, loss.keys)
  const faults = loss.issues.map((issue) => toIssueMessage(issue, language).message)
  return commandMessages.faultyIfTidied(path, faults.join(', '))
}
