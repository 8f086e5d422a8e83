// What every page does that its stylesheet can't: the form of lists that a reader chose, `/` for the search, and buttons that
// copy code. It runs before anything of the page is drawn, so that no list changes its form before the reader's eyes.

const page = document.documentElement
const find = (id: string) => document.getElementById(id) as HTMLInputElement | null
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

/** Where the code can't be copied it is selected, so that a key can copy it. */
function addButton(code: Element, status: HTMLElement): void {
  const { copy, copied } = status.dataset
  const button = document.createElement('button')
  const say = (text = '', announced = '') => {
    button.textContent = text
    status.textContent = announced
  }
  button.onclick = () =>
    navigator.clipboard.writeText(code.textContent.trimEnd()).then(
      () => {
        say(copied, copied)
        setTimeout(say, shown, copy)
      },
      () => getSelection()?.selectAllChildren(code),
    )
  say(copy)
  code.parentElement?.prepend(button)
}

const form = keep() || page.dataset['opens'] || (matchMedia('(width<40rem)').matches ? 'compact' : 'roomy')
page.dataset['form'] = form

addEventListener('DOMContentLoaded', () => {
  const choice = find(form)
  if (choice) choice.checked = true
  const status = document.querySelector<HTMLElement>('[data-copy]')
  // A browser gives the clipboard to safe origins alone.
  if (status && navigator.clipboard)
    for (const code of document.querySelectorAll('.code > pre')) addButton(code, status)
})

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
