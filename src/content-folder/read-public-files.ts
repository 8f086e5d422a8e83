// `public/`: files that the site has at its root as they are.
import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../messages/failure.ts'
import type { FailureDetails } from '../messages/failure-details.ts'

const name = 'public'

/**
 * Paths of all its files with `/`, in code-unit order; none when the project has no such folder.
 * @throws for what is neither file nor folder: a link would publish what lies elsewhere.
 */
export function readPublicFiles(root: string): string[] {
  const status = lstatSync(join(root, name), { throwIfNoEntry: false })
  if (!status) return []
  if (!status.isDirectory()) throw new Failure('public-no-folder', { name })
  return listBelow(root, '').sort()
}

/** @param root folder of the project. @param file path below `public/`, as `readPublicFiles` gives it. */
export function toPublicPath(root: string, file: string): string {
  return join(root, name, file)
}

function listBelow(root: string, folder: string): string[] {
  return readdirSync(toPublicPath(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name
    if (entry.isDirectory()) return listBelow(root, `${path}/`)
    if (entry.isFile()) return [path]
    throw new Failure('public-no-file', { path: `${name}/${path}`, kind: toKind(entry) })
  })
}

function toKind(entry: Dirent): FailureDetails['public-no-file']['kind'] {
  if (entry.isSymbolicLink()) return 'link'
  if (entry.isFIFO()) return 'fifo'
  return entry.isSocket() ? 'socket' : 'device'
}
