// UTF-8 that a program read as Windows-1252: `ì•ˆë…•` was `안녕`. Only where the whole text can be nothing else.
import { decodeUtf8 } from './decode-any.ts'

const western = new TextDecoder('windows-1252')

/** Bytes of the characters that Windows-1252 has beyond Latin-1. */
const bytesOf = new Map(
  Array.from({ length: 32 }, (_, index) => [
    western.decode(Uint8Array.of(0x80 + index)).charCodeAt(0),
    0x80 + index,
  ]),
)

const firstOfThree = /[\u00e1-\u00ed]/
const eastAsian = /[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]/g

/**
 * What was meant; undefined where that is not certain. Each character has to be one byte, all bytes have to be UTF-8, and
 * half of the letters have to be Hangul, kana or Han: who asks in English about such signs quotes a few.
 */
export function findMisreadText(text: string): string | undefined {
  if (!firstOfThree.test(text)) return undefined
  const bytes = toBytes(text)
  const read = bytes && decodeUtf8(bytes)
  if (read === undefined) return undefined
  const letters = read.match(/\p{L}/gu)?.length ?? 0
  const found = read.match(eastAsian)?.length ?? 0
  return found >= 2 && found * 2 >= letters ? read : undefined
}

function toBytes(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    const byte = code < 0x100 ? code : bytesOf.get(code)
    if (byte === undefined) return undefined
    bytes[index] = byte
  }
  return bytes
}
