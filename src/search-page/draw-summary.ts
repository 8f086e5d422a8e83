import { toGroupedNumber } from '../messages/grouped-number.ts'
import { type Asked, type Found, mostSorted, type Understood } from '../search/search.ts'
import { fillIn, find } from './elements.ts'

const nothingUnderstood: Understood = { words: [], particles: false, corrected: [] }

/** How many were found, and what the query was taken for. */
export function drawSummary(page: HTMLElement, asked: Asked, { total, understood }: Found): void {
  const { text, none } = find(page, '.headline').dataset
  drawOptional(page, '.headline', total === 0 ? none : fillIn(text, { count: toGroupedNumber(total) }))
  drawUnderstood(find(page, '.understood'), understood)
  find(page, '.sorted').hidden = asked.order === 'relevance' || total <= mostSorted
}

/** In the place of what was understood; how many were found before stays. */
export function drawWaiting(page: HTMLElement): void {
  const line = find(page, '.understood')
  drawUnderstood(line, nothingUnderstood)
  drawOptional(line, '.words', line.dataset['waiting'])
}

/** Nothing is asked, or nothing is known. */
export function clearSummary(page: HTMLElement): void {
  drawOptional(page, '.headline', '')
  drawUnderstood(find(page, '.understood'), nothingUnderstood)
  find(page, '.sorted').hidden = true
}

function drawUnderstood(line: HTMLElement, { words, particles, corrected }: Understood): void {
  const { word, words: all, slip, slips } = line.dataset
  const join = (text: string | undefined, parts: readonly string[]) =>
    parts.length === 0 ? '' : fillIn(text, { all: parts.join(', ') })
  drawOptional(
    line,
    '.words',
    join(
      all,
      words.map((each) => fillIn(word, { word: each })),
    ),
  )
  find(line, '.particles').hidden = !particles
  drawOptional(
    line,
    '.corrected',
    join(
      slips,
      corrected.map((pair) => fillIn(slip, pair)),
    ),
  )
}

/** Shows a text, or nothing where there is none. */
function drawOptional(within: HTMLElement, selector: string, text = ''): void {
  const element = find(within, selector)
  element.textContent = text
  element.hidden = text === ''
}
