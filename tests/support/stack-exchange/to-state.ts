import type { Conversion } from './conversion.ts'
import type { Row } from './read-dump.ts'
import { toTime } from './to-text.ts'

/** What `Comment` of a closing row stands for. */
const reasons: Readonly<Record<string, string>> = {
  101: 'duplicate',
  102: 'off-topic',
  103: 'unclear what is asked',
  104: 'too broad',
  105: 'primarily opinion-based',
}

export function toState(question: Row, { revisions, linksOf }: Conversion): object | undefined {
  const id = question['Id'] ?? ''
  const at = question['ClosedDate']
  const of = linksOf(id, '3')
  const reason = reasons[revisions.closureOf(id)?.['Comment'] ?? '']
  const closed = at && {
    at: toTime(at),
    ...(reason === undefined ? {} : { reason }),
    ...(of.length === 0 ? {} : { of }),
  }
  const locked = revisions.isLocked(id)
  if (!closed && !locked) return undefined
  return { ...(closed ? { closed } : {}), ...(locked ? { locked } : {}) }
}
