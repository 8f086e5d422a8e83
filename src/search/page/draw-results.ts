// What is found: each result, how many there are, and what is there where none is.

import { toPagerNumbers } from '../../archive/listing.ts'
import { toCategoryPath, toHref, toListingPath } from '../../site/paths.ts'
import { toGroupedNumber } from '../../words/grouped-number.ts'
import {
  type Asked,
  type Found,
  type MarkedText,
  mostSorted,
  type Result,
  type ResultActivity,
  resultsPerPage,
  toQuery,
  type Understood,
} from '../asked.ts'
import type { Answer } from '../open-search.ts'
import { createLabelFilter, drawBar, listFilters } from './draw-filters.ts'
import { addToList, drawLink, drawText, fillIn, fillList, find } from './elements.ts'

/** Fills a copy of the template in. @param base path that all addresses begin with. @param some heading of those from it on. */
function drawResult(row: HTMLElement, result: Result, base: string, some: string | undefined): void {
  if (some === undefined) find(row, '.some').remove()
  else drawText(row, '.some', some)
  const { activity, answers, counts, excerpt, language, path, poll, title } = result
  drawActivity(row, activity)
  drawMarked(drawLink(row, 'h3 a', { href: toHref(base, path), label: '' }), title, language)
  drawMarked(find(row, '.excerpt'), excerpt, language)
  find(row, '.excerpt').hidden = excerpt.text === ''
  drawAnswer(row, result, base)
  drawChips(find(row, '.chips'), result, base)
  if (!poll) find(row, '.poll').remove()
  const all = [...(answers ? [answers] : []), ...counts.map((label) => ({ label, look: '' }))]
  fillList(find(row, '.counts'), all, (item, { label, look }) => {
    item.textContent = label
    item.className = look
  })
}

function drawChips(chips: HTMLElement, { category, hashtags }: Result, base: string): void {
  const label = find(chips, '.category')
  // A category that all questions have has no page: the template has the address that it leads to.
  const href = label.getAttribute('href') ?? toHref(base, toCategoryPath(category, 1))
  if (category === '') label.parentElement?.remove()
  else drawLink(chips, '.category', { href, label: category })
  addToList(chips, hashtags, (item, hashtag) => {
    drawLink(item, 'a', { href: toHref(base, toListingPath(hashtag, 1)), label: `#${hashtag}` })
  })
}

function drawActivity(row: HTMLElement, activity: ResultActivity | string): void {
  if (typeof activity === 'string') {
    drawText(row, '.activity', activity)
    return
  }
  const { timeLabel, datetime, localTime, actor, reserved, kind } = activity
  const time = find<HTMLTimeElement>(row, 'time')
  time.dateTime = datetime
  time.title = localTime
  time.textContent = timeLabel
  // A role is no name, and looks otherwise (decision 12).
  find(row, reserved ? '.activity b' : '.role').remove()
  drawText(row, reserved ? '.role' : '.activity b', actor).dir = 'auto'
  drawText(row, '.kind', kind)
}

function drawAnswer(row: HTMLElement, { answer, language, title }: Result, base: string): void {
  const hit = find(row, '.hit')
  if (!answer) {
    hit.remove()
    return
  }
  const page = answer.path.split('#', 1)[0] ?? ''
  find<HTMLAnchorElement>(hit, 'a').href = `${toHref(base, page)}#${encodeURIComponent(answer.anchor)}`
  drawText(hit, '.unseen', `: ${title.text}`)
  drawMarked(find(hit, '.text'), answer.excerpt, language)
}

function drawMarked(element: HTMLElement, text: MarkedText, language: string | undefined): void {
  if (language !== undefined) element.lang = language
  element.dir = 'auto'
  const parts = toMarkedParts(text).map(({ text, marked }) => {
    if (!marked) return text
    const mark = document.createElement('mark')
    mark.textContent = text
    return mark
  })
  element.replaceChildren(...parts)
}

const nothingUnderstood: Understood = { words: [], particles: false, corrected: [] }

