import { toIdKey } from '../../question/question-id.ts'
import { findFreeId, mendId } from './legal-id.ts'
import type { Note } from './notes.ts'

/** Ids of the answers, or of the comments, of one thread. */
export interface OwnIds {
  /** The new id of each, in their order. */
  ids: string[]
  /** New ids by those of the source; of several with one id the first. */
  bySource: ReadonlyMap<string, string>
}

/** No two are one by case and Unicode form. */
export function mendOwnIds(records: readonly { id: string }[], toNote: (id: string) => Note): OwnIds {
  const taken = new Set<string>()
  const bySource = new Map<string, string>()
  const ids = records.map(({ id }) => {
    const note = toNote(id)
    const legal = mendId(id, note)
    const free = findFreeId(legal, (key) => taken.has(key))
    if (free !== legal) note('id-taken', free)
    taken.add(toIdKey(free))
    if (!bySource.has(id)) bySource.set(id, free)
    return free
  })
  return { ids, bySource }
}
