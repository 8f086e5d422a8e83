import { createFindClash, readPublicFiles, toPublicPath } from '../folder/public-files.ts'
import { digestFile } from '../kept/digest.ts'
import { faviconPath } from '../look/theme.ts'
import { Failure, type FailureDetails } from '../messages/failure.ts'
import type { PublishedPicture } from '../site/publication.ts'
import type { Asset } from './asset.ts'

/** The files of `public/`. @throws for links, pipes and devices, in words. */
export function findPublicAssets(root: string): Asset[] {
  return readPublicFiles(root).map((file) => {
    const source = toPublicPath(root, file)
    return { file, source, hash: digestFile(source) }
  })
}

/** Those that nothing of the content stands for: an icon of the theme takes the place of the project's own. */
export function withoutReplaced(
  assets: readonly Asset[],
  published: readonly Pick<PublishedPicture, 'file'>[],
): Asset[] {
  const isReplaced = published.some(({ file }) => file === faviconPath)
  return assets.filter(({ file }) => !isReplaced || file !== faviconPath)
}

/**
 * @param taken what the build itself puts into the output, and what to call it.
 * @throws when a file of `public/` would stand where one of them does.
 */
export function checkPublicAssets(
  assets: readonly Asset[],
  taken: Iterable<Omit<FailureDetails['public-clash'], 'clash'>>,
): void {
  const findClash = createFindClash(assets.map(({ file }) => file))
  for (const { kind, file } of taken) {
    const clash = findClash(file)
    if (clash === undefined) continue
    throw new Failure('public-clash', { clash, file, kind })
  }
}
