import { toGroupedNumber } from '../messages/grouped-number.ts'
import { type FilterName, listFilters } from '../search/filters.ts'
import type { Asked, Counted, FilterCounts } from '../search/search.ts'
import { fillYears } from '../views/threads-view.ts'
import { drawYears } from './draw-years.ts'
import { drawText, fillList, find } from './elements.ts'
import { createLabelFilter, listFlags } from './label-filter.ts'

/** The most frequent of each kind; those that are set stand there in any case. */
const mostRows = 8

interface FilterRow {
  value: string
  count: number
  checked: boolean
}

/** Draws all of them anew; the focus stays where it was. */
export function drawFilters(form: HTMLFormElement, asked: Asked, counts: FilterCounts): void {
  const focused = document.activeElement
  const draw = createDrawRows(form, asked)
  draw('tag', counts.hashtags.slice(0, mostRows))
  draw('is', countFlags(form, counts))
  draw('category', counts.categories.slice(0, mostRows))
  const years = toAllYears(counts.years)
  draw('year', years)
  drawYears(form.querySelectorAll('[name=year] label'), years)
  form.hidden = false
  if (focused instanceof HTMLInputElement) focusSame(form, focused)
}

function createDrawRows(form: HTMLFormElement, asked: Asked) {
  const set = listFilters(asked)
  const labelFilter = createLabelFilter(form)
  return (name: FilterName, counted: Counted<string | number>) => {
    const chosen = new Set(set.filter((filter) => filter.name === name).map(({ value }) => value))
    const known = counted.map(({ value, count }) => ({
      value: `${value}`,
      count,
      checked: chosen.delete(`${value}`),
    }))
    const rows: FilterRow[] = [
      ...known,
      ...Array.from(chosen, (value) => ({ value, count: 0, checked: true })),
    ]
    const fieldset = find(form, `fieldset[name=${name}]`)
    fillList(find(fieldset, '.options'), rows, (label, { value, count, checked }) => {
      const input = find<HTMLInputElement>(label, 'input')
      input.value = value
      input.checked = checked
      input.disabled = count === 0 && !checked
      drawText(label, 'span', labelFilter({ name, value }))
      drawText(label, 'small', toGroupedNumber(count))
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
