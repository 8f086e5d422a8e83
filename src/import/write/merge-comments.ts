// Three-way by id. All comments of a question are one file, and yet each is merged by itself.
import type { WrittenComment } from '../../authoring/answer-text.ts'
import type { CurrentThread } from './current-thread.ts'
import { digestComment } from './digests.ts'
import type { MergedThing } from './merge-answers.ts'
import { decide } from './three-way.ts'

export interface MergedComments {
  /** All that stand afterwards, those that are there first. */
  comments: Map<string, WrittenComment>
  isWritten: boolean
  base: Record<string, string>
  things: MergedThing[]
}

export interface CommentSides {
  base: Readonly<Record<string, string>>
  current: Pick<CurrentThread, 'comments' | 'kept'>
  next: ReadonlyMap<string, WrittenComment>
  /** Whether an answer stands afterwards: without it nobody can comment on it. */
  hasAnswer: (id: string) => boolean
}

export function mergeComments({ base, current, next, hasAnswer }: CommentSides): MergedComments {
  const keeping = current.kept.comments
  const merged: MergedComments = { comments: new Map(), isWritten: false, base: {}, things: [] }
  for (const id of new Set([...current.comments.keys(), ...next.keys(), ...Object.keys(base)])) {
    const [is, will] = [current.comments.get(id), next.get(id)]
    const isOrphan = !is && will?.answer !== undefined && !hasAnswer(will.answer)
    const sides = { base: base[id], current: is && digestComment(is), next: will && digestComment(will) }
    const {
      outcome,
      take,
      base: nextBase,
    } = isOrphan ? { outcome: 'removed' as const, take: 'none' as const, base: base[id] } : decide(sides)
    const isKept = keeping && (keeping === 'faulty' || take === 'next')
    merged.things.push({ id, outcome: isKept ? keeping : outcome })
    const left = isKept ? base[id] : nextBase
    if (left !== undefined) merged.base[id] = left
    const stands = take === 'next' && !isKept ? will : is
    if (stands) merged.comments.set(id, stands)
    if (take === 'next' && !isKept) merged.isWritten = true
  }
  return merged
}
