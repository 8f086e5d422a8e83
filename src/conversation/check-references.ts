// Ids by which answers and comments name each other, and which are not there.
import { findNode } from '../question/find-node.ts'
import { frontMatterOffset, parseFrontMatter } from '../question/front-matter.ts'
import type { Issue } from '../question/issue.ts'
import { findNearest } from '../question/nearest.ts'
import { createToPosition } from '../question/position.ts'
import { tryParseYaml } from '../question/yaml-tree.ts'
import type { Conversation, ConversationContext } from './conversation.ts'

interface Reference {
  path: string
  /** Keys and indexes that lead to it in its file. */
  keys: readonly PropertyKey[]
  value: string
  detail: Record<string, string>
}

/** Each compares an id with all others. */
const comparedIds = 20
/** Of shorter ids nearly every other one is near. */
const tellingLength = 4

export function checkReferences(conversation: Conversation, context: ConversationContext): Issue[] {
  const { answers, comments, commentsPath = '' } = conversation
  const answerIds = conversation.answerIds ?? new Set(answers.map(({ id }) => id))
  const inAnswers = answers.flatMap(({ id, path, replyTo }): Reference[] =>
    isFound(replyTo, id, answerIds)
      ? []
      : [toReference({ path, keys: ['replyTo'] }, { value: replyTo, of: 'answer', own: id })],
  )
  const commentIds = new Set(comments.map(({ id }) => id))
  const inComments = comments.flatMap(({ id, answer, replyTo }, index): Reference[] => [
    ...(isFound(answer, undefined, answerIds)
      ? []
      : [toReference({ path: commentsPath, keys: [index, 'answer'] }, { value: answer, of: 'answer' })]),
    ...(isFound(replyTo, id, commentIds)
      ? []
      : [
          toReference(
            { path: commentsPath, keys: [index, 'replyTo'] },
            { value: replyTo, of: 'comment', own: id },
          ),
        ]),
  ])
  const known = { answer: [...answerIds], comment: [...commentIds] }
  const locate = createLocate(context)
  return [...inAnswers, ...inComments].map(({ path, keys, value, detail }, index) => {
    const { own, ...told } = detail
    const ids = detail['of'] === 'comment' ? known.comment : known.answer
    const others = ids.filter((id) => id !== own)
    const isTelling = index < comparedIds && value.length >= tellingLength
    const nearest = isTelling ? findNearest(value, others) : undefined
    return {
      code: 'unknown-id',
      path,
      ...locate(path, keys),
      detail: { ...told, value: value.slice(0, 60), ...(nearest ? { nearest } : {}) },
    }
  })
}

function isFound(id: string | undefined, own: string | undefined, ids: ReadonlySet<string>): boolean {
  return id === undefined || (id !== own && ids.has(id.normalize('NFC')))
}

function toReference(
  place: Pick<Reference, 'path' | 'keys'>,
  { value = '', of, own }: { value: string | undefined; of: string; own?: string },
): Reference {
  const key = `${String(place.keys.at(-1))}`
  const isSelf = own !== undefined && value === own
  return {
    ...place,
    value,
    detail: { key, of, ...(isSelf ? { self: 'true' } : {}), ...(own ? { own } : {}) },
  }
}

/** Each file is read again once, however much is wrong with it. */
export function createLocate({ readText }: Pick<ConversationContext, 'readText'>) {
  const files = new Map<string, ReturnType<typeof parseFile>>()
  return (path: string, keys: readonly PropertyKey[]): { line: number; column: number } => {
    const file = files.get(path) ?? parseFile(path, readText(path) ?? '')
    files.set(path, file)
    const node = file.root && findNode(file.root, keys)
    return node ? file.toPosition(file.offset + node.start) : { line: 1, column: 1 }
  }
}

function parseFile(path: string, text: string) {
  const toPosition = createToPosition(text)
  const frontMatter = path.endsWith('.md') ? parseFrontMatter(path, text) : undefined
  if (frontMatter) {
    const root = 'code' in frontMatter ? undefined : frontMatter.root
    return { root, offset: frontMatterOffset, toPosition }
  }
  return { root: tryParseYaml(text), offset: 0, toPosition }
}
