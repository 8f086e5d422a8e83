// Links of bodies to an answer or a comment that is not there, of a question that is there.
import { join } from 'node:path'
import { readRegularFile } from '../cache/read-regular-file.ts'
import { findNearestAnchor, parseAnchor } from '../question/anchor.ts'
import { decodeFile } from '../question/decode.ts'
import { findNode } from '../question/find-node.ts'
import { limits } from '../question/limits.ts'
import { parseYamlFile } from '../question/yaml-tree.ts'
import type { ConversationFiles } from './conversation-files.ts'

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
    if (!known.has(path)) known.set(path, readIds(folder, path))
    return known.get(path)
  }
}

function readIds(folder: string, path: string): ReadonlySet<string> | undefined {
  const text = readFile(folder, path)
  const root = text === undefined ? undefined : parseYamlFile(path, text)
  if (!root || 'code' in root || root.type !== 'sequence') return undefined
  const ids = root.children.flatMap((child) => {
    const node = findNode(child, ['id'])
    return node?.type === 'scalar' ? [node.text.normalize('NFC')] : []
  })
  return new Set(ids)
}

function readFile(folder: string, path: string): string | undefined {
  try {
    const text = decodeFile(path, readRegularFile(join(folder, path)), limits.commentsFileBytes)
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}
