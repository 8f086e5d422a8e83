// A question that took too much is left as it was, and stays known: the next import updates it.
import type { ListWriting } from './list-writing.ts'
import type { Spool } from './spool.ts'
import { toThreadPaths } from './thread-paths.ts'
import { removeStaged } from './write-staged.ts'

interface GivenUpKeeping {
  /** Where new files lie by their paths in the content folder. */
  staged: string
  spool: Pick<Spool, 'findThread' | 'findFormer' | 'listExisting'>
  list: Pick<ListWriting, 'addQuestion'>
}

/** @returns its id in the archive. */
export function keepGivenUp(number: number, { staged, spool, list }: GivenUpKeeping): string {
  const { id, folder } = spool.findThread(number)
  const existing = spool.listExisting(id)
  const { question, comments, answers } = toThreadPaths(id, folder, existing)
  // Its thread may have ended while it wrote them.
  removeStaged(staged, [...existing, question, comments, answers])
  const line = spool.findFormer('question', id)
  if (line !== undefined) list.addQuestion(id, line)
  return id
}
