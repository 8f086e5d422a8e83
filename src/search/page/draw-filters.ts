// The filters beside the results, and the bar above them.

import { fillYears, toFruit } from '../../site/year-chart.ts'
import { toGroupedNumber } from '../../words/grouped-number.ts'
import { type Asked, type Counted, type FilterCounts, type Found, orders, toQuery } from '../asked.ts'
import { drawText, fillIn, fillList, find } from './elements.ts'

/** In pixels, as in the head of a list. */
const size = { shortest: 14, longest: 54, smallest: 3.2, largest: 6.8 }
/** From the end of a thread to the number below its fruit. */
const valueDrop = 13

/** @param more the sign that there may be more, as short as it has to be beside a filter. */
export function toCount(count: number, more: string): string {
  return `${toGroupedNumber(count)}${count > 0 ? more : ''}`
}

/** Years as fruits on threads (decision 27), each of which can be chosen. @param rows that are there. */
function drawYears(rows: Iterable<Element>, years: Counted<number>, more: string): void {
  const most = Math.max(...years.map(({ count }) => count))
  const strongest = years.findLastIndex(({ count }) => count === most)
  for (const [index, row] of [...rows].entries()) {
    const { value, count } = years[index] ?? { value: 0, count: 0 }
    const { length, radius } = count === 0 ? { length: 8, radius: 0 } : toFruit(count / most, size)
    row.classList.toggle('strong', index === strongest)
    find(row, '.thread').setAttribute('d', `M0 0V${length}`)
    find(row, 'use').setAttribute('transform', `translate(0 ${length})scale(${radius})`)
    const number = drawText(row, '.value', `${count}${count > 0 ? more : ''}`)
    number.setAttribute('y', `${length + 2 * radius + valueDrop}`)
    drawText(row, '.year', `${value % 100}`.padStart(2, '0'))
  }
}

type LabelFilter = (filter: Pick<Filter, 'name' | 'value'>) => string

/** How a filter is called: `#rest`, `답변 없음`, `2024년`. @param form of the filters, which holds the words. */
export function createLabelFilter(form: HTMLElement): LabelFilter {
  const flags = new Map(listFlags(form))
  return ({ name, value }) => {
    if (name === 'tag') return `#${value}`
    if (name === 'is') return flags.get(value) ?? value
    return name === 'year' ? fillIn(form.dataset['year'], { year: value }) : value
  }
}

/** Those that are offered, in their order. */
function listFlags(form: HTMLElement): [flag: string, label: string][] {
  return [...form.querySelectorAll('data')].map(({ value, textContent }) => [value, textContent])
}

/** The most frequent of each kind; those that are set are there in any case. */
const mostRows = 8

/** Draws all of them anew; the focus stays where it was. @param found with those that are set. */
export function drawFilters(
  form: HTMLFormElement,
  asked: Asked,
  counts: FilterCounts,
  { total, isBounded }: Pick<Found, 'total' | 'isBounded'>,
): void {
  const focused = document.activeElement
  const show = find(form, '.show-results')
  const { text, one } = show.dataset
  const more = isBounded ? '+' : ''
  show.textContent = fillIn(total === 1 && !isBounded ? one : text, { count: toCount(total, more) })
  const { order } = asked
  find<HTMLAnchorElement>(form, '.clear-filters').href = toQuery({ text: asked.text, order }) || '?'
  const draw = createDrawRows(form, asked, more)
  draw('tag', counts.hashtags.slice(0, mostRows))
  draw('is', countFlags(form, counts))
  draw('category', counts.categories.slice(0, mostRows))
  const years = toAllYears(counts.years)
  draw('year', years)
  drawYears(form.querySelectorAll('[name=year] label'), years, more)
  form.hidden = false
  if (focused instanceof HTMLInputElement) focusSame(form, focused)
}

function createDrawRows(form: HTMLFormElement, asked: Asked, more: string) {
  const set = listFilters(asked)
  const labelFilter = createLabelFilter(form)
  return (name: FilterName, counted: Counted<string | number>) => {
    const chosen = new Set(set.filter((filter) => filter.name === name).map(({ value }) => value))
    const counts = new Map(counted.map(({ value, count }) => [`${value}`, count]))
    const rows = [...new Set([...counts.keys(), ...chosen])]
    const fieldset = find(form, `fieldset[name=${name}]`)
    fillList(find(fieldset, '.options'), rows, (label, value) => {
      const [count, checked] = [counts.get(value) ?? 0, chosen.has(value)]
      const input = find<HTMLInputElement>(label, 'input')
      input.value = value
      input.checked = checked
      input.disabled = count === 0 && !checked
      drawText(label, 'span', labelFilter({ name, value }))
      drawText(label, 'small', toCount(count, more))
    })
    fieldset.hidden = rows.length === 0
  }
}

/** Years between others are there, too. */
function toAllYears(years: Counted<number>): Counted<number> {
  if (years.length === 0) return []
  const pairs = fillYears(years.map(({ value, count }) => [value, count]))
  return pairs.map(([value, count]) => ({ value, count }))
}

/** All of them, always in one order. */
function countFlags(form: HTMLElement, { flags }: FilterCounts): Counted<string> {
  return listFlags(form).map(([value]) => ({
    value,
    count: flags.find((counted) => counted.value === value)?.count ?? 0,
  }))
}

/** The row that takes the place of the one that had the focus. */
function focusSame(form: HTMLFormElement, { name, value }: HTMLInputElement): void {
  const same = form.querySelector<HTMLInputElement>(`[name=${name}][value="${CSS.escape(value)}"]`)
  same?.focus({ preventScroll: true })
}

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

// The filters of a query by the names that its address has for them.

type FilterName = 'tag' | 'category' | 'is' | 'year'

interface Filter {
  name: FilterName
  /** As the address has it: `rest`, `unanswered`, `2024`. */
  value: string
  /** The query without this one, on its first page. */
  without: string
}

const names: readonly string[] = ['tag', 'category', 'is', 'year'] satisfies FilterName[]

function isFilterName(name: string): name is FilterName {
  return names.includes(name)
}

/**
 * Those that are set, in the order of the address: `?q=멱등&tag=rest&year=2024` has the hashtag without which it is
 * `?q=멱등&year=2024`, and the year.
 */
export function listFilters(asked: Asked): Filter[] {
  const parameters = [...new URLSearchParams(toQuery({ ...asked, page: 1 }))]
  return parameters.flatMap(([name, value], index) => {
    if (!isFilterName(name)) return []
    return { name, value, without: `?${new URLSearchParams(parameters.toSpliced(index, 1))}` }
  })
}
