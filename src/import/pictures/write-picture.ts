import { lstatSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createFile } from '../../cache/create-file.ts'
import { digestAll } from '../../cache/digest.ts'
import { readRegularFile } from '../../cache/read-regular-file.ts'
import { replaceFile } from '../../cache/replace-file.ts'
import { writeFully } from '../../cache/write-fully.ts'
import { Failure } from '../../messages/failure.ts'
import { pictureFolder } from '../../picture/picture.ts'
import type { KeptPicture } from './judge-picture.ts'

/** What is written behind a link would be elsewhere. @throws Failure */
export function checkPictureFolder(folder: string): void {
  const path = join(folder, pictureFolder)
  const status = lstatSync(path, { throwIfNoEntry: false })
  if (status && !status.isDirectory()) throw new Failure('import-in-the-way', { path })
}

/** Whole or not at all. A file of that name that holds the same already stays. */
export function writePicture(folder: string, { path, bytes }: KeptPicture): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  try {
    createFile(file, bytes)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    if (hasPicture(folder, path)) return
    replaceFile(file, (descriptor, name) => writeFully(descriptor, bytes, name))
  }
}

/** Whether the file is there, and holds what its name says. */
export function hasPicture(folder: string, path: string): boolean {
  try {
    return path.includes(`/${digestAll(readRegularFile(join(folder, path)))}.`)
  } catch {
    return false
  }
}
