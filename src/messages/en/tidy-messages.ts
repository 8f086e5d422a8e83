import type { tidyMessages as korean } from '../ko/tidy-messages.ts'
import type { SameShape } from '../same-shape.ts'
import { toVisibleText } from '../visible-text.ts'

/** What `npm run tidy -- --check` says. */
export const tidyMessages: SameShape<typeof korean> = {
  untidy: (path) => `${toVisibleText(path)}: not tidy.`,
  howToTidy: (files) => `${files} ${files === 1 ? 'file is' : 'files are'} not tidy. To tidy: npm run tidy`,
}
