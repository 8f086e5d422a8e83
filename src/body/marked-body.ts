// What is wrong in a body, and where in its file.
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

interface Fault extends Pick<Issue, 'code' | 'detail'> {
  /** Both counted from 0, in the body. */
  line: number
  column?: number
  correction?: Correction | undefined
}

/** @param place of the body in its file. */
export function toIssue(
  { code, line, column = 0, detail, correction }: Fault,
  { path, bodyLine }: MarkedBody,
): Issue {
  const issue = { code, path, line: bodyLine + line, column: column + 1, detail }
  return correction ? { ...issue, correction } : issue
}
