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
  /** Why the source's comments on an answer can't stand on the one of that id. */
  findLoss: (answer: string) => 'removed' | 'own' | undefined
}

export function mergeComments({ base, current, next, findLoss }: CommentSides): MergedComments {
  const keeping = current.kept.comments
  const merged: MergedComments = { comments: new Map(), isWritten: false, base: {}, things: [] }
  for (const id of new Set([...current.comments.keys(), ...next.keys(), ...Object.keys(base)])) {
    const [is, will] = [current.comments.get(id), next.get(id)]
    const loss = is || will?.answer === undefined ? undefined : findLoss(will.answer)
    const sides = { base: base[id], current: is && digestComment(is), next: will && digestComment(will) }
    const {
      outcome,
      take,
      base: nextBase,
    } = loss ? { outcome: loss, take: 'none' as const, base: base[id] } : decide(sides)
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
