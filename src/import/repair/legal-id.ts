// Ids of the source as ids of the archive: the same where that is legal, else one that is the same in every import.
import { createHash } from 'node:crypto'
import { toIdKey, toQuestionId } from '../../question/question-id.ts'
import type { Note } from './notes.ts'

/** Names of files that programs leave everywhere: a folder of that name is passed over. Plain objects have the last one. */
const passedOver = new Set(['thumbs.db', 'desktop.ini', '__proto__'])

const keptLength = 60

/** `12` → `12`; `a b` → `a-b-` and six signs that no other id has. */
export function toLegalId(id: string): string {
  const normalized = id.normalize('NFC')
  if (toQuestionId(normalized) === normalized && !passedOver.has(normalized.toLowerCase())) return normalized
  const words = normalized
    .toWellFormed()
    .slice(0, 4 * keptLength)
    .split(/[^\p{L}\p{M}\p{Nd}_]+/u)
    .join('-')
  const digest = createHash('sha256').update(id).digest('hex').slice(0, 6)
  // Letters that are not to be seen, or too long a row of marks, are still among them.
  return [`${words.slice(0, keptLength)}-${digest}`, `id-${digest}`].map(trim).find(isLegal) ?? digest
}

function trim(id: string): string {
  return id.toWellFormed().replace(/^-/, '').replaceAll(/-{2,}/g, '-')
}

function isLegal(id: string): boolean {
  return toQuestionId(id) === id && id.normalize('NFC') === id
}

/** The same where an id names something. */
export function mendId(id: string, note: Note): string {
  const legal = toLegalId(id)
  if (legal !== id.normalize('NFC')) note('id-changed', id)
  return legal
}

/** A legal id that no other has by case and Unicode form: `rest` → `rest-2`. */
export function findFreeId(id: string, isTaken: (key: string) => boolean): string {
  if (!isTaken(toIdKey(id))) return id
  let base = id
  while (toQuestionId(`${base}-999999`) === undefined) base = base.slice(0, -1).toWellFormed()
  for (let number = 2; ; number += 1) {
    const free = `${base}-${number}`
    if (!isTaken(toIdKey(free))) return free
  }
}
