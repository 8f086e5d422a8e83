// The files of a content folder as they were at a commit, read from Git without touching the working tree.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { existsSync, realpathSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Failure } from '../words/failure.ts'

export interface BaseFiles {
  /** Which commit it is. */
  compared: ComparedCommit
  /** Paths inside the content folder that are not as they were; untracked ones among them. */
  changed: Set<string>
  /** Every path inside the content folder at the commit. */
  paths: string[]
  /** Whether a file was there, and is as it was. What Git ignores was not. */
  isSame: (path: string) => boolean
  /** Contents at the commit; a path that was not there is left out. @throws Failure of Git */
  read: (paths: readonly string[]) => Map<string, Buffer>
}

export interface ComparedCommit {
  commit: string
  /** `fork`: the last that the working tree shares with the reference; `apart`: that of the reference, as it shares none. */
  kind: 'same' | 'fork' | 'apart'
}

/**
 * What others have added since the working tree left them is no change of it: files are those of the merge base.
 * @throws Failure of Git when the folder is in no Git repository, the reference names no commit, or Git can't read it.
 */
export function readBase(contentFolder: string, reference: string): BaseFiles {
  const { git, commit: named, prefix, place } = findPlace(contentFolder, reference)
  const compared = findCompared(git, named)
  const { commit } = compared
  const inside = (paths: readonly string[]) =>
    paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
  const blobs = readTree({ git, commit, prefix, place })
  const differing = git(['diff', '--name-only', '--no-renames', '-z', commit, '--', place])
  const listing = ['ls-files', '-v', '--cached', '--others', '--exclude-standard', '-z', '--', place]
  // Lines are `<tag> <path>`: `?` is untracked; `S` (skip-worktree) and small letters (assume-unchanged) are files whose
  // changes `git diff` passes over.
  const tagged = toList(git(listing))
  const findTagged = (tag: RegExp) =>
    inside(tagged.filter((line) => tag.test(line)).map((line) => line.slice(2)))
  const present = findTagged(/^[Sa-z]/).filter((path) => isFile(join(contentFolder, path)))
  const names = hashFiles(git, present, prefix)
  const unseen = present.filter((path) => names.get(path) !== blobs.get(path))
  const changed = new Set([...inside(toList(differing)), ...findTagged(/^\?/), ...unseen])
  return {
    compared,
    changed,
    paths: [...blobs.keys()],
    isSame: (path) => blobs.has(path) && !changed.has(path),
    read: (paths) => readBlobs(git, blobs, paths),
  }
}

/** Every path inside the content folder at a commit, in NFC, in which Git keeps them. @throws as `readBase`. */
export function readBasePaths(contentFolder: string, reference: string): ReadonlySet<string> {
  const paths = readTree(findPlace(contentFolder, reference)).keys()
  return new Set(Iterator.from(paths).map((path) => path.normalize('NFC')))
}

interface Place {
  git: RunGit
  commit: string
  /** Of the content folder in the repository, with a slash at its end. */
  prefix: string
  /** The same as Git is given it. */
  place: string
}

function findPlace(contentFolder: string, reference: string): Place {
  if (!existsSync(contentFolder)) throw new Failure('git-no-folder', { folder: contentFolder })
  const top = findTop(contentFolder)
  const git = createRunGit(top)
  const commit = findCommit(git, reference)
  // Git names its folder without symbolic links.
  const inner = relative(top, realpathSync(contentFolder)).replaceAll('\\', '/')
  const prefix = inner === '' ? '' : `${inner}/`
  return { git, commit, prefix, place: `:(top,literal)${prefix}` }
}

/** Object names of the files of the content folder, by path inside it. Lines are `<mode> blob <name>\t<path>`. */
function readTree({ git, commit, prefix, place }: Place): Map<string, string> {
  const lines = toList(git(['ls-tree', '-r', '-z', commit, '--', place]))
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, mode = '', name = '', path = ''] = /^(\S+) \S+ (\S+)\t(.*)$/s.exec(line) ?? []
      // Neither symbolic links nor submodules are files.
      const isInside = mode.startsWith('100') && path.startsWith(prefix)
      return isInside ? [[path.slice(prefix.length), name]] : []
    }),
  )
}

function findTop(folder: string): string {
  try {
    return createRunGit(folder)(['rev-parse', '--show-toplevel']).toString().replace(/\n$/, '')
  } catch (error) {
    const isOutside = /not a git repository/.test(findGitWords(error) ?? '')
    throw isOutside ? new Failure('git-no-repository', { folder }) : error
  }
}

