// npm run import -- SOURCE PATH: what a community exported becomes a content folder.
import { join, resolve } from 'node:path'
import { lockOutput } from '../engine/lock.ts'
import { createProgress } from '../engine/progress.ts'
import { createImporter, isSourceName, type SourceName, sources } from '../import/sources.ts'
import { runImport } from '../import/write/run-import.ts'
import { Failure, isFailure } from '../messages/failure.ts'
import type { OptionValues } from '../messages/help.ts'
import { findWords, type Words } from '../messages/words.ts'
import { hasCategorySlug } from '../question/legal-category.ts'
import { type Call, endWrongCall, findLanguage } from './call.ts'
import { checkImportTarget } from './check-import-target.ts'
import { toImportFailure } from './import-failure.ts'
import { checkImportOptions } from './import-options.ts'
import { importPictures } from './import-pictures.ts'
import { reportFailure } from './report-failure.ts'
import { reportImport } from './report-import.ts'
import { createStop } from './stop.ts'

/** A source with its path, or `pictures`. */
export async function importSource(call: Call<'import'>): Promise<number> {
  const { root, folders, start, values, positionals } = call
  const target = values.out === undefined ? folders.content : resolve(start, values.out)
  const language = findLanguage(target)
  const { builds, imports: words } = findWords(language)
  const lock = (path: string) => takeLock(target, path)
  if (positionals[0] === 'pictures') {
    checkImportOptions('pictures', values, language)
    const others = { rest: positionals.slice(1), values, language }
    return importPictures({ content: target, cache: folders.cache, takeLock: lock, ...others })
  }
  const [source, path] = readSource(positionals, words)
  checkImportOptions(source, values, language)
  const sourceCall = readSourceCall(values, words, start)
  const category = readCategory(values.category, words)
  const progress = createProgress(process.stderr, () => performance.now(), {
    ...builds,
    phases: words.phases,
  })
  const stop = createStop()
  const checkStop = () => {
    if (stop.signal()) throw new Failure('import-stopped', {})
  }
  try {
    await runImport({
      target: checkImportTarget(target, folders),
      into: values.into ?? false,
      category,
      now: Date.now(),
      open: (temporary, checkStop) =>
        createImporter(source, { ...sourceCall, path: resolve(start, path), temporary, checkStop }),
      takeLock: lock,
      onProgress: progress.show,
      checkStop,
      report: (done, notes) => {
        progress.end()
        const places = { target, usual: join(root, 'content'), cache: folders.cache }
        // The archive may be new, and says its language now.
        process.stdout.write(reportImport({ done, notes, ...places }, findLanguage(target)))
      },
    })
    return 0
  } catch (error) {
    process.stderr.write('\n')
    reportFailure(toImportFailure(error, { root, target }), language)
    return stop.exitCode() ?? 1
  } finally {
    stop.end()
  }
}

function readSource([name, ...paths]: readonly string[], { wrong }: Words['imports']): [SourceName, string] {
  const names = [...Object.keys(sources), 'pictures'].join(', ')
  if (name === undefined) return endWrongCall(() => wrong.noSource(names))
  if (!isSourceName(name)) return endWrongCall(() => wrong.unknownSource(name, names))
  const [path] = paths
  if (path === undefined || paths.length > 1) return endWrongCall(() => wrong.noPath(name))
  return [name, path]
}

function readSourceCall(values: OptionValues<'import'>, { wrong }: Words['imports'], start: string) {
  const { edits = false, unlisted = false, categories, mapping, url } = values
  const toPath = (name: string | undefined) => (name === undefined ? undefined : resolve(start, name))
  const isAddress = url === undefined || /^https?:$/.test(URL.parse(url)?.protocol ?? '')
  if (!isAddress) return endWrongCall(() => wrong.noUrl(url))
  return { edits, unlisted, categories: toPath(categories), mapping: toPath(mapping), url }
}

function readCategory(category: string | undefined, { wrong }: Words['imports']): string | undefined {
  if (category === undefined || hasCategorySlug(category)) return category
  return endWrongCall(() => wrong.category(category))
}

/** @throws in the words of imports when another has it. */
function takeLock(target: string, path: string): () => void {
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
