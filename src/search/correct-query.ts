import type { FoundGroup } from './look-up.ts'
import type { Spelling } from './manifest.ts'
import type { OpenIndex } from './open-index.ts'
import { type Query, type QueryWord, toRunGroups, toWordGroups } from './query.ts'
import { findSpelling } from './spelling.ts'

/** Words that stand nowhere, with the nearest word of the archive beside them. */
export async function correctQuery(
  query: Query,
  groupsOfWords: readonly FoundGroup[][],
  { manifest, files, lookUp }: OpenIndex,
): Promise<{ found: readonly FoundGroup[][]; corrected: Map<string, string> }> {
  const unknown = query.words.filter(
    ({ text }, place) => text !== '' && isUnknown(groupsOfWords[place] ?? []),
  )
  const corrected = new Map<string, string>()
  if (unknown.length === 0) return { found: groupsOfWords, corrected }
  const spelling = await files.json<Spelling>(manifest.spelling)
  for (const { text } of unknown) {
    const word = findSpelling(text.toLowerCase(), spelling)
    if (word !== undefined) corrected.set(text, word)
  }
  const words = [...corrected.values()].map(
    (text): QueryWord => ({
      text,
      groups: /^[\uac00-\ud7a3]+$/.test(text) ? toRunGroups(text, text.length) : toWordGroups(text),
    }),
  )
  return { found: [...groupsOfWords, ...(await lookUp.groups({ words }))], corrected }
}

/** Whether a part of it that counts stands in no text. */
function isUnknown(groups: readonly FoundGroup[]): boolean {
  return groups.some(({ group, terms }) => group.weight === 1 && terms.length === 0)
}
