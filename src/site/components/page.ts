// What every page does that its stylesheet can't: the form of lists that a reader chose, `/` for the search, and what
// copies code and addresses. It runs before anything of the page is drawn, so that no list changes its form before the reader's eyes.

const page = document.documentElement
const find = (id: string) => document.getElementById(id) as HTMLInputElement | null
const findAll = <E extends HTMLElement>(selector: string) => document.querySelectorAll<E>(selector)
let announcer: HTMLElement | null
const shown = 2_000

/** A browser may give no storage. Sites of one origin share theirs, archives their choice. */
function keep(form?: string): string | undefined {
  try {
    if (form) localStorage['gotgam'] = form
    return localStorage['gotgam']
  } catch {
    return form
  }
}

/** Copies when it is clicked, and says so for a while. @param otherwise what is done where nothing may be copied. */
function offer(element: HTMLElement, label: string, toText: () => string, otherwise: () => void): void {
  const say = (text = '', announced = '') => {
    element.textContent = text
    if (announcer) announcer.textContent = announced
  }
  element.onclick = (event) => {
    event.preventDefault()
    navigator.clipboard.writeText(toText()).then(() => {
      const copied = announcer?.dataset['copied']
      say(copied, copied)
      setTimeout(say, shown, label)
    }, otherwise)
  }
  say(label)
}

/** Code that can't be copied is selected, so that a key can copy it. */
function offerAll(address: string, { copy = '' }: DOMStringMap): void {
  const select = (element: Element) => () => getSelection()?.selectAllChildren(element)
  const add = (element: HTMLElement, text: string, place: (button: Element) => void) => {
    const button = document.createElement('button')
    place(button)
    offer(button, copy, () => text, select(element))
  }
  for (const code of findAll('.code > pre'))
    add(code, code.textContent.trimEnd(), (button) => code.parentElement?.prepend(button))
  for (const cite of findAll('.cite'))
    add(cite, `${cite.textContent} ${address}`, (button) => cite.append(' ', button))
  for (const link of findAll<HTMLAnchorElement>('.copy'))
    offer(
      link,
      '',
      () => address + link.hash,
      () => location.assign(link.hash),
    )
}

/** What is folded opens where an address names it, also in browsers that do not do so themselves. */
function reveal(): void {
  const target = document.querySelector(':target')
  const folded = target?.closest('details')
  if (!folded || folded.open) return
  folded.open = true
  target?.scrollIntoView()
}

const form = keep() || page.dataset['opens'] || (matchMedia('(width<40rem)').matches ? 'compact' : 'roomy')
page.dataset['form'] = form

addEventListener('DOMContentLoaded', () => {
  const choice = find(form)
  if (choice) choice.checked = true
  announcer = document.querySelector<HTMLElement>('[data-copy]')
  // A browser gives the clipboard to safe origins alone.
  if (announcer && navigator.clipboard)
    offerAll(document.body.dataset['address'] || location.href.split('#')[0] || '', announcer.dataset)
})

addEventListener('load', reveal)
addEventListener('hashchange', reveal)

page.onchange = ({ target }) => {
  const { id, name } = target as HTMLInputElement
  if (name === 'form') page.dataset['form'] = keep(id) as string
}

page.onkeydown = (event) => {
  const field = find('search')
  if (event.key !== '/' || event.ctrlKey || event.metaKey || !field) return
  if ((event.target as Element).matches('input,textarea')) return
  event.preventDefault()
  field.focus()
}
