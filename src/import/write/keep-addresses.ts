// Old addresses, merged as a set: the source's, those of what it has no longer and the archive has, and a hand's.
import { parseAlias } from '../../question/alias.ts'
import { limits } from '../../question/limits.ts'
import { digestAlias } from './merge-fields.ts'
import type { ThreadTexts } from './thread-texts.ts'

/** Whether this import gives an address to a question: then it leads there, and to no other. */
export type IsGiven = (alias: string) => boolean

interface Keeping extends Pick<ThreadTexts, 'answers' | 'comments'> {
  isGiven: IsGiven
  /** Digests of those that the last import wrote; undefined where nobody knows them. */
  base: readonly string[] | undefined
}

export interface KeptAddresses {
  aliases: string[]
  /** What the next import has as its base. */
  base: string[]
  /** Whether a hand added or removed any. */
  isEdited: boolean
}

/**
 * Those of the source and of what it has no longer, with what a hand added and without what a hand removed. Each stays
 * where it stood, so that nothing is written for its sake; but for what leads to another question now.
 */
export function keepAddresses(
  before: readonly string[],
  next: readonly string[],
  kept: Keeping,
): KeptAddresses {
  const base = kept.base && new Set(kept.base)
  const own = (alias: string) => base !== undefined && !base.has(digestAlias(alias))
  const [there, told] = [new Set(before), new Set(next)]
  const isRemoved = (alias: string) => base !== undefined && !own(alias) && !there.has(alias)
  const after = next.filter((alias) => !isRemoved(alias))
  const ofImport = [...next]
  for (const [index, alias] of before.entries()) {
    if (told.has(alias) || after.length >= limits.aliases || kept.isGiven(alias)) continue
    const isOwn = own(alias)
    if (!isOwn && !leadsTo(alias, kept)) continue
    const place = index === 0 ? 0 : after.indexOf(before[index - 1] ?? '') + 1
    after.splice(index > 0 && place === 0 ? after.length : place, 0, alias)
    if (!isOwn) ofImport.push(alias)
  }
  const isEdited = next.some(isRemoved) || after.some((alias) => own(alias) && !told.has(alias))
  return { aliases: after, base: ofImport.map(digestAlias), isEdited }
}

function leadsTo(alias: string, { answers, comments }: Pick<ThreadTexts, 'answers' | 'comments'>): boolean {
  const [, kind, id] = /^(answer|comment)-(.+)$/u.exec(parseAlias(alias)?.anchor ?? '') ?? []
  if (kind === undefined || id === undefined) return false
  return (kind === 'answer' ? answers : comments).has(id)
}
