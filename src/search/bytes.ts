// Numbers and texts as bytes. A number takes a byte for each seven bits.

const encoder = new TextEncoder()
const decoder = new TextDecoder()

export interface ByteWriter {
  /** @param value an integer from 0 to 2^53. */
  number: (value: number) => void
  text: (text: string) => void
  bytes: (bytes: Uint8Array) => void
  length: () => number
  /** What was written so far, as a copy. */
  take: () => Uint8Array<ArrayBuffer>
}

export function createByteWriter(size = 1024): ByteWriter {
  let buffer = new Uint8Array(size)
  let end = 0
  const reserve = (more: number) => {
    if (end + more <= buffer.length) return
    const larger = new Uint8Array(Math.max(buffer.length * 2, end + more))
    larger.set(buffer.subarray(0, end))
    buffer = larger
  }
  const writer: ByteWriter = {
    number: (value) => {
      reserve(8)
      let rest = value
      while (rest > 127) {
        buffer[end++] = (rest % 128) + 128
        rest = Math.floor(rest / 128)
      }
      buffer[end++] = rest
    },
    text: (text) => {
      const bytes = encoder.encode(text)
      writer.number(bytes.length)
      writer.bytes(bytes)
    },
    bytes: (bytes) => {
      reserve(bytes.length)
      buffer.set(bytes, end)
      end += bytes.length
    },
    length: () => end,
    take: () => buffer.slice(0, end),
  }
  return writer
}

export interface ByteReader {
  number: () => number
  text: () => string
  /** The next bytes, which are not copied. */
  bytes: (length: number) => Uint8Array
  isAtEnd: () => boolean
}

/** Behind its end numbers are 0 and texts empty. */
export function createByteReader(bytes: Uint8Array): ByteReader {
  let at = 0
  const reader: ByteReader = {
    number: () => {
      let value = 0
      let unit = 1
      for (;;) {
        const byte = bytes[at++] ?? 0
        if (byte < 128) return value + byte * unit
        value += (byte - 128) * unit
        unit *= 128
      }
    },
    text: () => decoder.decode(reader.bytes(reader.number())),
    bytes: (length) => {
      at += length
      return bytes.subarray(at - length, at)
    },
    isAtEnd: () => at >= bytes.length,
  }
  return reader
}
