import { closeSync, linkSync, openSync, rmSync } from 'node:fs'
import { toTemporaryName } from './replace-file.ts'
import { writeFully } from './write-fully.ts'

/**
 * Makes a file that was not there: it appears whole, or not at all. Where the disk knows no hard links there is a
 * moment in which it is empty.
 * @throws EEXIST when something stands there already. What fails leaves nothing.
 */
export function createFile(path: string, bytes: Uint8Array, link = linkSync): void {
  const next = toTemporaryName(path)
  try {
    writeOrRemove(next, bytes, path)
    link(next, path)
  } catch (error) {
    if (!isWithoutLinks(error)) throw error
    writeOrRemove(path, bytes, path)
  } finally {
    rmSync(next, { force: true })
  }
}

/** Removes what it could not write whole. */
function writeOrRemove(path: string, bytes: Uint8Array, name: string): void {
  const descriptor = openSync(path, 'wx')
  try {
    try {
      writeFully(descriptor, bytes, name)
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  }
}

const linkFaults = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EISDIR', 'EINVAL'])

function isWithoutLinks(error: unknown): boolean {
  return (
    error instanceof Error &&
    'syscall' in error &&
    error.syscall === 'link' &&
    'code' in error &&
    linkFaults.has(String(error.code))
  )
}
