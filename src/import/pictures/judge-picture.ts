// Bytes as a picture that the archive may hold, by the same rules as those of its own files.
import { digestAll } from '../../cache/digest.ts'
import { inspectPicture, type OpenPicture } from '../../content-folder/read-picture.ts'
import { blankPosition } from '../../picture/blank-position.ts'
import { findOtherType, findPictureType } from '../../picture/find-picture-type.ts'
import { pictureFolder } from '../../picture/picture.ts'
import { PictureTooComplex } from '../../picture/position-search.ts'
import type { Issue, IssueCode } from '../../question/issue.ts'
import { limits } from '../../question/limits.ts'
import { FetchFault, type LossReason } from './picture-loss.ts'

export interface KeptPicture {
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
