// What belongs to a bundle of the cache: every file with its size and hash. A bundle that is not exactly that (cut off,
// damaged, changed by hand, with a file more) is none.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCheckedLine, toCheckedLine } from '../kept/cache.ts'
import { digestAll } from '../kept/digest.ts'
import { readRegularFile } from '../kept/files.ts'
import type { SiteRoute } from '../site/plan.ts'
import type { Asset } from './asset.ts'
import { listFiles } from './list-files.ts'

const listName = 'files.json'
/** Holds the name of the module to start from. */
export const entryName = 'entry'
/** The routes of the site, as Astro resolved them. */
export const routesName = 'routes.json'
export const rendererName = 'renderer'
export const assetsName = 'assets'

type ListedFile = readonly [bytes: number, hash: string]
type BundleList = Record<string, ListedFile>

export function writeBundleList(folder: string): void {
  const list: BundleList = Object.fromEntries(
    listBundle(folder).map((file): [string, ListedFile] => {
      const bytes = readRegularFile(join(folder, file))
      return [file, [bytes.length, digestAll(bytes)]]
    }),
  )
  writeFileSync(join(folder, listName), toCheckedLine(list))
}

export interface BundleFiles {
  /** Path of the module to start from. */
  entry: string
  /** Stylesheets, scripts and fonts. */
  assets: Asset[]
  routes: SiteRoute[]
}

/** Undefined when there is no whole bundle. */
export function readBundle(folder: string): BundleFiles | undefined {
  try {
    const list: BundleList = parseCheckedLine(readRegularFile(join(folder, listName)), 0).value
    const files = listBundle(folder)
    const isWhole =
      files.length === Object.keys(list).length &&
      files.every((file) => isListed(join(folder, file), list[file]))
    if (!isWhole) return undefined
    const entry = readRegularFile(join(folder, entryName)).toString()
    const routes: SiteRoute[] = JSON.parse(readRegularFile(join(folder, routesName)).toString())
    return { entry: join(folder, rendererName, entry), assets: toAssets(folder, list), routes }
  } catch {
    return undefined
  }
}

function isListed(path: string, listed: ListedFile | undefined): boolean {
  if (!listed) return false
  const bytes = readRegularFile(path)
  return bytes.length === listed[0] && digestAll(bytes) === listed[1]
}

function toAssets(folder: string, list: BundleList): Asset[] {
  const start = `${assetsName}/`
  return Object.entries(list)
    .filter(([file]) => file.startsWith(start))
    .map(([file, [, hash]]) => ({ file: file.slice(start.length), source: join(folder, file), hash }))
}

/** Paths of all that is in it, in code-unit order, but for the list itself and empty folders. */
function listBundle(folder: string): string[] {
  return listFiles(folder)
    .map(({ file }) => file)
    .filter((file) => file !== listName && !file.endsWith('/'))
    .sort()
}
