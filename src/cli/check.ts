// npm run check: every fault of the content folder, without building anything.
import { dirname, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toArchiveFolders } from '../content-folder/archive-folders.ts'
import { checkContent } from '../content-folder/check-content.ts'
import { readPublicFiles } from '../content-folder/read-public-files.ts'
import { findWords } from '../messages/words.ts'
import { isWarning } from '../question/issue.ts'
import { findLanguage } from './find-language.ts'
import { readParameters } from './read-parameters.ts'
import { reportFailure } from './report-failure.ts'
import { type ReportFormat, reportIssues } from './report-issues.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { content } = toArchiveFolders(root, process.env)
const language = findLanguage(content)
const commandMessages = findWords(language).commands

try {
  const options = {
    format: { type: 'string', default: 'text' },
    'pull-request': { type: 'boolean', default: false },
  } as const
  const { values } = readParameters({ options }, language)
  const format = parseFormat(values.format)
  const { issues, questions } = await checkContent(content, {
    pullRequest: values['pull-request'],
    publicFiles: readPublicFiles(root),
  })
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

function parseFormat(format: string): ReportFormat {
  if (format === 'text' || format === 'github' || format === 'json') return format
  throw new Error(commandMessages.unknownFormat)
}
