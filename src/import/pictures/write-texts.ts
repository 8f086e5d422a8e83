import { join } from 'node:path'
import { readRegularFile } from '../../cache/read-regular-file.ts'
import { replaceFile } from '../../cache/replace-file.ts'
import { writeFully } from '../../cache/write-fully.ts'
import type { FindOwnAddress } from './own-pictures.ts'
import { rewriteFile } from './rewrite-file.ts'
import type { ReadingContext, TextFile } from './text-file.ts'

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
