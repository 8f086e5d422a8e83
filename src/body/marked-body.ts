import type { Correction } from '../question/correction.ts'
import type { Issue } from '../question/issue.ts'
import type { MarkdownOptions } from './markdown.ts'

export interface MarkedBody {
  path: string
  body: string
  /** Line of the file on which the body begins. */
  bodyLine: number
  /** By which its tokens were parsed. */
  markdown?: MarkdownOptions
  /** The front matter of its file, as it is written; asked for only where it stands in the body again. */
  frontMatter?: () => string
}

/** @param fault with line and column counted from 0, in the body. */
export function toIssue(
  fault: Pick<Issue, 'code' | 'detail'> & {
    line: number
    column?: number
    correction?: Correction | undefined
  },
  { path, bodyLine }: MarkedBody,
): Issue {
  const { code, line, column = 0, detail, correction } = fault
  const issue = { code, path, line: bodyLine + line, column: column + 1, detail }
  return correction ? { ...issue, correction } : issue
}
