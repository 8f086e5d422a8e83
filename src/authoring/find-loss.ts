import { isDeepStrictEqual } from 'node:util'
import { decodeFile } from '../question/decode.ts'
import type { Issue } from '../question/issue.ts'
import { type ParsedQuestion, parseQuestion } from '../question/parse-question.ts'
import type { QuestionContext } from '../question/question-context.ts'

/** Why a file must not be replaced: faults that it would have then, or the keys (and `body`) that would say something else. */
export type Loss = { issues: Issue[] } | { keys: string[] }

/** Undefined where the rewritten file says what the parsed one says: the same question and the same body. */
export function findLoss(
  before: ParsedQuestion,
  rewritten: { id: string; path: string; bytes: Uint8Array },
  context: QuestionContext,
): Loss | undefined {
  const text = decodeFile(rewritten.path, rewritten.bytes)
  if (typeof text !== 'string') return { issues: [text] }
  const { parsed, issues } = parseQuestion({ ...rewritten, text }, context)
  if (!parsed) return { issues }
  const keys = listDifferences(toKeys(before), toKeys(parsed))
  return keys.length === 0 ? undefined : { keys }
}

/** All that a file says, under the names that it has there. */
function toKeys({ question: { hashtags, ...others }, body }: ParsedQuestion): object {
  return { ...others, tags: hashtags, body }
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
