import type { ThreadTexts } from './thread-texts.ts'

/** What lies in the content folder of one question, its answers and its comments. */
export interface CurrentThread extends ThreadTexts {
  /** Files that are there and can't be replaced without a loss. */
  kept: { question?: Keeping; comments?: Keeping; answers: Map<string, Keeping> }
}

/** Has faults, or notes (`# …`) of a person. */
export type Keeping = 'faulty' | 'notes'
