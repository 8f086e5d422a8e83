// A syllable that is still being typed holds the first letter of the next one (`슾` on the way to `스프`).
// Spelled as letters, what is typed so far is always the beginning of what is meant.

const FIRST_FINAL = 0x11a8
/** Final consonants in the order of Unicode, each as the letters that are typed for it. */
const FINALS =
  'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'
    .normalize('NFKD')
    .split(' ')

/** Lower case and letter by letter: `슾` gives the three letters of `스ㅍ`, `REST` gives `rest`. */
export function toLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u11a8-\u11c2]/g, (final) => FINALS[final.charCodeAt(0) - FIRST_FINAL] ?? final)
}
