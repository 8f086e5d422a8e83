import { toQuery } from '../search/address.ts'
import { listFilters } from '../search/filters.ts'
import { type Asked, orders } from '../search/search.ts'
import { drawText, fillIn, fillList, find } from './elements.ts'
import type { LabelFilter } from './label-filter.ts'

/** The orders as tabs, and the filters that are set, each as a link that leaves it out. */
export function drawBar(page: HTMLElement, asked: Asked, labelFilter: LabelFilter, isFound: boolean): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-order]')) {
    const order = orders.find((each) => each === link.dataset['order']) ?? asked.order
    link.href = toQuery({ ...asked, order, page: 1 })
    if (order === asked.order) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  const chosen = find(page, '.chosen')
  const filters = listFilters(asked)
  fillList(chosen, filters, (item, filter) => {
    const label = labelFilter(filter)
    const link = find<HTMLAnchorElement>(item, 'a')
    link.href = filter.without
    link.ariaLabel = fillIn(chosen.dataset['text'], { filter: label })
    drawText(link, 'span', label)
  })
  chosen.hidden = filters.length === 0
  for (const part of ['.orders', '.to-filters']) find(page, part).hidden = !isFound
  find(page, '.bar').hidden = !isFound && filters.length === 0
}
