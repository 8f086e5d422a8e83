// What a reader clicks: filters, and links to the page itself, which lead to another order, page or selection.
import { readAsked, toQuery } from '../search/address.ts'
import type { Asked } from '../search/search.ts'
import { find } from './elements.ts'
import type { Place } from './place.ts'

export function followSteps({
  page,
  input,
  place,
}: {
  page: HTMLElement
  input: HTMLInputElement
  place: Place
}): void {
  const filters = find<HTMLFormElement>(page, '.filters')
  filters.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    // Safari gives none to what is clicked, and by its focus the box is known when all are drawn anew.
    target.focus({ preventScroll: true })
    const { order } = place.asked()
    const parameters = new URLSearchParams(toQuery({ text: input.value, order }))
    const set = new FormData(filters)
    // A question is of one year: another takes the place of the one that was chosen.
    if (target.name === 'year' && target.checked) set.set(target.name, target.value)
    for (const [name, value] of set) parameters.append(name, `${value}`)
    place.go(readAsked(`${parameters}`), true)
  })
  filters.addEventListener('submit', (event) => event.preventDefault())

  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const asked = link && isPlainClick(event) ? findAsked(link) : undefined
    if (!link || !asked) return
    event.preventDefault()
    place.go({ ...asked, text: input.value }, true)
    if (link.closest('.pager')) scrollTo({ top: 0, behavior: 'instant' })
    // What had the focus is gone.
    if (link.closest('.pager, .chosen')) find(page, '.headline').focus({ preventScroll: true })
  })
}

/** Undefined of a link to another page, or to a place on this one. */
function findAsked({ hash, origin, pathname, search }: HTMLAnchorElement): Asked | undefined {
  const isHere = origin === location.origin && pathname === location.pathname && hash === ''
  return isHere ? readAsked(search) : undefined
}

/** Others open it elsewhere. */
function isPlainClick({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}
