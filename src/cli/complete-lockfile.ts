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

/** Checksum of a release, or undefined where the registry doesn't have it. */
type FindIntegrity = (name: string, version: string) => string | undefined

/** Gives a lockfile in which as much as can be found is complete; everything else is as it was. */
export function completeLockfile<Given extends Lockfile>(
  lockfile: Given,
  findIntegrity: FindIntegrity,
): Given {
  const registry = findRegistry(lockfile)
  const find = (path: string, entry: Entry) => withIntegrity(path, entry, { registry, findIntegrity })
  const packages = Object.entries(lockfile.packages).map(([path, entry]) => {
    const completed = path === '' || entry.inBundle ? entry : find(path, entry)
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

/** Where the lockfile has its packages from; undefined when it does not say. */
function findRegistry({ packages }: Lockfile): string | undefined {
  const known = Object.values(packages).find(({ resolved }) => resolved?.startsWith('https://'))?.resolved
  return known && new URL(known).origin
}

interface Source {
  registry: string | undefined
  findIntegrity: FindIntegrity
}

/** The address comes with it: without one npm takes no version that is younger than min-release-age. */
function withIntegrity(path: string, entry: Entry, { registry, findIntegrity }: Source): Entry {
  const { version, integrity, ...rest } = entry
  if (version === undefined || integrity !== undefined) return entry
  const name = path.split('node_modules/').at(-1) ?? ''
  const found = findIntegrity(name, version)
  if (found === undefined) return entry
  const address = registry && `${registry}/${name}/-/${name.split('/').at(-1)}-${version}.tgz`
  return { version, ...(address ? { resolved: address } : {}), integrity: found, ...rest }
}
