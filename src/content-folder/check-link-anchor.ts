// Links of bodies to an answer or a comment that is not there, of a question that is there.
import { findNearestAnchor, parseAnchor } from '../question/anchor.ts'
import { findNode } from '../question/find-node.ts'
import { parseYamlFile } from '../question/yaml-tree.ts'
import type { ConversationFiles } from './conversation-files.ts'
import { readText } from './read-text.ts'

/** Undefined where they are not known. */
export type ReadCommentIds = (path: string) => ReadonlySet<string> | undefined

interface DeadAnchor {
  kind: 'answer' | 'comment'
  nearest?: string
}

/** @param anchor percent-encoded. Undefined for one that is there, or that nobody knows. */
export function findDeadAnchor(
  anchor: string,
  { answers, comments }: ConversationFiles,
  readCommentIds: ReadCommentIds,
): DeadAnchor | undefined {
  const named = parseAnchor(decode(anchor))
  if (!named) return undefined
  const { kind, id } = named
  const ofComments = () => (comments ? readCommentIds(comments.path) : new Set<string>())
  const ids = kind === 'answer' ? new Set(answers.map((answer) => answer.id)) : ofComments()
  if (!ids || ids.has(id)) return undefined
  const nearest = findNearestAnchor(named, ids)
  return { kind, ...(nearest ? { nearest } : {}) }
}

/** Links to comments are few: only files that one leads to are read, each once. */
export function createReadCommentIds(folder: string): ReadCommentIds {
  const known = new Map<string, ReadonlySet<string> | undefined>()
  return (path) => {
    if (!known.has(path)) {
      const ids = readCommentIds(folder, path)
      known.set(path, ids && new Set(ids))
    }
    return known.get(path)
  }
}

/** Also where the file has faults, and nothing of them is published; undefined where it is no list. */
export function readCommentIds(folder: string, path: string): string[] | undefined {
  const root = parseYamlFile(path, readText(folder, path))
  if ('code' in root || root.type !== 'sequence') return undefined
  return root.children.flatMap((child) => {
    const node = findNode(child, ['id'])
    return node?.type === 'scalar' ? [node.text.normalize('NFC')] : []
  })
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}
