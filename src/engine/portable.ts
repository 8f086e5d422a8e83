// What of a build is otherwise where the site is opened from its folder: files that only servers read are left out, those
// that scripts would fetch are scripts, and what of somebody's own pages no folder answers is told.
import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteAddress } from '../folder/site-address.ts'
import { digestAll } from '../kept/digest.ts'
import type { IndexFile } from '../search/index/index-input.ts'
import { isSearchedText } from '../site/kinds/searched-text.ts'
import { toFile } from '../site/paths.ts'
import type { PlannedPage } from '../site/plan.ts'
import { listServedParts, toCalledScript, toPortablePage, toScriptName } from '../site/portable.ts'
import { Failure } from '../words/failure.ts'
import type { Asset } from './bundle.ts'
import type { OutputManifest } from './last-output.ts'

/** Files of `public/` that hosts read. */
const forServers = new Set(['_headers', '_redirects', '.nojekyll', 'CNAME'])

/**
 * Files of `public/`: pages among them link as all others do, where they are UTF-8. What is empty is no article of an archive
 * for Kiwix.
 */
export function toPortableAssets(publicAssets: readonly Asset[], address: SiteAddress): Asset[] {
  return publicAssets.flatMap((asset) => {
    const { file, source: path } = asset
    if (forServers.has(file) || statSync(`${path}`).size === 0) return []
    const bytes = isPage.test(file) ? readFileSync(`${path}`) : undefined
    if (!bytes || !isUtf8(bytes)) return [asset]
    const source = Buffer.from(toPortablePage(bytes.toString(), file, address))
    return [{ file, source, hash: digestAll(source) }]
  })
}

const isPage = /\.html?$/i

/** A file of the index, which a search loads and does not fetch. */
export function toIndexScript({ file, bytes }: IndexFile): IndexFile {
  return { file: toScriptName(file), bytes: Buffer.from(toCalledScript(bytes)) }
}

interface Written {
  out: string
  pages: readonly PlannedPage[]
  files: OutputManifest['pages']
  publicAssets: readonly Asset[]
  index: readonly Asset[]
}

/** Bytes of the scripts that a search reads: the index, and what bodies say. */
export function countSearched({ pages, files, index }: Written): number {
  const texts = pages.flatMap(({ path, route }) => (isSearchedText(route) ? (files[path]?.[1] ?? 0) : []))
  return [...texts, ...index.map(({ source }) => source.length)].reduce((sum, bytes) => sum + bytes, 0)
}

/** Of pages of somebody's own, and of HTML in `public/`. */
export function findServedPages({ out, pages, publicAssets }: Written): Failure[] {
  const own = [
    ...pages.flatMap(({ path, route, sent }) => (sent ? [] : [[toFile(path), route] as const])),
    ...publicAssets.map(({ file }) => [file, `public/${file}`] as const),
  ]
  return own.flatMap(([file, path]) => {
    const found = isPage.test(file) ? listServedParts(readFileSync(join(out, file), 'utf8')) : []
    return found.length > 0 ? [new Failure('portable-page', { path, found: found.join(', ') })] : []
  })
}
