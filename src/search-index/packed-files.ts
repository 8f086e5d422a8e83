import { hash } from 'node:crypto'
import { zlibSync } from 'fflate'
import { nameLength, toFileName } from '../search/manifest.ts'
import type { IndexFile } from './index-input.ts'

/** The files of an index: compressed, since no host compresses what has no type, and named by what they hold. */
export interface PackedFiles {
  files: IndexFile[]
  /** @returns the name by which the manifest knows it. */
  add: (bytes: Uint8Array) => string
  addJson: (value: unknown) => string
  /** Under a name that never changes. */
  addAs: (file: string, value: unknown) => void
}

/** @param known files of the last index: what is the same need not be compressed again. */
export function createPackedFiles(known: ReadonlyMap<string, Uint8Array> = new Map()): PackedFiles {
  const files = new Map<string, IndexFile>()
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value))
  const add = (bytes: Uint8Array) => {
    const name = hash('sha256', bytes, 'hex').slice(0, nameLength)
    const file = toFileName(name)
    if (!files.has(name)) files.set(name, { file, bytes: known.get(file) ?? compress(bytes) })
    return name
  }
  const named: IndexFile[] = []
  return {
    get files() {
      return [...files.values(), ...named]
    },
    add,
    addJson: (value) => add(encode(value)),
    addAs: (file, value) => named.push({ file, bytes: compress(encode(value)) }),
  }
}

/** The same bytes on every machine, which the library of Node does not promise. */
function compress(bytes: Uint8Array): Uint8Array {
  return zlibSync(bytes, { level: 6 })
}
