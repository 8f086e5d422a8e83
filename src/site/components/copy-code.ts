const says = document.querySelector<HTMLElement>('[data-copy]')
const shown = 2_000

/** Where the code can't be copied it is selected, so that a key can copy it. */
async function copy(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent.trimEnd())
    return true
  } catch {
    getSelection()?.selectAllChildren(code)
    return false
  }
}

function addButton(box: Element, { copy: label = '', copied = '' }: DOMStringMap): void {
  const code = box.querySelector('pre')
  if (!code) return
  const button = document.createElement('button')
  button.type = 'button'
  const say = (text: string, announced: string) => {
    button.textContent = text
    if (says) says.textContent = announced
  }
  button.textContent = label
  button.addEventListener('click', async () => {
    if (!(await copy(code))) return
    say(copied, copied)
    setTimeout(() => say(label, ''), shown)
  })
  box.prepend(button)
}

// A browser gives the clipboard to safe origins alone.
if (says && 'clipboard' in navigator) {
  for (const box of document.querySelectorAll('.code')) addButton(box, says.dataset)
}
