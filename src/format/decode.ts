// The bytes of a file as text.
import { type CharacterFind, findCharacter, findControl } from './characters.ts'
import { type Issue, toPosition } from './issue.ts'
import { limits } from './limits.ts'

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * A file's bytes as text: UTF-8, without byte-order mark, CRLF as LF, without control characters.
 * @param path inside the content folder: how large a file may be follows from what it holds.
 */
export function decodeFile(
  path: string,
  bytes: Uint8Array,
  fileBytes: number = findLimit(path),
): string | Issue {
  if (bytes.length > fileBytes) {
    return {
      code: 'file-too-large',
      path,
      line: 1,
      column: 1,
      detail: { limit: fileBytes / 1024 },
    }
  }
  const text = tryDecode(strict, bytes)
  if (text === undefined) {
    const readable = toLines(decodeBeginning(bytes))
    return { code: 'invalid-encoding', path, ...toPosition(readable, readable.length), detail: {} }
  }
  const lines = toLines(text)
  const control = findControl(lines)
  const marks = control ? undefined : findStackedMarks(lines)
  const find = control ?? marks
  if (!find) return lines
  const detail = { codePoint: find.codePoint, ...(marks ? { limit: limits.stackedMarks } : {}) }
  return { code: 'control-character', path, ...toPosition(lines, find.offset), detail }
}

/** Bytes that a file may have. */
export function findLimit(path: string): number {
  if (path === 'people.yaml') return limits.peopleBytes
  if (path === 'tags.yaml' || path === 'categories.yaml') return limits.describedBytes
  if (path.startsWith('comments/')) return limits.commentsFileBytes
  return path.endsWith('.md') ? limits.fileBytes : limits.settingsBytes
}

function toLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}

function tryDecode(
  decoder: TextDecoder,
  bytes: Uint8Array,
  options?: { stream: boolean },
): string | undefined {
  try {
    return decoder.decode(bytes, options)
  } catch {
    return undefined
  }
}

/** Text before the first byte that is no UTF-8, found by halving. */
function decodeBeginning(bytes: Uint8Array): string {
  const decode = (length: number) =>
    tryDecode(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }), bytes.subarray(0, length), {
      stream: true,
    })
  let good = 0
  let bad = bytes.length + 1
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (decode(middle) === undefined) bad = middle
    else good = middle
  }
  return decode(good) ?? ''
}

const stackedMarks = new RegExp(`\\p{M}{${limits.stackedMarks + 1}}`, 'u')

const anyMark = /\p{M}/u

/**
 * First of more combining marks in a row than any writing needs. Unicode normalization sorts such a row, in a time
 * that grows with the square of its length.
 */
export function findStackedMarks(text: string): CharacterFind | undefined {
  return mayStackMarks(text) ? findCharacter(stackedMarks, text) : undefined
}

/** A run that long covers one of any two places half its length apart; few texts need more than this look. */
function mayStackMarks(text: string): boolean {
  for (let offset = 0; offset < text.length; offset += limits.stackedMarks >> 1) {
    // A mark may be two units long: either of them may be the place.
    if (anyMark.test(text.slice(Math.max(0, offset - 1), offset + 2))) return true
  }
  return false
}
