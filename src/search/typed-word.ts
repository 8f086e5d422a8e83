// The word at the end of what is typed may become a hashtag.

/** Letters that tell enough; after `#` one does. */
const fewestLetters = 2

/** `멱등 spr` → `spr`, `#s` → `s`; undefined where too little is typed. */
export function findTypedWord(text: string): string | undefined {
  const last = findLast(text)
  const word = last.replace(/^#/, '')
  if (word.startsWith('#')) return undefined
  return [...word].length >= (last === word ? fewestLetters : 1) ? word : undefined
}

/** What stands before it: `멱등 spr` → `멱등`. */
export function dropTypedWord(text: string): string {
  return text.slice(0, text.length - findLast(text).length).trimEnd()
}

function findLast(text: string): string {
  return text.split(/\s/u).at(-1) ?? ''
}
