// Positions in texts of a PNG that are compressed, or written in hexadecimal digits, as ImageMagick keeps EXIF.
import { constants, inflateSync } from 'node:zlib'
import { findExifPositions } from './find-exif-positions.ts'
import { findXmpPositions } from './find-xmp-positions.ts'
import type { PngChunk } from './png-chunks.ts'
import { createSearchBudget, PictureTooComplex, type SearchBudget } from './position-search.ts'

/** Whether a text holds a position that can't be seen in the bytes of the file. @throws PictureTooComplex */
export function hidesPosition(bytes: Buffer, chunk: PngChunk, budget: SearchBudget): boolean {
  const text = readHiddenText(bytes.subarray(chunk.start, chunk.end), chunk.type, budget)
  return text !== undefined && holdsPosition(text, budget)
}

/** In what a program has taken out of a picture: its EXIF or its XMP. @throws PictureTooComplex */
export function holdsPosition(bytes: Buffer, budget = createSearchBudget()): boolean {
  return [...findExifPositions(bytes, budget), ...findXmpPositions(bytes, budget)].some(({ tells }) => tells)
}

/** Undefined of what is no such text. */
function readHiddenText(data: Buffer, type: string, budget: SearchBudget): Buffer | undefined {
  const keyword = data.indexOf(0)
  if (keyword < 0) return undefined
  if (type === 'tEXt') return readRawProfile(data.subarray(keyword + 1))
  if (type === 'zTXt') {
    const text = unpack(data.subarray(keyword + 2), budget)
    return text && (readRawProfile(text) ?? text)
  }
  if (type !== 'iTXt' || data[keyword + 1] !== 1) return undefined
  // Behind the two flags stand a language and a translated keyword.
  const language = data.indexOf(0, keyword + 3)
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1)
  return translated < 0 ? undefined : unpack(data.subarray(translated + 1), budget)
}

/** Bytes that a text counts for at least: to begin one takes as long as to unpack them. */
const leastUnpacked = 4096
/** How much larger than its source a damaged text has probably become when the damage is met. */
const usualGrowth = 64

/** Also the beginning of one that ends too early. */
function unpack(data: Buffer, budget: SearchBudget): Buffer | undefined {
  try {
    const text = inflateSync(data, {
      maxOutputLength: Math.max(1, budget.unpackable()),
      finishFlush: constants.Z_SYNC_FLUSH,
    })
    budget.countUnpacked(Math.max(leastUnpacked, text.length))
    return text
  } catch (error) {
    if (error instanceof PictureTooComplex) throw error
    if (error instanceof RangeError) throw new PictureTooComplex('pictureTexts')
    // Whoever shows the picture can't read it either. What was unpacked until then nobody says.
    budget.countUnpacked(Math.max(leastUnpacked, data.length * usualGrowth))
    return undefined
  }
}

/** `\nexif\n    1234\n457869…` */
function readRawProfile(text: Buffer): Buffer | undefined {
  const begun = /^\n[\w ]{1,40}\n *\d+\n/.exec(text.toString('latin1', 0, 100))?.[0]
  if (begun === undefined) return undefined
  return Buffer.from(toDigits(text.subarray(begun.length)).toString('latin1'), 'hex')
}

const digits = new Set(Buffer.from('0123456789abcdefABCDEF'))

/** The hexadecimal digits alone. Byte by byte: a text may hold millions of runs between them. */
function toDigits(text: Buffer): Buffer {
  const kept = Buffer.alloc(text.length)
  let length = 0
  for (const byte of text) if (digits.has(byte)) kept[length++] = byte
  return kept.subarray(0, length)
}
