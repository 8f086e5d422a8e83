// The templates, compiled: modules that render pages, and the files that pages link to. They depend on code, on where
// the site is served and on its colours, not on questions, so one bundle serves until one of those changes.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ArchiveFolders } from '../folder/environment.ts'
import { type Settings, toBasePath } from '../folder/settings.ts'
import { digestCode, digestText } from '../kept/digest.ts'
import type { Theme } from '../look/theme.ts'
import { Failure } from '../messages/failure.ts'
import { type BundleFiles, readBundle, writeBundleList } from './bundle-list.ts'
import { putBundle } from './put-bundle.ts'
import { removeOldBundles, touchBundle } from './remove-old-bundles.ts'

export interface Bundle extends BundleFiles {
  reused: boolean
}

export interface BundleInput {
  /** Digest of the code that is compiled. */
  code: string
  /** Where the site will be served, for Astro: a path and, where the settings name a `url`, its origin. */
  served: { base: string; site?: string }
  /** Colours of the settings, which the stylesheet holds. */
  theme: Theme | undefined
}

const maker = fileURLToPath(new URL('./make-bundle.ts', import.meta.url))

export function toServed(settings: Settings): BundleInput['served'] {
  const base = toBasePath(settings)
  return settings.url === undefined ? { base } : { base, site: new URL(settings.url).origin }
}

/** Name of a bundle in the cache: it changes with everything that the bundle depends on. */
export function toBundleName({ code, served: { base, site }, theme }: BundleInput): string {
  return `bundle-${digestText(JSON.stringify([code, base, site, theme]))}`
}

/**
 * A bundle of the cache is used when every file of it is as it was made, else made again.
 * @throws what Astro reports, or when the sources are no longer those of the digest.
 */
export async function findOrMakeBundle(folders: ArchiveFolders, input: BundleInput): Promise<Bundle> {
  const name = toBundleName(input)
  const folder = join(folders.cache, name)
  const known = readBundle(folder)
  if (known) {
    touchBundle(folders.cache, name)
    return { ...known, reused: true }
  }
  const arriving = `${folder}.${process.pid}`
  try {
    await makeInOwnProcess(folders, { folder: arriving, served: input.served, theme: input.theme })
    // What was compiled is what lay on the disk a moment ago: kept under a key of other sources, it would stay wrong.
    if (digestCode(folders.root) !== input.code) {
      throw new Failure('sources-changed', {})
    }
    writeBundleList(arriving)
    putBundle(arriving, folder, () => readBundle(folder) !== undefined)
  } finally {
    rmSync(arriving, { recursive: true, force: true })
  }
  removeOldBundles(folders.cache, name)
  const made = readBundle(folder)
  if (!made) throw new Failure('templates-unreadable', { folder })
  return { ...made, reused: false }
}

/** What the process is told, as JSON. */
export interface BundleOrder extends Omit<BundleInput, 'code'> {
  /** Where the bundle is put. */
  folder: string
}

/** Astro and its bundler take some hundred megabytes, which a process of their own gives back when it ends. */
function makeInOwnProcess(folders: ArchiveFolders, order: BundleOrder): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [maker, JSON.stringify(order)], {
      cwd: folders.root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        // Where Node keeps compiled code by itself: half of the time here is loading Astro and its bundler.
        NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
        ...process.env,
        NODE_ENV: 'production',
      },
    })
    // Where the process ends before the templates are compiled, nothing of them stays.
    const abandon = () => {
      child.kill('SIGKILL')
      for (const left of [order.folder, join(folders.root, '.astro', `bundle-${child.pid}`)]) {
        rmSync(left, { recursive: true, force: true })
      }
    }
    process.once('exit', abandon)
    child.on('close', () => process.off('exit', abandon))
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
  return line === undefined
    ? new Failure('templates-not-compiled', { said })
    : Object.assign(new Error(line.trim()), { code })
}
