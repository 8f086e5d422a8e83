import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and all that lead to it, one at a time: `mkdirSync` with `recursive` never ends where the disk answers,
 * as `/proc` does, that the folder above is not there. @returns the first that it made. @throws what the disk says.
 */
export function makeFolders(folder: string): string | undefined {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined
  const parent = dirname(folder)
  const first = parent === folder ? undefined : makeFolders(parent)
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another may have made it meanwhile; of a link to nothing this throws that it is not there.
    if (!isCode(error, 'EEXIST') || !statSync(folder).isDirectory()) throw error
    return first
  }
  return first ?? folder
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
