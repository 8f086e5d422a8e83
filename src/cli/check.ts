// npm run check: every fault of the content folder, without building anything. `--fix` mends what can mean one thing only.
import { dirname, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readBasePaths } from '../changes/read-base.ts'
import { toArchiveFolders } from '../content-folder/archive-folders.ts'
import { type CheckedContent, checkContent } from '../content-folder/check-content.ts'
import { readPublicFiles } from '../content-folder/read-public-files.ts'
import { findWords } from '../messages/words.ts'
import { isWarning } from '../question/issue.ts'
import { findLanguage } from './find-language.ts'
import { fixAll } from './fix-content.ts'
import { readParameters } from './read-parameters.ts'
import { reportFailure } from './report-failure.ts'
import { reportFixes } from './report-fixes.ts'
import { reportIssues } from './report-issues.ts'
import { readChoice } from './wrong-call.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { content } = toArchiveFolders(root, process.env)
const language = findLanguage(content)
const commandMessages = findWords(language).commands

const { values } = readParameters('check')
const format = readChoice('--format', values.format ?? 'text', ['text', 'github', 'json'])

try {
  const check = createCheck(content)
  const { issues, questions } = values.fix ? await fixAndCheck(content, check) : await check()
  const folder = relative(root, content).split(sep).join('/')
  const isWell = format === 'text' && issues.length === 0
  const report = isWell
    ? commandMessages.allIsWell(questions)
    : reportIssues(issues, format, language, folder)
  if (report !== '') process.stdout.write(`${report}\n`)
  process.exitCode = issues.every(isWarning) ? 0 : 1
} catch (error) {
  reportFailure(error, language)
  process.exitCode = 2
}

function createCheck(content: string): () => Promise<CheckedContent> {
  const options = {
    pullRequest: values['pull-request'] ?? false,
    publicFiles: readPublicFiles(root),
    published: values.base === undefined ? undefined : readBasePaths(content, values.base),
  }
  return () => checkContent(content, options)
}

/** What was mended is told before what is left, on standard error where standard output is for a program. */
async function fixAndCheck(content: string, check: () => Promise<CheckedContent>): Promise<CheckedContent> {
  const { fixed, checked } = await fixAll(content, check)
  const output = format === 'text' ? process.stdout : process.stderr
  output.write(`${reportFixes(fixed, language)}\n`)
  return checked
}
