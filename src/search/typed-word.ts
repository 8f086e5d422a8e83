// The word at the end of what is typed may become a hashtag.

/** Letters that tell enough; after `#` one does. */
const fewestLetters = 2

/** `멱등 spr` → `spr`, `#s` → `s`; undefined where too little is typed. */
export function findTypedWord(text: string): string | undefined {
  const [, sign, word = ''] = /(?:^|\s)(#?)([^\s#]\S*)$/u.exec(text) ?? []
  return [...word].length >= (sign ? 1 : fewestLetters) ? word : undefined
}

/** What stands before it: `멱등 spr` → `멱등`. */
export function dropTypedWord(text: string): string {
  return text.replace(/\S+$/u, '').trimEnd()
}
