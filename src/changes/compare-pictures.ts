import type { Content } from '../content-folder/read-content.ts'
import { pictureFolder } from '../picture/picture.ts'
import { compareText } from '../question/issue.ts'
import { themeFolder } from '../theme/theme-picture.ts'
import type { BaseFiles } from './read-base.ts'

export interface PictureChange {
  /** Inside the content folder. */
  path: string
  change: 'new' | 'changed' | 'removed'
}

const folders = [`${pictureFolder}/`, `${themeFolder}/`]

/** Files below `files/` and `theme/` that are not as they were, in order of path. */
export function comparePictures(
  { pictures, themePictures }: Pick<Content, 'pictures' | 'themePictures'>,
  base: Pick<BaseFiles, 'paths' | 'isSame'>,
): PictureChange[] {
  const before = base.paths.filter((path) => folders.some((folder) => path.startsWith(folder)))
  const known = new Set(before.map((path) => path.normalize('NFC')))
  const ofTheme = Object.values(themePictures).map((picture) => [picture.path, picture] as const)
  const current = new Map<string, { path: string }>([...pictures, ...ofTheme])
  const kept = [...current].flatMap(([key, { path }]): PictureChange[] => {
    if (base.isSame(path)) return []
    return [{ path, change: known.has(key) ? 'changed' : 'new' }]
  })
  const removed = before.filter((path) => !current.has(path.normalize('NFC')))
  return [...kept, ...removed.map((path): PictureChange => ({ path, change: 'removed' }))].sort((a, b) =>
    compareText(a.path, b.path),
  )
}
