import { closeSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'

/**
 * Writes a file of the cache beside the old one and puts it in its place in one step, whatever stands there.
 * @param write is given the open file's descriptor.
 */
export function replaceFile(path: string, write: (file: number) => void): void {
  const next = `${path}.next`
  rmSync(next, { recursive: true, force: true })
  const file = openSync(next, 'w')
  try {
    write(file)
  } finally {
    closeSync(file)
  }
  try {
    renameSync(next, path)
  } catch {
    // No file takes the place of a folder.
    rmSync(path, { recursive: true, force: true })
    renameSync(next, path)
  }
}

/** Makes a folder of the cache where there is none, in the place of whatever else stands there. */
export function makeCacheFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
}
