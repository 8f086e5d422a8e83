import type { callMessages as korean } from '../ko/call-messages.ts'
import type { SameShape } from '../same-shape.ts'

/** What is said of a language that commands do not speak. */
export const callMessages: SameShape<typeof korean> = {
  unknownLanguage: (value) => `ARCHIVE_LANG=${value} is no language. Write ko or en.`,
}
