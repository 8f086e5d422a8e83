// What comes under redactions.yaml and what is no longer there, without anything that it hides. Questions that are
// withheld or shown again are told as removed and new ones.
import type { Redactions, WithheldTexts } from '../content-folder/redactions.ts'
import { compareText } from '../question/issue.ts'
import { compareLists, type ListDifference } from './compare-questions.ts'

export interface NamesChange {
  of: 'names' | 'people'
  /** Numbers of entries: a name that is redacted is never told. */
  added: number
  removed: number
}

/** Ids in code-unit order. */
export interface WithheldChange {
  of: 'texts'
  /** Of the question. */
  id: string
  title: string
  answers: ListDifference<string>
  comments: ListDifference<string>
}

export type RedactionChange = NamesChange | WithheldChange

/** @param titles of the questions of either state, by id; of others nothing is told. */
export function compareRedactions(
  old: Redactions,
  now: Redactions,
  titles: ReadonlyMap<string, string>,
): RedactionChange[] {
  return [
    ...toNamesChange('names', listNames(old), listNames(now)),
    ...toNamesChange('people', [...old.people], [...now.people]),
    ...compareTexts(old, now, titles),
  ]
}

/** Names of people come and go with the person. */
function listNames({ actors }: Redactions): string[] {
  return actors
    .filter(({ person }) => person === undefined)
    .map(({ name, onlyActors }) => JSON.stringify([name, onlyActors]))
}

function toNamesChange(of: NamesChange['of'], old: readonly string[], now: readonly string[]): NamesChange[] {
  const { added, removed } = compareIds(old, now)
  return added.length + removed.length === 0 ? [] : [{ of, added: added.length, removed: removed.length }]
}

function compareTexts(
  old: Redactions,
  now: Redactions,
  titles: ReadonlyMap<string, string>,
): WithheldChange[] {
  const questions = new Set(
    [old, now].flatMap(({ answers, comments }) => [...answers.keys(), ...comments.keys()]),
  )
  return [...questions].sort(compareText).flatMap((id) => {
    const title = titles.get(id)
    const compare = (before: WithheldTexts, after: WithheldTexts) =>
      compareIds([...(before.get(id) ?? [])], [...(after.get(id) ?? [])])
    const [answers, comments] = [compare(old.answers, now.answers), compare(old.comments, now.comments)]
    const isSame = [answers, comments].every(({ added, removed }) => added.length + removed.length === 0)
    return title === undefined || isSame ? [] : [{ of: 'texts' as const, id, title, answers, comments }]
  })
}

function compareIds(old: readonly string[], now: readonly string[]): ListDifference<string> {
  return compareLists(old.toSorted(compareText), now.toSorted(compareText)) ?? { added: [], removed: [] }
}
