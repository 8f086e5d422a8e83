// One file of an answer: text in, a checked Answer out, or every fault in it, with what to write instead.
import { boundIssues } from '../question/bound-issues.ts'
import { addCorrections, findFrontMatter } from '../question/corrections/add-corrections.ts'
import type { Issue } from '../question/issue.ts'
import type { QuestionContext } from '../question/question-context.ts'
import { type AnswerFile, checkAnswer, type ParsedAnswer } from './check-answer.ts'

export type { ParsedAnswer } from './check-answer.ts'

export function parseAnswer(
  file: AnswerFile,
  context: QuestionContext,
): { parsed: ParsedAnswer | undefined; issues: Issue[] } {
  const { parsed, issues } = checkAnswer(file, context)
  if (issues.length === 0) return { parsed, issues }
  const corrected = addCorrections(issues, {
    text: file.text,
    check: (text) => checkAnswer({ ...file, text }, context).issues,
    findYaml: findFrontMatter,
    zone: context.zone,
  })
  return { parsed, issues: boundIssues(corrected) }
}
