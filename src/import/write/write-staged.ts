// Files are written beside their places, and exchanged when all of them are there.
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeFully } from '../../cache/write-fully.ts'

/** Answers of each question have a folder of their own: of a large import there are too many to remember. */
const mostRemembered = 100

/** @returns a function that writes a file below the folder, with the folders that lead to it. */
export function createWriteStaged(folder: string): (path: string, content: string | Uint8Array) => void {
  const made = new Set<string>()
  return (path, content) => {
    const file = join(folder, path)
    if (!made.has(dirname(file))) mkdirSync(dirname(file), { recursive: true })
    if (made.size === mostRemembered) made.clear()
    made.add(dirname(file))
    const descriptor = openSync(file, 'w')
    try {
      writeFully(descriptor, typeof content === 'string' ? Buffer.from(content) : content, file)
    } finally {
      closeSync(descriptor)
    }
  }
}

/** Files, and folders with all that is in them; those that lead to them stay. */
export function removeStaged(folder: string, paths: readonly string[]): void {
  for (const path of paths) rmSync(join(folder, path), { recursive: true, force: true })
}
