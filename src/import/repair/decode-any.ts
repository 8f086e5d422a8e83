// Bytes of a file as text, whatever they are: a file that nobody can read is worse than one with a few lost signs.
import { tryDecodeKorean } from '../decode-korean.ts'
import type { Note } from './notes.ts'

/**
 * UTF-8; UTF-16 where its mark says so. A line that is no UTF-8 is EUC-KR where that gives Hangul, else Windows-1252
 * where no letter of UTF-8 stands in it. Without a byte-order mark.
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
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
