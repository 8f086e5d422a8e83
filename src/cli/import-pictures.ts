// npm run import -- pictures: the pictures that texts name elsewhere become the archive's own.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readContentFolder } from '../content-folder/read-folder.ts'
import { createProgress, type Progress } from '../engine/progress.ts'
import type { Fetching } from '../import/pictures/create-fetch-one.ts'
import { fetchPictures } from '../import/pictures/fetch-pictures.ts'
import { isPublicAddress } from '../import/pictures/public-address.ts'
import { stagingName } from '../import/write/write-staging-folder.ts'
import type { OptionValues } from '../messages/help.ts'
import type { Language } from '../messages/language.ts'
import { findWords } from '../messages/words.ts'
import { endWrongCall } from './call.ts'
import { reportFailure } from './report-failure.ts'
import { reportIssues } from './report-issues.ts'
import { reportPictures } from './report-pictures.ts'
import { createStop } from './stop.ts'

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
  if (needless !== undefined) return endWrongCall((wrong) => wrong.needlessParameter(needless))
  const fetching = readFetching(options)
  const abort = new AbortController()
  const stop = createStop(() => abort.abort())
  const progress = createPictureProgress(language)
  let release = () => {}
  try {
    const folder = readContentFolder(content)
    const option = options.values.out === undefined ? {} : { option: '--out' }
    const missing = folder.issues
      .filter(({ code }) => code === 'content-missing')
      .map((issue) => ({ ...issue, detail: { ...issue.detail, ...option } }))
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
    stop.end()
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
  return endWrongCall(() => findWords(language).pictureImports.wrong.count(option, value, least, most))
}
