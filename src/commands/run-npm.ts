// What npm is asked to do, and the files that it packs.
import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, isAbsolute, join } from 'node:path'
import { digestAll } from '../kept/digest.ts'
import { Failure } from '../words/failure.ts'

/** The npm that has called, or the one on the path. Its outputs are texts where `stdio` does not say otherwise. */
export function runNpm(parameters: readonly string[], options: SpawnSyncOptions) {
  const cli = findNpmCli(process.env)
  const whole = { ...options, encoding: 'utf8', maxBuffer: 2 ** 26 } as const
  return cli === undefined
    ? spawnSync('npm', parameters, whole)
    : spawnSync(process.execPath, [cli, ...parameters], whole)
}

/**
 * The program of npm in JavaScript: beside what has called (npx has one of its own there), else where Node has been
 * installed on Windows, whose `npm.cmd` could only be run by a shell, and a shell takes a `&` in a path for its own.
 */
export function findNpmCli(
  { npm_execpath: caller, PATH: path = '' }: NodeJS.ProcessEnv,
  exists = existsSync,
): string | undefined {
  const folders = path.split(delimiter).filter((folder) => isAbsolute(folder))
  return [
    ...(caller === undefined ? [] : [join(dirname(caller), 'npm-cli.js')]),
    ...folders.map((folder) => join(folder, 'node_modules/npm/bin/npm-cli.js')),
  ].find((file) => exists(file))
}

/**
 * Packs this program, or fetches it as it was packed: npm reads the whole file for it.
 * @param specifier none for the folder; else what `npm install` takes: the path of a file, `gotgam@0.1.0`.
 * @param out the folder in which the packed file is put. @returns its path.
 * @throws Failure with what npm says, and where it is another package.
 */
export function runNpmPack(specifier: readonly string[], { cwd, out }: { cwd: string; out: string }): string {
  const options = ['--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', out]
  const { stdout, stderr, status } = runNpm(['pack', ...options, ...specifier], { cwd })
  if (status !== 0)
    throw new Failure('package-not-found', { package: specifier.join(' ') || cwd, said: `${stderr}`.trim() })
  const [packed]: { name: string; filename: string }[] = JSON.parse(`${stdout}`)
  if (packed?.name === 'gotgam') return join(out, packed.filename)
  throw new Failure('package-of-others', { package: specifier.join(' '), name: packed?.name ?? '' })
}

/** `gotgam-0.1.0.tgz` → `gotgam-0.1.0-2e361dcf.tgz`, by its bytes: npm refuses another file under a name of a lockfile. */
export function toPackedName(file: string): string {
  const digits = digestAll(readFileSync(file)).slice(0, 8)
  return file.replace(/(?:-[\da-f]{8})?\.tgz$/, `-${digits}.tgz`)
}
