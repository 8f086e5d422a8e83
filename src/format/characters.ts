// Characters that no text may hold, or that nobody sees.

/** A character that no text may hold, and where (UTF-16 offset). */
export interface CharacterFind {
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

// Blocks of Unicode in which letters have the bidirectional class R or AL; what else is in them is no letter.
const ofRightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}](?<=\p{L})/u

// The same without the flag and the look behind, which are several times as slow.
const maybeRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/

/** Whether a text holds a letter of a script that is read from right to left, as Hebrew and Arabic. */
export function isRightToLeft(text: string): boolean {
  return maybeRightToLeft.test(text) && ofRightToLeft.test(text)
}

/** Value of `dir` for an element of that text: no other needs one. */
export function toDirection(text: string): 'auto' | undefined {
  return isRightToLeft(text) ? 'auto' : undefined
}

/** The first match. */
export function findCharacter(pattern: RegExp, text: string): CharacterFind | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  return { offset: match.index, codePoint: toCodePoint(match[0]) }
}

function toCodePoint(character: string): string {
  const value = character.codePointAt(0) ?? 0
  return `U+${value.toString(16).toUpperCase().padStart(4, '0')}`
}
