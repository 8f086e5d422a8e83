// What the next import has to know of pictures, in import.ndjson: which of the archive's own replaces which address, and
// that texts name those now, which nobody has edited by hand.
import { closeSync, lstatSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { compareText } from '../../format/issue.ts'
import { readRegularFile } from '../../kept/files.ts'
import { makeCacheFolder, replaceFile, writeFully } from '../../kept/write.ts'
import { readLines } from '../read-records.ts'
import { importListName, parseListLine, type QuestionLine, toListText } from '../write-import-list.ts'
import { type FetchOutcome, lossReasons } from './addresses.ts'

/**
 * Lines that no import wrote stay as they are. @param pictures paths inside the content folder, by address. @param
 * digests what texts are to be, by what they were.
 */
export function writePictureList(
  folder: string,
  { pictures, digests }: Record<'pictures' | 'digests', ReadonlyMap<string, string>>,
): void {
  const path = join(folder, importListName)
  replaceFile(path, (descriptor, name) => {
    const known = new Map<string, string>()
    const write = (text: string) => writeFully(descriptor, Buffer.from(text), name)
    let waiting = ''
    for (const { text } of readLines(path)) {
      const line = parseListLine(text)
      if (line?.type === 'picture') known.set(line.id, line.path)
      else waiting += line?.type === 'question' ? toListText(rebase(line, digests)) : `${text}\n`
      if (waiting.length < chunkLength) continue
      write(waiting)
      waiting = ''
    }
    for (const [id, own] of pictures) known.set(id, own)
    const sorted = [...known].sort(([a], [b]) => compareText(a, b))
    write(waiting + sorted.map(([id, own]) => toListText({ type: 'picture', id, path: own })).join(''))
  })
}

const chunkLength = 1024 * 1024

/** A text that was edited by hand has another digest, and is reported by the next import as before. */
function rebase(line: QuestionLine, digests: ReadonlyMap<string, string>): QuestionLine {
  const toNext = (digest: string) => digests.get(digest) ?? digest
  return {
    ...line,
    body: toNext(line.body),
    answers: Object.fromEntries(
      Object.entries(line.answers).map(([id, [fields, body]]) => [id, [fields, toNext(body)]]),
    ),
    comments: Object.fromEntries(Object.entries(line.comments).map(([id, digest]) => [id, toNext(digest)])),
  }
}

const entrySchema = z.strictObject({
  address: z.string(),
  outcome: z.union([
    z.strictObject({ path: z.string().regex(/^files\/[\da-f]{2}\/[\da-f]{32}\.[a-z]+$/) }),
    z.strictObject({ loss: z.strictObject({ reason: z.enum(lossReasons), detail: z.string() }) }),
  ]),
})

type FetchLogEntry = z.infer<typeof entrySchema>

const fetchLogName = 'fetched.ndjson'

/**
 * What earlier runs learnt of addresses, so that whoever was stopped goes on: the last line of each counts. The file
 * may be deleted at any time; lines that can't be read are passed over, such as the last one of a run that was killed.
 */
export function readFetchLog(folder: string): Map<string, FetchOutcome> {
  const outcomes = new Map<string, FetchOutcome>()
  for (const line of listLines(join(folder, fetchLogName))) {
    const entry = parseEntry(line)
    if (entry) outcomes.set(entry.address, entry.outcome)
  }
  return outcomes
}

function listLines(path: string): string[] {
  try {
    return readRegularFile(path).toString().split('\n')
  } catch {
    return []
  }
}

function parseEntry(line: string): FetchLogEntry | undefined {
  try {
    return entrySchema.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

/** Each line is written at once. @param folder of the cache. */
export function openFetchLog(folder: string) {
  makeCacheFolder(folder)
  const path = join(folder, fetchLogName)
  const descriptor = openSync(path, 'a')
  return {
    // A line that was cut off by the end of an earlier run is none, and must not hold this one.
    note: (entry: FetchLogEntry) => writeFully(descriptor, Buffer.from(`\n${JSON.stringify(entry)}`), path),
    close: () => closeSync(descriptor),
  }
}

/** Whether an import has made the folder. */
export function hasImportList(folder: string): boolean {
  return lstatSync(join(folder, importListName), { throwIfNoEntry: false })?.isFile() === true
}
