export type SeenIds = ReturnType<typeof createSeenIds>

/** No site has had so many members; ids beyond are those of other software. */
const mostBits = 1 << 28

/** Ids of members that were met: a bit each, as there may be millions. */
export function createSeenIds() {
  let bits = new Uint8Array(1 << 16)
  const beyond = new Set<number>()
  return {
    /** @returns whether it is new. */
    add: (id: number) => {
      if (id >= mostBits) return beyond.size < beyond.add(id).size
      const [byte, bit] = [Math.floor(id / 8), 1 << (id % 8)]
      if (byte >= bits.length) {
        const larger = new Uint8Array(Math.max(byte + 1, 2 * bits.length))
        larger.set(bits)
        bits = larger
      }
      const held = bits[byte] ?? 0
      bits[byte] = held | bit
      return (held & bit) === 0
    },
  }
}
