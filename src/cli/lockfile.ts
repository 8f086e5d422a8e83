// npm run lockfile: completes package-lock.json after npm has written it, and says which packages have no checksum.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call } from './call.ts'
import { completeLockfile, type Lockfile } from './complete-lockfile.ts'

export function lockfile({ root }: Call<'lockfile'>): number {
  const path = join(root, 'package-lock.json')
  const written: Lockfile = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, `${JSON.stringify(completeLockfile(written, askRegistry), null, 2)}\n`)
  return 0
}

/** From outside the project, whose settings keep npm from releases that are younger than a week. */
function askRegistry(name: string, version: string): string | undefined {
  const npm = process.env['npm_execpath']
  const parameters = ['view', `${name}@${version}`, 'dist.integrity']
  const options = { cwd: tmpdir(), encoding: 'utf8' } as const
  const { stdout } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...parameters], options)
    : spawnSync('npm', parameters, { ...options, shell: process.platform === 'win32' })
  const integrity = /^sha512-\S+$/m.exec(stdout ?? '')?.[0]
  if (integrity === undefined) process.stdout.write(`The registry has no checksum of ${name}@${version}.\n`)
  return integrity
}
