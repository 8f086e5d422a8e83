import { listFilters } from '../search/filters.ts'
import type { Result } from '../search/result.ts'
import type { Asked } from '../search/search.ts'
import type { Answer } from './answer.ts'
import { drawBar } from './draw-bar.ts'
import { countResultPages, drawPager } from './draw-pager.ts'
import { drawResult } from './draw-result.ts'
import { clearSummary, drawSummary, drawWaiting } from './draw-summary.ts'
import { addToList, fillIn, fillList, find } from './elements.ts'
import { createLabelFilter } from './label-filter.ts'

type Place = 'intro' | 'none' | 'failed'

/** @param page all of it: the field, the results, and the filters. */
export function createDrawing(page: HTMLElement) {
  const labelFilter = createLabelFilter(find(page, '.filters'))
  const { base = '/', title } = page.dataset
  const heading = find(page, 'h1').textContent
  const plainTitle = document.title

  function drawFound(asked: Asked, { found, results }: Answer): void {
    drawSummary(page, asked, found)
    drawBar(page, asked, labelFilter, found.total > 0)
    fillList(find(page, '.results'), results, (row, result) => drawResult(row, result, base))
    drawPager(page, asked, countResultPages(found.total, asked))
    show(found.total > 0 ? undefined : 'none')
    if (found.total === 0) drawNone(asked)
  }

  /** Behind those that are there. */
  function drawOthers(results: readonly Result[]): void {
    addToList(find(page, '.results'), results, (row, result) => drawResult(row, result, base))
  }

  /** What stands there where no results do. */
  function drawPlace(asked: Asked, place: Place): void {
    clearSummary(page)
    drawBar(page, asked, labelFilter, false)
    fillList(find(page, '.results'), [], () => {})
    drawPager(page, asked, 0)
    show(place)
  }

  function drawNone(asked: Asked): void {
    find(page, '.of-filters').hidden = listFilters(asked).length === 0
    for (const link of page.querySelectorAll<HTMLAnchorElement>('.engines a')) {
      link.dataset['href'] ??= link.href
      link.href = `${link.dataset['href']}${encodeURIComponent(` ${asked.text}`)}`
    }
  }

  function show(place: Place | undefined): void {
    for (const each of ['intro', 'none', 'failed']) find(page, `.${each}`).hidden = each !== place
    for (const part of ['.results', '.keys']) find(page, part).hidden = place !== undefined
    if (place !== undefined) find(page, '.filters').hidden = true
  }

  function drawTitle(asked: Asked): void {
    const text = asked.text.trim()
    document.title = text === '' ? plainTitle : fillIn(title, { text }) + plainTitle.slice(heading.length)
  }

  return { drawWaiting: () => drawWaiting(page), drawFound, drawOthers, drawPlace, drawTitle }
}
