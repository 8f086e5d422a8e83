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
 * Folder name of a category's page (decision 22): in NFC and lower case, white space and `/` as `-`, then as that of a
 * hashtag. `개발자` stays, `Front End` → `front-end`, `C / C++` → `c-c-plus-plus`.
 */
export function toCategorySlug(category: string): string {
  return toHashtagSlug(spellCategory(category))
}

export function spellCategory(category: string): string {
  return category
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s/]+/gu, '-')
    .normalize('NFC')
}
