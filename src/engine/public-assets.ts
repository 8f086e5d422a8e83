// The files of `public/`, which are published as they are, beside what a build itself puts into the output.
import { createFindClash } from '../folder/own-addresses.ts'
import { readPublicFiles, toPublicPath } from '../folder/public-files.ts'
import { digestFile } from '../kept/digest.ts'
import { faviconPath, iconPaths } from '../look/theme.ts'
import { paths, toFile } from '../site/paths.ts'
import type { PlannedPage } from '../site/plan.ts'
import { Failure, type FailureDetails } from '../words/failure.ts'
import type { Asset } from './bundle.ts'
import { markerName } from './last-output.ts'

/** What a build itself puts into the output, and what to call it. */
type OwnFile = Omit<FailureDetails['public-clash'], 'clash'>

export function* listOwnFiles(
  pages: readonly PlannedPage[],
  assets: readonly Pick<Asset, 'file'>[],
): Generator<OwnFile> {
  yield { kind: 'mark', file: markerName }
  for (const { file } of assets) yield { kind: 'file', file }
  for (const { path } of pages) yield { kind: 'page', file: toFile(path) }
}

/** The files of `public/`. @throws for links, pipes and devices, in words. */
export function findPublicAssets(root: string): Asset[] {
  return readPublicFiles(root).map((file) => {
    const source = toPublicPath(root, file)
    return { file, source, hash: digestFile(source) }
  })
}

/** What the project brings, icons and the card without letters, unless the content has its own. */
export function withoutReplaced(assets: readonly Asset[], published: readonly { file: string }[]): Asset[] {
  const own = new Set(published.map(({ file }) => file).filter((file) => brought.has(file)))
  return assets.filter(({ file }) => !own.has(file))
}

const brought = new Set<string>([faviconPath, ...Object.values(iconPaths), paths.card(paths.front(1))])

/** @throws when a file of `public/` would be where one of the build's own is. */
export function checkPublicAssets(assets: readonly Asset[], taken: Iterable<OwnFile>): void {
  const findClash = createFindClash(assets.map(({ file }) => file))
  for (const { kind, file } of taken) {
    const clash = findClash(file)
    if (clash === undefined) continue
    throw new Failure('public-clash', { clash, file, kind })
  }
}
