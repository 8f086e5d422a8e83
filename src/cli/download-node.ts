// The Node of a package and that of nodejs.org, fetched and unpacked below a folder.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Downloads, NodePackage } from './compare-node.ts'
import { toOfficialFile } from './compare-node.ts'

/** Something could not be fetched or unpacked, which says nothing about what it holds. */
export class NotCompared extends Error {}

/** nodejs.org answers, and has no such file: no reason to try again. */
export class NotPublished extends Error {}

/**
 * @param release address of the folder of the release, such as https://nodejs.org/dist/v26.10.0.
 * @throws NotCompared, NotPublished
 */
export async function downloadNode(
  nodePackage: NodePackage,
  release: string,
  folder: string,
): Promise<Downloads> {
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
  const npm = process.env['npm_execpath']
  const parameters = ['pack', `${name}@${version}`, '--json', '--pack-destination', folder]
  const { status, error, stderr } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...parameters], { cwd: folder, encoding: 'utf8' })
    : spawnSync('npm', parameters, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' })
  if (status === 0) return join(folder, `${name}-${version}.tgz`)
  const reason = error?.message ?? stderr.split('\n').find((line) => line.startsWith('npm error'))
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
