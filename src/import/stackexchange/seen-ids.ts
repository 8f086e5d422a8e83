export interface SeenIds {
  /** @returns whether it is new. */
  add: (id: number) => boolean
}

/** No site has had so many members; ids beyond are those of other software. */
const mostBits = 1 << 28

/** Ids of members that were met: a bit each, as there may be millions. */
export function createSeenIds(): SeenIds {
  let bits = new Uint8Array(1 << 16)
  const beyond = new Set<number>()
  return {
    add: (id) => {
      if (id >= mostBits) return beyond.size < beyond.add(id).size
      const [byte, bit] = [Math.floor(id / 8), 1 << (id % 8)]
      if (byte >= bits.length) bits = enlarge(bits, byte + 1)
      const held = bits[byte] ?? 0
      bits[byte] = held | bit
      return (held & bit) === 0
    },
  }
}

function enlarge(bits: Uint8Array, least: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(least, 2 * bits.length))
  larger.set(bits)
  return larger
}
