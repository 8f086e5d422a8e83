import type { Typeset } from './typeset.ts'

/** What typesets formulas; nothing is loaded where `math` is false. */
export async function loadTypeset(math: boolean): Promise<Typeset | undefined> {
  return math ? (await import('./typeset.ts')).typeset : undefined
}
