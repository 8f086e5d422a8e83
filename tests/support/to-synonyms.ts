import type { Synonyms } from '../../src/folder/synonyms.ts'

/** Spellings of each hashtag; where they are shows nowhere. */
export function toSynonyms(lists: Record<string, readonly string[]>): Synonyms {
  const toWritten = (hashtag: string) => ({ hashtag, line: 1, column: 1 })
  return Object.entries(lists).map(([hashtag, spellings]) => ({
    ...toWritten(hashtag),
    spellings: spellings.map(toWritten),
  }))
}
