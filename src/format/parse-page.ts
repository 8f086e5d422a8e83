// A page that somebody wrote for the archive itself, `pages/<id>.md`: text in, checked front matter and body out, or every
// fault in it, with what to write instead.
import { checkFolder, checkTexts, toUnique } from './check-fields.ts'
import { checkLosses } from './check-losses.ts'
import { addCorrections, findFrontMatter } from './corrections/add-corrections.ts'
import { type PageFrontMatter, pageKeys, pageSchema } from './fields.ts'
import { frontMatterOffset, parseFrontMatter } from './front-matter.ts'
import { boundIssues, compareIssues, createToPosition, type Issue, isWarning } from './issue.ts'
import { readValue, toIssues } from './values.ts'

interface ParsedPage {
  fields: PageFrontMatter
  body: string
  /** Line of the file on which the body begins, counted from 1. */
  bodyLine: number
}

/** @param text the whole file as `decodeFile` gives it. */
export function parsePage(path: string, text: string): { parsed: ParsedPage | undefined; issues: Issue[] } {
  const { parsed, issues } = checkPage(path, text)
  if (issues.length === 0) return { parsed, issues }
  const corrected = addCorrections(issues, {
    text,
    check: (changed) => checkPage(path, changed).issues,
    findYaml: findFrontMatter,
  })
  return { parsed, issues: boundIssues(corrected) }
}

/** Faults as they are found. */
function checkPage(path: string, text: string): { parsed: ParsedPage | undefined; issues: Issue[] } {
  const frontMatter = parseFrontMatter(path, text)
  if ('code' in frontMatter) return { parsed: undefined, issues: [frontMatter] }
  const { root, body, bodyLine } = frontMatter
  const misplaced = checkFolder(root, path)
  if (misplaced.length > 0) return { parsed: undefined, issues: misplaced }
  const toPosition = createToPosition(text)
  const place = { path, root, toPosition: (offset: number) => toPosition(frontMatterOffset + offset) }
  const isEmpty = root.type === 'scalar' && root.plain && root.text === ''
  const result = pageSchema.safeParse(isEmpty ? {} : readValue(root, pageSchema))
  const issues = [
    ...(result.success ? checkTexts(result.data, pageSchema, place) : []),
    ...checkLosses(text.slice(frontMatterOffset), place, { views: false }),
  ]
  if (result.success && issues.every(isWarning))
    return { parsed: { fields: result.data, body, bodyLine }, issues }
  const faults = result.success ? [] : toIssues(result.error.issues, place, { '': pageKeys })
  return { parsed: undefined, issues: toUnique([...faults, ...issues]).sort(compareIssues) }
}
