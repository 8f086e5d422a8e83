import { distance } from 'fastest-levenshtein'

/** The known word that is most likely meant; undefined when none is close: `anwsers` → `answers`. */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, steps: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps)
  const best = ranked[0]
  if (!best || best.steps > Math.max(1, Math.floor(best.candidate.length / 2))) return undefined
  return best.candidate
}
