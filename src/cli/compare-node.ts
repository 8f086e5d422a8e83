// Whether the Node that a package carries is the one that nodejs.org has published. One person makes these packages:
// the lockfile tells that they stay what they were, not where they came from.
import { createHash } from 'node:crypto'

export interface NodePackage {
  name: string
  version: string
  /** Of the lockfile: `sha512-…`. */
  integrity: string
}

/** Where nodejs.org keeps the same executable, below the folder of the release, and its path below the first folder there. */
export interface OfficialFile {
  file: string
  /** Undefined when the file is the executable itself. */
  path: string | undefined
}

export interface Downloads {
  packageArchive: Buffer
  packagedNode: Buffer
  /** Text of SHASUMS256.txt. */
  checksums: string
  /** The file that `toOfficialFile` names, and the executable out of it. */
  officialFile: Buffer
  officialNode: Buffer
}

interface Lockfile {
  packages: Record<string, Partial<NodePackage> & { optionalDependencies?: Record<string, string> }>
}

/** The packages of a lockfile that carry a Node: nothing else is optional. One without an entry has no checksum. */
export function findNodePackages(lockfile: string): NodePackage[] {
  const { packages }: Lockfile = JSON.parse(lockfile)
  return Object.entries(packages['']?.optionalDependencies ?? {}).map(([name, wanted]) => {
    const { version = wanted, integrity = '' } = packages[`node_modules/${name}`] ?? {}
    return { name, version, integrity }
  })
}

export function toOfficialFile({ name, version }: NodePackage): OfficialFile {
  const platform = name.replace(/^node-(?:bin-)?/, '')
  return platform.startsWith('win-')
    ? { file: `${platform}/node.exe`, path: undefined }
    : { file: `node-v${version}-${platform}.tar.gz`, path: 'bin/node' }
}

/** What is wrong, in words; undefined when the two executables are the same, byte for byte, and all checksums hold. */
export function compareNode(nodePackage: NodePackage, downloads: Downloads): string | undefined {
  const { packageArchive, packagedNode, checksums, officialFile, officialNode } = downloads
  const { file } = toOfficialFile(nodePackage)
  if (`sha512-${digest('sha512', packageArchive, 'base64')}` !== nodePackage.integrity) {
    return 'the package of the registry is not the one that the lockfile names'
  }
  const listed = findChecksum(checksums, file)
  if (listed === undefined) return `nodejs.org lists no ${file}`
  if (digest('sha256', officialFile, 'hex') !== listed)
    return `${file} has not the checksum that nodejs.org lists`
  if (packagedNode.equals(officialNode)) return undefined
  const [packaged, official] = [packagedNode, officialNode].map((node) => digest('sha256', node, 'hex'))
  return `the executable of the package has the SHA-256 ${packaged}, that of nodejs.org ${official}`
}

/** Lines of SHASUMS256.txt are 64 digits, two spaces and a path. */
function findChecksum(checksums: string, file: string): string | undefined {
  const line = checksums.split('\n').find((each) => each.slice(64).trim() === file)
  return line?.slice(0, 64).toLowerCase()
}

function digest(algorithm: 'sha256' | 'sha512', bytes: Buffer, encoding: 'hex' | 'base64'): string {
  return createHash(algorithm).update(bytes).digest(encoding)
}
