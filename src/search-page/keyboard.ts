const titles = '.result h3 a'

/**
 * `/` comes to the field, the arrows go from it through the results and back, Escape leaves them.
 * @param keys with what Escape does in the field.
 */
export function followKeys({
  page,
  input,
  empty,
}: {
  page: HTMLElement
  input: HTMLInputElement
  empty: () => void
}): void {
  document.addEventListener('keydown', (event) => {
    // What ends a syllable is no command.
    if (event.isComposing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (follow(event.key)) event.preventDefault()
  })

  /** @returns whether the key did something. */
  function follow(key: string): boolean {
    const focused = document.activeElement
    if (key === '/') return !isEditable(focused) && select()
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

function isEditable(element: Element | null): boolean {
  return element instanceof HTMLInputElement && element.type !== 'checkbox'
}
