import { toLetters } from './hangul-letters.ts'

interface Hashtag {
  row: HTMLElement
  link: HTMLAnchorElement
  /** The name, then other spellings. */
  names: string[]
}

const form = document.querySelector<HTMLFormElement>('.filter')
const input = form?.querySelector('input')
const status = form?.querySelector('[role=status]')

const groups = [...document.querySelectorAll<HTMLElement>('.group')].map((section) => ({
  section,
  jump: document.querySelector<HTMLElement>(`.jumps [href="#${section.id}"]`)?.parentElement,
  folded: section.querySelector('details'),
  hashtags: [...section.querySelectorAll('li')].flatMap(toHashtag),
}))

/** Whether the reader had opened each, to leave it so afterwards. */
let opened: (boolean | undefined)[] | undefined
let first: Hashtag | undefined

function toHashtag(row: HTMLElement): Hashtag[] {
  const link = row.querySelector('a')
  if (!link) return []
  const name = link.firstChild?.textContent?.trim().slice(1) ?? ''
  const names = [name, ...(row.dataset['spellings']?.split(' ') ?? [])]
  return [{ row, link, names: names.map(toLetters) }]
}

function showMatches(query: string): void {
  const letters = toLetters(query.trim().replace(/^#/, ''))
  const shown = groups.flatMap(({ folded, hashtags, jump, section }) => {
    const matches = hashtags.filter(({ names }) => names.some((name) => name.includes(letters)))
    for (const { row } of hashtags) row.hidden = true
    for (const { row } of matches) row.hidden = false
    section.hidden = matches.length === 0
    if (jump) jump.hidden = section.hidden
    if (folded) folded.hidden = !folded.querySelector('li:not([hidden])')
    return matches
  })
  unfold(letters !== '')
  mark(letters === '' ? undefined : findNearest(shown, letters))
  if (status) status.textContent = letters === '' ? '' : tell(shown.length)
}

/** All groups while something is looked for; then as they were. */
function unfold(isFiltering: boolean): void {
  if (isFiltering) opened ??= groups.map(({ folded }) => folded?.open)
  for (const [index, { folded }] of groups.entries()) {
    if (!folded) continue
    folded.open = isFiltering || (opened?.[index] ?? folded.open)
  }
  if (!isFiltering) opened = undefined
}

/** What is meant by what is typed: that very name, else one that begins with it, else the first that holds it. */
function findNearest(shown: readonly Hashtag[], letters: string): Hashtag | undefined {
  return (
    shown.find(({ names }) => names.includes(letters)) ??
    shown.find(({ names }) => names.some((name) => name.startsWith(letters))) ??
    shown[0]
  )
}

function mark(nearest: Hashtag | undefined): void {
  first?.row.removeAttribute('data-first')
  nearest?.row.setAttribute('data-first', '')
  first = nearest
}

function tell(count: number): string {
  const { left = '', empty = '' } = form?.dataset ?? {}
  return count === 0 ? empty : left.replace('{count}', count.toLocaleString('en'))
}

if (form && input) {
  input.addEventListener('input', () => showMatches(input.value))
  // No form is submitted by the key that ends a syllable.
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    first?.link.click()
  })
  // The browser may have kept what was typed before the reader went away and came back.
  showMatches(input.value)
  form.hidden = false
}
