const firstSlots = 1 << 12
const firstBytes = 1 << 16
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Ids of words by their bytes: of millions of lookups a map of texts would take most of the time. */
export function createWordIds() {
  // All words, end to end; each by its number among them, and slots with these numbers plus one.
  let kept = new Uint8Array(firstBytes)
  let keptEnd = 0
  const starts: number[] = []
  const hashes: number[] = []
  const ids: number[] = []
  let slots = new Uint32Array(firstSlots)
  const keep = (bytes: Uint8Array, start: number, end: number) => {
    const length = end - start
    if (keptEnd + length > kept.length) {
      const larger = new Uint8Array(2 * Math.max(kept.length, length))
      larger.set(kept)
      kept = larger
    }
    for (let place = start; place < end; place += 1) kept[keptEnd++] = bytes[place] ?? 0
  }
  const isAt = (word: number, bytes: Uint8Array, start: number, end: number) => {
    const from = starts[word] ?? 0
    if ((starts[word + 1] ?? keptEnd) - from !== end - start) return false
    for (let place = start; place < end; place += 1) {
      if (kept[from + place - start] !== bytes[place]) return false
    }
    return true
  }
  const enlarge = () => {
    slots = new Uint32Array(2 * slots.length)
    const mask = slots.length - 1
    for (const [word, hash] of hashes.entries()) {
      let slot = hash & mask
      while (slots[slot] !== 0) slot = (slot + 1) & mask
      slots[slot] = word + 1
    }
  }
  return {
    /** The id of the word that stands from `start` to `end`; `next` for one that is new. */
    idOf: (bytes: Uint8Array, start: number, end: number, next: number): number => {
      const hash = toHash(bytes, start, end)
      const mask = slots.length - 1
      let slot = hash & mask
      for (;;) {
        const word = (slots[slot] ?? 0) - 1
        if (word < 0) break
        if (hashes[word] === hash && isAt(word, bytes, start, end)) return ids[word] ?? 0
        slot = (slot + 1) & mask
      }
      slots[slot] = starts.length + 1
      starts.push(keptEnd)
      hashes.push(hash)
      ids.push(next)
      keep(bytes, start, end)
      if (2 * starts.length > slots.length) enlarge()
      return next
    },
    list: () =>
      starts.map((start, word): [word: string, id: number] => [
        decoder.decode(kept.subarray(start, starts[word + 1] ?? keptEnd)),
        ids[word] ?? 0,
      ]),
  }
}

/** FNV-1a, of 32 bits, and mixed: its lower bits choose the slot. */
function toHash(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let place = start; place < end; place += 1) hash = Math.imul(hash ^ (bytes[place] ?? 0), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
