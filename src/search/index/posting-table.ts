// All places of all terms of a range, put into the order of terms without an object for any of them.

export type PostingTable = ReturnType<typeof createPostingTable>

/** Of documents that are side by side, in their order; one may be there twice, with occurrences of two kinds. */
export interface TermList {
  documents: Uint32Array
  occurrences: Uint8Array
}

const firstSize = 1 << 16

export function createPostingTable() {
  const pairs = createPairIds()
  const words = createWordIds()
  let ids = new Uint32Array(firstSize)
  let documents = new Uint32Array(firstSize)
  let occurring = new Uint8Array(firstSize)
  let size = 0
  let terms = 0
  const add = (id: number, document: number, occurrences: number) => {
    if (size === ids.length) {
      ids = grow(ids, new Uint32Array(2 * size))
      documents = grow(documents, new Uint32Array(2 * size))
      occurring = grow(occurring, new Uint8Array(2 * size))
    }
    ids[size] = id
    documents[size] = document
    occurring[size] = occurrences
    size += 1
  }
  return {
    addPair: (pair: number, document: number, occurrences: number) => {
      const id = pairs.idOf(pair, terms)
      if (id === terms) terms += 1
      add(id, document, occurrences)
    },
    /** @param bytes with the word as UTF-8 from `start` to `end`. */
    addWord: (bytes: Uint8Array, start: number, end: number, document: number, occurrences: number) => {
      const id = words.idOf(bytes, start, end, terms)
      if (id === terms) terms += 1
      add(id, document, occurrences)
    },
    /** In the order of code units. @param write makes the list of a term of its documents, in their order. */
    toEntries: <Written>(write: (list: TermList) => Written): (Written & { term: string })[] => {
      const sorted = sortById({ ids, documents, occurring, size, terms })
      const named = [
        ...words.list(),
        ...pairs.list().map(([pair, id]): [string, number] => [toPairText(pair), id]),
      ]
      named.sort(([one], [other]) => (one < other ? -1 : 1))
      return named.map(([term, id]) => ({ term, ...write(sorted.listOf(id)) }))
    },
  }
}

function grow<List extends Uint8Array | Uint32Array>(list: List, larger: List): List {
  larger.set(list)
  return larger
}

export function toPairText(pair: number): string {
  return String.fromCharCode(pair >>> 16, pair & 0xffff)
}

/** Counts how many there are of each, and puts each at its place: those of one term stay in their order. */
function sortById(unsorted: {
  ids: Uint32Array
  documents: Uint32Array
  occurring: Uint8Array
  size: number
  terms: number
}) {
  const { ids, documents, occurring, size, terms } = unsorted
  const ends = new Uint32Array(terms + 1)
  for (let place = 0; place < size; place += 1)
    ends[(ids[place] ?? 0) + 1] = (ends[(ids[place] ?? 0) + 1] ?? 0) + 1
  for (let id = 0; id < terms; id += 1) ends[id + 1] = (ends[id + 1] ?? 0) + (ends[id] ?? 0)
  const next = ends.slice()
  const sortedDocuments = new Uint32Array(size)
  const sortedOccurring = new Uint8Array(size)
  for (let place = 0; place < size; place += 1) {
    const id = ids[place] ?? 0
    const to = next[id] ?? 0
    next[id] = to + 1
    sortedDocuments[to] = documents[place] ?? 0
    sortedOccurring[to] = occurring[place] ?? 0
  }
  return {
    listOf: (id: number): TermList => ({
      documents: sortedDocuments.subarray(ends[id], ends[id + 1]),
      occurrences: sortedOccurring.subarray(ends[id], ends[id + 1]),
    }),
  }
}

/** A table of numbers by their remainders: of millions of lookups a map would take most of the time. */
function createPairIds() {
  let pairs = new Uint32Array(1 << 12)
  let ids = new Uint32Array(1 << 12)
  let count = 0
  let shift = 32 - 12
  const findSlot = (pair: number) => {
    const mask = pairs.length - 1
    let slot = Math.imul(pair, 0x9e3779b1) >>> shift
    // No pair is 0: a syllable has a number.
    while (pairs[slot] !== 0 && pairs[slot] !== pair) slot = (slot + 1) & mask
    return slot
  }
  const enlarge = () => {
    const [oldPairs, oldIds] = [pairs, ids]
    shift -= 1
    pairs = new Uint32Array(2 * oldPairs.length)
    ids = new Uint32Array(2 * oldPairs.length)
    for (const [slot, pair] of oldPairs.entries()) {
      if (pair === 0) continue
      const to = findSlot(pair)
      pairs[to] = pair
      ids[to] = oldIds[slot] ?? 0
    }
  }
  return {
    /** The id of a pair; `next` for one that is new. */
    idOf: (pair: number, next: number): number => {
      const slot = findSlot(pair)
      if (pairs[slot] === pair) return ids[slot] ?? 0
      pairs[slot] = pair
      ids[slot] = next
      count += 1
      if (count * 2 > pairs.length) enlarge()
      return next
    },
    list: () =>
      Array.from(pairs.entries()).flatMap(([slot, pair]): [number, number][] =>
        pair === 0 ? [] : [[pair, ids[slot] ?? 0]],
      ),
  }
}

const firstSlots = 1 << 12
const firstBytes = 1 << 16
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Ids of words by their bytes: of millions of lookups a map of texts would take most of the time. */
function createWordIds() {
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
    /** The id of the word that is from `start` to `end`; `next` for one that is new. */
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
