// The files of a content folder as they were at a commit, read from Git without touching the working tree.
import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { relative } from 'node:path'

export interface BaseFiles {
  /** Paths inside the content folder that are not as they were; untracked ones among them. */
  changed: Set<string>
  /** Every path inside the content folder at the commit. */
  paths: string[]
  /** Contents at the commit; a path that was not there is left out. */
  read: (paths: readonly string[]) => Map<string, Buffer>
}

/** Something that whoever gave the command has to mend. */
export class UnknownBase extends Error {}

/** @throws UnknownBase when the folder is in no Git repository, or the reference names no commit. */
export function readBase(contentFolder: string, reference: string): BaseFiles {
  const git = createGit(contentFolder)
  const top = git(['rev-parse', '--show-toplevel'])?.trim()
  if (top === undefined) throw new UnknownBase(`${contentFolder} is in no Git repository.`)
  const commit = git([
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${reference}^{commit}`,
  ])?.trim()
  if (!commit)
    throw new UnknownBase(`“${reference}” names no commit of this repository. Fetch it, or name another.`)
  // Git names its folder without symbolic links.
  const inner = relative(top, realpathSync(contentFolder)).replaceAll('\\', '/')
  const prefix = inner === '' ? '' : `${inner}/`
  const place = `:(top,literal)${prefix}`
  const inside = (list: string) =>
    toList(list)
      .filter((path) => path.startsWith(prefix))
      .map((path) => path.slice(prefix.length))
  const atTop = createGit(top)
  const tree = atTop(['ls-tree', '-r', '-z', '--name-only', commit, '--', place]) ?? ''
  const differing = atTop(['diff', '--name-only', '--no-renames', '-z', commit, '--', place]) ?? ''
  const untracked = atTop(['ls-files', '--others', '--exclude-standard', '-z', '--', place]) ?? ''
  return {
    changed: new Set([...inside(differing), ...inside(untracked)]),
    paths: inside(tree),
    read: (paths) => readBlobs(top, commit, prefix, paths),
  }
}

function createGit(folder: string) {
  return (parameters: string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...parameters], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1024 * 1024 * 1024,
    })
    return status === 0 ? stdout : undefined
  }
}

function toList(text: string): string[] {
  return text.split('\0').filter((path) => path !== '')
}

/** One process for all files, with what `git cat-file --batch` documents: a line of `<id> <type> <bytes>`, the bytes, LF. */
function readBlobs(
  top: string,
  commit: string,
  prefix: string,
  paths: readonly string[],
): Map<string, Buffer> {
  const blobs = new Map<string, Buffer>()
  const asked = paths.filter((path) => !path.includes('\n'))
  if (asked.length === 0) return blobs
  const { stdout } = spawnSync('git', ['cat-file', '--batch'], {
    cwd: top,
    input: asked.map((path) => `${commit}:${prefix}${path}\n`).join(''),
    maxBuffer: 4 * 1024 * 1024 * 1024,
  })
  let offset = 0
  for (const path of asked) {
    const end = stdout.indexOf(10, offset)
    const [, type, size] = stdout.subarray(offset, end).toString().split(' ')
    offset = end + 1
    if (type !== 'blob') continue
    const bytes = Number(size)
    blobs.set(path, stdout.subarray(offset, offset + bytes))
    offset += bytes + 1
  }
  return blobs
}
