import { distance } from 'fastest-levenshtein'
import { toIdKey } from './question-id.ts'

/** The known word that is most likely meant; undefined when none is close: `anwsers` → `answers`. */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, steps: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps)
  const best = ranked[0]
  if (!best || best.steps > Math.max(1, Math.floor(best.candidate.length / 2))) return undefined
  return best.candidate
}

/** The id that is most likely meant by one that nothing has: `put-or-pach` → `put-or-patch`. */
export function findNearestId(id: string, known: readonly string[]): string | undefined {
  const key = toIdKey(id)
  const same = known.find((each) => toIdKey(each) === key)
  // Of two numbers, or two short words, that are alike neither is the other.
  return same ?? (/^\d+$|^.{1,3}$/.test(id) ? undefined : findNearest(id, known))
}
