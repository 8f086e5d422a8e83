// What every page does that its stylesheet can't: the form of lists that a reader chose, `/` for the search, which a reader
// can turn off on its page (WCAG 2.1.4), and what copies code and addresses. It runs before anything of the page is drawn, so
// that no list changes its form before the reader's eyes.

const page = document.documentElement
const find = (id: string) => document.getElementById(id) as HTMLInputElement | null
const findAll = <E extends HTMLElement>(selector: string) => document.querySelectorAll<E>(selector)
let announcer: HTMLElement | null
const shown = 2_000

/** A browser may give no storage. Sites of one origin share theirs, archives their choices. */
function keep(name: string, value?: string): string | undefined {
  try {
    if (value) localStorage[name] = value
    return localStorage[name]
  } catch {
    return value
  }
}

/** Where there are no keys, `/` is neither shown nor listened to. */
function readSlash(): void {
  const isOn = matchMedia('(hover:hover)').matches && keep('gotgam-slash') !== 'off'
  page.toggleAttribute('data-slash', isOn)
  const box = find('slash')
  if (box) box.checked = isOn
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

// Whoever asks here for more than the page, or for what nothing is at, may have an address of before.
if ((location.search || page.dataset['forms']) && page.dataset['tables']) {
  const script = document.createElement('script')
  script.src = page.dataset['lookUp'] as string
  document.head.append(script)
}
const form =
  keep('gotgam') || page.dataset['opens'] || (matchMedia('(width<40rem)').matches ? 'compact' : 'roomy')
page.dataset['form'] = form
readSlash()
// A page may come back as it was left, and another tab may have turned it off.
window.onpageshow = window.onstorage = readSlash

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
  const { checked, id, name } = target as HTMLInputElement
  if (name === 'form') page.dataset['form'] = keep('gotgam', id) as string
  if (id !== 'slash') return
  keep('gotgam-slash', checked ? 'on' : 'off')
  page.toggleAttribute('data-slash', checked)
}

page.onkeydown = (event) => {
  const field = find('search')
  if (event.key !== '/' || event.altKey || event.ctrlKey || event.metaKey || !field) return
  if (!page.matches('[data-slash]') || (event.target as Element).matches(':read-write')) return
  event.preventDefault()
  field.focus()
}
