// One file of comments: text in, checked Comments out, or every fault in it, with what to write instead.
import { checkText, checkTexts, findField, toList, toText, toUnique } from './check-fields.ts'
import { checkLosses, isNull } from './check-losses.ts'
import { addCorrections } from './corrections/add-corrections.ts'
import { type CommentFields, commentsSchema } from './fields.ts'
import { compareIssues, createToPosition, type Issue, isWarning } from './issue.ts'
import { limits } from './limits.ts'
import { toIdKey } from './names.ts'
import { toOwnWords } from './parse-post.ts'
import type { Comment, QuestionContext } from './post.ts'
import { type Place, readValue, toIssueAt, toIssues } from './values.ts'
import { parseYamlFile, type YamlNode } from './yaml.ts'

export function parseComments(
  file: { path: string; text: string },
  context: QuestionContext,
): { comments: Comment[] | undefined; issues: Issue[] } {
  const { comments, issues } = checkComments(file, context)
  if (issues.length === 0) return { comments, issues }
  const corrected = addCorrections(issues, {
    text: file.text,
    schema: commentsSchema,
    check: (text) => checkComments({ ...file, text }, context).issues,
    findYaml: (lines) => ({ from: 1, to: lines.length + 1 }),
    zone: context.zone,
  })
  return { comments, issues: corrected }
}

export function checkComments(
  { path, text }: { path: string; text: string },
  context: QuestionContext,
): { comments: Comment[] | undefined; issues: Issue[] } {
  const root = parseYamlFile(path, text)
  if ('code' in root) return { comments: undefined, issues: [root] }
  // What holds nothing, or nothing but notes to oneself, is a list without comments.
  if (root.type === 'scalar' && root.plain && root.text === '') return { comments: [], issues: [] }
  const place = { path, root, toPosition: createToPosition(text) }
  const value = readValue(root, commentsSchema)
  const result = commentsSchema.safeParse(value)
  const nodes = root.type === 'sequence' ? root.children : []
  const issues = [
    ...checkTexts(value, commentsSchema, place, context),
    ...nodes.flatMap((node, index) => checkBlock(node, index, place)),
    ...checkIds(toList(value), place),
    ...checkLosses(text, place, commentsSchema, { views: false }),
  ]
  if (result.success && issues.every(isWarning)) {
    return { comments: result.data.map((fields, index) => toComment(fields, nodes[index], place)), issues }
  }
  const faults = result.success
    ? []
    : toIssues(result.error.issues, place, commentsSchema).map(withWrittenLimit)
  return { comments: undefined, issues: toUnique([...faults, ...issues]).sort(compareIssues) }
}

/** The line feed that ends a block is nothing that somebody wrote. */
function withWrittenLimit(issue: Issue): Issue {
  if (issue.code !== 'text-length' || issue.detail.limit !== limits.commentText + 1) return issue
  return { ...issue, detail: { ...issue.detail, limit: limits.commentText } }
}

/** As plain text many a comment would be a fault of YAML, or lose its end. */
function checkBlock(comment: YamlNode | undefined, index: number, place: Place): Issue[] {
  const node = findText(comment)
  if (node?.type !== 'scalar' || node.text === '' || isNull(node)) return []
  if (node.block?.style === '|') {
    return node.text.trim() === '' ? checkText(node.text, [index, 'text'], place) : []
  }
  const detail = { key: 'text', value: node.text.trim().slice(0, 60) }
  return [toIssueAt(place, [index, 'text'], { code: 'text-no-block', detail })]
}

function findText(comment: YamlNode | undefined): YamlNode | undefined {
  if (comment?.type !== 'mapping') return undefined
  return comment.pairs.find(({ key }) => key.text === 'text')?.value
}

/** No two ids are one by case and Unicode form. */
function checkIds(comments: readonly unknown[], place: Place): Issue[] {
  const lines = new Map<string, number>()
  return comments.flatMap((comment, index): Issue[] => {
    const id = toText(findField(comment, 'id'))
    if (id === undefined || id === '') return []
    const value = id.slice(0, 60)
    const path = [index, 'id']
    const key = toIdKey(id)
    const other = lines.get(key)
    if (other === undefined) {
      lines.set(key, index)
      return []
    }
    const { line } = toIssueAt(place, [other, 'id'], { code: 'duplicate-id', detail: {} })
    return [
      toIssueAt(place, path, { code: 'duplicate-id', detail: { value, of: 'comment', other: `${line}` } }),
    ]
  })
}

function toComment(
  fields: CommentFields,
  node: YamlNode | undefined,
  { toPosition: toLine }: Place,
): Comment {
  const text = findText(node)
  const isBlock = text?.type === 'scalar' && text.block !== undefined
  return {
    ...toOwnWords(fields),
    textLine: toLine(text?.start ?? 0).line,
    textIndent: isBlock ? (text.block?.indent ?? 0) : 0,
  }
}
