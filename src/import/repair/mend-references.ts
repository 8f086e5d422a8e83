import { limits } from '../../question/limits.ts'
import { mendId } from './legal-id.ts'
import type { Note } from './notes.ts'

/**
 * Undefined for what is not there, and for itself. @param own new id of the text that refers. @param ids new ids of all
 * that it may refer to, by those of the source.
 */
export function mendReference(
  id: string | undefined,
  { own, ids }: { own: string; ids: ReadonlyMap<string, string> },
  note: Note,
): string | undefined {
  if (id === undefined) return undefined
  const found = ids.get(id) ?? ids.get(id.normalize('NFC'))
  if (found !== undefined && found !== own) return found
  note('reference-left-out', id)
  return undefined
}

/** Questions that a question names; whether they are there only all of them together tell. */
export function mendQuestionIds(ids: readonly string[], own: readonly string[], note: Note): string[] {
  const legal = ids.flatMap((id) => {
    if (!own.includes(id)) return [mendId(id, note)]
    note('reference-left-out', id)
    return []
  })
  const kept = legal.slice(0, limits.relatedQuestions)
  if (kept.length < legal.length) note('references-cut', `${legal.length - kept.length}`)
  return kept
}

/** Nothing replies to what was left out. @param texts all that are kept, with their new ids. */
export function dropLostReplies<T extends { id: string; replyTo?: string | undefined }>(
  texts: readonly T[],
  toNote: (id: string) => Note,
): T[] {
  const ids = new Map(texts.map(({ id }) => [id, id]))
  return texts.map((text) => {
    const replyTo = mendReference(text.replyTo, { own: text.id, ids }, toNote(text.id))
    return replyTo === text.replyTo ? text : { ...text, replyTo }
  })
}
