// Who wrote what: members by their ids, members who left by what the row says of them.
import { deletedActor } from '../../format/activity.ts'
import { toPlainText } from '../fix/line.ts'
import type { AnswerRecord, PersonRecord, Tally } from '../records.ts'
import type { DumpPost, DumpUsers } from './read-discussions.ts'
import { numberOf, type Row, textOf, timeOf } from './rows.ts'

/** Attributes of a row: the id of a member, and the name of one who has left. */
export const owner = { id: 'OwnerUserId', name: 'OwnerDisplayName' }
const editor = { id: 'LastEditorUserId', name: 'LastEditorDisplayName' }
export const user = { id: 'UserId', name: 'UserDisplayName' }

/** What stands for the name of a member who has left: `user123`. */
const nameless = /^user\d+$/
/** The bot that closes, edits and bumps in everybody's name. */
const community = -1

export type Authors = ReturnType<typeof createAuthors>

export function createAuthors(users: DumpUsers, seen: ReturnType<typeof createSeenIds>, tally: Tally) {
  const fresh: PersonRecord[] = []
  /** There is no person for who has left, and for the site's own bot. */
  const of = (row: Row, attributes: typeof owner): Pick<AnswerRecord, 'actor' | 'person'> => {
    const id = numberOf(row, attributes.id)
    const member = id === undefined ? undefined : users.get(id)
    const actor = member && textOf(member, 'DisplayName')
    if (id === undefined || !actor) {
      if (id !== undefined && id > 0) tally.note({ rule: 'user-missing', at: `user ${id}` })
      const name = textOf(row, attributes.name)
      return { actor: name === '' || nameless.test(name) ? deletedActor : name }
    }
    if (id === community) return { actor }
    if (id >= 0 && seen.add(id)) fresh.push(toPerson(id, member))
    return { actor, person: `u${id}` }
  }
  return {
    of,
    /** Who was named for the first time since it was asked last. */
    takeNew: () => fresh.splice(0),
  }
}

function toPerson(id: number, member: Row): PersonRecord {
  const about = toPlainText(textOf(member, 'AboutMe'))
  const url = textOf(member, 'WebsiteUrl').trim()
  return {
    type: 'person',
    id: `u${id}`,
    name: textOf(member, 'DisplayName'),
    formerNames: [],
    ...(about === '' ? {} : { about }),
    ...(/^https?:\/\//i.test(url) ? { url } : {}),
  }
}

/** No site has had so many members; ids beyond are those of other software. */
const mostBits = 1 << 28

/** Ids of members that were met: a bit each, as there may be millions. */
export function createSeenIds() {
  let bits = new Uint8Array(1 << 16)
  const beyond = new Set<number>()
  return {
    /** @returns whether it is new. */
    add: (id: number) => {
      if (id >= mostBits) return beyond.size < beyond.add(id).size
      const [byte, bit] = [Math.floor(id / 8), 1 << (id % 8)]
      if (byte >= bits.length) {
        const larger = new Uint8Array(Math.max(byte + 1, 2 * bits.length))
        larger.set(bits)
        bits = larger
      }
      const held = bits[byte] ?? 0
      bits[byte] = held | bit
      return (held & bit) === 0
    },
  }
}

/** What the history of a post says: its edits, what was typed last, and how it was closed or locked. */
const kinds = {
  /** First bodies, edits of them, steps back to one. */
  texts: new Set([2, 5, 8]),
  edits: new Set([4, 5, 6, 7, 8, 9]),
  closing: new Set([10, 11]),
  locking: new Set([14, 15]),
}

export function isEdit(kind: number): boolean {
  return kinds.edits.has(kind)
}

/** Oldest first. */
function listChanges({ history }: DumpPost, kind: keyof typeof kinds): Row[] {
  const changes = history.filter((row) => kinds[kind].has(numberOf(row, 'PostHistoryTypeId') ?? 0))
  return changes.toSorted((a, b) => {
    const [at, other] = [a.get('CreationDate') ?? '', b.get('CreationDate') ?? '']
    if (at !== other) return at < other ? -1 : 1
    return (numberOf(a, 'Id') ?? 0) - (numberOf(b, 'Id') ?? 0)
  })
}

/** One for title, body and hashtags that were changed at once. Without a history, the last edit is known from the post. */
export function toEdits(post: DumpPost, authors: Authors): AnswerRecord['edited'] {
  if (post.history.length === 0) {
    const isEdited = post.row.has('LastEditDate')
    return isEdited ? [{ at: timeOf(post.row, 'LastEditDate'), ...authors.of(post.row, editor) }] : []
  }
  const changes = listChanges(post, 'edits')
  const first = new Map(changes.toReversed().map((row) => [row.get('RevisionGUID') ?? row, row]))
  return [...first.values()].toReversed().map((row) => ({
    at: timeOf(row, 'CreationDate'),
    ...authors.of(row, user),
  }))
}

/** The Markdown that was added last. */
export function findTyped(post: DumpPost): string | undefined {
  const row = listChanges(post, 'texts').at(-1)
  return row && textOf(row, 'Text')
}

export function findClosing(post: DumpPost): Row | undefined {
  return listChanges(post, 'closing').findLast((row) => numberOf(row, 'PostHistoryTypeId') === 10)
}

export function isLocked(post: DumpPost): boolean {
  return numberOf(listChanges(post, 'locking').at(-1) ?? new Map(), 'PostHistoryTypeId') === 14
}
