import type { YearCount } from '../question/active-years.ts'

/** A year, and the first page that holds a question whose last activity was in it. */
export type YearStart = readonly [year: number, page: number]

/** Fewer pages are turned one by one. */
const fewPages = 10

export interface Yearly {
  years: readonly YearCount[]
}

/** Newest year first; nothing of a list of few pages, or of one year alone. @param pages newest activity first. */
export function findYearStarts(pages: readonly (readonly { question: Yearly }[])[]): YearStart[] {
  if (pages.length <= fewPages) return []
  const starts = new Map<number, number>()
  for (const [index, page] of pages.entries()) {
    // Years only go down, so what ends in a known one holds no other.
    const last = findYear(page.at(-1))
    if (last !== undefined && starts.has(last)) continue
    for (const entry of page) {
      const year = findYear(entry)
      if (year !== undefined && !starts.has(year)) starts.set(year, index + 1)
    }
  }
  return starts.size > 1 ? [...starts] : []
}

function findYear(entry: { question: Yearly } | undefined): number | undefined {
  return entry?.question.years.at(-1)?.[0]
}
