/** A character that may not stand in a text, and where (UTF-16 offset). */
export interface CharacterFind {
  offset: number
  /** `U+202E` */
  codePoint: string
}

// Noncharacters are refused too: body/personal-data uses three of them as placeholders.
const control =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u0084\u0086-\u009f\ufdd0-\ufdef\ufffe\uffff]|\p{Surrogate}/u

// Zero-width, filler and direction-changing characters: what the eye can't see must not tell two names apart.
const invisible =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb]|[\u{e0000}-\u{e0fff}]/u

// An emoji is written with joiners and variation selectors: those, and only there, are legitimate.
const emojiSequence =
  /(?:\p{RI}\p{RI}|\p{Emoji}(?:\p{EMod}|\ufe0f\u20e3?)?(?:\u200d\p{Emoji}(?:\p{EMod}|\ufe0f)?)*)/gu

/** First control character, lone surrogate or noncharacter; tab and line feed are allowed. */
export function findControl(text: string): CharacterFind | undefined {
  return find(control, text)
}

/** First invisible or direction-changing character outside of an emoji. */
export function findInvisible(text: string): CharacterFind | undefined {
  if (!invisible.test(text)) return undefined
  return find(
    invisible,
    text.replace(emojiSequence, (sequence) => (sequence.length > 1 ? '.'.repeat(sequence.length) : sequence)),
  )
}

function find(pattern: RegExp, text: string): CharacterFind | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const value = match[0].codePointAt(0) ?? 0
  return { offset: match.index, codePoint: `U+${value.toString(16).toUpperCase().padStart(4, '0')}` }
}
