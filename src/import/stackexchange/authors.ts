// Who wrote what: members by their ids, members who left by what the row says of them.
import { deletedActor } from '../../question/activity.ts'
import { toPlainText } from '../plain-text.ts'
import type { PersonRecord } from '../records.ts'
import type { Tally } from '../tally.ts'
import type { DumpUsers } from './dump-thread.ts'
import type { Row } from './row.ts'
import type { SeenIds } from './seen-ids.ts'
import { numberOf, textOf } from './values.ts'

export interface Author {
  actor: string
  /** Absent for who has left, and for the site's own bot. */
  person?: string
}

/** In which a row has the id of a member, and the name of one who has left. */
interface AuthorAttributes {
  id: string
  name: string
}

export const owner: AuthorAttributes = { id: 'OwnerUserId', name: 'OwnerDisplayName' }
export const editor: AuthorAttributes = { id: 'LastEditorUserId', name: 'LastEditorDisplayName' }
export const user: AuthorAttributes = { id: 'UserId', name: 'UserDisplayName' }

/** What stands for the name of a member who has left: `user123`. */
const nameless = /^user\d+$/
/** The bot that closes, edits and bumps in everybody's name. */
const community = -1

export type Authors = ReturnType<typeof createAuthors>

export function createAuthors(users: DumpUsers, seen: SeenIds, tally: Tally) {
  const fresh: PersonRecord[] = []
  const of = (row: Row, attributes: AuthorAttributes): Author => {
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
