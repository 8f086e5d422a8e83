// What Windows calls EUC-KR holds all Hangul (CP949). Node's own decoder knows the syllables of 1987 alone: it refuses
// the others, or reads them as other signs.
import iconv from 'iconv-lite'

/** No text of that encoding holds it: it stands for bytes that are none. */
const damaged = '\ufffd'

/** U+FFFD stands for each byte that is no text. */
export function decodeKorean(bytes: Uint8Array): string {
  return iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), 'cp949')
}

/** Undefined where a byte is no text. */
export function tryDecodeKorean(bytes: Uint8Array): string | undefined {
  const text = decodeKorean(bytes)
  return text.includes(damaged) ? undefined : text
}
