// Where the reader is: what is asked, as the address says it, and the steps that lead back.
import { isNothing, readAsked, toQuery } from '../search/address.ts'
import type { Asked } from '../search/search.ts'

export type Place = ReturnType<typeof createPlace>

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

  /** @param kept whether it is a step of its own, as a filter is, and a letter more is not. */
  function go(next: Asked, kept: boolean): void {
    const target = address + toQuery(next)
    if (target !== location.href) {
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
    /** In the place of what is asked now. */
    correct: (next: Asked) => {
      const wasKept = isKept
      isKept = false
      go(next, false)
      isKept = wasKept
    },
  }
}
