// The records themselves, as NDJSON: whoever can write these lines needs no importer.
import { closeSync, fstatSync, readSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { z } from 'zod'
import { NoRegularFile, openRegularFile } from '../kept/files.ts'
import { Failure } from '../words/failure.ts'
import type { Importer } from './importer.ts'
import { type ImportRecord, recordSchema } from './records.ts'

export function createRecordsImporter({ path }: { path: string }): Importer {
  let done = 0
  return {
    progress: () => done,
    read: async function* () {
      const check = createOrderCheck(path)
      for (const line of readLines(path)) {
        done = line.read / Math.max(1, line.size)
        if (line.text.trim() === '') continue
        const record = parseRecord(path, line)
        check(record, line.number)
        yield record.type === 'file' ? { ...record, from: resolve(dirname(path), record.from) } : record
      }
    },
  }
}

function parseRecord(path: string, { text, number: line }: Line): ImportRecord {
  const value = parseJson(text)
  if (value === undefined) throw new Failure('record-no-json', { path, line })
  const result = recordSchema.safeParse(value)
  if (result.success) return result.data
  throw new Failure('record-faulty', { path, line, reason: toReason(result.error) })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `at: Invalid input: expected string, received undefined` */
function toReason({ issues }: z.ZodError): string {
  const [issue] = issues
  if (!issue) return ''
  return [issue.path.join('.'), issue.message].filter((part) => part !== '').join(': ')
}

/** @returns a function that throws a Failure at a record that does not follow where it has to. */
function createOrderCheck(path: string): (record: ImportRecord, line: number) => void {
  let isFirst = true
  let question: string | undefined
  return (record, line) => {
    if (isFirst !== (record.type === 'source')) {
      throw new Failure(isFirst ? 'record-source-missing' : 'record-source-again', { path, line })
    }
    isFirst = false
    if (record.type === 'question') question = record.id
    if (record.type !== 'answer' && record.type !== 'comment') return
    if (record.question === question) return
    throw new Failure('record-out-of-order', { path, line, question: record.question })
  }
}

interface Line {
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

/**
 * A text file of any size, line by line: memory holds a part at a time. @throws Failure for a file that can't be
 * opened, and for a line that is no UTF-8, or too long; otherwise what the disk says.
 */
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
      if (rest.length > lineBytes)
        throw new Failure('line-too-long', { path, line: number + 1, megabytes: lineBytes / 2 ** 20 })
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
