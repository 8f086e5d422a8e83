// What npm leaves out of a lockfile, or puts into it, that keeps some machine from installing all of it.

interface Entry {
  version?: string
  resolved?: string
  integrity?: string
  optional?: boolean
  inBundle?: boolean
  engines?: unknown
}

export interface Lockfile {
  packages: Record<string, Entry>
}

/** The only one that everybody reaches. npm asks the registry that it is told instead, wherever this one is named. */
const publicRegistry = 'https://registry.npmjs.org'

/** Checksum of a release, or undefined where the registry doesn't have it. */
type FindIntegrity = (name: string, version: string) => string | undefined

/** Gives a lockfile in which as much as can be found is complete; everything else is as it was. */
export function completeLockfile<Given extends Lockfile>(
  lockfile: Given,
  findIntegrity: FindIntegrity,
): Given {
  const packages = Object.entries(lockfile.packages).map(([path, entry]) => {
    const completed =
      path === '' || entry.inBundle
        ? entry
        : withPublicAddress(path, withIntegrity(path, entry, findIntegrity))
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

/** The address comes with it: without one npm takes no version that is younger than min-release-age. */
function withIntegrity(path: string, entry: Entry, findIntegrity: FindIntegrity): Entry {
  const { version, integrity, ...rest } = entry
  if (version === undefined || integrity !== undefined) return entry
  const found = findIntegrity(toName(path), version)
  return found === undefined
    ? entry
    : { version, resolved: toAddress(path, version), integrity: found, ...rest }
}

/** npm notes where it has a package from, which may be a mirror that nobody else reaches. */
function withPublicAddress(path: string, entry: Entry): Entry {
  const { version = '', resolved, integrity } = entry
  const isOfRegistry = integrity !== undefined && resolved !== undefined && isRelease(resolved, path, version)
  return isOfRegistry ? { ...entry, resolved: toAddress(path, version) } : entry
}

/** Whether an address is that of a release in some registry, and not of a file or of a Git repository. */
function isRelease(resolved: string, path: string, version: string): boolean {
  return /^https?:/.test(resolved) && resolved.endsWith(toPlace(path, version))
}

function toAddress(path: string, version: string): string {
  return publicRegistry + toPlace(path, version)
}

function toPlace(path: string, version: string): string {
  const name = toName(path)
  return `/${name}/-/${name.split('/').at(-1)}-${version}.tgz`
}

function toName(path: string): string {
  return path.split('node_modules/').at(-1) ?? ''
}
