// npm run import -- SOURCE PATH: what a community exported becomes a content folder.
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toArchiveFolders } from '../content-folder/archive-folders.ts'
import { lockOutput } from '../engine/lock.ts'
import { createProgress } from '../engine/progress.ts'
import { createImporter, isSourceName, type SourceCall, sources } from '../import/sources.ts'
import { runImport } from '../import/write/run-import.ts'
import { Failure, isFailure } from '../messages/failure.ts'
import { findWords } from '../messages/words.ts'
import { hasCategorySlug } from '../question/legal-category.ts'
import { checkImportTarget } from './check-import-target.ts'
import { findLanguage } from './find-language.ts'
import { toImportFailure } from './import-failure.ts'
import { checkImportOptions } from './import-options.ts'
import { importPictures } from './import-pictures.ts'
import { readParameters } from './read-parameters.ts'
import { reportFailure } from './report-failure.ts'
import { reportImport } from './report-import.ts'
import { createStop } from './stop.ts'
import { endWrongCall } from './wrong-call.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values, positionals } = readParameters('import')
const folders = toArchiveFolders(root, process.env)
/** Where the command was called: npm runs it elsewhere. */
const start = process.env['INIT_CWD'] ?? process.cwd()
const target = values.out === undefined ? folders.content : resolve(start, values.out)
const language = findLanguage(target)
const words = findWords(language)
if (positionals[0] === 'pictures') {
  checkImportOptions('pictures', values, language)
  const others = { rest: positionals.slice(1), values, language }
  process.exit(await importPictures({ content: target, cache: folders.cache, takeLock, ...others }))
}
const { source, path } = readSource(positionals)
const call: Omit<SourceCall, 'temporary' | 'checkStop'> = {
  path,
  edits: values.edits ?? false,
  unlisted: values.unlisted ?? false,
  categories: toPath(values.categories),
  mapping: toPath(values.mapping),
  url: toAddress(values.url),
}

const progress = createProgress(process.stderr, () => performance.now(), {
  ...words.builds,
  phases: words.imports.phases,
})
const stop = createStop()

try {
  await runImport({
    target: checkImportTarget(target, folders),
    into: values.into ?? false,
    category: readCategory(values.category),
    now: Date.now(),
    open: (temporary, checkStop) => createImporter(source, { ...call, temporary, checkStop }),
    takeLock,
    onProgress: progress.show,
    checkStop,
    report: (done, notes) => {
      progress.end()
      const places = { target, usual: join(root, 'content'), cache: folders.cache }
      // The archive may be new, and says its language now.
      process.stdout.write(reportImport({ done, notes, ...places }, findLanguage(target)))
    },
  })
} catch (error) {
  process.stderr.write('\n')
  reportFailure(toImportFailure(error, { root, target }), language)
  process.exitCode = stop.exitCode() ?? 1
} finally {
  stop.end()
}

function checkStop(): void {
  if (stop.signal()) throw new Failure('import-stopped', {})
}

function readSource([name, ...paths]: readonly string[]) {
  const { wrong } = words.imports
  const names = [...Object.keys(sources), 'pictures'].join(', ')
  if (name === undefined) return endWrongCall(() => wrong.noSource(names))
  if (!isSourceName(name)) return endWrongCall(() => wrong.unknownSource(name, names))
  const [path] = paths
  if (path === undefined || paths.length > 1) return endWrongCall(() => wrong.noPath(name))
  checkImportOptions(name, values, language)
  return { source: name, path: resolve(start, path) }
}

function toAddress(url: string | undefined): string | undefined {
  if (url === undefined || /^https?:$/.test(URL.parse(url)?.protocol ?? '')) return url
  return endWrongCall(() => words.imports.wrong.noUrl(url))
}

function readCategory(category: string | undefined): string | undefined {
  if (category === undefined || hasCategorySlug(category)) return category
  return endWrongCall(() => words.imports.wrong.category(category))
}

function toPath(name: string | undefined): string | undefined {
  return name === undefined ? undefined : resolve(start, name)
}

/** @throws in the words of imports when another has it. */
function takeLock(path: string): () => void {
  try {
    const lock = lockOutput(path)
    return () => lock.release()
  } catch (error) {
    if (!isFailure(error)) throw error
    if (error.failure === 'lock-unwritable' && 'reason' in error.detail) {
      throw new Failure('import-folder-unwritable', { folder: target, reason: String(error.detail.reason) })
    }
    if (error.failure !== 'lock-taken') throw error
    const process = 'process' in error.detail ? error.detail.process : 0
    throw new Failure('import-running', { target, process })
  }
}
