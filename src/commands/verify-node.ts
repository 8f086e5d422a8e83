// npm run verify-node: compares the Node of every platform's package with the one of nodejs.org, byte for byte. Exit code
// 0: all are equal, or with --base the same as at that commit; 1: one is another; 2: a wrong call; 3: one could not be
// compared.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Call, readChoice } from './call.ts'
import { runNpm } from './run-npm.ts'

interface Comparison {
  outcome: 'equal' | 'different' | 'not compared'
  detail?: string
}

const annotations = { equal: '', different: '::error::', 'not compared': '::warning::' }

export async function verifyNode({ root, values }: Call<'verify-node'>): Promise<number> {
  const format = readChoice('--format', values.format ?? 'text', ['text', 'github'])
  const packages = findNodePackages(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  if (values.base !== undefined && isDeepStrictEqual(packages, readBasePackages(values.base, root))) {
    process.stdout.write(`The packaged Node is that of ${values.base}: nothing to compare.\n`)
    return 0
  }
  const outcomes = new Set<Comparison['outcome']>()
  for (const nodePackage of packages) {
    const { outcome, detail } = await compare(nodePackage, values.from ?? 'https://nodejs.org/dist')
    outcomes.add(outcome)
    const annotation = format === 'github' ? annotations[outcome] : ''
    const line = `${nodePackage.name} ${nodePackage.version}: ${outcome}${detail ? `, ${detail}` : ''}`
    process.stdout.write(`${annotation}${line}\n`)
  }
  if (outcomes.has('different') || outcomes.size === 0) return 1
  return outcomes.has('not compared') ? 3 : 0
}

async function compare(nodePackage: NodePackage, from: string): Promise<Comparison> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-node-'))
  try {
    const release = `${from}/v${nodePackage.version}`
    const fault = compareNode(nodePackage, await downloadNode(nodePackage, release, folder.path))
    return fault === undefined ? { outcome: 'equal' } : { outcome: 'different', detail: fault }
  } catch (error) {
    if (error instanceof NotPublished) return { outcome: 'different', detail: error.message }
    if (error instanceof NotCompared) return { outcome: 'not compared', detail: error.message }
    throw error
  }
}

/** @throws what Git says when it doesn't know the commit or the file. */
function readBasePackages(reference: string, root: string): NodePackage[] {
  const { status, stdout, stderr, error } = spawnSync(
    'git',
    ['show', '--end-of-options', `${reference}:./package-lock.json`],
    { cwd: root, encoding: 'utf8', maxBuffer: 1024 ** 3 },
  )
  if (status === 0) return findNodePackages(stdout)
  throw new Error(`Git can't show the lockfile of ${reference}: ${error?.message ?? stderr.trim()}`)
}

// Whether the Node that a package carries is the one that nodejs.org has published. One person makes these packages:
// the lockfile tells that they stay what they were, not where they came from.

interface NodePackage {
  name: string
  version: string
  /** Of the lockfile: `sha512-…`. */
  integrity: string
}

/** Where nodejs.org keeps the same executable, below the folder of the release, and its path below the first folder there. */
interface OfficialFile {
  file: string
  /** Undefined when the file is the executable itself. */
  path: string | undefined
}

interface Downloads {
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

// The Node of a package and that of nodejs.org, fetched and unpacked below a folder.

/** Something could not be fetched or unpacked, which says nothing about what it holds. */
class NotCompared extends Error {}

/** nodejs.org answers, and has no such file: no reason to try again. */
class NotPublished extends Error {}

/**
 * @param release address of the folder of the release, such as https://nodejs.org/dist/v26.10.0.
 * @throws NotCompared, NotPublished
 */
async function downloadNode(nodePackage: NodePackage, release: string, folder: string): Promise<Downloads> {
  const checksums = await download(`${release}/SHASUMS256.txt`)
  const { file, path } = toOfficialFile(nodePackage)
  const officialFile = await download(`${release}/${file}`)
  const archive = join(folder, basename(file))
  writeFileSync(archive, officialFile)
  const packageArchive = pack(nodePackage, folder)
  const executable = nodePackage.name.startsWith('node-win-') ? 'bin/node.exe' : 'bin/node'
  return {
    checksums: checksums.toString(),
    officialFile,
    officialNode: path === undefined ? officialFile : readUnpacked(archive, path, join(folder, 'official')),
    packageArchive: readFileSync(packageArchive),
    packagedNode: readUnpacked(packageArchive, executable, join(folder, 'packaged')),
  }
}

async function download(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(600_000) }).catch((error: unknown) => {
    throw new NotCompared(`${address}: ${toReason(error)}`)
  })
  if (response.status === 404) throw new NotPublished(`${address} is not there`)
  if (!response.ok) throw new NotCompared(`${address}: ${response.status} ${response.statusText}`)
  const body = await response.arrayBuffer().catch((error: unknown) => {
    throw new NotCompared(`${address}: ${toReason(error)}`)
  })
  return Buffer.from(body)
}

function toReason(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}

/** From outside the project, whose settings keep npm from packages that are younger than a week. Gives the file. */
function pack({ name, version }: NodePackage, folder: string): string {
  const parameters = ['pack', `${name}@${version}`, '--json', '--pack-destination', folder]
  const { status, error, stderr } = runNpm(parameters, { cwd: folder })
  if (status === 0) return join(folder, `${name}-${version}.tgz`)
  const reason = error?.message ?? `${stderr}`.split('\n').find((line) => line.startsWith('npm error'))
  throw new NotCompared(`npm could not fetch ${name}@${version}: ${reason ?? `exit code ${status}`}`)
}

/** By tar, as an installation does it. The archive has one folder at its top. */
function readUnpacked(archive: string, path: string, folder: string): Buffer {
  mkdirSync(folder)
  const { status, error, stderr } = spawnSync('tar', ['-xzf', archive, '-C', folder], { encoding: 'utf8' })
  if (status !== 0)
    throw new NotCompared(`tar can't read ${basename(archive)}: ${error?.message ?? stderr.trim()}`)
  const [top = ''] = readdirSync(folder)
  return readFileSync(join(folder, top, path))
}
