import type { Row } from './read-dump.ts'
import { toLine } from './to-text.ts'

export interface Author {
  actor: string
  /** Absent for who has left, and for the site's own bot. */
  person?: string
}

export interface Authors {
  /** Who made a row, by the attributes that a table has for it. */
  of: (user: string | undefined) => Author
  /** The file people.yaml, with everybody who was asked for. */
  toPeopleYaml: () => string
}

export function createAuthors(users: readonly Row[]): Authors {
  const names = new Map(users.map((row) => [row['Id'] ?? '', toLine(row['DisplayName'] ?? '')]))
  const known = new Map<string, string>()
  const of = (user: string | undefined): Author => {
    const name = user === undefined ? undefined : names.get(user)
    if (user === undefined || !name) return { actor: '삭제된 사용자' }
    if (user === '-1') return { actor: name }
    known.set(`u${user}`, name)
    return { actor: name, person: `u${user}` }
  }
  const toPeopleYaml = () =>
    Array.from(known, ([person, name]) => `${person}: ${JSON.stringify({ name })}\n`).join('')
  return { of, toPeopleYaml }
}
