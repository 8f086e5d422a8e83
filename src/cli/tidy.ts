// npm run tidy [-- files…]: brings front matter into one order and style.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tidyQuestion } from '../authoring/tidy-question.ts'
import { readContentFolder } from '../content-folder/read-folder.ts'
import type { Issue } from '../question/issue.ts'
import { toPlaces } from '../site/places.ts'
import { createZone } from '../time/zone.ts'
import { commandWords } from '../words/command-words.ts'
import { readParameters } from './read-parameters.ts'
import { reportIssues } from './report-issues.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { positionals } = readParameters({ allowPositionals: true, options: {} })
const { content } = toPlaces(root, process.env)
const { files, settings } = readContentFolder(content)
const context = { zone: createZone(settings.timeZone), referenceDate: settings.referenceDate }
const wanted = new Set(positionals.map((path) => relative(content, resolve(path)).replaceAll('\\', '/')))
const unknown = [...wanted].filter((path) => !files.some((file) => file.path === path))

const tidied: string[] = []
const commented: string[] = []
const issues: Issue[] = []
for (const { id, path } of files) {
  if (wanted.size > 0 && !wanted.has(path)) continue
  const file = join(content, path)
  const outcome = tidyQuestion({ id, path, bytes: readFileSync(file) }, context)
  if (outcome.result === 'faulty') issues.push(...outcome.issues)
  if (outcome.result === 'commented') commented.push(path)
  if (outcome.result !== 'tidied') continue
  // A stop in the middle must leave the file as it was.
  writeFileSync(`${file}.tidied`, outcome.bytes)
  renameSync(`${file}.tidied`, file)
  tidied.push(path)
}

const lines = [
  ...tidied.map(commandWords.tidied),
  ...commented.map(commandWords.commented),
  ...unknown.map(commandWords.noQuestion),
  ...(tidied.length === 0 && issues.length === 0 ? [commandWords.nothingToTidy] : []),
]
if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
if (issues.length > 0) process.stderr.write(`${reportIssues(issues, 'text')}\n`)
if (issues.length > 0 || unknown.length > 0) process.exitCode = 1
