// A text file of any size, line by line: memory holds a part at a time.
import { closeSync, fstatSync, readSync } from 'node:fs'
import { NoRegularFile } from '../cache/file-kind.ts'
import { openRegularFile } from '../cache/read-regular-file.ts'
import { Failure } from '../messages/failure.ts'

export interface Line {
  /** Without its end. */
  text: string
  /** Counted from 1. */
  number: number
  /** Bytes of the file up to the end of this line, and of all of it. */
  read: number
  size: number
}

const chunkBytes = 1024 * 1024
const lineFeed = 10

/** Longer lines are none of this program's: a text of any sense is shorter. */
const lineBytes = 64 * 1024 * 1024

/** @throws Failure for a file that can't be opened, and for a line that is no UTF-8, or too long; otherwise what the disk says. */
export function* readLines(path: string): Generator<Line> {
  const file = open(path)
  try {
    const { size } = fstatSync(file)
    const toText = createToText(path)
    let rest: Buffer = Buffer.alloc(0)
    let number = 0
    let read = 0
    for (let chunk = readChunk(file); chunk.length > 0; chunk = readChunk(file)) {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      let start = 0
      for (let end = rest.indexOf(lineFeed); end >= 0; end = rest.indexOf(lineFeed, start)) {
        number += 1
        read += end + 1 - start
        yield { text: toText(rest.subarray(start, end), number), number, read, size }
        start = end + 1
      }
      rest = rest.subarray(start)
      if (rest.length > lineBytes) throw new Failure('line-too-long', { path, line: number + 1 })
    }
    if (rest.length > 0) yield { text: toText(rest, number + 1), number: number + 1, read: size, size }
  } finally {
    closeSync(file)
  }
}

/** @throws Failure for what is not there, or no file. */
function open(path: string): number {
  try {
    return openRegularFile(path)
  } catch (error) {
    if (error instanceof NoRegularFile) throw new Failure('import-file-unreadable', { path, reason: 'kind' })
    if (!(error instanceof Error) || !('code' in error)) throw error
    throw new Failure('import-file-unreadable', { path, reason: String(error.code) })
  }
}

function readChunk(file: number): Buffer {
  const chunk = Buffer.allocUnsafe(chunkBytes)
  return chunk.subarray(0, readSync(file, chunk))
}

function createToText(path: string): (bytes: Uint8Array, line: number) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  return (bytes, line) => {
    try {
      const text = decoder.decode(bytes).replace(/\r$/, '')
      return line === 1 ? text.replace(/^\uFEFF/, '') : text
    } catch {
      throw new Failure('line-no-utf8', { path, line })
    }
  }
}
