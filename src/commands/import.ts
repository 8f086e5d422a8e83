// npm run import -- SOURCE PATH: what a community exported becomes a content folder.
import { join, resolve } from 'node:path'
import { locate, type Relation, relate } from '../engine/locate.ts'
import { lockOutput } from '../engine/lock.ts'
import { createProgress } from '../engine/progress.ts'
import type { ArchiveFolders } from '../folder/environment.ts'
import { isCategory } from '../format/names.ts'
import { runImport } from '../import/run.ts'
import { createImporter, isSourceName, type SourceName, sources } from '../import/sources.ts'
import { digestText } from '../kept/digest.ts'
import { Failure, isFailure } from '../words/failure.ts'
import type { OptionName, OptionValues } from '../words/help.ts'
import type { Language } from '../words/language.ts'
import { findWords, type Words } from '../words/words.ts'
import { type Call, endWrongCall, findLanguage } from './call.ts'
import { createStop, reportFailure } from './failure.ts'
import { importPictures } from './import-pictures.ts'
import { reportImport } from './report-import.ts'

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
  const { category, ...sourceCall } = readSourceCall(values, words, start)
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
      source,
      ledger: join(folders.cache, `import-${digestText(target).slice(0, 12)}.ndjson`),
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
    await stop.end()
  }
}

function readSource([name, ...paths]: readonly string[], words: Words['imports']): [SourceName, string] {
  const names = [...Object.keys(sources), 'pictures']
  if (name === undefined) return endWrongCall(() => words.wrong.noSource({ sources: names.join(', ') }))
  const source = readSourceName(name, words, names)
  const [path] = paths
  if (path === undefined || paths.length > 1) return endWrongCall(() => words.wrong.noPath({ name }))
  return [source, path]
}

/** @param names that are told of instead of another. */
export function readSourceName(
  name: string,
  { wrong }: Words['imports'],
  names = Object.keys(sources),
): SourceName {
  if (isSourceName(name)) return name
  return endWrongCall(() => wrong.unknownSource({ name, sources: names.join(', ') }))
}

/** How a source is read: what its options say, with absolute paths. */
export function readSourceCall(values: OptionValues<'import'>, { wrong }: Words['imports'], start: string) {
  const { edits = false, unlisted = false, categories, mapping, url } = values
  const toPath = (name: string | undefined) => (name === undefined ? undefined : resolve(start, name))
  const isAddress = url === undefined || /^https?:$/.test(URL.parse(url)?.protocol ?? '')
  if (!isAddress) return endWrongCall(() => wrong.noUrl({ text: url }))
  const category = values.category?.normalize('NFC').trim()
  if (category !== undefined && !isCategory(category)) return endWrongCall(() => wrong.category({ category }))
  return { category, edits, unlisted, categories: toPath(categories), mapping: toPath(mapping), url }
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

type ImportName = SourceName | 'pictures'

const shared = ['out', 'into', 'category'] as const

const optionsOf: Record<ImportName, readonly OptionName<'import'>[]> = {
  stackexchange: [...shared, 'url'],
  discourse: [...shared, 'edits', 'unlisted', 'categories', 'url'],
  table: [...shared, 'mapping'],
  records: shared,
  pictures: ['out', 'allow-private', 'again', 'concurrency', 'delay'],
}

/**
 * An option that this source does not read ends the command.
 * @param without what the command that imports has no options for.
 */
export function checkImportOptions(
  name: ImportName,
  values: OptionValues<'import'>,
  language: Language,
  without: readonly string[] = [],
): void {
  const known: readonly string[] = optionsOf[name].filter((option) => !without.includes(option))
  const other = Object.keys(values).find((option) => !known.includes(option))
  if (other === undefined) return
  const listed = known.map((option) => `--${option}`).join(', ')
  endWrongCall(() =>
    findWords(language).imports.wrong.otherOption({ source: name, option: `--${other}`, options: listed }),
  )
}

const whole: readonly Relation[] = ['is', 'contains']
const always: readonly Relation[] = ['is', 'contains', 'lies inside']

/**
 * @returns the content folder without links on the way: what is put into its place is renamed, and a link would be renamed
 * itself.
 * @throws Failure for a folder of the program, or one that builds replace, as content does not last there, or spoils them;
 * and for a link to what is not there.
 */
export function checkImportTarget(
  target: string,
  { root, out, cache }: Omit<ArchiveFolders, 'content'>,
): string {
  const place = locate(target)
  if (place.dangling) throw new Failure('import-link-dangling', place.dangling)
  const guarded = ['src', 'public', 'node_modules', '.git', 'tests', 'schema', 'docs'].map((name) =>
    join(root, name),
  )
  for (const [path, forbidden] of [
    [root, whole] as const,
    ...[...guarded, out, cache].map((path) => [path, always] as const),
  ]) {
    const relation = relate(place, locate(path))
    if (relation && forbidden.includes(relation)) throw new Failure('import-target-taken', { target, path })
  }
  return place.path
}

const sqliteFull = 13

/** What an import has thrown, in the words of imports. @param root of the project, whose content folder holds samples at first. */
export function toImportFailure(error: unknown, { root, target }: { root: string; target: string }): unknown {
  if (isFullDisk(error)) return new Failure('import-disk-full', { target })
  if (!isFailure(error) || error.failure !== 'import-foreign' || target !== join(root, 'content'))
    return error
  const { folder, held, other } = error.detail as Failure<'import-foreign'>['detail']
  return other === '' ? new Failure('import-over-samples', { folder, held }) : error
}

/** The database in which records wait says it in words of its own. */
function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  const isSqlite = error.code === 'ERR_SQLITE_ERROR' && 'errcode' in error && error.errcode === sqliteFull
  return isSqlite || error.code === 'ENOSPC' || error.code === 'EDQUOT'
}
