// One picture, from a file to what pages print of it. Its size is read by sharp, which decodes nothing here.
import { join } from 'node:path'
import type { Metadata, Sharp } from 'sharp'
import type { Fault, Issue } from '../format/issue.ts'
import { limits } from '../format/limits.ts'
import type { Picture, PictureType } from '../format/pictures/picture.ts'
import {
  countWebpFrames,
  findCanvas,
  findOtherType,
  findPictureType,
  holdsPosition,
  isWholePicture,
  namesPosition,
} from '../format/pictures/picture-file.ts'
import { type PictureLimit, PictureTooComplex } from '../format/pictures/position-search.ts'
import { answerBatches } from '../kept/answer.ts'
import type { CachedPicture } from '../kept/cache.ts'
import { digestAll } from '../kept/digest.ts'
import { readRegularFile } from '../kept/files.ts'
import { Failure } from '../words/failure.ts'
import { toFileIssue, tryReading } from './disk.ts'
import type { PictureFile } from './files.ts'

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

/** What is learnt of a file by reading it. */
export type ReadPicture = Omit<CachedPicture, keyof PictureFile>

/**
 * @returns what reads one file of the folder: whatever happens to it, the others go on.
 * @throws Failure as `loadOpenPicture` does.
 */
export async function createReadPicture(
  folder: string,
): Promise<(file: Pick<PictureFile, 'path'>) => Promise<ReadPicture>> {
  const open = await loadOpenPicture()
  return async ({ path }) => {
    const bytes = tryReading(path, () => readRegularFile(join(folder, path)))
    if ('code' in bytes) return { digest: '', issue: bytes }
    const digest = digestAll(bytes)
    return { digest, ...(await inspectPicture({ path, digest }, bytes, open)) }
  }
}

/** In a worker. */
export async function readBatches({ folder }: { folder: string }) {
  return answerBatches(await createReadPicture(folder))
}

/** What bytes are, which need not be in a file yet: the picture, or why it may not be one of the archive. */
export async function inspectPicture(
  { path, digest }: Pick<Picture, 'path' | 'digest'>,
  bytes: Buffer,
  open: OpenPicture,
): Promise<Pick<CachedPicture, 'picture' | 'issue'>> {
  const toResult = (fault: Fault) => ({ issue: toFileIssue(path, fault) })
  const type = findPictureType(bytes)
  if (!type) return toResult({ code: 'not-picture', detail: { kind: findOtherType(bytes) } })
  const seen = isWholePicture(bytes, type) ? await look(bytes, type, open) : undefined
  if (!seen) return toResult({ code: 'damaged-picture', detail: { type } })
  if (seen instanceof PictureTooComplex) return { issue: toTooComplexIssue(path, seen) }
  if (seen.pixels > limits.picturePixels) {
    const detail = { megapixels: limits.picturePixels / 1_000_000 }
    return toResult({ code: 'picture-too-large', detail })
  }
  if (seen.position) {
    const detail = seen.position === 'hidden' ? { kind: 'hidden' } : {}
    return toResult({ code: 'picture-position', detail })
  }
  const { width, height } = seen
  return { picture: { path, digest, type, width, height } }
}

/** The issue of a picture that is not looked through to its end. */
export function toTooComplexIssue(path: string, { limit }: PictureTooComplex): Issue {
  const details: Readonly<Record<PictureLimit, Issue<'picture-too-large'>['detail']>> = {
    pictureTexts: { unpacked: limits.pictureTexts / (1024 * 1024) },
    pictureEntries: { entries: limits.pictureEntries },
    pictureFrames: { frames: limits.pictureFrames },
  }
  return toFileIssue(path, { code: 'picture-too-large', detail: details[limit] })
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
async function look(bytes: Buffer, type: PictureType, open: OpenPicture) {
  try {
    // Both come before sharp, which nobody can stop once it is at work.
    if (type === 'webp' && countWebpFrames(bytes) > limits.pictureFrames)
      return new PictureTooComplex('pictureFrames')
    const isSeen = namesPosition(bytes)
    const readMetadata = async () => open(bytes).metadata()
    const metadata = await readMetadata().catch(() => undefined)
    if (metadata?.format !== formats[type]) return undefined
    const parts = [metadata.exif, metadata.xmp].filter((part) => part !== undefined)
    // In what is compressed it can't be blanked.
    const isHidden = !isSeen && parts.some((part) => holdsPosition(part))
    return { ...measure(bytes, type, metadata), position: isSeen ? 'seen' : isHidden ? 'hidden' : undefined }
  } catch (error) {
    if (error instanceof PictureTooComplex) return error
    throw error
  }
}

/** Its size, and the pixels of all frames. */
function measure(bytes: Buffer, type: PictureType, metadata: Metadata) {
  // A GIF is shown as large as it says, also where its first frame is smaller.
  const canvas = findCanvas(bytes, type)
  const { width, height } = type === 'gif' && canvas ? canvas : metadata.autoOrient
  return { width, height, pixels: width * height * Math.max(metadata.pages ?? 1, canvas?.frames ?? 1) }
}
