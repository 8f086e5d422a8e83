import { hash } from 'node:crypto'
import { zlibSync } from 'fflate'
import { nameLength, toFileName } from '../search/manifest.ts'
import type { IndexFile } from './index-input.ts'

export type PackedFiles = ReturnType<typeof createPackedFiles>

/**
 * The files of an index: compressed, since no host compresses what has no type, and named by what they hold.
 * @param known files of the last index: what is the same need not be compressed again.
 */
export function createPackedFiles(known: ReadonlyMap<string, Uint8Array> = new Map()) {
  const files = new Map<string, IndexFile>()
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value))
  /** @returns the name by which the manifest knows it. */
  const add = (bytes: Uint8Array): string => {
    const name = hash('sha256', bytes, 'hex').slice(0, nameLength)
    const file = toFileName(name)
    if (!files.has(name)) files.set(name, { file, bytes: known.get(file) ?? compress(bytes) })
    return name
  }
  const named: IndexFile[] = []
  return {
    /** In the order of their names. */
    get files(): IndexFile[] {
      return [...files.values(), ...named].sort((one, other) => (one.file < other.file ? -1 : 1))
    },
    add,
    addJson: (value: unknown) => add(encode(value)),
    /** Takes over a file of the last index. */
    keep: (name: string): string => {
      const file = toFileName(name)
      const bytes = known.get(file)
      if (!bytes) throw new Error(`${file} is no file of the last index.`)
      files.set(name, { file, bytes })
      return name
    },
    /** Under a name that never changes. */
    addAs: (file: string, value: unknown) => named.push({ file, bytes: compress(encode(value)) }),
  }
}

/** The same bytes on every machine, which the library of Node does not promise. */
function compress(bytes: Uint8Array): Uint8Array {
  return zlibSync(bytes, { level: 6 })
}
