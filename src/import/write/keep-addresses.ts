// Old addresses of what the source has no longer, and the archive has.
import { parseAlias } from '../../question/alias.ts'
import { limits } from '../../question/limits.ts'
import type { QuestionText, ThreadTexts } from './thread-texts.ts'

/** Whether this import gives an address to a question: then it leads there, and to no other. */
export type IsGiven = (alias: string) => boolean

interface Keeping extends Pick<ThreadTexts, 'answers' | 'comments'> {
  isGiven: IsGiven
}

/** Each stays where it stood, so that nothing is written for its sake; but for what leads to another question now. */
export function keepAddresses(current: QuestionText, next: QuestionText, kept: Keeping): QuestionText {
  const [before, after] = [current.fields.aliases, [...next.fields.aliases]]
  const told = new Set(after)
  for (const [index, alias] of before.entries()) {
    if (told.has(alias) || after.length >= limits.aliases || !leadsTo(alias, kept)) continue
    if (kept.isGiven(alias)) continue
    const place = after.indexOf(before[index - 1] ?? '')
    after.splice(place === -1 ? after.length : place + 1, 0, alias)
  }
  return { ...next, fields: { ...next.fields, aliases: after } }
}

function leadsTo(alias: string, { answers, comments }: Pick<ThreadTexts, 'answers' | 'comments'>): boolean {
  const [, kind, id] = /^(answer|comment)-(.+)$/u.exec(parseAlias(alias)?.anchor ?? '') ?? []
  if (kind === undefined || id === undefined) return false
  return (kind === 'answer' ? answers : comments).has(id)
}
