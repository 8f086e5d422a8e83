import { spawnSync } from 'node:child_process'

/**
 * Paths of what differs between the working tree and the commit at which it parted from a reference: changed, added,
 * untracked and removed files; of a renamed one both names.
 * @throws what Git says, when the reference names no commit.
 */
export function listChangedFiles(folder: string, reference: string): string[] {
  const git = (...parameters: string[]) => {
    const { status, stdout, stderr, error } = spawnSync('git', parameters, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`--changed ${reference}: ${error?.message ?? stderr.trim()}`)
    return stdout.split('\0').filter((path) => path !== '')
  }
  const base = ['--merge-base', '--end-of-options', reference, '--']
  const tracked = git('diff', '--name-only', '--no-renames', '--relative', '-z', ...base)
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set([...tracked, ...untracked])].sort()
}
