import type { IndexFiles } from './index-files.ts'
import type { Manifest, Spelling } from './manifest.ts'
import { type Query, type QueryGroup, type QueryWord, toRunGroups, toWordGroups } from './query.ts'
import { findSpelling } from './spelling.ts'

/** Words that stand nowhere, with the nearest word of the archive beside them. */
export async function correctQuery<Group extends { group: QueryGroup; terms: readonly unknown[] }>(
  query: Query,
  groupsOfWords: readonly Group[][],
  {
    manifest,
    files,
    lookUp,
  }: {
    manifest: Pick<Manifest, 'spelling'>
    files: Pick<IndexFiles, 'json'>
    lookUp: { groups: (query: Pick<Query, 'words'>) => Promise<Group[][]> }
  },
): Promise<{ found: readonly Group[][]; corrected: Map<string, string> }> {
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
function isUnknown(groups: readonly { group: QueryGroup; terms: readonly unknown[] }[]): boolean {
  return groups.some(({ group, terms }) => group.weight === 1 && terms.length === 0)
}
