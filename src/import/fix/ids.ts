// Ids of the source as ids of the archive: the same where that is valid, else one that is the same in every import.
import { createHash } from 'node:crypto'
import { mapTexts } from '../../format/leaf.ts'
import { createFindFreeId, toIdKey, toQuestionId } from '../../format/names.ts'
import { listPersonalKinds } from '../../format/texts/redacted-names.ts'
import { type ImportRecord, type Note, recordSchema } from '../records.ts'

/** Names of files that programs leave everywhere: a folder of that name is passed over. Plain objects have the last one. */
const passedOver = new Set(['thumbs.db', 'desktop.ini', '__proto__'])

/**
 * Ids are parts of public addresses and files, where nothing can hide them.
 * @param onHidden called once for each id that is hidden, with what stands in its place.
 * @returns a function that gives a record with a digest, the same in every import, for each id with personal data.
 */
export function createHideIds(onHidden: (digest: string) => void) {
  const hidden = new Set<string>()
  const hide = (id: string): string => {
    if (/^\w*$/.test(id) || !isPersonal(id)) return id
    // Nothing tells one person from another but this: two of a hundred million have the same.
    const digest = `id-${createHash('sha256').update(id).digest('hex').slice(0, 12)}`
    if (!hidden.has(digest)) onHidden(digest)
    hidden.add(digest)
    return digest
  }
  return <Each extends ImportRecord>(record: Each): Each =>
    mapTexts(record, recordSchema, (text, leaf) => (leaf === 'id' || leaf === 'person' ? hide(text) : text))
}

function isPersonal(id: string): boolean {
  return listPersonalKinds({ text: id, isAddress: true }).length > 0
}

const keptLength = 60

/** `12` → `12`; `a b` → `a-b-` and six signs that no other id has. */
export function toValidId(id: string): string {
  const normalized = id.normalize('NFC')
  if (toQuestionId(normalized) === normalized && !passedOver.has(normalized.toLowerCase())) return normalized
  const words = normalized
    .toWellFormed()
    .slice(0, 4 * keptLength)
    .split(/[^\p{L}\p{M}\p{Nd}_]+/u)
    .join('-')
  const digest = createHash('sha256').update(id).digest('hex').slice(0, 6)
  // Letters that are not to be seen, or too long a row of marks, are still among them.
  return [`${words.slice(0, keptLength)}-${digest}`, `id-${digest}`].map(trim).find(isValid) ?? digest
}

function trim(id: string): string {
  return id.toWellFormed().replace(/^-/, '').replaceAll(/-{2,}/g, '-')
}

function isValid(id: string): boolean {
  return toQuestionId(id) === id && id.normalize('NFC') === id
}

/** The same where an id names something. */
export function fixId(id: string, note: Note): string {
  const valid = toValidId(id)
  if (valid !== id.normalize('NFC')) note('id-changed', id)
  return valid
}

/** Ids of the answers, or of the comments, of one discussion. */
export interface OwnIds {
  /** The new id of each, in their order. */
  ids: string[]
  /** New ids by those of the source; of several with one id the first. */
  bySource: ReadonlyMap<string, string>
}

/** No two are one by case and Unicode form. */
export function fixOwnIds(records: readonly { id: string }[], toNote: (id: string) => Note): OwnIds {
  const taken = new Set<string>()
  const findFreeId = createFindFreeId((key) => taken.has(key))
  const bySource = new Map<string, string>()
  const ids = records.map(({ id }) => {
    const note = toNote(id)
    const valid = fixId(id, note)
    const free = findFreeId(valid)
    if (free !== valid) note('id-taken', free)
    taken.add(toIdKey(free))
    if (!bySource.has(id)) bySource.set(id, free)
    return free
  })
  return { ids, bySource }
}

/**
 * Undefined for what is not there, and for itself. @param own new id of the text that refers. @param ids new ids of all
 * that it may refer to, by those of the source.
 */
export function fixReference(
  id: string | undefined,
  { own, ids }: { own: string; ids: ReadonlyMap<string, string> },
  note: Note,
): string | undefined {
  if (id === undefined) return undefined
  const found = ids.get(id) ?? ids.get(id.normalize('NFC'))
  if (found !== undefined && found !== own) return found
  note('reference-left-out', id)
  return undefined
}
