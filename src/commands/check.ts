// npm run check: every fault of the content folder, without building anything. `--fix` fixes what can mean one thing only.
import { relative, sep } from 'node:path'
import { readBasePaths } from '../changes/read-base.ts'
import { checkContent } from '../folder/check-content.ts'
import { listServedNames, readPublicFiles } from '../folder/public-files.ts'
import { isWarning } from '../format/issue.ts'
import { type Call, readChoice } from './call.ts'
import { fixAll, reportFixes } from './fix-content.ts'
import { reportIssues } from './report-issues.ts'

export async function check({ root, folders: { content }, values, language, words }: Call<'check'>) {
  const format = readChoice('--format', values.format ?? 'text', ['text', 'github', 'json'])
  const publicFiles = readPublicFiles(root)
  const options = {
    pullRequest: values['pull-request'] ?? false,
    publicFiles,
    served: listServedNames(root, publicFiles),
    published: values.base === undefined ? undefined : readBasePaths(content, values.base),
  }
  const look = () => checkContent(content, options)
  const { fixed, checked } = values.fix ? await fixAll(content, look) : { checked: await look() }
  // What was fixed is reported before what is left, on standard error where standard output is for a program.
  const output = format === 'text' ? process.stdout : process.stderr
  if (fixed) output.write(`${reportFixes(fixed, checked.hideOf, language)}\n`)
  const { issues, questions, settings } = checked
  const folder = relative(root, content).split(sep).join('/')
  const isWell = format === 'text' && issues.length === 0
  const report = isWell
    ? words.commands.allIsWell({ count: questions })
    : reportIssues(issues, format, language, { folder, content })
  if (report !== '') process.stdout.write(`${report}\n`)
  if (!issues.every(isWarning)) return 1
  if (format === 'text' && settings.url === undefined) process.stdout.write(`${words.commands.noUrl}\n`)
  return 0
}
