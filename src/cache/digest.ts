import { createHash, hash } from 'node:crypto'
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { readRegularFile } from './read-regular-file.ts'

/** SHA-256 of the text in UTF-8, the first 32 hexadecimal digits. */
export function digestText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

/** SHA-1 of a question file, the first 20 hexadecimal digits: enough to tell the file's contents apart. */
export function digestBytes(bytes: Uint8Array): string {
  return hash('sha1', bytes, 'hex').slice(0, 20)
}

/** SHA-256, the first 32 hexadecimal digits. */
export function digestAll(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex').slice(0, 32)
}

/** False for a file that can't be read: whoever reads it says so. */
export function isDigestOf(path: string, digest: string, toDigest: (bytes: Uint8Array) => string): boolean {
  try {
    return toDigest(readRegularFile(path)) === digest
  } catch {
    return false
  }
}

const chunkBytes = 4 * 1024 * 1024

/** As `digestAll`, of a file of any size: memory holds a part at a time. @throws when it can't be read. */
export function digestFile(path: string): string {
  if (statSync(path).size <= chunkBytes) return digestAll(readFileSync(path))
  const digest = createHash('sha256')
  const file = openSync(path, 'r')
  try {
    const chunk = Buffer.allocUnsafe(chunkBytes)
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) {
      digest.update(chunk.subarray(0, read))
    }
  } finally {
    closeSync(file)
  }
  return digest.digest('hex').slice(0, 32)
}
