import type { ImportNote } from '../tally.ts'
import type { ThreadRecords } from '../thread-records.ts'

/**
 * Questions that a question names, by their ids in the archive; those that are not in it, and itself, are left out.
 * @param findId id of a question in the archive, by that in the source.
 */
export function resolveReferences(
  thread: ThreadRecords,
  findId: (source: string) => string | undefined,
): { thread: ThreadRecords; notes: ImportNote[] } {
  const { question } = thread
  const notes: ImportNote[] = []
  const resolve = (ids: readonly string[]): string[] => {
    const found = ids.flatMap((id) => {
      const own = id === question.id ? undefined : findId(id)
      if (own !== undefined) return [own]
      notes.push({ rule: 'question-unknown', at: `question ${question.id}`, detail: id })
      return []
    })
    return [...new Set(found)]
  }
  const { closed } = question
  const related = resolve(question.related)
  const state = closed ? { closed: { ...closed, ...(closed.of ? { of: resolve(closed.of) } : {}) } } : {}
  return { thread: { ...thread, question: { ...question, related, ...state } }, notes }
}
