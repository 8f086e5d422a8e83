// Places on the page of a question, as addresses name them: `answer-5678`, `comment-91`.
import { findNearest } from './nearest.ts'
import { toIdKey } from './question-id.ts'

export interface TextAnchor {
  kind: 'answer' | 'comment'
  id: string
}

/** Undefined for the name of any other place. @param anchor decoded. */
export function parseAnchor(anchor: string): TextAnchor | undefined {
  const [, kind, id = ''] = /^(answer|comment)-(.+)$/s.exec(anchor) ?? []
  if (kind !== 'answer' && kind !== 'comment') return undefined
  return { kind, id: id.normalize('NFC') }
}

/** Of shorter ids nearly every other one is near. */
const tellingLength = 4
/** Each is compared with the id. */
const comparedIds = 2_000

/** Anchor of the text that is meant: of the same id in other cases, or of one that is near. */
export function findNearestAnchor({ kind, id }: TextAnchor, ids: ReadonlySet<string>): string | undefined {
  if (ids.size > comparedIds) return undefined
  const key = toIdKey(id)
  const known = [...ids]
  const isTelling = id.length >= tellingLength && !/^\d+$/.test(id)
  const nearest =
    known.find((each) => toIdKey(each) === key) ?? (isTelling ? findNearest(id, known) : undefined)
  return nearest === undefined ? undefined : `#${kind}-${nearest}`
}
