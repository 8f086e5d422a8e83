// Three-way by id. All comments of a question are one file, and yet each is merged by itself.
import type { WrittenComment } from '../../authoring/answer-text.ts'
import type { CurrentThread } from './current-thread.ts'
import { digestComment } from './digests.ts'
import { listLostReplies, withoutReply } from './lost-replies.ts'
import { decide, type MergedThing } from './three-way.ts'

export interface MergedComments {
  /** All that stand afterwards, those that are there first. */
  comments: Map<string, WrittenComment>
  isWritten: boolean
  base: Record<string, string>
  things: MergedThing[]
  /** To which other comments the source has them reply, and they can't. */
  lostReplies: ReadonlyMap<string, string>
}

export interface CommentSides {
  base: Readonly<Record<string, string>>
  current: Pick<CurrentThread, 'comments' | 'kept'>
  next: ReadonlyMap<string, WrittenComment>
  /** Why the source's comments on an answer can't stand on the one of that id. */
  findLoss: (answer: string) => 'removed' | 'own' | undefined
}

export function mergeComments(sides: CommentSides): MergedComments {
  const merged = mergeEachComment(sides)
  const replies = Array.from(sides.next, ([id, { replyTo }]) => [id, replyTo] as const)
  const lostReplies = listLostReplies(replies, { texts: merged.comments, base: merged.base })
  if (lostReplies.size === 0) return { ...merged, lostReplies }
  const next = Array.from(sides.next, ([id, comment]): [string, WrittenComment] => {
    return [id, lostReplies.has(id) ? withoutReply(comment) : comment]
  })
  return { ...mergeEachComment({ ...sides, next: new Map(next) }), lostReplies }
}

function mergeEachComment({
  base,
  current,
  next,
  findLoss,
}: CommentSides): Omit<MergedComments, 'lostReplies'> {
  // An id may be a name that every object has, as `constructor` is.
  const known = new Map(Object.entries(base))
  const keeping = current.kept.comments
  const merged: ReturnType<typeof mergeEachComment> = {
    comments: new Map(),
    isWritten: false,
    base: Object.create(null),
    things: [],
  }
  for (const id of new Set([...current.comments.keys(), ...next.keys(), ...known.keys()])) {
    const [is, will] = [current.comments.get(id), next.get(id)]
    const loss = is || will?.answer === undefined ? undefined : findLoss(will.answer)
    const sides = { base: known.get(id), current: is && digestComment(is), next: will && digestComment(will) }
    const {
      outcome,
      take,
      base: nextBase,
    } = loss ? { outcome: loss, take: 'none' as const, base: known.get(id) } : decide(sides)
    const isKept = keeping && (keeping === 'faulty' || take === 'next')
    merged.things.push({ id, outcome: isKept ? keeping : outcome })
    const left = isKept ? known.get(id) : nextBase
    if (left !== undefined) merged.base[id] = left
    const stands = take === 'next' && !isKept ? will : is
    if (stands) merged.comments.set(id, stands)
    if (take === 'next' && !isKept) merged.isWritten = true
  }
  return merged
}
