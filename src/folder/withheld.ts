// What redactions.yaml names by its id: a history names no author of it (decision 21), and no program gives it another id,
// under which it would be published.

import { removeInvisible } from '../format/characters.ts'
import { compareText, type Issue, withDetails } from '../format/issue.ts'
import { toIdKey, toQuestionId } from '../format/names.ts'
import { type ByIds, withoutWithheld } from '../format/post.ts'
import type { CachedQuestion } from '../kept/question.ts'
import { redactionsName } from './redaction-shapes.ts'
import type { Redactions } from './redactions.ts'
import { isMeant } from './root.ts'

/** `unknown` where redactions.yaml has faults. */
export type Withholding = Pick<Redactions, 'answers' | 'comments'> | 'unknown'

type WithheldFolder = { redactions: Redactions; issues: readonly Issue[] }

export function findWithholding({ redactions, issues }: WithheldFolder): Withholding {
  const isUnknown = issues.some((issue) => issue.path === redactionsName || isMeant(issue, redactionsName))
  return isUnknown ? 'unknown' : redactions
}

/** Ids that no program changes. */
export function findRedactedIds(folder: WithheldFolder): RedactedIds {
  return findWithholding(folder) === 'unknown' ? anyRedactedIds : createRedactedIds(folder.redactions)
}

const noIds: ReadonlySet<string> = new Set()

/**
 * Answers and comments of a question whose authors may be named: none of what is withheld, and nothing where nobody knows
 * what is.
 */
export function toNamed<Texts extends ByIds>(
  texts: Texts,
  question: string,
  withholding: Withholding,
): Texts {
  if (withholding === 'unknown') return { ...texts, answers: [], comments: [] }
  const { answers, comments } = withholding
  return withoutWithheld(texts, {
    answers: answers.get(question) ?? noIds,
    comments: comments.get(question) ?? noIds,
  })
}

export interface RedactedIds {
  /** Whether a question is withheld, or something of it is. */
  hasQuestion: (id: string) => boolean
  /** Whether an answer or a comment is withheld, or its whole question is. */
  hasText: (list: 'answers' | 'comments', question: string, id: string) => boolean
  /** The same of what a file is named for. @param path in the content folder, whose names need be no ids. */
  hasFile: (path: string) => boolean
}

type Lists = Pick<Redactions, 'questions' | 'answers' | 'comments'>

/** Where redactions.yaml has faults nobody knows what it names. */
const anyRedactedIds: RedactedIds = {
  hasQuestion: () => true,
  hasText: () => true,
  hasFile: () => true,
}

/** By case and Unicode form. */
export function createRedactedIds({ questions, answers, comments }: Lists): RedactedIds {
  const withheld = new Set(Array.from(questions, toKey))
  const texts = { answers: toKeys(answers), comments: toKeys(comments) }
  const hasQuestion = (id: string) => {
    const key = toKey(id)
    return withheld.has(key) || texts.answers.has(key) || texts.comments.has(key)
  }
  const hasText: RedactedIds['hasText'] = (list, question, id) => {
    const key = toKey(question)
    return withheld.has(key) || (texts[list].get(key)?.has(toKey(id)) ?? false)
  }
  const hasFile = (path: string) => {
    const [folder = '', name = ''] = path.split('/').slice(-2)
    const id = toStem(name)
    return path.startsWith('answers/') ? hasText('answers', folder, id) : hasQuestion(id)
  }
  return { hasQuestion, hasText, hasFile }
}

/** Issues that would have somebody rename what is named, without the name that they propose. */
export function markRedactedIds(issues: readonly Issue[], ids: RedactedIds): Issue[] {
  return issues.map((issue) => {
    if (!isOfOwnId(issue) || !isNamed(issue, ids)) return issue
    return withDetails(issue, { nearest: undefined, redacted: true })
  })
}

/** Whether it is about the id of a file or a comment, and not about one that a value names. */
function isOfOwnId({ code, path, detail }: Issue): boolean {
  if (!/^(?:questions|answers|comments)\//.test(path)) return false
  return code === 'duplicate-id' || (code === 'invalid-id' && detail.key === undefined)
}

function isNamed({ code, path, detail }: Issue, { hasText, hasFile }: RedactedIds): boolean {
  if (code !== 'duplicate-id' || detail.of !== 'comment') return hasFile(path)
  return hasText('comments', toStem(path.slice(path.lastIndexOf('/') + 1)), detail.value ?? '')
}

function toStem(name: string): string {
  return name.replace(/\.(?:md|yaml)$/, '')
}

function toKeys(texts: Redactions['answers']): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(Array.from(texts, ([question, ids]) => [toKey(question), new Set(Array.from(ids, toKey))]))
}

/** Also of a name that can be no id, and that a reader takes for one. */
function toKey(id: string): string {
  return toIdKey(removeInvisible(id).trim())
}

/** What is left of a question that is withheld: the addresses that answer that it was removed. */
export interface WithheldQuestion {
  id: string
  aliases: string[]
}

/** Also of questions whose file is gone: their addresses still answer. */
export function findWithheld(
  redactions: Redactions,
  questions: readonly Pick<CachedQuestion, 'id' | 'aliases'>[],
): WithheldQuestion[] {
  const byKey = new Map(questions.map((question) => [toIdKey(question.id), question]))
  // On some disks `Put-or-Patch` is the folder of `put-or-patch`, which is not withheld.
  const isOfAnother = (id: string) => (byKey.get(toIdKey(id))?.id ?? id) !== id
  return [...redactions.questions]
    .filter((id) => toQuestionId(`${id}.md`) === id && !isOfAnother(id))
    .sort(compareText)
    .map((id) => ({ id, aliases: byKey.get(toIdKey(id))?.aliases ?? [] }))
}
