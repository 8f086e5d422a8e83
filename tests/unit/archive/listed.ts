import type { Entry, toListPages } from '../../../src/archive/listing.ts'
import { toArchivable } from './archivable.ts'

export type Listed = Parameters<typeof toListPages>[0][number]['question']

type Changed = Partial<Omit<Listed, 'counts'>> & { counts?: Partial<Listed['counts']>; keywordOnly?: boolean }

/** An entry of a list; the higher the instant, the newer. */
export function toListed(
  id: string,
  instant: number,
  { keywordOnly = false, counts, ...changed }: Changed = {},
): Entry<Listed> {
  const question = {
    ...toArchivable(id, instant),
    keywords: [],
    counts: { answers: 1, comments: 0, ...counts },
    poll: false,
    years: [],
    ...changed,
  }
  return { question, keywordOnly }
}

/** `a b (c)`: keyword-only entries in brackets. */
export function toIds(entries: readonly Entry<Listed>[]): string {
  return entries.map(({ question: { id }, keywordOnly }) => (keywordOnly ? `(${id})` : id)).join(' ')
}

/** `a 5, (b) 7, c ?`: newest activity first, with what a number makes of it; keyword-only entries in brackets. */
export function toEntries(text: string, change: (number: number) => Changed): Entry<Listed>[] {
  return text.split(', ').map((each, index, all) => {
    const [, bracket, id = '', number] = /^(\(?)(\w+)\)? (.*)$/.exec(each) ?? []
    const changed = number === '?' ? {} : change(Number(number))
    return toListed(id, all.length - index, { ...changed, keywordOnly: bracket === '(' })
  })
}
