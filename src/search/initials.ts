const firstSyllable = 0xac00
const syllablesPerInitial = 588
const firstInitial = 0x1100

/** The initial consonants of a run of syllables: `스프링` gives `ㅅㅍㄹ`. What is no syllable is left out. */
export function toInitials(run: string): string {
  let initials = ''
  for (const sign of run) {
    const place = Math.floor((sign.charCodeAt(0) - firstSyllable) / syllablesPerInitial)
    if (place >= 0 && place < 19) initials += String.fromCharCode(firstInitial + place)
  }
  return initials
}
