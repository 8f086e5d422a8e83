// npm run changes -- --base <ref>: what the working tree does to the site, compared with a commit. Builds nothing.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compareArchives } from '../changes/compare-archives.ts'
import { compareSettings } from '../changes/compare-settings.ts'
import { readBase } from '../changes/read-base.ts'
import { GitFailure } from '../changes/run-git.ts'
import { reportChanges } from '../changes/report-changes.ts'
import { toBaseArchive } from '../changes/to-base-questions.ts'
import { readContent } from '../content-folder/read-content.ts'
import { isWarning } from '../question/issue.ts'
import { toOutlineStore, toPlaces } from '../site/places.ts'
import { digestCode } from '../store/code-digest.ts'
import { readParameters } from './read-parameters.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values } = readParameters({
  options: { base: { type: 'string', default: 'HEAD' }, format: { type: 'string', default: 'text' } },
})
const { content, store } = toPlaces(root, process.env)

try {
  if (values.format !== 'text' && values.format !== 'markdown') {
    throw new GitFailure(`--format ${values.format} is not known. Write text or markdown.`)
  }
  const base = readBase(content, values.base)
  const current = await readContent({
    folder: content,
    store: toOutlineStore(store),
    code: digestCode(root),
    outlinesOnly: true,
  })
  const former = toBaseArchive(current, base)
  const changes = {
    ...compareArchives(former.questions, current.questions),
    settings: compareSettings(former.settings, current.settings),
  }
  // Old warnings are nobody's doing here.
  const issues = current.issues.filter((issue) => !isWarning(issue) || base.changed.has(issue.path))
  process.stdout.write(`${reportChanges(changes, issues, values.format)}\n`)
} catch (error) {
  if (!(error instanceof GitFailure)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
