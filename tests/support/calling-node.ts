// The Node that a person has called npm with, which may be an old one: tests themselves run on the project's own.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const isOfProject = (path: string) => /[\\/]node_modules[\\/]/.test(`${path}/`)

/** `PATH` without the folders that npm and the project put first. */
export function toCallersPath(path: string): string {
  return path
    .split(delimiter)
    .filter((folder) => folder !== '' && !isOfProject(folder))
    .join(delimiter)
}

/** Undefined when there is no Node but the project's own. */
export function findCallingNode(environment: NodeJS.ProcessEnv): string | undefined {
  const byNpm = environment['npm_node_execpath']
  if (byNpm !== undefined && !isOfProject(byNpm)) return byNpm
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  return toCallersPath(environment['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))
}
