import { toLetters } from './hangul-letters.ts'

const label = document.querySelector<HTMLElement>('[data-filter]')
const input = label?.querySelector('input')
const empty = document.querySelector<HTMLElement>('[data-empty]')

const groups = [...document.querySelectorAll<HTMLElement>('.group')].map((section) => ({
  section,
  jump: document.querySelector<HTMLElement>(`.jumps [href="#${section.id}"]`)?.parentElement,
  hashtags: [...section.querySelectorAll('li')].map((row) => ({
    row,
    letters: toLetters(row.querySelector('a')?.firstChild?.textContent ?? ''),
  })),
}))

function showMatches(query: string): void {
  const letters = toLetters(query.trim())
  let shown = 0
  for (const { hashtags, jump, section } of groups) {
    let shownHere = 0
    for (const hashtag of hashtags) {
      hashtag.row.hidden = !hashtag.letters.includes(letters)
      if (!hashtag.row.hidden) shownHere += 1
    }
    section.hidden = shownHere === 0
    if (jump) jump.hidden = section.hidden
    shown += shownHere
  }
  if (empty) empty.hidden = shown > 0
}

if (label && input) {
  input.addEventListener('input', () => showMatches(input.value))
  // The browser may have kept what was typed before the reader went away and came back.
  showMatches(input.value)
  label.hidden = false
}
