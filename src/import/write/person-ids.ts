// Ids of people: those of two sources are two people, and have two ids.
import { toIdKey } from '../../question/question-id.ts'
import { findFreeId, toLegalId } from '../repair/legal-id.ts'
import type { Tally } from '../tally.ts'
import type { ThreadRecords } from '../thread-records.ts'
import type { Spool } from './spool.ts'

/** Plain data that another thread may be sent. */
export interface PersonIds {
  /** Ids in the archive by those in the source, where they differ for being another's. */
  given: ReadonlyMap<string, string>
  /** Keys of ids that are others'. */
  taken: ReadonlySet<string>
}

/** Called when all records are in the spool. @param former what an earlier import gave. @param others ids of others. */
export function planPeople(
  former: ReadonlyMap<string, string>,
  others: Iterable<string>,
  { spool, tally }: { spool: Spool; tally: Tally },
): PersonIds {
  const own = spool.listFormerIds('person').map(toIdKey)
  const taken = new Set(Array.from(others, toIdKey)).difference(new Set(own))
  const given = new Map(former)
  if (taken.size === 0) return { given, taken }
  const sources = spool.listOtherIds('person')
  const keys = new Set([...own, ...sources.map((id) => toIdKey(toLegalId(id)))])
  for (const source of sources) {
    const id = toLegalId(source)
    if (given.has(source) || !taken.has(toIdKey(id))) continue
    const free = findFreeId(id, (key) => taken.has(key) || keys.has(key))
    keys.add(toIdKey(free))
    given.set(source, free)
    tally.note({ rule: 'id-taken', at: `person ${source}`, detail: free })
  }
  return { given, taken }
}

/** The id in the archive of somebody of the source. */
export function toPersonId(source: string, { given, taken }: PersonIds): string {
  const id = given.get(source) ?? toLegalId(source)
  return given.has(source) ? id : findFreeId(id, (key) => taken.has(key))
}

/** The same records where nobody has another id. */
export function renamePeople(thread: ThreadRecords, people: PersonIds): ThreadRecords {
  if (people.given.size === 0 && people.taken.size === 0) return thread
  const rename = <Named extends { person?: string | undefined }>(named: Named): Named => {
    const { person } = named
    if (person === undefined) return named
    const id = toPersonId(person, people)
    // What only is no legal id is told where texts are mended.
    return id === toLegalId(person) ? named : { ...named, person: id }
  }
  const renameAll = <Named extends { person?: string | undefined }>(all: readonly Named[]) => all.map(rename)
  const { question, answers, comments } = thread
  const { activity } = question
  return {
    question: {
      ...rename(question),
      edited: renameAll(question.edited),
      ...(activity && { activity: renameAll(activity) }),
    },
    answers: answers.map((answer) => ({ ...rename(answer), edited: renameAll(answer.edited) })),
    comments: renameAll(comments),
  }
}
