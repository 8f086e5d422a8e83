// Names that an archive has given away, in the database of an import: a large one has more than memory should hold.
import { hash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { CreateKeySet } from '../repair/key-set.ts'

export function createTakenKeys(database: DatabaseSync): CreateKeySet {
  // Without numbers of rows: the last one is told to every statement after it, and a digest is too large for them.
  database.exec('CREATE TABLE taken (digest INTEGER PRIMARY KEY) WITHOUT ROWID')
  const find = database.prepare('SELECT 1 FROM taken WHERE digest = ?')
  const add = database.prepare('INSERT OR IGNORE INTO taken VALUES (?)')
  return (kind) => ({
    has: (key) => find.get(toDigest(`${kind} ${key}`)) !== undefined,
    add: (key) => add.run(toDigest(`${kind} ${key}`)),
  })
}

/** 64 bits: of ten million names two are taken for one in three of a million archives. */
function toDigest(key: string): bigint {
  return hash('sha1', key, 'buffer').readBigInt64LE()
}
