// What stands behind a word in Korean without a blank, and is nothing that anybody looks for.
import { searchEndings, searchParticles } from '../question/korean-endings.ts'

/** What is left of a run of syllables without a particle or an ending. */
export interface Stem {
  length: number
  particle: boolean
}

/** Without the longest, which leaves two syllables at least. */
export function findStem(run: string): Stem {
  const left = searchEndings.find((each) => run.length - each.length > 1 && run.endsWith(each)) ?? ''
  return { length: run.length - left.length, particle: isParticle(left) }
}

/** Whether a run is nothing else, as behind a word of another script: `를` of `JPA를`. */
export function isParticle(run: string): boolean {
  return searchParticles.includes(run)
}
