// One file: text in, a checked Question out, or every fault in it, with what to write instead.
import { boundIssues } from './bound-issues.ts'
import { checkQuestion, type ParsedQuestion } from './check-question.ts'
import { addCorrections, findFrontMatter } from './corrections/add-corrections.ts'
import type { Issue } from './issue.ts'
import type { QuestionContext } from './question-context.ts'

export type { ParsedQuestion } from './check-question.ts'

/** @param text the whole file as `decodeFile` gives it. */
export function parseQuestion(
  file: { id: string; path: string; text: string },
  context: QuestionContext,
): { parsed: ParsedQuestion | undefined; issues: Issue[] } {
  const { parsed, issues } = checkQuestion(file, context)
  if (issues.length === 0) return { parsed, issues }
  const corrected = addCorrections(issues, {
    text: file.text,
    check: (text) => checkQuestion({ ...file, text }, context).issues,
    findYaml: findFrontMatter,
    zone: context.zone,
  })
  return { parsed, issues: boundIssues(corrected) }
}
