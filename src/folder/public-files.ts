// `public/`: files that the site has at its root as they are. A package has some of its own, which those of a project
// take the place of.
import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findKind } from '../kept/files.ts'
import { packedCode, programFolder } from '../kept/program.ts'
import { Failure } from '../words/failure.ts'

const name = 'public'

/** What version control keeps in the folder that somebody works in. */
export const versionControl: readonly string[] = ['.git', '.hg', '.svn', '.jj']

/**
 * Paths of all its files with `/`, in code-unit order; none when the project has no such folder.
 * @throws for what is neither file nor folder: a link would publish what lies elsewhere; and for what version control
 * keeps: all that was ever written is in it, and no build touches a folder that holds it.
 */
export function readPublicFiles(root: string): string[] {
  const files = listFolders(root).flatMap((folder) => {
    const status = lstatSync(join(folder, name), { throwIfNoEntry: false })
    if (status && !status.isDirectory()) throw new Failure('public-no-folder', { name })
    return status ? listBelow(join(folder, name), '') : []
  })
  return [...new Set(files)].sort()
}

/** @param root folder of the project. @param file path below `public/`, as `readPublicFiles` gives it. */
export function toPublicPath(root: string, file: string): string {
  const paths = listFolders(root).map((folder) => join(folder, name, file))
  return paths.find((path) => existsSync(path)) ?? join(root, name, file)
}

/**
 * First parts of addresses that files of `public/` have, and pages that somebody added to `src/pages`.
 * @param files as `readPublicFiles` gives them.
 */
export function listServedNames(root: string, files: readonly string[]): string[] {
  const pages = join(root, 'src/pages')
  const routes = existsSync(pages) ? readdirSync(pages) : []
  return [
    ...files.map((file) => file.split('/', 1)[0] ?? ''),
    ...routes.map((name) => name.replace(/\..*/, '')),
  ]
}

function listFolders(root: string): string[] {
  return packedCode === undefined ? [root] : [root, programFolder]
}

function listBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name
    if (versionControl.includes(entry.name.toLowerCase()))
      throw new Failure('public-versioned', { path: `${name}/${path}` })
    const kind = findKind(entry)
    if (kind === 'folder') return listBelow(root, `${path}/`)
    if (kind === undefined) return [path]
    throw new Failure('public-no-file', { path: `${name}/${path}`, kind })
  })
}
