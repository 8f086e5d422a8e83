// What a reader does on the page: keys, clicks and steps, and where that leads.
import { type Asked, isNothing, readAsked, toQuery } from '../asked.ts'
import { find } from './elements.ts'

/**
 * Draws something, after which a box of the filters that has the focus is in the window where it was: on a phone the bar
 * above them becomes higher when a box is ticked.
 */
export function holdBox(filters: HTMLFormElement, draw: () => void): void {
  const before = findTop(filters)
  draw()
  placeSheet(filters)
  const after = findTop(filters)
  if (before !== undefined && after !== undefined) scrollBy({ top: after - before, behavior: 'instant' })
}

/** Undefined where no box has the focus; beside the results the filters do not move with them. */
function findTop(filters: HTMLFormElement): number | undefined {
  const focused = document.activeElement
  const moves = !filters.hidden && getComputedStyle(filters).position !== 'sticky'
  return moves && filters.contains(focused) ? focused?.getBoundingClientRect().top : undefined
}

const titles = '.result h3 a'

/**
 * The arrows go from the field through the results and back, Escape leaves them.
 * @param empty what Escape does in the field.
 */
export function followKeys(page: HTMLElement, input: HTMLInputElement, empty: () => void): void {
  document.addEventListener('keydown', (event) => {
    // What ends a syllable is no command.
    if (event.isComposing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (follow(event.key)) event.preventDefault()
  })

  /** @returns whether the key did something. */
  function follow(key: string): boolean {
    const focused = document.activeElement
    const links: Element[] = [...page.querySelectorAll(titles)]
    const place = focused ? links.indexOf(focused) : -1
    if (place < 0 && focused !== input) return false
    if (key === 'Escape') return place < 0 ? clear() : select()
    const step = { ArrowDown: 1, ArrowUp: -1 }[key] ?? 0
    if (step === 0) return false
    if (place + step === -1) return place === 0 && select()
    const next = links[place + step]
    if (next instanceof HTMLElement) next.focus()
    return true
  }

  function select(): boolean {
    input.focus()
    input.select()
    return true
  }

  function clear(): boolean {
    if (input.value === '') return false
    empty()
    return true
  }
}

/** Below the bar, which is as high as what is chosen. */
function placeSheet(filters: HTMLFormElement): void {
  const bar = find(document, '.search-page .bar')
  filters.style.setProperty('--sheet', `${bar.offsetTop + bar.offsetHeight}px`)
}

/** On a narrow screen the filters are a sheet under the orders. */
export function followSheet(page: HTMLElement): void {
  const button = find<HTMLButtonElement>(page, '.to-filters')
  const filters = find<HTMLFormElement>(page, '.filters')
  const bar = find(page, '.bar')

  function set(isOpen: boolean): void {
    page.classList.toggle('with-sheet', isOpen)
    button.ariaExpanded = `${isOpen}`
    if (isOpen) filters.querySelector('input')?.focus({ preventScroll: true })
    else if (filters.contains(document.activeElement)) button.focus({ preventScroll: true })
  }

  new ResizeObserver(() => placeSheet(filters)).observe(bar)
  button.addEventListener('click', () => set(!page.classList.contains('with-sheet')))
  find(page, '.show-results').addEventListener('click', () => {
    set(false)
    bar.scrollIntoView({ block: 'start', behavior: 'instant' })
  })
  filters.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') set(false)
  })
  document.addEventListener('click', ({ target }) => {
    const isOutside = target instanceof Element && !target.closest('.filters, .bar')
    if (isOutside) set(false)
  })
}

/**
 * Whether the reader came to type: to an empty field, or from another page by its field or by a link to all of a hashtag.
 * Nobody does on the way back, nor where the keyboard on a screen would cover results.
 */
export function comesToType(asked: Asked): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'back_forward') return false
  if (isNothing(asked)) return true
  if (navigation?.type !== 'navigate' || matchMedia('(pointer: coarse)').matches) return false
  return document.referrer.startsWith(location.origin)
}

/** Where the reader was: what was scrolled, in pixels, and which title had the focus, or -1. */
interface Left {
  top: number
  link: number
}

export type Place = ReturnType<typeof createPlace>

/** Where the reader is: what is asked, as the address says it, and the steps that lead back. */
export function createPlace({
  address,
  onChange,
  onReturn,
}: {
  /** Of the page, without a query. */
  address: string
  onChange: (asked: Asked) => void
  /** Besides `onChange`, where the reader went back or forward. */
  onReturn: (asked: Asked) => void
}) {
  let asked = readAsked(location.search)
  /** Whether the reader comes back to the address; else what is typed next takes its place. */
  let isKept = !isNothing(asked)
  /** Where the reader was when it was left, as long as nothing is drawn. */
  let left: Left | null = history.state

  // Results come later than a browser goes back to where the reader was.
  history.scrollRestoration = 'manual'
  const remember = () => {
    const focused = document.activeElement
    const link = focused ? [...document.querySelectorAll(titles)].indexOf(focused) : -1
    history.replaceState({ top: scrollY, link } satisfies Left, '')
  }
  window.addEventListener('pagehide', remember)

  /** @param kept whether it is a step of its own, as a filter is, and a letter more is not. */
  function go(next: Asked, kept: boolean): void {
    const target = address + toQuery(next)
    left = null
    if (target !== location.href) {
      if (kept || isKept) remember()
      if (kept || isKept) history.pushState(null, '', target)
      else history.replaceState(null, '', target)
    }
    isKept = kept
    asked = next
    onChange(asked)
  }

  window.addEventListener('popstate', () => {
    const there = readAsked(location.search)
    // A link within the page leads to no other query.
    if (toQuery(there) === toQuery(asked)) return
    isKept = true
    left = history.state
    asked = there
    onReturn(asked)
    onChange(asked)
  })

  return {
    asked: () => asked,
    go,
    /** Makes a step of what is asked now. */
    keep: () => {
      isKept = true
    },
    /** Goes back to where the reader was, once what was there is drawn. */
    restore: () => {
      if (!left) return
      const { top, link } = left
      left = null
      scrollTo({ top, behavior: 'instant' })
      const focused = document.querySelectorAll<HTMLElement>(titles)[link]
      focused?.focus({ preventScroll: true })
    },
    /** In the place of what is asked now. */
    correct: (next: Asked) => {
      const wasKept = isKept
      isKept = false
      go(next, false)
      isKept = wasKept
    },
  }
}

/** Filters, and links to the page itself, which lead to another order, page or selection. */
export function followSteps(page: HTMLElement, input: HTMLInputElement, place: Place): void {
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
    if (link.closest('.switched')) input.value = asked.text
    place.go({ ...asked, text: input.value }, true)
    if (link.closest('.pager')) scrollTo({ top: 0, behavior: 'instant' })
    // What had the focus is gone.
    if (link.closest('.pager, .chosen, .switched')) find(page, '.headline').focus({ preventScroll: true })
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
