// JSON in the cache stands in lines that begin with their checksum: what was damaged is never believed.
import { crc32 } from 'node:zlib'

/** A value of JSON as such a line, its line feed included. */
export function toCheckedLine(value: unknown): Buffer {
  const content = Buffer.from(JSON.stringify(value))
  return Buffer.concat([Buffer.from(`${crc32(content)} `), content, Buffer.from('\n')])
}

/** @returns what the line holds, and where the next begins. @throws when there is no whole line at `start`. */
export function parseCheckedLine(bytes: Buffer, start: number) {
  const blank = bytes.indexOf(32, start)
  const newline = bytes.indexOf(10, start)
  const content = bytes.subarray(blank + 1, newline)
  const isWhole = blank >= 0 && newline > blank
  if (!isWhole || bytes.toString('latin1', start, blank) !== String(crc32(content))) {
    throw new Error('damaged')
  }
  return { value: JSON.parse(content.toString('utf8')), end: newline + 1 }
}
