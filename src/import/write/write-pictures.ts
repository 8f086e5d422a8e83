// Files that records name, copied below files/.
import { lstatSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findPictureType } from '../../picture/find-picture-type.ts'
import { limits } from '../../question/limits.ts'
import type { FileRecord } from '../records.ts'
import { digestBytes } from './digests.ts'
import type { RootWriting, WrittenRootFile } from './root-writing.ts'
import { decide } from './three-way.ts'
import { listFormerDigests } from './write-keyed.ts'

const longestName = 200

/** What is no picture that an archive may hold is left out, and noted. */
export function writePictures({ target, spool, tally, write }: RootWriting): WrittenRootFile {
  const written: WrittenRootFile = { lines: [], things: [], isWritten: false }
  const base = listFormerDigests('file', spool)
  for (const text of spool.listOthers('file')) {
    const record: FileRecord = JSON.parse(text)
    const bytes = readPicture(record)
    if (!bytes) {
      tally.note({ rule: 'picture-left-out', at: record.path, detail: record.from })
      continue
    }
    const path = `files/${record.path}`
    const current = findDigest(join(target, path))
    const sides = { base: base.get(record.path), current, next: digestBytes(bytes) }
    const { outcome, take, base: left } = decide(sides)
    base.delete(record.path)
    if (left !== undefined) written.lines.push({ type: 'file', id: record.path, digest: left })
    written.things.push({ id: record.path, outcome })
    if (take === 'next') write(path, bytes)
    written.isWritten ||= take === 'next'
  }
  for (const [id, digest] of base) {
    if (findDigest(join(target, 'files', id)) === undefined) continue
    written.lines.push({ type: 'file', id, digest })
    written.things.push({ id, outcome: 'vanished' })
  }
  return written
}

/** Undefined for what is no picture, or larger than one may be, or has a name that leads elsewhere. */
function readPicture({ path, from }: FileRecord): Buffer | undefined {
  const isInside = path
    .split('/')
    .every((part) => part !== '' && !part.startsWith('.') && !part.includes('\\') && isShort(part))
  const status = statSync(from, { throwIfNoEntry: false })
  if (!isInside || !status?.isFile() || status.size > limits.pictureBytes) return undefined
  const bytes = readFileSync(from)
  return findPictureType(bytes) === undefined ? undefined : bytes
}

/** Disks take no longer name, and the import writes with a few letters more. */
function isShort(name: string): boolean {
  return Buffer.byteLength(name) <= longestName
}

function findDigest(path: string): string | undefined {
  const status = lstatSync(path, { throwIfNoEntry: false })
  return status?.isFile() ? digestBytes(readFileSync(path)) : undefined
}
