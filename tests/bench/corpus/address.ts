const reserved = /^(?:con|prn|aux|nul|index|com[1-9]|lpt[1-9])$/

/** The folder of a hashtag's listing: `c#` → `c-sharp`, `c++` → `c-plus-plus`, `.net` → `dot-net`. */
export function hashtagAddress(hashtag: string): string {
  const address = hashtag.replace(/^\./, 'dot-').replaceAll('#', '-sharp').replaceAll('+', '-plus')
  return reserved.test(address) ? `${address}-tag` : address
}
