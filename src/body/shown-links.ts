// Links, references and notes whose brackets are shown, as they lead nowhere: `(text)[url]`, `[text] (url)`, `[text][1]`
// and `[^2]` without their lines.

const swapped =
  /(?<![\\\w\])])\(([^()[\]\n]{1,200})\)\[((?:https?:\/\/|www\.|\/(?:questions|tags|files)\/)[^\s()[\]]{1,300})\]/g
const parted =
  /(?<![\\\w\])])\[([^()[\]\n]{1,200})\][ \t]{1,3}\(((?:https?:\/\/|www\.|\/(?:questions|tags|files)\/)[^\s()[\]]{1,300})\)/g
/** Behind a word or a bracket they are places of lists: `grid[row][1]`. */
const reference = /(?<![\\\p{L}\p{N}_\])>`])\[([^()[\]\n]{1,200})\]\[((?![^\]]*https?:)[^[\]\n]{1,60})\]/gu
/** Without any definition, and what is before: `[질문][자바]` begins a line, and `[row][col]` is a place. */
const meant = /^[^\n[]\[[^\]]*?[^\x21-\x7e]|\[\d{1,3}\]$/
const note = /(?<!\\)\[\^([\p{L}\p{N}_-]{1,20})\](?!:)/gu
const definition = /^ {0,3}\[(?!\^)[^\]\n]{1,100}\]:/m
const noteDefinition = /^ {0,3}\[\^[^\]\n]{1,100}\]:/m
/** `[1] (https://…)` is a number and its source, `[x] (…)` a task. */
const name = /\p{L}.*\p{L}/u

export const mayHoldLink = /\)\[|\][ \t]+\(|\]\[|\[\^/

/** @returns what finds them in a part of a text. @param isComment in which no note is read. */
export function createFindLinks(body: string, isComment: boolean) {
  const [hasReferences, hasNotes] = [definition.test(body), noteDefinition.test(body)]
  return function* (content: string) {
    for (const { 0: written, 1: label = '', 2: url = '' } of content.matchAll(swapped))
      yield toSpan('link', written, [')['], `[${label}](${url})`)
    for (const { 0: written, 1: label = '', 2: url = '' } of content.matchAll(parted))
      if (name.test(label)) yield toSpan('link', written, ['] ('], `[${label}](${url})`)
    for (const { 0: written, 1: label = '', 2: key = '', index } of content.matchAll(reference))
      if (name.test(label) && (hasReferences || meant.test(content.charAt(index - 1) + written)))
        yield toSpan('reference', written, ['][', `[${key}]`])
    // Others are signs of regular expressions: `[^a]`.
    for (const { 0: written, 1: key = '', index } of isComment ? [] : content.matchAll(note))
      if (hasNotes || (/^\d{1,3}$/.test(key) && /[\p{L}.,!?)”"]/u.test(content.charAt(index - 1))))
        yield toSpan('note', written, [written])
  }
}

/** @param shown what the text of the line shows of it. */
function toSpan(kind: string, written: string, shown: readonly string[], instead?: string) {
  const around = ['', ''] as const
  return { code: 'mark-without-effect' as const, kind, written, instead, shown, around }
}
