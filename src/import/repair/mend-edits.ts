import { toYamlLines } from '../../authoring/yaml-lines.ts'
import type { AnswerRecord } from '../records.ts'
import { mendActor, mendPerson } from './mend-fields.ts'
import { isBefore, mendTime, type Times, toInstantOf } from './mend-time.ts'
import type { Note } from './notes.ts'
import { takeFitting, toMostYamlBytes } from './take-fitting.ts'

export type EditRecord = AnswerRecord['edited'][number]

/** Bytes of front matter that all edits of one text may take. */
const editBytes = 320 * 1024

/** Oldest first, none before the text was written. One at a time that can't be read says nothing. */
export function mendEdits(
  edits: readonly EditRecord[],
  { at: written, times, most }: { at: string; times: Times; most: number },
  note: Note,
): EditRecord[] {
  const mended = edits.flatMap(({ at, actor, person }): EditRecord[] => {
    const read = mendTime(at, times, note)
    if (read === undefined) {
      note('time-unknown', at)
      return []
    }
    const by = actor === undefined ? {} : { actor: mendActor(actor, note) }
    const who = mendPerson(person, note)
    const isEarly = isBefore(read, written, times)
    if (isEarly) note('edit-too-early', `${read} → ${written}`)
    return [{ at: isEarly ? written : read, ...by, ...(who === undefined ? {} : { person: who }) }]
  })
  const ordered = mended.toSorted((a, b) => toInstantOf(a.at, times.zone) - toInstantOf(b.at, times.zone))
  if (ordered.some((edit, index) => edit !== mended[index])) note('edits-ordered')
  const fitting = takeFitting(ordered, {
    items: most,
    bytes: editBytes,
    toBytes,
    toMostBytes: toMostYamlBytes,
  })
  if (fitting.length < ordered.length) note('edits-cut', `${ordered.length - fitting.length}`)
  return fitting
}

function toBytes(edit: EditRecord): number {
  return Buffer.byteLength(toYamlLines('edited', [edit]).join('\n'))
}
