// Bytes as a picture that the archive may hold, by the same rules as those of its own files.

import { closeSync, lstatSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { inspectPicture, type OpenPicture } from '../../folder/read-picture.ts'
import { importListName } from '../../folder/root.ts'
import { compareText, type Issue, type IssueCode } from '../../format/issue.ts'
import { limits } from '../../format/limits.ts'
import { pictureFolder } from '../../format/pictures/picture.ts'
import { blankPosition, findOtherType, findPictureType } from '../../format/pictures/picture-file.ts'
import { PictureTooComplex } from '../../format/pictures/position-search.ts'
import { digestAll } from '../../kept/digest.ts'
import { readRegularFile } from '../../kept/files.ts'
import { createFile, isCode, makeCacheFolder, replaceFile, writeFully } from '../../kept/write.ts'
import { Failure } from '../../words/failure.ts'
import { readLines } from '../read-records.ts'
import { parseListLine, type QuestionLine, toListText } from '../write-import-list.ts'
import { FetchFault, type FetchOutcome, type LossReason, lossReasons } from './addresses.ts'

interface KeptPicture {
  /** Inside the content folder: `files/0f/0f3a….png`. */
  path: string
  bytes: Buffer
}

const reasons: Partial<Record<IssueCode, LossReason>> = {
  'not-picture': 'no-picture',
  'damaged-picture': 'damaged',
  'picture-too-large': 'too-many-pixels',
  'picture-position': 'position',
}

/** The same picture without the place where it was taken. @throws FetchFault for what may not be one of the archive. */
export async function judgePicture(fetched: Buffer, open: OpenPicture): Promise<KeptPicture> {
  if (fetched.length > limits.pictureBytes) throw new FetchFault({ reason: 'too-many-bytes', detail: '' })
  const type = findPictureType(fetched)
  if (!type) throw new FetchFault({ reason: 'no-picture', detail: findKind(fetched) })
  const bytes = blank(fetched, type)
  const digest = digestAll(bytes)
  const path = `${pictureFolder}/${digest.slice(0, 2)}/${digest}.${type}`
  const { issue } = await inspectPicture({ path, digest }, bytes, open)
  if (issue) throw new FetchFault({ reason: toReason(issue), detail: type })
  return { path, bytes }
}

function blank(bytes: Buffer, type: string): Buffer {
  try {
    return blankPosition(bytes) ?? bytes
  } catch (error) {
    if (!(error instanceof PictureTooComplex)) throw error
    throw new FetchFault({ reason: 'too-complex', detail: type })
  }
}

function toReason({ code, detail }: Issue): LossReason {
  if (code === 'picture-too-large' && detail.megapixels === undefined) return 'too-complex'
  return reasons[code] ?? 'damaged'
}

/** Most often a page that says that the picture is gone. */
function findKind(bytes: Buffer): string {
  const kind = findOtherType(bytes)
  const isPage = /^\ufeff?\s*<(?:!doctype html|html|head|body)/i.test(bytes.toString('utf8', 0, 200))
  return kind === 'other' && isPage ? 'html' : kind
}

/** Whole or not at all. A file of that name that holds the same already stays. */
export function writePicture(folder: string, { path, bytes }: KeptPicture): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  try {
    createFile(file, bytes)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
    if (hasPicture(folder, path)) return
    replaceFile(file, (descriptor, name) => writeFully(descriptor, bytes, name))
  }
}

/** Whether the file is there, and holds what its name says. */
export function hasPicture(folder: string, path: string): boolean {
  try {
    return path.includes(`/${digestAll(readRegularFile(join(folder, path)))}.`)
  } catch {
    return false
  }
}

/** What is written behind a link would be elsewhere. @throws Failure */
export function checkPictureFolder(folder: string): void {
  const path = join(folder, pictureFolder)
  const status = lstatSync(path, { throwIfNoEntry: false })
  if (status && !status.isDirectory()) throw new Failure('import-in-the-way', { path })
}

// What the next import has to know of pictures, in import.ndjson: which of the archive's own replaces which address, and
// that texts name those now, which no person has edited.

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

/** A text that a person edited has another digest, and is reported by the next import as before. */
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
