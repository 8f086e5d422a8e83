// The templates, compiled: modules that render pages, and the files that pages link to. They depend on code alone: where
// the site is served, and its colours, come in when pages are printed. So one bundle serves all archives of a checkout.
import { spawn } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ArchiveFolders } from '../folder/environment.ts'
import { parseCheckedLine, toCheckedLine } from '../kept/cache.ts'
import { digestAll, digestCode } from '../kept/digest.ts'
import { listFiles, readRegularFile } from '../kept/files.ts'
import { packedCode, programFolder } from '../kept/program.ts'
import type { SiteRoute } from '../site/plan.ts'
import { Failure } from '../words/failure.ts'

export interface Bundle extends BundleFiles {
  reused: boolean
}

const maker = fileURLToPath(new URL('./make-bundle.ts', import.meta.url))

/**
 * A bundle that was compiled before is used when every file of it is as it was made, else made again.
 * @param code digest of the code that is compiled.
 * @throws what Astro reports, or when the sources are no longer those of the digest.
 */
export async function findOrMakeBundle(
  { root, templates }: Pick<ArchiveFolders, 'root' | 'templates'>,
  code: string,
): Promise<Bundle> {
  if (packedCode !== undefined) return { ...readPackedBundle(), reused: true }
  const name = `bundle-${code}`
  const folder = join(templates, name)
  const known = readBundle(folder)
  if (known) {
    touchBundle(templates, name)
    return { ...known, reused: true }
  }
  const arriving = `${folder}.${process.pid}`
  try {
    await makeInOwnProcess(root, arriving)
    // What was compiled is what lay on the disk a moment ago: kept under a key of other sources, it would stay wrong.
    if (digestCode(root) !== code) {
      throw new Failure('sources-changed', {})
    }
    writeBundleList(arriving)
    putBundle(arriving, folder, () => readBundle(folder) !== undefined)
  } finally {
    rmSync(arriving, { recursive: true, force: true })
  }
  removeOldBundles(templates, name)
  const made = readBundle(folder)
  if (!made) throw new Failure('templates-unreadable', { folder })
  return { ...made, reused: false }
}

/** Astro and its bundler take some hundred megabytes, which a process of their own gives back when it ends. */
function makeInOwnProcess(root: string, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [maker, folder], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        // Where Node keeps compiled code by itself: half of the time here is loading Astro and its bundler.
        NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
        ...process.env,
        NODE_ENV: 'production',
      },
    })
    // Where either process ends before the templates are compiled, nothing of them stays.
    const abandon = () => {
      child.kill('SIGKILL')
      for (const left of [folder, join(root, '.astro', `compiling-${child.pid}`)]) {
        rmSync(left, { recursive: true, force: true })
      }
    }
    process.once('exit', abandon)
    child.on('close', (code) => {
      process.off('exit', abandon)
      if (code !== 0) abandon()
    })
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(toFailure(said.trim()))))
  })
}

/** A full disk is no fault of the templates, whoever of those that compile them met it. */
function toFailure(said: string): Error {
  const [line, code] = /^.*\b(ENOSPC|EDQUOT)\b.*$/m.exec(said) ?? []
  if (line !== undefined) return Object.assign(new Error(line.trim()), { code })
  // Of what is not written in JavaScript.
  const [reason] = /No space left on device|Disk quota exceeded/.exec(said) ?? []
  if (reason === undefined) return new Failure('templates-not-compiled', { said })
  const found = reason.startsWith('No') ? 'ENOSPC' : 'EDQUOT'
  return Object.assign(new Error(`${found}: ${reason}`), { code: found })
}

// What belongs to a bundle: every file with its size and hash. A bundle that is not exactly that (cut off,
// damaged, changed by a person, with a file more) is none.

const listName = 'files.json'
/** Names the modules to start from: a `PageModules`. */
export const modulesName = 'modules.json'
/** The routes of the site, as Astro resolved them. */
export const routesName = 'routes.json'
export const rendererName = 'renderer'
export const assetsName = 'assets'
export const portableName = 'portable'

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

/** What prints pages, once compiled. */
export interface PageModules {
  /** Path of the module that prints what kinds have planned (print-batch.ts). */
  printer: string
  /** That of Astro's app, for routes of somebody's own; a package has none. */
  app?: string
  /** Those of templates, by the names that Astro gives them; `portable` is linked to in the place of the module. */
  scripts: readonly ({ id: string; code: string } | { id: string; file: string; portable: string })[]
}

