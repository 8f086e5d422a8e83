// Bytes of a file as text, whatever they are: a file that nobody can read is worse than one with a few lost signs.
import iconv from 'iconv-lite'
import { findControl } from '../../format/characters.ts'
import { findStackedMarks } from '../../format/decode.ts'
import { limits } from '../../format/limits.ts'
import type { Note } from '../records.ts'

/**
 * UTF-8; UTF-16 where its mark says so. A line that is no UTF-8 is EUC-KR where that gives Hangul, else Windows-1252
 * where no letter of UTF-8 is in it. Without a byte-order mark.
 */
export function decodeAny(bytes: Uint8Array, note: Note): string {
  const marked = findMarked(bytes)
  if (marked !== undefined) {
    note('encoding-read', marked)
    return new TextDecoder(marked).decode(bytes)
  }
  const whole = decodeUtf8(bytes)
  if (whole !== undefined) return whole
  // No other byte of either encoding is a line feed.
  const lines = Buffer.from(bytes).toString('latin1').split('\n')
  return lines.map((line) => decodeLine(Buffer.from(line, 'latin1'), note)).join('\n')
}

function decodeLine(bytes: Uint8Array, note: Note): string {
  const text = decodeUtf8(bytes)
  if (text !== undefined) return text
  const korean = tryDecodeKorean(bytes)
  if (korean !== undefined && /[\uac00-\ud7a3]/.test(korean)) {
    note('encoding-read', 'euc-kr')
    return korean
  }
  const broken = new TextDecoder('utf-8').decode(bytes)
  // Letters that can be read say that the line is UTF-8, and was damaged.
  if (/[\u0080-\ufffc\u{10000}-\u{10ffff}]/u.test(broken)) return broken
  note('encoding-read', 'windows-1252')
  return new TextDecoder('windows-1252').decode(bytes)
}

function findMarked([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** Undefined where a byte is no text; without a byte-order mark. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** What has to be looked at: most texts hold none of it. */
const suspicious = /[\u0000-\u0008\u000b-\u001f\u007f-\u00ff\ud800-\udfff\ufdd0-\ufdef\ufffd-\uffff]/

const windows = new TextDecoder('windows-1252')
const windowsCharacter = /[\u0080-\u009f]/g
const separator = /[\u000b\u000c\u001c-\u001f]/g
const control = /[\u0000-\u0008\u000e-\u001b\u007f-\u009f]|\p{Noncharacter_Code_Point}/gu

/**
 * A text of any number of lines, which end in LF, without signs that no file may hold, and those that came to be by
 * reading bytes in a wrong way.
 */
export function fixText(text: string, note: Note): string {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  const fixed = suspicious.test(lines) ? fixCharacters(lines, note) : lines
  const marks = findStackedMarks(fixed)
  if (!marks) return fixed
  note('stacked-marks', marks.codePoint)
  return fixed.replace(/\p{M}+/gu, (row) => [...row].slice(0, limits.stackedMarks).join(''))
}

function fixCharacters(text: string, note: Note): string {
  const read = findMisreadText(text)
  if (read !== undefined) note('misread-text', text)
  const whole = replaceWindows(read ?? text, note).toWellFormed()
  if (whole.includes('\ufffd')) note('lost-character')
  const found = findControl(whole)
  if (!found) return whole
  note('control-character', found.codePoint)
  return whole.replace(separator, ' ').replace(control, '')
}

/** Notes the first that becomes something else. */
function replaceWindows(text: string, note: Note): string {
  let first: string | undefined
  const replaced = text.replace(windowsCharacter, (character) => {
    const next = windows.decode(Uint8Array.of(character.charCodeAt(0)))
    if (next !== character) first ??= next
    return next
  })
  if (first !== undefined) note('windows-character', first)
  return replaced
}

/** Bytes of the characters that Windows-1252 has beyond Latin-1. */
const bytesOf = new Map(
  Array.from({ length: 32 }, (_, index) => [
    windows.decode(Uint8Array.of(0x80 + index)).charCodeAt(0),
    0x80 + index,
  ]),
)

const firstOfThree = /[\u00e1-\u00ed]/
const eastAsian = /[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]/g

/**
 * UTF-8 that a program read as Windows-1252: `ì•ˆë…•` was `안녕`. Undefined where that is not certain. Each character has
 * to be one byte, all bytes have to be UTF-8, and half of the letters have to be Hangul, kana or Han: who asks in
 * English about such signs quotes a few.
 */
function findMisreadText(text: string): string | undefined {
  if (!firstOfThree.test(text)) return undefined
  const bytes = toBytes(text)
  const read = bytes && decodeUtf8(bytes)
  if (read === undefined) return undefined
  const letters = read.match(/\p{L}/gu)?.length ?? 0
  const found = read.match(eastAsian)?.length ?? 0
  return found >= 2 && found * 2 >= letters ? read : undefined
}

function toBytes(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    const byte = code < 0x100 ? code : bytesOf.get(code)
    if (byte === undefined) return undefined
    bytes[index] = byte
  }
  return bytes
}

/** No text of that encoding holds it: it replaces bytes that are none. */
const damaged = '\ufffd'

/**
 * What Windows calls EUC-KR holds all Hangul (CP949). Node's own decoder knows the syllables of 1987 alone: it refuses
 * the others, or reads them as other signs. U+FFFD replaces each byte that is no text.
 */
export function decodeKorean(bytes: Uint8Array): string {
  return iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), 'cp949')
}

/** Undefined where a byte is no text. */
export function tryDecodeKorean(bytes: Uint8Array): string | undefined {
  const text = decodeKorean(bytes)
  return text.includes(damaged) ? undefined : text
}
