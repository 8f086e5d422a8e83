import { emojiNames } from './emoji-names.ts'

/** The tone of `:wave:t2:`, from light to dark. */
const tones = ['', '\u{1f3fb}', '\u{1f3fc}', '\u{1f3fd}', '\u{1f3fe}', '\u{1f3ff}']

/** `:wave:` → 👋, `:wave:t6:` → 👋🏿; undefined for a name that is not known. A sign is its own name. */
export function toEmoji(name: string): string | undefined {
  if (/^\p{Extended_Pictographic}/u.test(name)) return name
  const [, word = '', tone] = /^:?([\w+-]+)(?::t([2-6]))?:?$/.exec(name) ?? []
  const sign = emojiNames.get(word)
  if (sign === undefined || tone === undefined) return sign
  const [first = '', ...rest] = sign.replace('\ufe0f', '')
  return first + tones[Number(tone) - 1] + rest.join('')
}
