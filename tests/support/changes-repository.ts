// A content folder in a Git repository of its own, and `npm run changes` in it, as a person runs it.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempDisposableSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { editFile, putFile, type WrittenContent, writeContent } from './content-folder.ts'
import { runCommand } from './run-command.ts'

export interface RanChanges {
  status: number | null
  stdout: string
  stderr: string
}

export interface ChangesRepository extends Disposable {
  /** Folder of the repository. */
  folder: string
  content: string
  /** @throws what Git says when it fails. */
  git: (...parameters: string[]) => string
  commit: () => void
  /** Paths are those in the content folder. */
  put: (path: string, text: string | Uint8Array) => void
  edit: (path: string, change: (text: string) => string) => void
  move: (from: string, to: string) => void
  remove: (...paths: string[]) => void
  /** @param environment over that of the tests. */
  run: (parameters?: readonly string[], environment?: Readonly<Record<string, string>>) => RanChanges
  /** What is said of the working tree, compared with the last commit. @throws when it fails. */
  changes: () => string
}

const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.org', '-c', 'commit.gpgsign=false']

/** A report without its first line, which names the commit. */
export function withoutCompared(stdout: string): string {
  return stdout.replace(/^(?:견준 커밋: |Compared with commit ).+\n\n/, '')
}

/** One commit of the content. @param ownRepository whether the content folder is the repository. */
export function createChangesRepository(
  written: WrittenContent,
  { ownRepository = false } = {},
): ChangesRepository {
  const temporary = mkdtempDisposableSync(join(tmpdir(), 'gotgam-changes-'))
  const content = join(temporary.path, 'content')
  const folder = ownRepository ? content : temporary.path
  writeContent(content, written)
  const git = (...parameters: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', [...identity, ...parameters], {
      cwd: folder,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`git ${parameters.join(' ')}\n${stderr}`)
    return stdout
  }
  const commit = () => {
    git('add', '--', ownRepository ? '.' : 'content')
    git('commit', '--quiet', '--message', 'a change')
  }
  const run: ChangesRepository['run'] = (parameters = [], more = {}) => {
    const own = { ARCHIVE_CONTENT: content, ARCHIVE_CACHE: join(temporary.path, 'cache') }
    return runCommand('changes', parameters, { environment: { ...own, ...more } })
  }
  git('init', '--quiet', '--initial-branch=main')
  commit()
  return {
    folder,
    content,
    git,
    commit,
    put: (path, text) => putFile(content, path, text),
    edit: (path, change) => editFile(content, path, change),
    move: (from, to) => {
      mkdirSync(dirname(join(content, to)), { recursive: true })
      renameSync(join(content, from), join(content, to))
    },
    remove: (...paths) => {
      for (const path of paths) rmSync(join(content, path), { recursive: true })
    },
    run,
    changes: () => {
      const { status, stdout, stderr } = run()
      if (status !== 0 || stderr !== '') throw new Error(`exit code ${status}\n${stderr}`)
      return withoutCompared(stdout)
    },
    [Symbol.dispose]: () => temporary.remove(),
  }
}
