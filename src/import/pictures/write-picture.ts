// Bytes as a picture that the archive may hold, by the same rules as those of its own files.
import { lstatSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inspectPicture, type OpenPicture } from '../../folder/read-picture.ts'
import type { Issue, IssueCode } from '../../format/issue.ts'
import { limits } from '../../format/limits.ts'
import { pictureFolder } from '../../format/pictures/picture.ts'
import { findOtherType, findPictureType } from '../../format/pictures/picture-file.ts'
import { blankPosition } from '../../format/pictures/picture-position.ts'
import { PictureTooComplex } from '../../format/pictures/position-search.ts'
import { digestAll } from '../../kept/digest.ts'
import { readRegularFile } from '../../kept/files.ts'
import { createFile, replaceFile, writeFully } from '../../kept/write.ts'
import { Failure } from '../../words/failure.ts'
import { FetchFault, type LossReason } from './addresses.ts'

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
  if (code === 'picture-too-large' && detail['megapixels'] === undefined) return 'too-complex'
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
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
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
