import { toIssueMessage } from '../messages/issue-messages.ts'
import type { Language } from '../messages/language.ts'
import { toVisibleText } from '../messages/visible-text.ts'
import { findWords } from '../messages/words.ts'
import type { FixedContent } from './fix-content.ts'

/** Each thing that was mended, with the lines before and after, and how many there were. */
export function reportFixes({ renames, fixes, failures }: FixedContent, language: Language): string {
  const messages = findWords(language).fixes
  const count = renames.length + fixes.length
  return [
    ...renames.map(({ from, to }) => messages.renamed(from, to)),
    ...fixes.flatMap(({ issue, before, after }) => [
      `${toVisibleText(issue.path)}:${issue.line}:${issue.column}  ${issue.code}  ${toIssueMessage(issue, language).message}`,
      ...before.map((line) => `    - ${toVisibleText(line)}`),
      ...after.map((line) => `    + ${toVisibleText(line)}`),
    ]),
    ...failures.map(({ path, reason }) => messages.notFixed(path, reason)),
    count > 0 ? messages.total(count) : messages.nothing,
  ].join('\n')
}