/** How many were found, and what the query was taken for. */
function drawSummary(page: HTMLElement, asked: Asked, found: Found): void {
  const { total, understood } = found
  const line = find(page, '.understood')
  const texts = { ...line.dataset, ...find(page, '.headline').dataset }
  drawOptional(page, '.headline', toHeadline(found, texts))
  // That nothing was found is said with the words.
  drawUnderstood(line, total === 0 ? { ...understood, words: [] } : understood)
  find(page, '.sorted').hidden = asked.order === 'relevance' || total <= mostSorted
}

/** `질문 12`; of several words `모든 낱말 12 · 일부 낱말 276`, of which some have `4,000 이상`. */
export function toHeadline(found: Found, texts: DOMStringMap) {
  const { total, whole, isBounded, withPages, understood } = found
  if (total === 0 && isBounded) return texts['unread']
  const words = quoteWords(understood, texts)
  if (total === 0) return words === '' ? texts['none'] : fillIn(texts['named'], { words })
  const toCount = (count: number) => toBoundedNumber(count, found, texts)
  if (understood.words.length > 1 && whole < total)
    return fillIn(texts['whole'], { whole: toCount(whole), some: toCount(total - whole) })
  const kind = `${withPages ? 'result' : 'question'}${total === 1 && !isBounded ? '' : 's'}`
  return fillIn(texts[kind], { count: toCount(total) })
}

function toBoundedNumber(count: number, { isBounded }: Found, { bounded }: DOMStringMap): string {
  const text = toGroupedNumber(count)
  return isBounded && count > 0 ? fillIn(bounded, { count: text }) : text
}

/** In the place of what was understood; how many were found before stays. */
function drawWaiting(page: HTMLElement): void {
  const line = find(page, '.understood')
  drawUnderstood(line, nothingUnderstood)
  drawOptional(line, '.words', line.dataset['waiting'])
}

/** Nothing is asked, or nothing is known. */
function clearSummary(page: HTMLElement): void {
  drawOptional(page, '.headline', '')
  drawUnderstood(find(page, '.understood'), nothingUnderstood)
  find(page, '.sorted').hidden = true
}

function quoteWords({ words }: Understood, { word }: DOMStringMap): string {
  return words.map((each) => fillIn(word, { word: each })).join(', ')
}

function drawUnderstood(line: HTMLElement, understood: Understood): void {
  const { particles, corrected } = understood
  const { words: all, slip, slips } = line.dataset
  const name = (text: string | undefined, parts: string) => (parts === '' ? '' : fillIn(text, { all: parts }))
  const pairs = corrected.map((pair) => fillIn(slip, pair)).join(', ')
  drawOptional(line, '.words', name(all, quoteWords(understood, line.dataset)))
  find(line, '.particles').hidden = !particles
  drawOptional(line, '.corrected', name(slips, pairs))
}

/** Shows a text, or nothing where there is none. */
function drawOptional(within: HTMLElement, selector: string, text = ''): void {
  const element = find(within, selector)
  element.textContent = text
  element.hidden = text === ''
}

type Place = 'intro' | 'none' | 'failed'

