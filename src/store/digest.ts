import { createHash, hash } from 'node:crypto'

export function digestText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

/** Tells the contents of question files apart. */
export function digestBytes(bytes: Uint8Array): string {
  return hash('sha1', bytes, 'hex').slice(0, 20)
}
