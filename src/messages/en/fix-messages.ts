import type { fixMessages as korean } from '../ko/fix-messages.ts'
import type { SameShape } from '../same-shape.ts'
import { toVisibleText } from '../visible-text.ts'

/** What `npm run check -- --fix` says of what it has done. */
export const fixMessages: SameShape<typeof korean> = {
  renamed: (from, to) => `${toVisibleText(from)}: renamed → ${toVisibleText(to)}`,
  total: (fixes) => `${fixes} ${fixes === 1 ? 'fault was' : 'faults were'} mended.`,
  nothing: 'Nothing can be mended by itself.',
  notFixed: (path, reason) =>
    `${toVisibleText(path)}: could not be mended and is as it was (${toVisibleText(reason)}).`,
}
