// Numbers and texts as bytes. A number takes a byte for each seven bits.

const encoder = new TextEncoder()

/** Most texts are words of a few plain letters, for which the encoder takes longer than all the rest. */
const longestPlain = 32

export type ByteWriter = ReturnType<typeof createByteWriter>

export function createByteWriter(size = 1024) {
  let buffer = new Uint8Array(size)
  let end = 0
  const reserve = (more: number) => {
    if (end + more <= buffer.length) return
    const larger = new Uint8Array(Math.max(buffer.length * 2, end + more))
    larger.set(buffer.subarray(0, end))
    buffer = larger
  }
  /** Nothing is written where a sign is none of ASCII. */
  const writePlain = (text: string): boolean => {
    reserve(text.length + 1)
    for (let place = 0; place < text.length; place += 1) {
      const unit = text.charCodeAt(place)
      if (unit > 127) return false
      buffer[end + 1 + place] = unit
    }
    buffer[end] = text.length
    end += text.length + 1
    return true
  }
  const writer = {
    /** @param value an integer from 0 to 2^53. */
    number: (value: number) => {
      reserve(8)
      let rest = value
      while (rest > 127) {
        buffer[end++] = (rest % 128) + 128
        rest = Math.floor(rest / 128)
      }
      buffer[end++] = rest
    },
    text: (text: string) => {
      if (text.length <= longestPlain && writePlain(text)) return
      const bytes = encoder.encode(text)
      writer.number(bytes.length)
      writer.bytes(bytes)
    },
    bytes: (bytes: Uint8Array) => {
      reserve(bytes.length)
      buffer.set(bytes, end)
      end += bytes.length
    },
    length: () => end,
    /** What was written so far, as a copy. */
    take: () => buffer.slice(0, end),
  }
  return writer
}
