// Positions in texts of a PNG that are compressed, or written in hexadecimal digits, as ImageMagick keeps EXIF.
import { inflateSync } from 'node:zlib'
import { findExifPositions } from './find-exif-positions.ts'
import { findXmpPositions } from './find-xmp-positions.ts'
import type { PngChunk } from './png-chunks.ts'

/** Bytes of a text that is looked into; more would be none that a camera or an editor has written. */
const longest = 4 * 1024 * 1024

/** Whether a text holds a position that can't be seen in the bytes of the file. */
export function hidesPosition(bytes: Buffer, chunk: PngChunk): boolean {
  const text = readHiddenText(bytes.subarray(chunk.start, chunk.end), chunk.type)
  return text !== undefined && holdsPosition(text)
}

/** In what a program has taken out of a picture: its EXIF or its XMP. */
export function holdsPosition(bytes: Buffer): boolean {
  return [...findExifPositions(bytes), ...findXmpPositions(bytes)].some(({ tells }) => tells)
}

/** Undefined of what is no such text. */
function readHiddenText(data: Buffer, type: string): Buffer | undefined {
  const keyword = data.indexOf(0)
  if (keyword < 0) return undefined
  if (type === 'tEXt') return readRawProfile(data.subarray(keyword + 1))
  if (type === 'zTXt') {
    const text = inflate(data.subarray(keyword + 2))
    return text && (readRawProfile(text) ?? text)
  }
  if (type !== 'iTXt' || data[keyword + 1] !== 1) return undefined
  // Behind the two flags stand a language and a translated keyword.
  const language = data.indexOf(0, keyword + 3)
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1)
  return translated < 0 ? undefined : inflate(data.subarray(translated + 1))
}

function inflate(data: Buffer): Buffer | undefined {
  try {
    return inflateSync(data, { maxOutputLength: longest })
  } catch {
    // Whoever shows the picture can't read it either.
    return undefined
  }
}

/** `\nexif\n    1234\n457869…` */
function readRawProfile(text: Buffer): Buffer | undefined {
  const begun = /^\n[\w ]{1,40}\n *\d+\n/.exec(text.toString('latin1', 0, 100))?.[0]
  if (begun === undefined) return undefined
  return Buffer.from(text.toString('latin1', begun.length).replace(/[^\da-f]/gi, ''), 'hex')
}
