import { findInvisible } from './characters.ts'

/** A hashtag as files write it: without `#`, lower case, NFC (decision 17). */
export type Hashtag = string

export const hashtagLength = 50

const legalCharacters = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}\-_.+#]+$/u
/** Latin letters, digits and Hangul syllables, as most hashtags are: legal without a second look. */
const everyday = /^[a-z\d\uac00-\ud7a3]+(?:-[a-z\d\uac00-\ud7a3]+)*$/
const letterOrDigit = /[\p{L}\p{Nd}]/u
const reservedNames = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9]|index(?:\.html)?)$/

/** `+` and `#` are spelled out in an address, which may then be longer than the folder names that every disk takes. */
const addressBytes = 255

/** Whether the text is legal by decision 17: `spring-boot`, `c#`, `.net`, `취업` are, `REST`, `#rest`, `a b`, `---` are not. */
export function isHashtag(text: string): boolean {
  if (everyday.test(text)) return text.length <= hashtagLength
  if (text.length === 0 || [...text].length > hashtagLength) return false
  if (!legalCharacters.test(text) || !letterOrDigit.test(text)) return false
  if (text.startsWith('#') || text.normalize('NFC') !== text || text.toLowerCase() !== text) return false
  return !findInvisible(text) && Buffer.byteLength(toHashtagAddress(text)) <= addressBytes
}

/** The nearest legal spelling of a text, or undefined when nothing of it can be kept: `#REST API` → `rest-api`. */
export function findLegalHashtag(text: string): Hashtag | undefined {
  const spelled = text
    .slice(0, hashtagLength * 4)
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/^#+/, '')
    .replace(/\s+/gu, '-')
    .replace(/[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}\-_.+#]/gu, '')
  const shortened = [...spelled].slice(0, hashtagLength).join('')
  return isHashtag(shortened) ? shortened : undefined
}

/**
 * Folder name of a hashtag's listing (decision 18): `c#` → `c-sharp`, `c++` → `c-plus-plus`, `.net` → `dot-net`,
 * `next.js` → `next.js`, `con` → `con-tag`. Hangul stays Hangul.
 */
export function toHashtagAddress(hashtag: Hashtag): string {
  const spelled = everyday.test(hashtag) ? hashtag : spellOut(hashtag)
  return reservedNames.test(spelled) ? `${spelled}-tag` : spelled
}

function spellOut(hashtag: Hashtag): string {
  return hashtag
    .replace(/^\.+/, (dots) => 'dot-'.repeat(dots.length))
    .replace(/(?<!\.)\.+$/, (dots) => '-dot'.repeat(dots.length))
    .replaceAll('#', '-sharp')
    .replaceAll('+', '-plus')
}