function findCommit(git: RunGit, reference: string): string {
  const parameters = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`]
  try {
    return git(parameters).toString().trim()
  } catch (error) {
    // It says nothing of a name that it does not know.
    if (findGitWords(error) !== '') throw error
    throw new Failure('git-no-commit', { reference })
  }
}

function findCompared(git: RunGit, commit: string): ComparedCommit {
  try {
    const shared = git(['merge-base', commit, 'HEAD']).toString().trim()
    return { commit: shared, kind: shared === commit ? 'same' : 'fork' }
  } catch (error) {
    // It says nothing where there is none, and this of a branch without a commit.
    if (!/^(?:fatal: Not a valid object name HEAD)?$/.test(findGitWords(error) ?? 'none')) throw error
    return { commit, kind: 'apart' }
  }
}

function toList(text: Buffer): string[] {
  return text
    .toString()
    .split('\0')
    .filter((path) => path !== '')
}

/** What is not there is no file of the content folder. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

/** Object names of files as they are. One with a line end in its name has none: Git reads it only in its own quotes. */
function hashFiles(git: RunGit, paths: readonly string[], prefix: string): Map<string, string | undefined> {
  const asked = paths.filter((path) => !/["\n]/.test(path))
  if (asked.length === 0) return new Map()
  const names = git(['hash-object', '--stdin-paths'], asked.map((path) => `${prefix}${path}\n`).join(''))
  const lines = names.toString().split('\n')
  return new Map(asked.map((path, index) => [path, lines[index]]))
}

/** One process for all files, with what `git cat-file --batch` documents: a line of `<id> <type> <bytes>`, the bytes, LF. */
function readBlobs(
  git: RunGit,
  blobs: ReadonlyMap<string, string>,
  paths: readonly string[],
): Map<string, Buffer> {
  const asked = paths.flatMap((path) => {
    const name = blobs.get(path)
    return name === undefined ? [] : [{ path, name }]
  })
  const contents = new Map<string, Buffer>()
  if (asked.length === 0) return contents
  const answer = git(['cat-file', '--batch'], asked.map(({ name }) => `${name}\n`).join(''))
  let offset = 0
  for (const { path } of asked) {
    const end = answer.indexOf(10, offset)
    const [, type, size] = answer.subarray(offset, end).toString().split(' ')
    const bytes = Number(size)
    const start = end + 1
    if (end < offset || type !== 'blob' || start + bytes > answer.length) {
      throw new Failure('git-incomplete', { path })
    }
    contents.set(path, answer.subarray(start, start + bytes))
    offset = start + bytes + 1
  }
  return contents
}

// Git as a process of its own. What it can't do is an error with its own words: silence would read as "nothing changes".

/** By which Git names a repository to its hooks: here the folder decides. */
const elsewhere = Object.fromEntries(
  ['DIR', 'WORK_TREE', 'IMPLICIT_WORK_TREE', 'COMMON_DIR', 'INDEX_FILE', 'PREFIX'].map((name) => [
    `GIT_${name}`,
    undefined,
  ]),
)

type RunGit = (parameters: readonly string[], input?: string) => Buffer

/** Far more than the names of a million files, or the contents of an archive of as many. */
const mostBytes = 4 * 1024 ** 3

/** Git in a folder that is there: its standard output. @throws Failure when it did not end well. */
export function createRunGit(folder: string, most = mostBytes): RunGit {
  return (parameters, input) => {
    const run = spawnSync('git', [...parameters], {
      cwd: folder,
      input,
      maxBuffer: most,
      // Its words in one language, without questions and without a lock that another command could wait for.
      env: { ...process.env, ...elsewhere, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' },
    })
    if (run.status === 0 && !run.error) return run.stdout
    throw toFailure(parameters[0] ?? '', run)
  }
}

/** What Git said before it failed; undefined of what is no failure of a run of Git. */
function findGitWords(error: unknown): string | undefined {
  return error instanceof Failure && 'words' in error.detail ? error.detail.words : undefined
}

function toFailure(name: string, { error, signal, status, stderr }: SpawnSyncReturns<Buffer>): Failure {
  const code = error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return new Failure('git-missing', {})
  const command = `git ${name}`
  if (code === 'ENOBUFS') return new Failure('git-too-much', { command })
  const words = (stderr ?? Buffer.alloc(0))
    .toString()
    .replace(/[^\P{C}\n\t]/gu, '\uFFFD')
    .trim()
    .slice(0, 2000)
  if (signal) return new Failure('git-ended', { command, signal, words })
  if (status === null) return new Failure('git-not-started', { command, reason: String(error?.message) })
  return new Failure('git-failed', { command, exitCode: status, words })
}
