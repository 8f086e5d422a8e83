// Joiners and variation selectors stay: emoji are written with them, and they move nothing.
const unseen =
  /(?![\u200d\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/gu

// The two forms of a command in a log of GitHub Actions: at the beginning of a line, and anywhere in it.
const command = /(?<=^\s*):(?=:)|(?<=##)\[/g

/**
 * What a file says, fit for a terminal, a log or a comment: line feeds, escape sequences, characters that are not to be
 * seen, or change the direction, and what a workflow's log would obey are written as `<U+202E>`.
 */
export function toVisibleText(text: string): string {
  return text.replace(unseen, toMark).replace(command, toMark)
}

/** JSON of a value, in lines; what `toVisibleText` marks is escaped, so that programs read the value itself. */
export function toVisibleJson(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replace(unseen, (character) => (character === '\n' ? character : toEscape(character)))
    .replaceAll('##[', `##${toEscape('[')}`)
}

function toMark(character: string): string {
  return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`
}

function toEscape(character: string): string {
  return Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('')
}
