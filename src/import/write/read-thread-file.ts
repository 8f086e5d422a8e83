import { join } from 'node:path'
import { readRegularFile } from '../../cache/read-regular-file.ts'
import { decodeFile } from '../../question/decode.ts'
import { limits } from '../../question/limits.ts'

/** Undefined where it is no text that the content folder may hold. @throws what the disk says. */
export function readThreadFile(folder: string, path: string): string | undefined {
  const text = decodeFile(path, readRegularFile(join(folder, path)), limits.commentsFileBytes)
  return typeof text === 'string' ? text : undefined
}
