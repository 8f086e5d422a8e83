import type { Issue } from '../question/issue.ts'
import type { Loss } from './find-loss.ts'

/** What becomes of one file. */
export type Tidied =
  | { result: 'tidied'; bytes: Buffer }
  | { result: 'tidy' }
  /** Comments would be lost, so such a file is left to its author. */
  | { result: 'commented' }
  | { result: 'faulty'; issues: Issue[] }
  /** The file is right as it is, and would not say the same in its tidy form. */
  | { result: 'refused'; loss: Loss }
