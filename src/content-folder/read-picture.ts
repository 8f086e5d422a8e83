// One picture, from a file to what pages print of it. Its size is read by sharp, which decodes nothing here.
import { join } from 'node:path'
import type { Metadata, Sharp } from 'sharp'
import { digestAll } from '../cache/digest.ts'
import { isMachineLimit } from '../cache/machine-limit.ts'
import type { CachedPicture } from '../cache/picture-cache.ts'
import { readRegularFile } from '../cache/read-regular-file.ts'
import { Failure } from '../messages/failure.ts'
import { tellsPosition } from '../picture/blank-position.ts'
import { findCanvas } from '../picture/find-canvas.ts'
import { findOtherType, findPictureType } from '../picture/find-picture-type.ts'
import { holdsPosition } from '../picture/find-text-positions.ts'
import { isWholePicture } from '../picture/is-whole-picture.ts'
import type { Picture, PictureType } from '../picture/picture.ts'
import type { Issue } from '../question/issue.ts'
import { limits } from '../question/limits.ts'
import type { PictureFile } from './list-picture-files.ts'
import { toUnreadableDetail } from './unreadable-detail.ts'

export type OpenPicture = (bytes: Buffer) => Pick<Sharp, 'metadata'>

/** Loaded where there is a picture to look at. @throws Failure where it was not installed for this machine. */
export async function loadOpenPicture(): Promise<OpenPicture> {
  const { default: sharp } = await import('sharp').catch((error: unknown) => {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n')
    throw new Failure('picture-reader-missing', { reason })
  })
  // Limits are checked below, where they have words.
  return (bytes) => sharp(bytes, { limitInputPixels: false, sequentialRead: true })
}

/** What the file is. Whatever happens to it, the others go on. */
export async function readPicture(
  folder: string,
  { path, stamp }: PictureFile,
  open: OpenPicture,
): Promise<CachedPicture> {
  const bytes = tryReading(join(folder, path))
  if (!Buffer.isBuffer(bytes)) {
    return {
      path,
      stamp,
      digest: '',
      issue: { code: 'file-unreadable', path, line: 1, column: 1, detail: bytes },
    }
  }
  return { path, stamp, digest: digestAll(bytes), ...(await inspectPicture(path, bytes, open)) }
}

/** What bytes are, which need not be in a file yet: the picture, or why it may not be one of the archive. */
export async function inspectPicture(
  path: string,
  bytes: Buffer,
  open: OpenPicture,
): Promise<Pick<CachedPicture, 'picture' | 'issue'>> {
  const fault = (code: Issue['code'], detail: Record<string, string> = {}): { issue: Issue } => ({
    issue: { code, path, line: 1, column: 1, detail },
  })
  const type = findPictureType(bytes)
  if (!type) return fault('not-picture', { kind: findOtherType(bytes) })
  const size = isWholePicture(bytes, type) ? await measure(bytes, type, open) : undefined
  if (!size) return fault('damaged-picture', { type })
  if (size.pixels > limits.picturePixels) {
    return fault('picture-too-large', { megapixels: `${limits.picturePixels / 1_000_000}` })
  }
  const isSeen = tellsPosition(bytes)
  if (isSeen || size.hidesPosition) return fault('picture-position', isSeen ? {} : { kind: 'hidden' })
  const { width, height } = size
  return { picture: { path, digest: digestAll(bytes), type, width, height } }
}

/** The bytes, or what to say of a file that can't be read. */
function tryReading(path: string): Buffer | Record<string, string> {
  try {
    return readRegularFile(path)
  } catch (error) {
    if (isMachineLimit(error)) throw error
    return toUnreadableDetail(error)
  }
}

interface Size extends Pick<Picture, 'width' | 'height'> {
  /** Of all frames. */
  pixels: number
  /** Where it can't be blanked: in what is compressed. */
  hidesPosition: boolean
}

/** What sharp calls the types. */
const formats: Readonly<Record<PictureType, string>> = {
  png: 'png',
  jpg: 'jpeg',
  gif: 'gif',
  webp: 'webp',
  avif: 'heif',
}

/** Undefined for what is no picture of this type after all. */
async function measure(bytes: Buffer, type: PictureType, open: OpenPicture): Promise<Size | undefined> {
  const metadata = await tryOpening(bytes, open)
  if (metadata?.format !== formats[type]) return undefined
  const turned = metadata.autoOrient
  // A GIF is shown as large as it says, also where its first frame is smaller.
  const canvas = findCanvas(bytes, type)
  const { width, height } = type === 'gif' && canvas ? canvas : turned
  return {
    width,
    height,
    pixels: width * height * Math.max(metadata.pages ?? 1, canvas?.frames ?? 1),
    hidesPosition: [metadata.exif, metadata.xmp].some((part) => part !== undefined && holdsPosition(part)),
  }
}

async function tryOpening(bytes: Buffer, open: OpenPicture): Promise<Metadata | undefined> {
  try {
    return await open(bytes).metadata()
  } catch {
    return undefined
  }
}
