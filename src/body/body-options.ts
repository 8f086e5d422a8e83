import type { LinkOptions } from './links/print-link.ts'
import type { NoteLabels, NoteStyle } from './print-notes.ts'
import type { TaskLabels } from './task-lists.ts'

/** What a body is printed with. */
export interface BodyOptions extends LinkOptions {
  /** Level of the first heading of a body: 3 below an entry's title, 2 below a page's. */
  headingLevel: number
  /** False leaves code without colours: they are most of the work, and change nothing but the length. */
  colours?: boolean
  notes: NoteStyle
  /** What ids of notes begin with, where a page shows several bodies, as HTML: `answer-5:`. */
  notePrefix?: string
  labels: LinkOptions['labels'] & {
    /** Name of the region in which a wide table scrolls. */
    table: string
    /** Name of the region in which a wide formula scrolls. */
    formula: string
    notes: NoteLabels
    tasks: TaskLabels
  }
}
