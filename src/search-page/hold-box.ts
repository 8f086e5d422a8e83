/**
 * Draws something, after which a box of the filters that has the focus stands in the window where it stood: on a phone
 * the filters follow the results, of which there are fewer when a box is ticked.
 */
export function holdBox(filters: HTMLFormElement, draw: () => void): void {
  const before = findTop(filters)
  draw()
  const after = findTop(filters)
  if (before !== undefined && after !== undefined) scrollBy({ top: after - before, behavior: 'instant' })
}

/** Undefined where no box has the focus; beside the results the filters do not move with them. */
function findTop(filters: HTMLFormElement): number | undefined {
  const focused = document.activeElement
  const moves = !filters.hidden && getComputedStyle(filters).position !== 'sticky'
  return moves && filters.contains(focused) ? focused?.getBoundingClientRect().top : undefined
}
