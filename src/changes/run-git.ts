// Git as a process of its own. What it can't do is an error with its own words: silence would read as "nothing changes".
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'

/** Something that whoever gave the command has to mend. */
export class GitFailure extends Error {
  /** What Git itself said; empty when it said nothing. */
  readonly words: string

  constructor(message: string, words = '') {
    super(words === '' ? message : `${message}\n${words}`)
    this.words = words
  }
}

export type RunGit = (parameters: readonly string[], input?: string) => Buffer

/** Far more than the names of a million files, or the contents of an archive of as many. */
const mostBytes = 4 * 1024 ** 3

/** Git in a folder that is there: its standard output. @throws GitFailure when it did not end well. */
export function createRunGit(folder: string, most = mostBytes): RunGit {
  return (parameters, input) => {
    const run = spawnSync('git', [...parameters], {
      cwd: folder,
      input,
      maxBuffer: most,
      // Its words in one language, without questions and without a lock that another command could wait for.
      env: { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' },
    })
    if (run.status === 0 && !run.error) return run.stdout
    throw toFailure(parameters[0] ?? '', run)
  }
}

function toFailure(command: string, { error, signal, status, stderr }: SpawnSyncReturns<Buffer>): GitFailure {
  const code = error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT')
    return new GitFailure('There is no git on this machine, or it is not in PATH. Install it.')
  const name = `git ${command}`
  if (code === 'ENOBUFS') return new GitFailure(`${name} wrote more than can be read at once.`)
  const words = (stderr ?? Buffer.alloc(0))
    .toString()
    .replace(/[^\P{C}\n\t]/gu, '\uFFFD')
    .trim()
    .slice(0, 2000)
  if (signal) return new GitFailure(`${name} was ended by ${signal}.`, words)
  return new GitFailure(
    `${name} failed${status === null ? `: ${error?.message}` : ` with exit code ${status}`}.`,
    words,
  )
}
