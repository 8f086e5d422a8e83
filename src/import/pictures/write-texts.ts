import { join } from 'node:path'
import { decodeFile } from '../../format/decode.ts'
import type { Position } from '../../format/issue.ts'
import { readRegularFile } from '../../kept/files.ts'
import { replaceFile, writeFully } from '../../kept/write.ts'
import { parseDiscussionFiles } from '../read-discussion-files.ts'
import { digest } from '../three-way.ts'
import type { FindOwnAddress } from './places.ts'
import { listFilePictures, type ReadingContext, rewriteFile, type TextFile } from './text-file.ts'

export interface WrittenTexts {
  /** Paths of files that name pictures of the archive's own now. */
  rewritten: string[]
  /** Paths of files that would not be whole then: they stay as they are. */
  refused: string[]
}

export interface TextsRewriting {
  folder: string
  files: readonly TextFile[]
  context: ReadingContext
  findOwnAddress: FindOwnAddress
}

/** Each file is exchanged in one step. It is read again: somebody may have edited it while pictures came. */
export function writeTexts({ folder, files, ...options }: TextsRewriting): WrittenTexts {
  const written: WrittenTexts = { rewritten: [], refused: [] }
  for (const file of files) {
    const path = join(folder, file.path)
    const next = rewriteFile(file, readRegularFile(path), options)
    if (next.result === 'refused') written.refused.push(file.path)
    if (next.result !== 'rewritten') continue
    replaceFile(path, (descriptor, name) => writeFully(descriptor, next.bytes, name))
    written.rewritten.push(file.path)
  }
  return written
}

/** Where a picture is named. */
export interface NamedPlace extends Position {
  path: string
  /** Whether another address can be put in its place. */
  isPlaced: boolean
}

export interface NamedPictures {
  /** By address, as it is written but for escapes. */
  places: Map<string, NamedPlace[]>
  /** Paths of files whose texts can't be read. */
  faulty: string[]
}

export function readNamedPictures(
  folder: string,
  files: readonly TextFile[],
  context: ReadingContext,
): NamedPictures {
  const places: NamedPictures['places'] = new Map()
  const faulty: string[] = []
  for (const file of files) {
    const named = listFilePictures(file, readRegularFile(join(folder, file.path)), context)
    if (!named) faulty.push(file.path)
    for (const { address, ...place } of named ?? []) {
      const known = places.get(address)
      if (known) known.push({ path: file.path, ...place })
      else places.set(address, [{ path: file.path, ...place }])
    }
  }
  return { places, faulty }
}

/** What imports know texts by, of those that name pictures of the archive's own as soon as they are written: new by old. */
export function readDigestChanges({ folder, files, ...options }: TextsRewriting): Map<string, string> {
  const changes = new Map<string, string>()
  for (const file of files) {
    const bytes = readRegularFile(join(folder, file.path))
    const rewritten = rewriteFile(file, bytes, options)
    if (rewritten.result !== 'rewritten') continue
    const before = listDigests(file, bytes, options.context)
    const after = listDigests(file, rewritten.bytes, options.context)
    for (const [index, old] of before.entries()) {
      const now = after[index]
      if (now !== undefined && now !== old) changes.set(old, now)
    }
  }
  return changes
}

/** In the order of the file; none of one with faults. */
function listDigests({ path }: TextFile, bytes: Buffer, context: ReadingContext): string[] {
  const read = () => {
    const text = decodeFile(path, bytes)
    return typeof text === 'string' ? text : undefined
  }
  const { question, answers, comments } = parseDiscussionFiles({ id: 'any', paths: [path], read }, context)
  const bodies = [question, ...answers.values()].flatMap((text) => (text ? [digest(text.body)] : []))
  return [...bodies, ...Array.from(comments.values(), digest)]
}
