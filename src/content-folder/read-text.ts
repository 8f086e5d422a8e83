import { join } from 'node:path'
import { readRegularFile } from '../cache/read-regular-file.ts'
import { decodeFile } from '../question/decode.ts'

/** A file of the content folder; empty where it can't be read, which is told elsewhere. */
export function readText(folder: string, path: string): string {
  try {
    const text = decodeFile(path, readRegularFile(join(folder, path)))
    return typeof text === 'string' ? text : ''
  } catch {
    return ''
  }
}
