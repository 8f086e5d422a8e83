// Words that were typed while the keyboard was set to the other language: Hangul has its letters on the keys of Latin
// ones (Dubeolsik), so that `spdlqj` was meant for `네이버`, and `ㅓㅔㅁ` for `jpa`.

/** The keys of the letters `ㄱ` to `ㅎ` and `ㅏ` to `ㅣ`, in the order of Unicode. A capital is typed with Shift. */
const consonants = 'r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g'.split(' ')
const vowels = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ')
const initials = consonants.filter((keys) => keys.length === 1)
const finals = consonants.filter((keys) => !'EQW'.includes(keys))

const [firstSyllable, firstLetter] = [0xac00, 0x3131]
/** Two keys are tried before one: `ㄺ` of `닭`. What is before a vowel begins the next syllable: `달가`. */
const syllable =
  /([ac-gq-tv-xzEQRTW])(h[klo]|n[jlp]|ml|[bh-puyOP])(?:(f[afgqrtvx]|s[gw]|[qr]t|[ac-gq-tv-xzRT])(?![bh-puyOP]))?|[a-zA-Z]/g

/** `spdlqj` → `네이버`; what is no syllable is a letter alone. */
function toHangul(word: string): string {
  // Shift makes another letter of seven keys alone.
  const keys = word.replace(/[A-Z]/g, (key) => ('REQTWOP'.includes(key) ? key : key.toLowerCase()))
  return keys.replace(syllable, (key: string, initial?: string, vowel = '', final = '') => {
    if (initial === undefined)
      return String.fromCharCode(firstLetter + [...consonants, ...vowels].indexOf(key))
    const place = (initials.indexOf(initial) * vowels.length + vowels.indexOf(vowel)) * (finals.length + 1)
    return String.fromCharCode(firstSyllable + place + finals.indexOf(final) + 1)
  })
}

/** The first of each kind of letters, alone and as they are in syllables, with the keys of all. */
const letters: readonly [first: number, keys: readonly string[]][] = [
  [firstLetter, [...consonants, ...vowels]],
  [0x1100, initials],
  [0x1161, vowels],
  [0x11a8, finals],
]

/** `ㅓㅔㅁ` → `jpa`, `네갸ㅜㅎ` → `spring`. */
function toLatin(word: string): string {
  return word.normalize('NFD').replace(/[\u1100-\u11c2\u3131-\u3163]/g, (letter) => {
    const code = letter.charCodeAt(0)
    return letters.map(([first, keys]) => keys[code - first] ?? '').join('') || letter
  })
}

const hasHangul = (text: string) => /\p{Script=Hangul}/u.test(text)

/**
 * What a query may have been meant for, the likeliest first; nothing where no words come of it. What is left out of the
 * results (`-java`) stays.
 */
export function switchKeyboard(query: string): string[] {
  const text = query.normalize('NFC')
  const toWords = (change: (word: string) => string) => text.replace(/(?<!\S)(?!-)\S+/g, change)
  const change = (word: string) => (hasHangul(word) ? toLatin(word) : toHangul(word))
  const all = [
    toWords(change),
    // A capital at the beginning, or all of them, may be the keyboard's doing.
    toWords((word) => change(word.toLowerCase())),
    toWords((word) => (hasHangul(word) ? toLatin(word) : word)),
  ]
  const isMeant = (switched: string) => switched !== text && !/[\u3131-\u3163]/.test(switched)
  return [...new Set(all)].filter((switched) => isMeant(switched) && switched.trim().length > 1)
}
