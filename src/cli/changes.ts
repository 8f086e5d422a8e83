// npm run changes -- --base <ref>: what the working tree does to the site, compared with a commit. Builds nothing.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { digestCode } from '../cache/code-digest.ts'
import { readBaseSmallFiles } from '../changes/base-small-files.ts'
import { readBase } from '../changes/read-base.ts'
import { readChanges } from '../changes/read-changes.ts'
import { reportChanges } from '../changes/report-changes.ts'
import { toArchiveFolders, toOutlineCache } from '../content-folder/archive-folders.ts'
import { readContent } from '../content-folder/read-content.ts'
import { findLanguage } from './find-language.ts'
import { readParameters } from './read-parameters.ts'
import { reportFailure } from './report-failure.ts'
import { readChoice } from './wrong-call.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values } = readParameters('changes')
const format = readChoice('--format', values.format ?? 'text', ['text', 'markdown'])
const { content, questionCache } = toArchiveFolders(root, process.env)
const language = findLanguage(content)

try {
  const base = readBase(content, values.base ?? 'HEAD')
  const current = await readContent({
    folder: content,
    questionCache: toOutlineCache(questionCache),
    code: digestCode(root),
    outlinesOnly: true,
    published: new Set(base.paths.map((path) => path.normalize('NFC'))),
    // A fault in the list of what is withheld must not show any of it.
    otherwise: readBaseSmallFiles(base),
  })
  process.stdout.write(`${reportChanges(readChanges(current, base, language), format, language)}\n`)
} catch (error) {
  reportFailure(error, language)
  process.exitCode = 2
}
