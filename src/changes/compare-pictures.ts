import type { Content } from '../content-folder/read-content.ts'
import { pictureFolder } from '../picture/picture.ts'
import { compareText } from '../question/issue.ts'
import type { BaseFiles } from './read-base.ts'

export interface PictureChange {
  /** Inside the content folder. */
  path: string
  change: 'new' | 'changed' | 'removed'
}

/** Files below `files/` that are not as they were, in order of path. */
export function comparePictures(
  { pictures }: Pick<Content, 'pictures'>,
  base: Pick<BaseFiles, 'paths' | 'isSame'>,
): PictureChange[] {
  const before = base.paths.filter((path) => path.startsWith(`${pictureFolder}/`))
  const known = new Set(before.map((path) => path.normalize('NFC')))
  const kept = [...pictures].flatMap(([key, { path }]): PictureChange[] => {
    if (base.isSame(path)) return []
    return [{ path, change: known.has(key) ? 'changed' : 'new' }]
  })
  const removed = before.filter((path) => !pictures.has(path.normalize('NFC')))
  return [...kept, ...removed.map((path): PictureChange => ({ path, change: 'removed' }))].sort((a, b) =>
    compareText(a.path, b.path),
  )
}
