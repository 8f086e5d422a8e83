import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { peerFolder } from './places.ts'
import { readVersion } from './read-version.ts'
import type { Probe } from './tool.ts'

/** A package that only a peer needs, as `package.json` in the peer's folder asks for it. */
export interface FetchedPackage {
  readonly modules: string
  readonly folder: string
  /** `install` lets it be fetched with npm where it is missing. */
  readonly probe: (install: boolean) => Probe
}

/**
 * Kept between runs of the bench, so that it is fetched once, and outside the project, which doesn't need it.
 * @param version that the peer's `package.json` names.
 */
export function createFetchedPackage(peer: string, name: string, version: string): FetchedPackage {
  const installed = join(tmpdir(), `gotgam-bench-${peer}-${version}`)
  const modules = join(installed, 'node_modules')
  const folder = join(modules, name)
  const probe = (install: boolean): Probe => {
    if (readVersion(folder) === version) return { version }
    if (!install) return { obstacle: `not installed; a run of the bench with ${peer} installs it` }
    const reason = fetchInto(installed, peer)
    return readVersion(folder) === version ? { version } : { obstacle: `npm could not install it: ${reason}` }
  }
  return { modules, folder, probe }
}

/** @returns what npm said, for the case that it failed. */
function fetchInto(installed: string, peer: string): string {
  mkdirSync(installed, { recursive: true })
  cpSync(join(peerFolder(peer), 'package.json'), join(installed, 'package.json'))
  const { error, stderr } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: installed,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return (
    error?.message ?? stderr.split('\n').find((line) => line.startsWith('npm error')) ?? 'no reason given'
  )
}
