import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Folder of the project. */
export const projectFolder = join(import.meta.dirname, '../..')

/**
 * Something of the folder that GOTGAM_DATA names; undefined when it names none. Throws when it is not there, so that
 * no test is left out for a wrong name.
 */
export function findData(path: string): string | undefined {
  const named = process.env['GOTGAM_DATA']
  if (!named) return undefined
  const found = resolve(named, path)
  if (!existsSync(found)) throw new Error(`GOTGAM_DATA is ${named}, which holds no ${path}`)
  return found
}
