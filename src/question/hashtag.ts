import { findInvisible } from './characters.ts'
import { toHashtagSlug } from './hashtag-slug.ts'

/** A hashtag as files write it: without `#`, lower case, NFC (decision 17). */
export type Hashtag = string

const hashtagLength = 50

const legalCharacters = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}\-_.+#]+$/u
/** Latin letters, digits and Hangul syllables, as most hashtags are: legal without a second look. */
const everyday = /^[a-z\d\uac00-\ud7a3]+(?:-[a-z\d\uac00-\ud7a3]+)*$/
const letterOrDigit = /[\p{L}\p{Nd}]/u

/** `+` and `#` are spelled out in an address, which may then be longer than the folder names that every disk takes. */
const addressBytes = 255

/** Whether the text is legal by decision 17: `spring-boot`, `c#`, `.net`, `취업` are, `REST`, `#rest`, `a b`, `---` are not. */
export function isHashtag(text: string): boolean {
  if (everyday.test(text)) return text.length <= hashtagLength
  if (text.length === 0 || [...text].length > hashtagLength) return false
  if (!legalCharacters.test(text) || !letterOrDigit.test(text)) return false
  if (text.startsWith('#') || text.normalize('NFC') !== text || text.toLowerCase() !== text) return false
  return !findInvisible(text) && Buffer.byteLength(toHashtagSlug(text)) <= addressBytes
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
