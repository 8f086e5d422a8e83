// npm run lockfile: completes package-lock.json after npm has written it, and says which packages have no checksum.
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call } from './call.ts'
import { runNpm } from './run-npm.ts'

export function lockfile({ root }: Call<'lockfile'>): number {
  const path = join(root, 'package-lock.json')
  const written: Lockfile = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, `${JSON.stringify(completeLockfile(written, askRegistry), null, 2)}\n`)
  return 0
}

/** From outside the project, whose settings keep npm from releases that are younger than a week. */
function askRegistry(name: string, version: string): string | undefined {
  const { stdout } = runNpm(['view', `${name}@${version}`, 'dist.integrity'], { cwd: tmpdir() })
  const integrity = /^sha512-\S+$/m.exec(stdout ?? '')?.[0]
  if (integrity === undefined) process.stdout.write(`The registry has no checksum of ${name}@${version}.\n`)
  return integrity
}

// What npm leaves out of a lockfile, or puts into it, that keeps some machine from installing all of it.

interface Entry {
  version?: string
  resolved?: string
  integrity?: string
  optional?: boolean
  inBundle?: boolean
  engines?: unknown
}

interface Lockfile {
  packages: Record<string, Entry>
}

/** Checksum of a release, or undefined where the registry doesn't have it. */
type FindIntegrity = (name: string, version: string) => string | undefined

/** Gives a lockfile in which as much as can be found is complete; everything else is as it was. */
export function completeLockfile<Given extends Lockfile>(
  lockfile: Given,
  findIntegrity: FindIntegrity,
): Given {
  const registry = findRegistry(lockfile)
  const complete = (path: string, entry: Entry) =>
    withCommonAddress(path, withIntegrity(path, entry, findIntegrity), registry)
  const packages = Object.entries(lockfile.packages).map(([path, entry]) => {
    const completed = path === '' || entry.inBundle ? entry : complete(path, entry)
    return [path, entry.optional ? withoutEngines(completed) : completed]
  })
  return { ...lockfile, packages: Object.fromEntries(packages) }
}

/**
 * npm leaves out, without a word, an optional package whose `engines` refuse the Node that runs npm. Here all of them
 * are run by the packaged Node, and on Node 18 the bundler and the compiler of templates would be missing.
 */
function withoutEngines({ engines, ...entry }: Entry): Entry {
  return entry
}

/** Where most packages are from, which is where everybody reaches them; undefined when the lockfile does not say. */
function findRegistry({ packages }: Lockfile): string | undefined {
  const registries = Object.entries(packages).flatMap(([path, entry]) => splitAddress(path, entry) ?? [])
  const counted = Map.groupBy(registries, (registry) => registry)
  return [...counted].sort(([, one], [, other]) => other.length - one.length)[0]?.[0]
}

/** What is before the place of a release; undefined for a file, a Git repository and whatever has no address. */
function splitAddress(path: string, { version = '', resolved = '' }: Entry): string | undefined {
  const place = toPlace(path, version)
  return /^https?:/.test(resolved) && resolved.endsWith(place) ? resolved.slice(0, -place.length) : undefined
}

function withIntegrity(path: string, entry: Entry, findIntegrity: FindIntegrity): Entry {
  const { version, integrity, ...rest } = entry
  if (version === undefined || integrity !== undefined) return entry
  const found = findIntegrity(toName(path), version)
  return found === undefined ? entry : { version, integrity: found, ...rest }
}

/**
 * npm notes where it has a package from, which may be a mirror that nobody else reaches. Without an address it takes no
 * version that is younger than min-release-age.
 */
function withCommonAddress(path: string, entry: Entry, registry: string | undefined): Entry {
  const { version, resolved, integrity, ...rest } = entry
  if (registry === undefined || version === undefined || integrity === undefined) return entry
  if (resolved !== undefined && splitAddress(path, entry) === undefined) return entry
  return { version, resolved: registry + toPlace(path, version), integrity, ...rest }
}

function toPlace(path: string, version: string): string {
  const name = toName(path)
  return `/${name}/-/${name.split('/').at(-1)}-${version}.tgz`
}

function toName(path: string): string {
  return path.split('node_modules/').at(-1) ?? ''
}
