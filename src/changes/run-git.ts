// Git as a process of its own. What it can't do is an error with its own words: silence would read as "nothing changes".
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { Failure } from '../messages/failure.ts'

/** By which Git tells its hooks of a repository: here the folder decides. */
const elsewhere = {
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_IMPLICIT_WORK_TREE: undefined,
  GIT_COMMON_DIR: undefined,
  GIT_INDEX_FILE: undefined,
  GIT_PREFIX: undefined,
}

export type RunGit = (parameters: readonly string[], input?: string) => Buffer

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
export function findGitWords(error: unknown): string | undefined {
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
