import { type Synonyms, toSpellings } from '../content-folder/synonyms.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { compareText } from '../question/issue.ts'

export interface SynonymChange {
  hashtag: Hashtag
  /** Spellings whose addresses lead to its listing from now on, and those whose addresses are gone. */
  added: Hashtag[]
  removed: Hashtag[]
}

/** Hashtags in code-unit order. The order of spellings says nothing. */
export function compareSynonyms(before: Synonyms, after: Synonyms): SynonymChange[] {
  const old = toSpellings(before)
  const now = toSpellings(after)
  return [...new Set([...old.keys(), ...now.keys()])].sort(compareText).flatMap((hashtag) => {
    const [was = [], is = []] = [old.get(hashtag), now.get(hashtag)]
    const added = is.filter((spelling) => !was.includes(spelling))
    const removed = was.filter((spelling) => !is.includes(spelling))
    return added.length + removed.length === 0 ? [] : [{ hashtag, added, removed }]
  })
}
