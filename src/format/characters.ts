// Characters that no text may hold, or that nobody sees, and the bytes of a file as text.
import { type Issue, toPosition } from './issue.ts'
import { limits } from './limits.ts'

/** A character that no text may hold, and where (UTF-16 offset). */
interface CharacterFind {
  offset: number
  /** `U+202E` */
  codePoint: string
}

// Noncharacters are refused too: four of them stand for masks.
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}|\p{Noncharacter_Code_Point}/u

// Zero-width, filler and direction-changing characters: what the eye can't see must not tell two names apart.
const invisible = /[\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff9-\ufffb]/u

// An emoji is written with joiners and variation selectors: those, and only there, are legitimate. Digits count as
// emoji, but only in a keycap.
const emojiSequence =
  /\p{RI}\p{RI}|[\d#*]\ufe0f?\u20e3|(?![\d#*])\p{Emoji}(?:\p{EMod}|\ufe0f)?(?:\u200d(?![\d#*])\p{Emoji}(?:\p{EMod}|\ufe0f)?)*/gu

const emojiOrInvisible = new RegExp(`${emojiSequence.source}|(${invisible.source})`, 'gu')

// The same without the flag, which is several times as slow: it also matches the halves of every pair.
const maybeControl = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]/

/** First control character, lone surrogate or noncharacter; tab and line feed are allowed. */
export function findControl(text: string): CharacterFind | undefined {
  return maybeControl.test(text) ? findCharacter(control, text) : undefined
}

/** First invisible or direction-changing character outside of an emoji. */
export function findInvisible(text: string): CharacterFind | undefined {
  if (!invisible.test(text)) return undefined
  return findCharacter(
    invisible,
    text.replace(emojiSequence, (sequence) => (sequence.length > 1 ? '.'.repeat(sequence.length) : sequence)),
  )
}

/**
 * For what a character reference means (`&#1;`): no page prints a control character. The end of a line is one line feed,
 * as in files.
 */
export function replaceControls(text: string): string {
  return maybeControl.test(text)
    ? text.replaceAll('\r', '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\ufffd')
    : text
}

export function removeInvisible(text: string): string {
  return text.replace(emojiOrInvisible, (found, unseen?: string) => (unseen === undefined ? found : ''))
}

/** The first match. */
function findCharacter(pattern: RegExp, text: string): CharacterFind | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  return { offset: match.index, codePoint: toCodePoint(match[0]) }
}

function toCodePoint(character: string): string {
  const value = character.codePointAt(0) ?? 0
  return `U+${value.toString(16).toUpperCase().padStart(4, '0')}`
}

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
      detail: { limit: `${fileBytes / 1024}` },
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
  const detail = { codePoint: find.codePoint, ...(marks ? { limit: `${limits.stackedMarks}` } : {}) }
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
