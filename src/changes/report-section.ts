import type { Print } from './report-print.ts'

/** More than this is counted, not named: a comment has an end. */
export const namedQuestions = 50

/** Empty where there is nothing to tell. */
export function toSection<T>(
  heading: string,
  all: readonly T[],
  most: number,
  toLines: (each: T) => string[],
  print: Print,
): string {
  if (all.length === 0) return ''
  const rest = all.length > most ? [print.item(print.words.more(all.length - most))] : []
  const lines = all.slice(0, most).flatMap(toLines)
  return [print.heading(`${heading} ${all.length}`), ...lines, ...rest].join('\n')
}
