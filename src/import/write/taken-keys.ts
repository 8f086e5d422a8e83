// Names that an archive has given away, in the database of an import: a large one has more than memory should hold.
// Nearly every name is new, which a Bloom filter knows without asking the database.
import type { DatabaseSync } from 'node:sqlite'
import type { CreateKeySet, KeyKind } from '../repair/key-set.ts'
import { createDigestKey, type KeyDigest } from './key-digest.ts'

/** After ten million names, those of two million questions, one new name in eighty is looked up in vain. */
const filterBytes = 16 << 20
/** Names that are added to the database at once, in its order. */
const mostWaiting = 1 << 17

export interface TakenKeys {
  createKeySet: CreateKeySet
  /** Writes down what was added, for others that read the database. */
  flush: () => void
}

export function createTakenKeys(database: DatabaseSync): TakenKeys {
  // Without numbers of rows: the last one is told to every statement after it, and a digest is too large for them.
  database.exec('CREATE TABLE taken (digest INTEGER PRIMARY KEY) WITHOUT ROWID')
  const find = database.prepare('SELECT 1 FROM taken WHERE digest = ?')
  const insert = database.prepare('INSERT OR IGNORE INTO taken SELECT value FROM json_each(?)')
  const filter = createFilter()
  const waiting = new BigInt64Array(mostWaiting)
  let count = 0
  const flush = () => {
    // In one statement: a call for each takes longer than what it does.
    insert.run(`[${waiting.subarray(0, count).sort().join()}]`)
    count = 0
  }
  const createKeySet: CreateKeySet = (kind) => {
    const digestKey = createDigestKey(kind)
    let isEmpty = true
    return {
      has: (key) => {
        if (isEmpty) return false
        const digest = digestKey(key)
        if (!filter.mayHave(digest)) return false
        flush()
        return find.get(toWhole(digest)) !== undefined
      },
      add: (key) => {
        const digest = digestKey(key)
        isEmpty = false
        filter.add(digest)
        if (count === mostWaiting) flush()
        waiting[count++] = toWhole(digest)
      },
    }
  }
  return { createKeySet, flush }
}

/** What is in there already, for whoever only reads. */
export function createFindTaken(database: DatabaseSync, kind: KeyKind): (key: string) => boolean {
  const find = database.prepare('SELECT 1 FROM taken WHERE digest = ?')
  const digestKey = createDigestKey(kind)
  return (key) => find.get(toWhole(digestKey(key))) !== undefined
}

/** 64 bits: of ten million names two are taken for one in three of a million archives. */
function toWhole({ whole }: KeyDigest): bigint {
  return whole[0] ?? 0n
}

/**
 * Four bits for each name, which are all set by one that was added: https://en.wikipedia.org/wiki/Bloom_filter
 * They lie in one word, as each word of so much memory is waited for.
 */
function createFilter() {
  const words = new Int32Array(filterBytes / 4)
  const toPlace = (one: number) => (one >>> 0) % words.length
  return {
    mayHave: ({ halves: [one = 0, other = 0] }: KeyDigest) => {
      const bits = toBits(other)
      return ((words[toPlace(one)] ?? 0) & bits) === bits
    },
    add: ({ halves: [one = 0, other = 0] }: KeyDigest) => {
      const place = toPlace(one)
      words[place] = (words[place] ?? 0) | toBits(other)
    },
  }
}

function toBits(half: number): number {
  return (1 << half) | (1 << (half >>> 5)) | (1 << (half >>> 10)) | (1 << (half >>> 15))
}
