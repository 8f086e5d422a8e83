import type { Result, ResultActivity, ResultAnswer } from '../search/result.ts'
import { type MarkedText, toMarkedParts } from '../search/result.ts'
import { toCategoryPath, toHref, toListingPath } from '../views/paths.ts'
import { drawLink, drawText, fillList, find } from './elements.ts'

/** Fills a copy of the template in. @param base path that all addresses begin with. */
export function drawResult(row: HTMLElement, result: Result, base: string): void {
  const { activity, answer, answers, category, counts, excerpt, hashtags, language, path, poll, title } =
    result
  drawActivity(row, activity)
  drawMarked(drawLink(row, 'h3 a', { href: toHref(base, path), label: '' }), title, language)
  drawMarked(find(row, '.excerpt'), excerpt, language)
  find(row, '.excerpt').hidden = excerpt.text === ''
  drawAnswer(row, answer, result, base)
  if (category === '') find(row, '.category').remove()
  else drawLink(row, '.category', { href: toHref(base, toCategoryPath(category, 1)), label: category })
  fillList(find(row, '.chips'), hashtags, (item, hashtag) => {
    drawLink(item, 'a', { href: toHref(base, toListingPath(hashtag, 1)), label: `#${hashtag}` })
  })
  if (!poll) find(row, '.poll').remove()
  const all = [...(answers ? [answers] : []), ...counts.map((label) => ({ label, look: '' }))]
  fillList(find(row, '.counts'), all, (item, { label, look }) => {
    item.textContent = label
    item.className = look
  })
}

function drawActivity(row: HTMLElement, activity: ResultActivity): void {
  const { timeLabel, datetime, localTime, actor, reserved, kind } = activity
  const time = find<HTMLTimeElement>(row, 'time')
  time.dateTime = datetime
  time.title = localTime
  time.textContent = timeLabel
  // A role is no name, and looks otherwise (decision 12).
  find(row, reserved ? '.activity b' : '.role').remove()
  drawText(row, reserved ? '.role' : '.activity b', actor)
  drawText(row, '.kind', kind)
}

function drawAnswer(
  row: HTMLElement,
  answer: ResultAnswer | undefined,
  { language, title }: Result,
  base: string,
): void {
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
  const parts = toMarkedParts(text).map(({ text, marked }) => {
    if (!marked) return text
    const mark = document.createElement('mark')
    mark.textContent = text
    return mark
  })
  element.replaceChildren(...parts)
}
