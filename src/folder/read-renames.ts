// Files that `check --fix` renames: those that can have been meant to have one other name, which is free.
import { lstatSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Issue } from '../format/issue.ts'
import { toIdKey, toQuestionId } from '../format/names.ts'

export interface Rename {
  /** Both inside the content folder, with `/`. */
  from: string
  to: string
}

export interface Known {
  /** Of the questions that there are. */
  ids: readonly string[]
  /** Whether redactions.yaml names what a file is named for: under another id it would be published. */
  isRedacted: (path: string) => boolean
  isFree: (rename: Rename) => boolean
}

/**
 * Issues with the new names: `questions/rest api.md` → `questions/rest-api.md`, `questions/a.markdown` → `questions/a.md`,
 * `archive.yml` → `archive.yaml`. Of two for one id the first gets it.
 */
export function markRenames(issues: readonly Issue[], { ids, isRedacted, isFree }: Known): Issue[] {
  const taken = new Set(ids.map(toIdKey))
  return issues.map((issue) => {
    const name = toName(issue)
    if (name === undefined || (issue.code === 'invalid-id' && isRedacted(issue.path))) return issue
    const rename = posix.join(posix.dirname(issue.path), name)
    const id = rename.startsWith('questions/') ? toQuestionId(name) : undefined
    // No id has a slash.
    const key = id === undefined ? `/${rename}` : toIdKey(id)
    if (taken.has(key) || !isFree({ from: issue.path, to: rename })) return issue
    taken.add(key)
    return { ...issue, rename }
  })
}

/** False where another file has the name, or this is none: a link stays what it is. */
export function isFreeName(contentFolder: string, { from, to }: Rename): boolean {
  const look = (path: string) => lstatSync(join(contentFolder, path), { throwIfNoEntry: false, bigint: true })
  try {
    const [source, target] = [look(from), look(to)]
    if (!source?.isFile()) return false
    // A disk that knows no upper and lower case finds the file itself under its new name.
    return !target || (target.ino === source.ino && target.dev === source.dev && from !== to)
  } catch {
    // A name that is too long, or a folder that may not be looked into.
    return false
  }
}

/** The one name that a file can have been meant to have. */
function toName({ code, path, detail }: Issue): string | undefined {
  const name = posix.basename(path)
  // An id that a value names is fixed there.
  if (code === 'invalid-id' && detail['key'] === undefined) return detail['nearest']
  if (code === 'not-markdown') return markdownEnding.test(name) ? detail['nearest'] : undefined
  if (code !== 'unknown-file' || detail['kind'] !== 'file') return undefined
  // Another word may have been meant; the same word in another spelling may not.
  const meant = name.toLowerCase().replace(/\.yml$/, '.yaml')
  return [meant, posix.join(posix.dirname(path), meant)].includes(detail['nearest'] ?? '') ? meant : undefined
}

/** Of Markdown and nothing else, in any case. */
const markdownEnding = /\.(?:md|markdown|mdown|mkdn?)$/i
