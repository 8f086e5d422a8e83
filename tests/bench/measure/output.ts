import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface OutputSize {
  /** HTML files, without those that only send the reader on. */
  readonly pages: number
  /** Bytes of all files, of whatever kind. */
  readonly bytes: number
}

const largestRedirect = 1500

export function readOutputSize(folder: string): OutputSize {
  let pages = 0
  let bytes = 0
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const path = join(file.parentPath, file.name)
    const { size } = statSync(path)
    bytes += size
    if (file.name.endsWith('.html') && !isRedirect(path, size)) pages += 1
  }
  return { pages, bytes }
}

function isRedirect(path: string, size: number): boolean {
  return size <= largestRedirect && /http-equiv="?refresh/i.test(readFileSync(path, 'utf8'))
}
