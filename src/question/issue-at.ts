import { findNode } from './find-node.ts'
import type { Issue } from './issue.ts'
import type { Place } from './schema-issues.ts'

/** One fault of the value at the end of a path. */
export function toIssueAt(
  place: Place,
  path: readonly PropertyKey[],
  { code, detail }: Pick<Issue, 'code' | 'detail'>,
): Issue {
  const node = findNode(place.root, path)
  return { code, path: place.path, ...place.toPosition(Math.max(0, node?.start ?? 0)), detail }
}
