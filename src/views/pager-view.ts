import { toPagerNumbers } from '../listing/pagination.ts'
import type { YearStart } from '../listing/year-starts.ts'
import { toHref } from './paths.ts'
import type { Site } from './site.ts'

export type PagerView = NonNullable<ReturnType<typeof toPagerView>>

/** Which of how many pages one is, counted from 1. */
export interface PageOf {
  page: number
  pages: number
  /** Of a long list. */
  yearStarts?: readonly YearStart[]
}

/** Undefined where there is one page alone. */
export function toPagerView(
  { page: current, pages, yearStarts }: PageOf,
  toPath: (page: number) => string,
  { messages, base }: Site,
) {
  if (pages === 1) return undefined
  const toLink = (page: number, label: string) => ({ label, href: toHref(base, toPath(page)) })
  return {
    label: messages.pager.label,
    previous: current > 1 ? toLink(current - 1, messages.pager.previous) : undefined,
    next: current < pages ? toLink(current + 1, messages.pager.next) : undefined,
    /** `gap` stands for left-out pages. */
    pages: toPagerNumbers(current, pages).map((page) =>
      page === 'gap' ? page : { ...toLink(page, String(page)), current: page === current },
    ),
    /** Where a year begins: the first page that holds an activity of it. */
    years: yearStarts && {
      label: messages.pager.years,
      links: yearStarts.map(([year, page]) => toLink(page, String(year))),
    },
  }
}
