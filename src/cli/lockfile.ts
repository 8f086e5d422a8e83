// npm run lockfile: completes package-lock.json after npm has written it, and says which packages have no checksum.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { completeLockfile, type Lockfile } from './complete-lockfile.ts'
import { readParameters } from './read-parameters.ts'

readParameters({ options: {} }, 'en')
const path = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'package-lock.json')
const lockfile: Lockfile = JSON.parse(readFileSync(path, 'utf8'))
writeFileSync(path, `${JSON.stringify(completeLockfile(lockfile, askRegistry), null, 2)}\n`)

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
