import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the project. */
export const projectFolder = join(import.meta.dirname, '../..')

const sharedFolder = join(projectFolder, '../shared')

/** Something of `../shared`, which only some checkouts have beside them; undefined when it is not there. */
export function findShared(path: string): string | undefined {
  const found = join(sharedFolder, path)
  return existsSync(found) ? found : undefined
}
