// Years as fruits on threads (decision 27), each of which can be chosen.
import type { Counted } from '../search/search.ts'
import { toFruit } from '../views/threads-view.ts'
import { drawText, find } from './elements.ts'

/** In pixels, as in the head of a list. */
const size = { shortest: 14, longest: 54, smallest: 3.2, largest: 6.8 }
/** From the end of a thread to the number below its fruit. */
const valueDrop = 13

/** Draws into each row that is there. @param years of the rows. */
export function drawYears(rows: Iterable<Element>, years: Counted<number>): void {
  const most = Math.max(...years.map(({ count }) => count))
  const strongest = years.findLastIndex(({ count }) => count === most)
  for (const [index, row] of [...rows].entries()) {
    const { value, count } = years[index] ?? { value: 0, count: 0 }
    const { length, radius } = count === 0 ? { length: 8, radius: 0 } : toFruit(count / most, size)
    row.classList.toggle('strong', index === strongest)
    find(row, '.thread').setAttribute('d', `M0 0V${length}`)
    find(row, 'use').setAttribute('transform', `translate(0 ${length})scale(${radius})`)
    drawText(row, '.value', `${count}`).setAttribute('y', `${length + 2 * radius + valueDrop}`)
    drawText(row, '.year', `${value % 100}`.padStart(2, '0'))
  }
}
