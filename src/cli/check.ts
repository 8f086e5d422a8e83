// npm run check: every fault of the content folder, without building anything.
import { dirname, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkContent } from '../content-folder/check-content.ts'
import { isWarning } from '../question/issue.ts'
import { toPlaces } from '../site/places.ts'
import { readPublicFiles } from '../site/read-public-files.ts'
import { commandWords } from '../words/command-words.ts'
import { readParameters } from './read-parameters.ts'
import { reportFailure } from './report-failure.ts'
import { type ReportFormat, reportIssues } from './report-issues.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

try {
  const { values } = readParameters({
    options: {
      format: { type: 'string', default: 'text' },
      'pull-request': { type: 'boolean', default: false },
    },
  })
  const format = parseFormat(values.format)
  const { content } = toPlaces(root, process.env)
  const { issues, questions } = await checkContent(content, {
    pullRequest: values['pull-request'],
    publicFiles: readPublicFiles(root),
  })
  const folder = relative(root, content).split(sep).join('/')
  const isWell = format === 'text' && issues.length === 0
  const report = isWell ? commandWords.allIsWell(questions) : reportIssues(issues, format, folder)
  if (report !== '') process.stdout.write(`${report}\n`)
  process.exitCode = issues.every(isWarning) ? 0 : 1
} catch (error) {
  reportFailure(error)
  process.exitCode = 2
}

function parseFormat(format: string): ReportFormat {
  if (format === 'text' || format === 'github' || format === 'json') return format
  throw new Error(commandWords.unknownFormat)
}
