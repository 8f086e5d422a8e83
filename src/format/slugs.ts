/** Names that some disks or hosts keep for themselves. */
const reservedNames = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9]|index(?:\.html)?)$/

/** Nothing to spell out, as in most. */
const everyday = /^[a-z\d\uac00-\ud7a3-]+$/

/**
 * Folder name of a hashtag's listing (decision 18): `c#` → `c-sharp`, `c++` → `c-plus-plus`, `.net` → `dot-net`,
 * `next.js` → `next.js`, `con` → `con-tag`. Hangul stays Hangul.
 */
export function toHashtagSlug(hashtag: string): string {
  const spelled = everyday.test(hashtag) ? hashtag : spellOut(hashtag)
  return reservedNames.test(spelled) ? `${spelled}-tag` : spelled
}

function spellOut(hashtag: string): string {
  return hashtag
    .replace(/^\.+/, (dots) => 'dot-'.repeat(dots.length))
    .replace(/(?<!\.)\.+$/, (dots) => '-dot'.repeat(dots.length))
    .replaceAll('#', '-sharp')
    .replaceAll('+', '-plus')
}

/**
 * Folder name of a category's page (decision 22), as that of a hashtag is of its spelling: `개발자` stays, `Front End` →
 * `front-end`, `C / C++` → `c-c-plus-plus`, `Q&A` → `q-a`.
 */
export function toCategorySlug(category: string): string {
  return toHashtagSlug(spellCategory(category))
}

const plainSpelling = /^(?!#)[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}\-_.+#]{1,50}$/u
/** What no hashtag may hold. */
const otherSign = /[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}\-_.+#\s]|\p{Default_Ignorable_Code_Point}/gu
/** Characters that are kept of a longer spelling than a hashtag has: signs that are spelled out have room. */
const shorterSpelling = 30

/**
 * The name of a category as a hashtag, which is valid where the name has a letter or a digit: in NFC and lower case,
 * white space and `/` as `-`. Of any other name signs are `-` first, each run of them one and none at the ends.
 */
export function spellCategory(category: string): string {
  const name = category.normalize('NFC').trim().toLowerCase()
  const plain = joinWords(name)
  if (plainSpelling.test(plain)) return plain
  const words = name
    .replace(otherSign, '-')
    .split('-')
    .filter((word) => word.trim() !== '')
    .join('-')
    .replace(/^#+/, '')
  const spelled = joinWords(words)
  return plainSpelling.test(spelled) ? spelled : joinWords([...words].slice(0, shorterSpelling).join(''))
}

function joinWords(words: string): string {
  return words
    .trim()
    .replace(/[\s/]+/gu, '-')
    .normalize('NFC')
}
