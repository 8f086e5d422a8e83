import type { Filter } from '../search/filters.ts'
import { fillIn } from './elements.ts'

export type LabelFilter = (filter: Pick<Filter, 'name' | 'value'>) => string

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
export function listFlags(form: HTMLElement): [flag: string, label: string][] {
  return [...form.querySelectorAll('data')].map(({ value, textContent }) => [value, textContent])
}
