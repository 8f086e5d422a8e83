// What is passed over in silence is lost in silence: whatever nobody reads is an issue, with the name that was meant.
import { compareText, type Issue } from '../question/issue.ts'
import { isGitAttributes, isLeftBehind } from './left-behind.ts'
import { findNearestRootName } from './nearest-root-name.ts'
import { isOfRepository, isReadName, isUnreadName, type RootEntry } from './root-entry.ts'

/** More than these are counted, not named: it will be another folder that was meant. */
const namedEntries = 20

/**
 * @param entries of the root of a content folder, without empty folders, in which nothing can be lost.
 * @param pullRequest whether strangers may have written them, and somebody is to read the changes.
 */
export function checkRoot(entries: readonly RootEntry[], { pullRequest }: { pullRequest: boolean }): Issue[] {
  const names = new Set(entries.map(({ name }) => name))
  const issues = entries
    .toSorted((a, b) => compareText(a.name, b.name))
    .flatMap((entry) => {
      if (pullRequest && isGitAttributes(entry.name)) return [toIssue('git-attributes', entry.name)]
      if (isLeftBehind(entry.name) || isOfRepository(entry.name) || isReadName(entry.name)) return []
      return [checkEntry(entry, names)]
    })
  return shorten(issues)
}

/** Names that could be mended come first. */
function shorten(issues: readonly Issue[]): Issue[] {
  const unknown = issues.filter(({ code }) => code === 'unknown-file')
  if (unknown.length <= namedEntries) return [...issues]
  const isNear = ({ detail }: Issue) => detail['nearest'] !== undefined || detail['other'] !== undefined
  const ranked = [...unknown.filter(isNear), ...unknown.filter((issue) => !isNear(issue))]
  const unnamed = new Set(ranked.slice(namedEntries))
  const count = { count: `${unknown.length}`, limit: `${namedEntries}` }
  return [toIssue('unknown-file', '.', count), ...issues.filter((issue) => !unnamed.has(issue))]
}

function checkEntry(entry: RootEntry, names: ReadonlySet<string>): Issue {
  const { name, kind } = entry
  if (isUnreadName(name)) return toIssue('not-read-yet', name, { value: name, known: name })
  const nearest = findNearestRootName(entry)
  if (nearest !== undefined && isUnreadName(nearest)) {
    return toIssue('not-read-yet', name, { value: name, known: nearest })
  }
  const detail = { value: name, kind }
  if (nearest !== undefined) return toIssue('unknown-file', name, { ...detail, ...toTarget(nearest, names) })
  const isMarkdown = kind !== 'folder' && /\.md$/i.test(name)
  return toIssue('unknown-file', name, isMarkdown ? { ...detail, nearest: `questions/${name}` } : detail)
}

/** A name that is taken is no advice. */
function toTarget(nearest: string, names: ReadonlySet<string>): Record<string, string> {
  return names.has(nearest) ? { other: nearest } : { nearest }
}

/** Whether something of another name is probably this. */
export function isMeant({ code, detail }: Issue, name: string): boolean {
  return code === 'unknown-file' && detail['nearest']?.split('/')[0] === name
}

function toIssue(code: Issue['code'], path: string, detail: Record<string, string> = {}): Issue {
  return { code, path, line: 1, column: 1, detail }
}
