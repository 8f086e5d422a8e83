import type { DescribedKind, DescribedNames } from '../content-folder/described.ts'
import { type Synonyms, toSpellings } from '../content-folder/synonyms.ts'
import type { Hashtag } from '../question/hashtag.ts'
import { compareText } from '../question/issue.ts'
import { compareLists, type ListDifference } from './compare-questions.ts'

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

export interface DescribedChange {
  of: DescribedKind
  name: string
  /** That another description stands there; what it says is not told. */
  description?: 'added' | 'changed' | 'removed'
  aliases?: ListDifference<string>
}

/** Hashtags, then categories, each in code-unit order. */
export function compareDescribed(before: DescribedNames, after: DescribedNames): DescribedChange[] {
  return (['tags', 'categories'] as const).flatMap((of) => {
    const [old, now] = [before, after].map((all) => new Map(all[of].map((each) => [each.name, each])))
    const names = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].sort(compareText)
    return names.flatMap((name): DescribedChange[] => {
      const [was, is] = [old?.get(name), now?.get(name)]
      const aliases = compareLists(was?.aliases ?? [], is?.aliases ?? [])
      const differences = {
        ...toDescriptionChange(was?.description, is?.description),
        ...(aliases ? { aliases } : {}),
      }
      return Object.keys(differences).length === 0 ? [] : [{ of, name, ...differences }]
    })
  })
}

function toDescriptionChange(
  was: string | undefined,
  is: string | undefined,
): Pick<DescribedChange, 'description'> {
  if (was === is) return {}
  if (was === undefined) return { description: 'added' }
  return { description: is === undefined ? 'removed' : 'changed' }
}
