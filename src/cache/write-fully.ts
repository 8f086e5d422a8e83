import { writeSync } from 'node:fs'

/**
 * A disk may take less than it is given at a time.
 * @param file an open file's descriptor. @param path of the file. @throws what the disk says, with the path.
 */
export function writeFully(file: number, bytes: Uint8Array, path: string): void {
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { path }) : error
  }
}
