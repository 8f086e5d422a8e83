import { writeSync } from 'node:fs'

/** A disk may take less than it is given at a time. @param file an open file's descriptor. */
export function writeFully(file: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
}
