// Joiners and variation selectors stay: emoji are written with them, and they move nothing.
const unseen =
  /(?![\u200d\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/gu

/**
 * What a file says, fit for a terminal, a log or a comment: line feeds, escape sequences and characters that are not
 * to be seen, or change the direction, are written as `<U+202E>`.
 */
export function toVisibleText(text: string): string {
  return text.replace(unseen, (character) => {
    const codePoint = (character.codePointAt(0) ?? 0).toString(16).toUpperCase()
    return `<U+${codePoint.padStart(4, '0')}>`
  })
}
