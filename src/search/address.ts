// What is asked, as the address of the page keeps it: `?q=멱등&tag=rest&is=unanswered&year=2024&order=views&page=2`.
import { type Asked, flags, orders } from './search.ts'

export const nothingAsked: Asked = {
  text: '',
  hashtags: [],
  categories: [],
  flags: [],
  years: [],
  order: 'relevance',
  page: 1,
}

/** Addresses come from anywhere: what is longer, or more, is cut. */
const longestText = 500
const mostFilters = 20

/** @param query with or without `?`. Whatever is not known in it is left out. */
export function readAsked(query: string): Asked {
  const parameters = new URLSearchParams(query)
  const readAll = (name: string) =>
    [...new Set(parameters.getAll(name))].filter(Boolean).slice(0, mostFilters)
  const given = parameters.get('order')
  const page = parameters.get('page') ?? ''
  return {
    // Nor is half a pair left over.
    text: (parameters.get('q') ?? '').slice(0, longestText).replace(/[\ud800-\udbff]$/, ''),
    hashtags: readAll('tag'),
    categories: readAll('category'),
    flags: flags.filter((flag) => parameters.getAll('is').includes(flag)),
    years: readAll('year').flatMap((year) => (/^\d{4}$/.test(year) ? [Number(year)] : [])),
    order: orders.find((order) => order === given) ?? 'relevance',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** `?tag=rest`; empty where nothing is asked. */
export function toQuery(asked: Partial<Asked>): string {
  const { text, hashtags, categories, flags: is, years, order, page } = { ...nothingAsked, ...asked }
  const all: Record<string, readonly (string | number)[]> = {
    q: text === '' ? [] : [text],
    tag: hashtags,
    category: categories,
    is,
    year: years,
    order: order === 'relevance' ? [] : [order],
    page: page === 1 ? [] : [page],
  }
  const parameters = new URLSearchParams()
  for (const [name, values] of Object.entries(all)) {
    for (const value of values) parameters.append(name, `${value}`)
  }
  const query = `${parameters}`
  return query && `?${query}`
}

/** Whether there is nothing to look for: an order or a page alone asks for none. */
export function isNothing(asked: Asked): boolean {
  return toQuery({ ...asked, text: asked.text.trim(), order: 'relevance', page: 1 }) === ''
}
