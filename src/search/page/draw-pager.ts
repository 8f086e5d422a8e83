// The pages of results, as those of lists.
import { toPagerNumbers } from '../../archive/listing.ts'
import { toGroupedNumber } from '../../words/grouped-number.ts'
import { type Asked, mostSorted, resultsPerPage, toQuery } from '../asked.ts'
import { drawLink, fillList, find } from './elements.ts'

/** How many pages there are; other orders than that by relevance end with what they look at. */
export function countResultPages(total: number, { order }: Pick<Asked, 'order'>): number {
  return Math.ceil((order === 'relevance' ? total : Math.min(total, mostSorted)) / resultsPerPage)
}

export function drawPager(page: HTMLElement, asked: Asked, last: number): void {
  const pager = find(page, '.pager')
  pager.hidden = last < 2
  const toAddress = (page: number) => toQuery({ ...asked, page })
  fillList(find(pager, 'ol'), toPagerNumbers(asked.page, last), (item, number) => {
    if (number === 'gap') {
      item.className = 'gap'
      item.textContent = '…'
      return
    }
    const link = drawLink(item, 'a', { href: toAddress(number), label: toGroupedNumber(number) })
    if (number === asked.page) link.setAttribute('aria-current', 'page')
  })
  for (const [rel, number] of [
    ['prev', asked.page - 1],
    ['next', asked.page + 1],
  ] as const) {
    const link = find<HTMLAnchorElement>(pager, `[rel=${rel}]`)
    link.href = toAddress(number)
    link.hidden = number < 1 || number > last
  }
}
