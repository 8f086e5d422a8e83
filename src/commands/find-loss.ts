import { isDeepStrictEqual } from 'node:util'
import type { Described, parseTags } from '../folder/described.ts'
import { decodeFile, findLimit } from '../format/decode.ts'
import type { Issue } from '../format/issue.ts'
import { limits } from '../format/limits.ts'
import { type ParsedAnswer, parseAnswer } from '../format/parse-answer.ts'
import { parseComments } from '../format/parse-comments.ts'
import { type ParsedQuestion, parseQuestion } from '../format/parse-question.ts'
import type { Comment, QuestionContext } from '../format/post.ts'

/** Why a file must not be replaced: faults that it would have then, or the keys (and `body`) that would say something else. */
export type Loss = { issues: Issue[] } | { keys: string[] }

interface Rewritten {
  id: string
  path: string
  bytes: Uint8Array
}

/** Undefined where the rewritten file says what the parsed one says: the same question and the same body. */
export function findLoss(
  before: ParsedQuestion,
  rewritten: Rewritten,
  context: QuestionContext,
): Loss | undefined {
  const toKeys = ({ question: { hashtags, ...others }, body }: ParsedQuestion) => ({
    ...others,
    tags: hashtags,
    body,
  })
  return compareAgain(rewritten, (text) => {
    const { parsed, issues } = parseQuestion({ ...rewritten, text }, context)
    return parsed ? listDifferences(toKeys(before), toKeys(parsed)) : issues
  })
}

/** The same of an answer. */
export function findAnswerLoss(
  before: ParsedAnswer,
  rewritten: Rewritten,
  context: QuestionContext,
): Loss | undefined {
  const toKeys = ({ answer, body }: ParsedAnswer) => ({ ...answer, body })
  return compareAgain(rewritten, (text) => {
    const { parsed, issues } = parseAnswer({ ...rewritten, text }, context)
    return parsed ? listDifferences(toKeys(before), toKeys(parsed)) : issues
  })
}

/** The same of a file of comments, wherever in the file each of them stands. */
export function findCommentsLoss(
  before: readonly Comment[],
  rewritten: Omit<Rewritten, 'id'>,
  context: QuestionContext,
): Loss | undefined {
  const toSaid = ({ textLine: _, textIndent: __, ...said }: Comment) => said
  return compareAgain(rewritten, (text) => {
    const { comments, issues } = parseComments({ ...rewritten, text }, context)
    if (!comments) return issues
    if (comments.length !== before.length) return ['comments']
    const lost = before.flatMap((comment, index) => {
      const after = comments[index]
      return after ? listDifferences(toSaid(comment), toSaid(after)) : ['comments']
    })
    return [...new Set(lost)]
  })
}

/** The same of tags.yaml or categories.yaml. @param parse its reader. */
export function findDescribedLoss(
  before: readonly Described[],
  rewritten: Omit<Rewritten, 'id'>,
  parse: typeof parseTags,
): Loss | undefined {
  const toKeys = (all: readonly Described[]) => Object.fromEntries(all.map((each) => [each.name, each]))
  return compareAgain(rewritten, (text) => {
    const parsed = parse(rewritten.path, text)
    if ('issues' in parsed) return parsed.issues
    return listDifferences(toKeys(before), toKeys(parsed.described))
  })
}

/** @param compare faults of the rewritten text, or the keys that differ. */
function compareAgain(
  { path, bytes }: Omit<Rewritten, 'id'>,
  compare: (text: string) => Issue[] | string[],
): Loss | undefined {
  const text = decodeFile(path, bytes, Math.max(findLimit(path), limits.commentsFileBytes))
  if (typeof text !== 'string') return { issues: [text] }
  const found = compare(text)
  if (found.length === 0) return undefined
  const issues = found.filter((each) => typeof each !== 'string')
  return issues.length > 0 ? { issues } : { keys: found.filter((each) => typeof each === 'string') }
}

function listDifferences(before: object, after: object, owner = ''): string[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [a, b] = [old.get(key), now.get(key)]
    if (isDeepStrictEqual(a, b)) return []
    return isMapping(a) && isMapping(b) ? listDifferences(a, b, `${owner}${key}.`) : [owner + key]
  })
}

function isMapping(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
