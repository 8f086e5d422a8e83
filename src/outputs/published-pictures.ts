// Pictures that the site has: those that a page names. What only a withheld question names is in no list of links.
import type { Archive } from '../archive/archive.ts'
import type { CachedQuestion } from '../cache/cached-question.ts'
import { type Pictures, toPublishedPath } from '../picture/picture.ts'
import { toPicturePath } from '../picture/picture-address.ts'
import { type ThemePictures, themePictureNames, toPublishedThemePath } from '../theme/theme-picture.ts'

export interface PublishedPicture {
  /** Below the output, with `/`. */
  file: string
  /** Of the file that it is copied from, inside the content folder. */
  path: string
  digest: string
  /** Position in the archive of the first question that names it. */
  position: number
}

/** Every page shows them, so the first share of a build has them. */
export function listThemePictures(pictures: ThemePictures): PublishedPicture[] {
  return themePictureNames.flatMap((name) => {
    const picture = pictures[name]
    if (!picture) return []
    const { path, digest } = picture
    return [{ file: toPublishedThemePath(name, picture), path, digest, position: 0 }]
  })
}

/** In the order of the archive. Two files of the same bytes are one. */
export function listPublishedPictures(
  { questions }: Pick<Archive<CachedQuestion>, 'questions'>,
  pictures: Pictures,
): PublishedPicture[] {
  const published = new Map<string, PublishedPicture>()
  if (pictures.size === 0) return []
  for (const [position, { links, conversation }] of questions.entries()) {
    for (const { address } of [...links, ...(conversation?.links ?? [])]) {
      const path = toPicturePath(address)
      const picture = path === undefined ? undefined : pictures.get(path)
      if (!picture || published.has(picture.digest)) continue
      const { digest } = picture
      published.set(digest, { file: toPublishedPath(picture), path: picture.path, digest, position })
    }
  }
  return [...published.values()]
}
