import type { LinkOptions } from './links/print-link.ts'
import type { NoteOptions } from './print-notes.ts'
import type { TaskLabels } from './task-lists.ts'

/** What a body is printed with. */
export interface BodyOptions extends LinkOptions, NoteOptions {
  /** Level of the first heading of a body: 3 below an entry's title, 2 below a page's. */
  headingLevel: number
  /** False leaves code without colours: they are most of the work, and change nothing but the length. */
  colours?: boolean
  /** `boxed` puts each block of code into a box with the name of its language, where a script may let it be copied. */
  code: 'boxed' | 'plain'
  labels: LinkOptions['labels'] &
    NoteOptions['labels'] & {
      /** Name of the box in which wide code scrolls. */
      code: string
      /** Name of the box in which a wide table scrolls. */
      table: string
      /** Name of the box in which a wide formula scrolls. */
      formula: string
      tasks: TaskLabels
    }
}
