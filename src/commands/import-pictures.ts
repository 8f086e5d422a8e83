// npm run import -- pictures: the pictures that texts name elsewhere become the archive's own.
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { createProgress, type Progress } from '../engine/progress.ts'
import { readContentFolder } from '../folder/read-folder.ts'
import { isNoContent, stagingName } from '../folder/root.ts'
import type { Issue } from '../format/issue.ts'
import { lossReasons } from '../import/pictures/addresses.ts'
import { isPublicAddress } from '../import/pictures/ask-host.ts'
import type { Fetching } from '../import/pictures/fetch-one.ts'
import { fetchPictures, type PicturesReport } from '../import/pictures/fetch-pictures.ts'
import type { NamedPlace } from '../import/pictures/write-texts.ts'
import { makeFolders, replaceFile, writeFully } from '../kept/write.ts'
import { toGroupedNumber } from '../words/grouped-number.ts'
import type { OptionValues } from '../words/help.ts'
import type { Language } from '../words/language.ts'
import { toVisibleText } from '../words/visible-text.ts'
import { findWords, type Words } from '../words/words.ts'
import { endWrongCall } from './call.ts'
import { createStop, reportFailure } from './failure.ts'
import { reportIssues } from './report-issues.ts'

interface ImportPictures {
  /** The content folder. */
  content: string
  cache: string
  /** What follows the word `pictures`. */
  rest: readonly string[]
  values: OptionValues<'import'>
  language: Language
  /** @throws Failure while another import writes to the folder. */
  takeLock: (path: string) => () => void
}

const second = 1000
const patience = {
  silence: 20 * second,
  whole: 90 * second,
  backoff: second,
  patience: 60 * second,
  tries: 3,
}

/** @returns the exit code. */
export async function importPictures(options: ImportPictures): Promise<number> {
  const { content, rest, language, takeLock } = options
  const [needless] = rest
  if (needless !== undefined) return endWrongCall((wrong) => wrong.needlessParameter({ parameter: needless }))
  const fetching = readFetching(options)
  const abort = new AbortController()
  const stop = createStop(() => abort.abort())
  const progress = createPictureProgress(language)
  let release = () => {}
  try {
    const folder = readContentFolder(content)
    const option = options.values.out === undefined ? {} : { option: '--out' }
    const missing = folder.issues.flatMap((issue): Issue[] => {
      if (issue.code === 'content-missing') return [{ ...issue, detail: { ...issue.detail, ...option } }]
      return isNoContent(issue) ? [issue] : []
    })
    if (missing.length > 0) return tell(reportIssues(missing, 'text', language))
    release = takeLock(join(content, stagingName))
    const report = await fetchPictures({
      content: folder,
      cache: toKept(options),
      fetching,
      again: options.values.again ?? false,
      signal: abort.signal,
      onProgress: (done, all) => progress.show('pictures', done, all),
    })
    progress.end()
    await say(reportPictures(report, join(toKept(options), 'missing.txt'), language))
    return stop.exitCode() ?? 0
  } catch (error) {
    progress.end()
    reportFailure(error, language)
    return stop.exitCode() ?? 1
  } finally {
    release()
    await stop.end()
  }
}

function createPictureProgress(language: Language): Progress<'pictures'> {
  const { builds, pictureImports } = findWords(language)
  const words = { ...builds, phases: pictureImports.phases }
  return createProgress(process.stderr, () => performance.now(), words)
}

function tell(lines: string): number {
  process.stderr.write(`${lines}\n`)
  return 1
}

function toKept({ content, cache }: ImportPictures): string {
  return join(cache, `pictures-${createHash('sha256').update(content).digest('hex').slice(0, 12)}`)
}

/** Until all of it is written, also where a pipe takes it slowly. */
function say(text: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(text, () => resolve())
  })
}

function readFetching({ values, language }: ImportPictures): Fetching {
  return {
    ...patience,
    isAllowed: values['allow-private'] ? () => true : isPublicAddress,
    concurrency: readCount('--concurrency', values.concurrency ?? '4', { least: 1, most: 32, language }),
    delay: readCount('--delay', values.delay ?? '100', { least: 0, most: 60_000, language }),
  }
}

interface CountBounds {
  least: number
  most: number
  language: Language
}

function readCount(option: string, value: string, { least, most, language }: CountBounds): number {
  const count = /^\d{1,6}$/.test(value) ? Number(value) : -1
  if (count >= least && count <= most) return count
  return endWrongCall(() => findWords(language).pictureImports.wrong.count({ option, value, least, most }))
}

// What became of the pictures of other places: a short account for the terminal, and a list of what is not here.

type PictureWords = Words['pictureImports']

/** Lines below one sentence. */
interface Section {
  sentence: string
  lines: string[]
}

/** Writes the list. @returns the lines for standard output. */
export function reportPictures(report: PicturesReport, listPath: string, language: Language): string {
  const { pictureImports: words, imports } = findWords(language)
  const sections = toSections(report, words)
  const counted = sections.map(({ sentence, lines }) =>
    imports.rule({ sentence, count: toGroupedNumber(lines.length) }),
  )
  const account =
    report.named === 0
      ? [words.nothing]
      : [
          words.named({ count: toGroupedNumber(report.named) }),
          words.fetched({
            all: toGroupedNumber(report.fetched + report.known),
            now: toGroupedNumber(report.fetched),
          }),
          words.rewritten({ files: toGroupedNumber(report.rewritten.length) }),
          ...(report.missing.length > 0
            ? [words.missing({ count: toGroupedNumber(report.missing.length) })]
            : []),
        ]
  return [
    ...account,
    ...counted,
    ...writeList(listPath, sections, words),
    ...(report.unasked > 0 ? [words.stopped({ count: toGroupedNumber(report.unasked) })] : []),
    ...(report.rewritten.length > 0 ? [words.next] : []),
    '',
  ].join('\n')
}

function toSections(report: PicturesReport, words: PictureWords): Section[] {
  const missing = lossReasons.map((reason) => ({
    sentence: words.reasons[reason],
    lines: report.missing
      .filter(({ loss }) => loss.reason === reason)
      .map(({ address, loss, places }) =>
        [address, loss.detail === '' ? '' : ` (${loss.detail})`, ...places.map(toPlace)].join(''),
      ),
  }))
  const unplaced = report.unplaced.map(({ address, place }) => address + toPlace(place))
  return [
    ...missing,
    { sentence: words.unplaced, lines: unplaced },
    { sentence: words.refused, lines: report.refused },
    { sentence: words.faulty, lines: report.faulty },
  ].filter(({ lines }) => lines.length > 0)
}

/** On lines of their own. */
function toPlace({ path, line, column }: NamedPlace): string {
  return `\n${path}:${line}:${column}`
}

/** @returns what to say of it. */
function writeList(path: string, sections: readonly Section[], words: PictureWords): string[] {
  const text = sections.map(toText).join('\n')
  try {
    makeFolders(dirname(path))
    replaceFile(path, (descriptor, name) => writeFully(descriptor, Buffer.from(text), name))
    return sections.length === 0 ? [] : [words.list({ path })]
  } catch (error) {
    return [words.listUnwritten({ path, reason: error instanceof Error ? error.message : String(error) })]
  }
}

function toText({ sentence, lines }: Section): string {
  const shown = lines.map((line) => `  ${line.split('\n').map(toVisibleText).join('\n    ')}\n`)
  return `${sentence}: ${lines.length}\n${shown.join('')}`
}