/** @param page all of it: the field, the results, and the filters. */
export function createDrawing(page: HTMLElement) {
  const labelFilter = createLabelFilter(find(page, '.filters'))
  const { base = '/', title } = page.dataset
  const heading = find(page, 'h1').textContent
  const plainTitle = document.title

  function drawFound(asked: Asked, { found, results }: Answer): void {
    drawSummary(page, asked, found)
    drawBar(page, asked, labelFilter, found.total > 0)
    last = undefined
    some = fillIn(find(page, '.results').dataset['some'], {
      count: toBoundedNumber(found.total - found.whole, found, find(page, '.headline').dataset),
    })
    fillList(find(page, '.results'), results, draw)
    drawPager(page, asked, countResultPages(found.total, asked))
    show(found.total > 0 ? undefined : 'none')
    if (found.total === 0) drawNone(asked)
  }

  let last: Result | undefined
  let some = ''

  function draw(row: HTMLElement, result: Result): void {
    const isFirst = last?.whole && !result.whole
    last = result
    drawResult(row, result, base, isFirst ? some : undefined)
  }

  /** Behind those that are there. */
  function drawOthers(results: readonly Result[]): void {
    addToList(find(page, '.results'), results, draw)
  }

  /** What is there where no results do. */
  function drawPlace(asked: Asked, place: Place): void {
    clearSummary(page)
    drawBar(page, asked, labelFilter, false)
    fillList(find(page, '.results'), [], () => {})
    drawPager(page, asked, 0)
    show(place)
  }

  function drawNone(asked: Asked): void {
    find(page, '.switched').hidden = true
    find(page, '.of-filters').hidden = listFilters(asked).length === 0
    for (const link of page.querySelectorAll<HTMLAnchorElement>('.engines a')) {
      link.dataset['href'] ??= link.href
      link.href = `${link.dataset['href']}${encodeURIComponent(` ${asked.text}`)}`
    }
  }

  function show(place: Place | undefined): void {
    for (const each of ['intro', 'none', 'failed']) find(page, `.${each}`).hidden = each !== place
    find(page, '.lost').hidden = place !== 'intro' && place !== 'none'
    for (const part of ['.results', '.keys']) find(page, part).hidden = place !== undefined
    if (place !== undefined) find(page, '.filters').hidden = true
  }

  function drawTitle(asked: Asked): void {
    const text = asked.text.trim()
    document.title = text === '' ? plainTitle : fillIn(title, { text }) + plainTitle.slice(heading.length)
  }

  /** Hashtags that are written like what nothing was found of, and what is found on the other keyboard. */
  function drawHints(asked: Asked, hashtags: readonly string[], switched = ''): void {
    const [nearest, line] = [find(page, '.nearest'), find(page, '.switched')]
    fillList(find(nearest, 'ul'), hashtags, (item, hashtag) => {
      drawLink(item, 'a', { href: toHref(base, toListingPath(hashtag, 1)), label: `#${hashtag}` })
    })
    nearest.hidden = hashtags.length === 0
    const href = toQuery({ ...asked, text: switched, page: 1 })
    drawLink(line, 'a', { href, label: fillIn(line.dataset['text'], { text: switched }) })
    line.hidden = switched === ''
  }

  return { drawWaiting: () => drawWaiting(page), drawFound, drawHints, drawOthers, drawPlace, drawTitle }
}

// The pages of results, as those of lists.

/** How many pages there are; other orders than that by relevance end with what they look at. */
export function countResultPages(total: number, { order }: Pick<Asked, 'order'>): number {
  return Math.ceil((order === 'relevance' ? total : Math.min(total, mostSorted)) / resultsPerPage)
}

function drawPager(page: HTMLElement, asked: Asked, last: number): void {
  const pager = find(page, '.pager')
  pager.hidden = last < 2
  const toAddress = (page: number) => toQuery({ ...asked, page })
  fillList(find(pager, 'ol'), toPagerNumbers(asked.page, last), (item, number) => {
    if (number === 'gap') {
      item.className = 'gap'
      item.textContent = '…'
      return
    }
    const link = drawLink(item, 'a', { href: toAddress(number), label: toGroupedNumber(number) })
    if (number === asked.page) link.setAttribute('aria-current', 'page')
  })
  for (const [rel, number] of [
    ['prev', asked.page - 1],
    ['next', asked.page + 1],
  ] as const) {
    const link = find<HTMLAnchorElement>(pager, `[rel=${rel}]`)
    link.href = toAddress(number)
    link.hidden = number < 1 || number > last
  }
}

/** A text cut where marks begin and end; all parts together are the text. `멱등한` with `[0, 2]` → `멱등`, `한`. */
export function toMarkedParts({ text, marks }: MarkedText): { text: string; marked: boolean }[] {
  const parts: ReturnType<typeof toMarkedParts> = []
  let end = 0
  const cut = (to: number, marked: boolean) => {
    if (to > end) parts.push({ text: text.slice(end, to), marked })
    end = Math.max(end, to)
  }
  for (const [from, to] of marks) {
    cut(Math.min(from, text.length), false)
    cut(Math.min(to, text.length), true)
  }
  cut(text.length, false)
  return parts
}
