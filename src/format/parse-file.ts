// One file of front matter and a body: text in, what a schema takes of it out, or every fault in it, with what to write
// instead.
import type { z } from 'zod'
import { checkTexts, toUnique } from './check-fields.ts'
import { checkLosses } from './check-losses.ts'
import { addCorrections, findFrontMatter } from './corrections/add-corrections.ts'
import { pageSchema } from './fields.ts'
import { frontMatterOffset, parseFrontMatter } from './front-matter.ts'
import { boundIssues, compareIssues, createToPosition, type Issue, isWarning } from './issue.ts'
import type { QuestionContext } from './post.ts'
import { type Place, readValue, toIssues } from './values.ts'
import type { YamlNode } from './yaml.ts'

interface FileKind<Fields> {
  schema: z.ZodType<Fields>
  /** None where it has no times. */
  context?: QuestionContext
  /** What the schema can't say. @param fields none where the schema finds a fault. */
  check?: (value: unknown, place: Place, fields: Fields | undefined) => Issue[]
  toOwnIssue?: (issue: Issue) => Issue
}

export interface ParsedBody {
  body: string
  /** Line of the file on which the body begins, counted from 1. */
  bodyLine: number
}

interface ParsedFile<Fields> {
  parsed: (ParsedBody & { fields: Fields }) | undefined
  issues: Issue[]
}

/** A page that somebody wrote for the archive itself. @param text the whole file as `decodeFile` gives it. */
export function parsePage(path: string, text: string) {
  return parseFile({ path, text }, { schema: pageSchema })
}

/** @param text the whole file as `decodeFile` gives it. */
export function parseFile<Fields>(
  { path, text }: { path: string; text: string },
  kind: FileKind<Fields>,
): ParsedFile<Fields> {
  const { parsed, issues } = checkFile(path, text, kind)
  if (issues.length === 0) return { parsed, issues }
  const corrected = addCorrections(issues, {
    text,
    schema: kind.schema,
    check: (changed) => checkFile(path, changed, kind).issues,
    findYaml: findFrontMatter,
    zone: kind.context?.zone,
  })
  return { parsed, issues: boundIssues(corrected) }
}

/** Faults as they are found. */
function checkFile<Fields>(
  path: string,
  text: string,
  { schema, context, check = () => [], toOwnIssue = (issue) => issue }: FileKind<Fields>,
): ParsedFile<Fields> {
  const frontMatter = parseFrontMatter(path, text)
  if ('code' in frontMatter) return { parsed: undefined, issues: [frontMatter] }
  const { root, body, bodyLine } = frontMatter
  const misplaced = checkFolder(root, path)
  if (misplaced.length > 0) return { parsed: undefined, issues: misplaced }
  const toPosition = createToPosition(text)
  const place = { path, root, toPosition: (offset: number) => toPosition(frontMatterOffset + offset) }
  const isEmpty = root.type === 'scalar' && root.plain && root.text === ''
  // Of an empty mapping each required key is named as missing.
  const value = isEmpty ? {} : readValue(root, schema)
  const result = schema.safeParse(value)
  const issues = [
    ...checkTexts(value, schema, place, context),
    ...check(value, place, result.data),
    ...checkLosses(text.slice(frontMatterOffset), place, { views: context?.views }),
  ]
  if (result.success && issues.every(isWarning))
    return { parsed: { fields: result.data, body, bodyLine }, issues }
  const faults = result.success ? [] : toIssues(result.error.issues, place, schema).map(toOwnIssue)
  return { parsed: undefined, issues: toUnique([...faults, ...issues]).sort(compareIssues) }
}

/** A text in the folder of another kind, by the keys that it has: it is to be moved, whatever else is wrong with it. */
function checkFolder(root: YamlNode, path: string): Issue[] {
  const keys = new Set(root.type === 'mapping' ? root.pairs.map(({ key }) => key.text) : [])
  const has = (...names: string[]) => names.every((name) => keys.has(name))
  const isAnswer = has('actor', 'at') && !['title', 'tags', 'activity'].some((key) => keys.has(key))
  const misplaced = isAnswer ? 'answers' : has('title', 'activity') && 'questions'
  if (!misplaced || [misplaced, 'answers'].some((folder) => path.startsWith(`${folder}/`))) return []
  const detail = { misplaced, nearest: path.replace(/^[^/]+/, misplaced) }
  return [{ code: 'unknown-file', path, line: 1, column: 1, detail }]
}
