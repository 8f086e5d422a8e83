import { distance } from 'fastest-levenshtein'
import type { Hashtag } from '../question/hashtag.ts'

/**
 * Hashtags that nobody carries yet, each with the known one that was probably meant: `springboot` and `spring-bot` with
 * `spring-boot`. One step between short words, such as `vue` and `vuex`, says too little.
 */
export function findNearHashtags(
  hashtags: readonly Hashtag[],
  known: readonly Hashtag[],
): { hashtag: Hashtag; near: Hashtag }[] {
  const carried = new Set(known)
  return hashtags.flatMap((hashtag) => {
    if (carried.has(hashtag)) return []
    const near = findNear(hashtag, known)
    return near === undefined || hashtags.includes(near) ? [] : [{ hashtag, near }]
  })
}

function findNear(hashtag: Hashtag, known: readonly Hashtag[]): Hashtag | undefined {
  const word = toWord(hashtag)
  const ranked = known
    .map((candidate) => ({ candidate, steps: distance(word, toWord(candidate)) }))
    .filter(({ candidate, steps }) => steps <= toMostSteps([...toWord(candidate)].length))
    .sort((a, b) => a.steps - b.steps)
  return ranked[0]?.candidate
}

/** What divides words is no difference. Hashtags of signs alone are not: `c`, `c#` and `c++` are three. */
function toWord(hashtag: Hashtag): string {
  return hashtag.replace(/[-_.]/g, '')
}

function toMostSteps(length: number): number {
  if (length < 5) return 0
  return length < 9 ? 1 : 2
}
