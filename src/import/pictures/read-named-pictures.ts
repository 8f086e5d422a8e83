// What pictures the texts of a content folder name that are not its own.
import { join } from 'node:path'
import { readRegularFile } from '../../cache/read-regular-file.ts'
import type { Position } from '../../question/position.ts'
import { listFilePictures } from './list-file-pictures.ts'
import type { ReadingContext, TextFile } from './text-file.ts'

/** Where a picture is named. */
export interface NamedPlace extends Position {
  path: string
  /** Whether another address can be put in its place. */
  isPlaced: boolean
}

export interface NamedPictures {
  /** By address, as it is written but for escapes. */
  places: Map<string, NamedPlace[]>
  /** Paths of files whose texts can't be read. */
  faulty: string[]
}

export function readNamedPictures(
  folder: string,
  files: readonly TextFile[],
  context: ReadingContext,
): NamedPictures {
  const places: NamedPictures['places'] = new Map()
  const faulty: string[] = []
  for (const file of files) {
    const named = listFilePictures(file, readRegularFile(join(folder, file.path)), context)
    if (!named) faulty.push(file.path)
    for (const { address, ...place } of named ?? []) {
      const known = places.get(address)
      if (known) known.push({ path: file.path, ...place })
      else places.set(address, [{ path: file.path, ...place }])
    }
  }
  return { places, faulty }
}
