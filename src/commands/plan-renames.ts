// What only another file name mends, where it can be but one name.
import type { Issue } from '../format/issue.ts'
import { toIdKey, toQuestionId } from '../format/names.ts'

export interface Rename {
  /** Both inside the content folder, with `/`. */
  from: string
  to: string
}

/**
 * `questions/rest api.md` → `questions/rest-api.md`, `questions/a.MD` → `questions/a.md`, `archive.yml` →
 * `archive.yaml`. Nothing where the id is another's.
 * @param ids of the questions that there are.
 * @param isRedacted whether redactions.yaml names what a file is named for: under another id it would be published.
 */
export function planRenames(
  issues: readonly Issue[],
  ids: readonly string[],
  isRedacted: (path: string) => boolean,
): Rename[] {
  const taken = new Set(ids.map(toIdKey))
  return issues.flatMap((issue) => {
    const name = toName(issue)
    if (name === undefined || (issue.code === 'invalid-id' && isRedacted(issue.path))) return []
    const folder = issue.path.slice(0, issue.path.lastIndexOf('/') + 1)
    const id = folder === '' ? undefined : toQuestionId(name)
    if (id !== undefined && taken.has(toIdKey(id))) return []
    if (id !== undefined) taken.add(toIdKey(id))
    return [{ from: issue.path, to: folder + name }]
  })
}

/** The one name that a file can have been meant to have. */
function toName({ code, path, detail }: Issue): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  // An id that a value names is mended there.
  if (code === 'invalid-id' && detail['key'] === undefined) return detail['nearest']
  if (code === 'not-markdown') return /\.md$/i.test(name) ? name.replace(/\.md$/i, '.md') : undefined
  if (code !== 'unknown-file' || detail['kind'] !== 'file') return undefined
  // Another word may have been meant; the same word in another spelling may not.
  const meant = name.toLowerCase().replace(/\.yml$/, '.yaml')
  return meant === detail['nearest'] ? meant : undefined
}