interface BundleFiles {
  modules: PageModules
  /** Stylesheets, scripts and fonts. */
  assets: Asset[]
  /** Those of a site that is opened from its folder. */
  portable: Asset[]
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
    const { printer, app, scripts }: Required<PageModules> = readJson(join(folder, modulesName))
    const routes: SiteRoute[] = readJson(join(folder, routesName))
    const toPath = (name: string) => join(folder, rendererName, name)
    const modules = { printer: toPath(printer), app: toPath(app), scripts }
    return { modules, ...toAssets(folder, list), routes }
  } catch {
    return undefined
  }
}

/** Names of the files that `npm run pack` writes beside the code. */
export const packedBundle = { printer: 'dist/templates.js', folder: 'templates', list: 'templates.json' }

export interface PackedList extends Pick<BundleFiles, 'routes'>, Pick<PageModules, 'scripts'> {
  files: BundleList
}

function readJson<Value>(path: string): Value {
  return JSON.parse(readRegularFile(path).toString())
}

/** That of a package: npm has checked its bytes when it was installed. */
function readPackedBundle(): BundleFiles {
  const { routes, files, scripts }: PackedList = readJson(join(programFolder, packedBundle.list))
  return {
    modules: { printer: join(programFolder, packedBundle.printer), scripts },
    ...toAssets(join(programFolder, packedBundle.folder), files),
    routes,
  }
}

function isListed(path: string, listed: ListedFile | undefined): boolean {
  if (!listed) return false
  const bytes = readRegularFile(path)
  return bytes.length === listed[0] && digestAll(bytes) === listed[1]
}

function toAssets(folder: string, list: BundleList): Pick<BundleFiles, 'assets' | 'portable'> {
  const listBelow = (name: string) =>
    Object.entries(list)
      .filter(([file]) => file.startsWith(`${name}/`))
      .map(([file, [, hash]]) => ({ file: file.slice(name.length + 1), source: join(folder, file), hash }))
  return { assets: listBelow(assetsName), portable: listBelow(portableName) }
}

/** Paths of all that is in it, in code-unit order, but for the list itself and empty folders. */
function listBundle(folder: string): string[] {
  return listFiles(folder)
    .map(({ file }) => file)
    .filter((file) => file !== listName && !file.endsWith('/'))
    .sort()
}

/** A file that is published as it is: a stylesheet, a font, a file of `public/`. */
export interface Asset {
  /** Path below the output, with `/`. */
  file: string
  /** Where it is copied from, or what it holds. */
  source: string | Uint8Array
  hash: string
}

// A bundle is put into its place whole, and never takes that of another whole one: workers of another build may be loading
// it, and no two bundles name their modules alike.

/**
 * @param isWhole whether the bundle in the place can be used.
 * @returns false where it stays, as another build has made it meanwhile. @throws what the disk says.
 */
export function putBundle(arriving: string, folder: string, isWhole: () => boolean): boolean {
  try {
    // Of a folder only an empty one is replaced.
    renameSync(arriving, folder)
    return true
  } catch {
    if (isWhole()) return false
    rmSync(folder, { recursive: true, force: true })
    renameSync(arriving, folder)
    return true
  }
}

// A build of older code may still be running: it reads what this one has no use for.

const oldAge = 60 * 60 * 1000

/** Notes that a bundle is used now. */
export function touchBundle(folder: string, name: string): void {
  const now = new Date()
  utimesSync(join(folder, name), now, now)
}

/**
 * Removes what nobody has used for an hour, and what was left half made for so long.
 * @param name of the one that stays: `bundle-` and the digest of the code, or another word before it.
 */
export function removeOldBundles(folder: string, name: string): void {
  const [word = ''] = name.split('-')
  removeOld(folder, new RegExp(`^${word}-[\\da-f]{32}(?:\\.\\d+)?$`), name)
}

/**
 * Removes what processes left that were killed while they compiled.
 * @param folder in which they compile. @param name of what is being compiled.
 */
export function removeOldCompilations(folder: string, name: string): void {
  if (existsSync(folder)) removeOld(folder, /^compiling-\d+$/, name)
}

function removeOld(folder: string, pattern: RegExp, kept: string): void {
  for (const other of readdirSync(folder)) {
    const path = join(folder, other)
    if (pattern.test(other) && other !== kept && isOld(path)) rmSync(path, { recursive: true, force: true })
  }
}

function isOld(path: string): boolean {
  const status = lstatSync(path, { throwIfNoEntry: false })
  return status !== undefined && Date.now() - status.mtimeMs > oldAge
}
