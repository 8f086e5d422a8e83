import type { Issue, IssueCode } from '../../src/format/issue.ts'

/** An issue of any code, with whatever details: tests of tables do not know which of them belong together. */
export function toAnyIssue(
  code: IssueCode,
  detail: object = {},
  place: Partial<Pick<Issue, 'path' | 'line' | 'column' | 'correction'>> = {},
): Issue {
  return { path: 'questions/a.md', line: 1, column: 1, ...place, code, detail } as Issue
}

/** Details by their names, whatever the code is. */
export function listDetails({ detail }: Pick<Issue, 'detail'>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(detail))
}

/** `line:column code`, and the key at fault, or its value. */
export function tellKey({ line, column, code, detail }: Issue): string {
  return `${line}:${column} ${code} ${detail['key'] ?? detail['value']}`
}
