import { readFile } from 'node:fs/promises'
import { Failure } from '../../messages/failure.ts'
import { findFaultyLine } from './find-faulty-line.ts'

/** @throws Failure for what is no file, no UTF-8 or no JSON, with the line. */
export async function readJsonFile(file: string): Promise<unknown> {
  const text = decode(await readBytes(file), file)
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure('discourse-no-json', { file, line: findFaultyLine(text) })
  }
}

async function readBytes(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (error) {
    throw new Failure('discourse-unreadable', { path: file, reason: toReason(error) })
  }
}

/** Of an error of the disk. */
export function toReason(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code)
  return String(error)
}

function decode(bytes: Buffer, file: string): string {
  try {
    // It takes a byte-order mark away, too.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Failure('discourse-no-utf8', { file, line: findBrokenLine(bytes) })
  }
}

/** No byte of a longer sign is a line feed, so that lines can be decoded one by one. */
function findBrokenLine(bytes: Buffer): number {
  let line = 1
  for (let start = 0; start < bytes.length; line += 1) {
    const feed = bytes.indexOf(10, start)
    const end = feed < 0 ? bytes.length : feed + 1
    if (bytes.subarray(start, end).toString('utf8').includes('\ufffd')) return line
    start = end
  }
  return line
}
