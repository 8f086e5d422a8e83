// What `byte-writer.ts` wrote.

/** A text may begin with U+FEFF, which is a sign of it and no mark. */
export const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** As long as most words are: plain letters are read without the decoder. */
const longestPlain = 32

export type ByteReader = ReturnType<typeof createByteReader>

/** Behind its end numbers are 0 and texts empty. */
export function createByteReader(bytes: Uint8Array) {
  let at = 0
  const reader = {
    number: (): number => {
      let value = 0
      let unit = 1
      for (;;) {
        const byte = bytes[at++] ?? 0
        if (byte < 128) return value + byte * unit
        value += (byte - 128) * unit
        unit *= 128
      }
    },
    text: (): string => {
      const length = reader.number()
      const plain = length <= longestPlain ? readPlain(bytes, at, length) : undefined
      if (plain === undefined) return decoder.decode(reader.bytes(length))
      at += length
      return plain
    },
    /** The next bytes, which are not copied. */
    bytes: (length: number): Uint8Array => {
      at += length
      return bytes.subarray(at - length, at)
    },
    /** @returns where the bytes begin that are left out. */
    skip: (length: number): number => {
      at += length
      return at - length
    },
    isAtEnd: () => at >= bytes.length,
  }
  return reader
}

/** Undefined where a sign is none of ASCII. */
function readPlain(bytes: Uint8Array, start: number, length: number): string | undefined {
  let text = ''
  for (let place = start; place < start + length; place += 1) {
    const byte = bytes[place] ?? 128
    if (byte > 127) return undefined
    text += String.fromCharCode(byte)
  }
  return text
}
