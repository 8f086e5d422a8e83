// Pictures that bodies name and that are not there, with what to write instead, and those that no body names.
import { toPicturePath } from '../picture/picture-address.ts'
import type { Issue } from '../question/issue.ts'
import type { LinkingQuestion } from './check-links.ts'
import { checkPictures, type NamingText } from './check-pictures.ts'
import type { ContentFolder } from './read-folder.ts'
import { readText } from './read-text.ts'
import { isWhole } from './whole-folder.ts'

/** Looks at the texts of so many faults: more have one reason. */
const mostCorrected = 100

/** What a question that is withheld names is shown by no page. */
export function findPictureIssues(folder: ContentFolder, questions: readonly LinkingQuestion[]): Issue[] {
  const shown = questions.filter(({ id }) => !folder.redactions.questions.has(id))
  const issues = checkPictures(folder.pictureFiles, shown.flatMap(toTexts), isWhole(folder, questions))
  return issues.map((issue, index) => (index < mostCorrected ? addCorrection(folder.path, issue) : issue))
}

function toTexts({ path, links, conversation }: LinkingQuestion): NamingText[] {
  const others = conversation?.links.map((link) => ({ path: link.path, links: [link] })) ?? []
  return links.length === 0 ? others : [{ path, links }, ...others]
}

function addCorrection(folder: string, issue: Issue): Issue {
  const { nearest, value } = issue.detail
  if (issue.code !== 'missing-picture' || nearest === undefined) return issue
  const line = readText(folder, issue.path).split('\n')[issue.line - 1] ?? ''
  const start = issue.column - 1
  const written = /^[^\s<>()"']+/.exec(line.slice(start))?.[0] ?? ''
  if (`/${toPicturePath(written) ?? ''}` !== value) return issue
  const corrected = line.slice(0, start) + nearest + line.slice(start + written.length)
  const correction = { from: issue.line, to: issue.line + 1, lines: [corrected], certain: false }
  return { ...issue, correction }
}
