// One file of comments: text in, checked Comments out, or every fault in it, with what to write instead.
import { addCorrections } from '../question/corrections/add-corrections.ts'
import type { Issue } from '../question/issue.ts'
import type { QuestionContext } from '../question/question-context.ts'
import { type CommentsFile, checkComments } from './check-comments.ts'
import type { Comment } from './comment.ts'

export function parseComments(
  file: CommentsFile,
  context: QuestionContext,
): { comments: Comment[] | undefined; issues: Issue[] } {
  const { comments, issues } = checkComments(file, context)
  if (issues.length === 0) return { comments, issues }
  const corrected = addCorrections(issues, {
    text: file.text,
    check: (text) => checkComments({ ...file, text }, context).issues,
    findYaml: (lines) => ({ from: 1, to: lines.length + 1 }),
    zone: context.zone,
  })
  return { comments, issues: corrected }
}
