import type { tidyMessages as korean } from '../ko/tidy-messages.ts'
import type { SameShape } from '../same-shape.ts'
import { toVisibleText } from '../visible-text.ts'

/** What `npm run tidy -- --check` says. */
export const tidyMessages: SameShape<typeof korean> = {
  untidy: (path) => `${toVisibleText(path)}: not tidy.`,
  withPosition: (path: string) => `${toVisibleText(path)}: it tells where it was taken (GPS).`,
  blanked: (path: string) => `${toVisibleText(path)}: the position is blanked.`,
  howToTidy: (files) => `${files} ${files === 1 ? 'file is' : 'files are'} not tidy. To tidy: npm run tidy`,
}
