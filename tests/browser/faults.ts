// What a page can have wrong, looked for in the browser.
import { expect, type Page } from '@playwright/test'

/** Landmarks that could be taken for one another, and headings that skip a level or are before the first. */
export function findOutlineFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element): string => {
      const labels = (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id))
      const label = labels.map((each) => each?.textContent.trim() ?? '').join(' ')
      return label || (element.getAttribute('aria-label') ?? '').trim()
    }
    const toStart = (element: Element) => element.outerHTML.slice(0, 80)

    const faults: string[] = []
    for (const single of ['body > header', 'main', 'body > footer', 'h1']) {
      const count = document.querySelectorAll(single).length
      if (count !== 1) faults.push(`${count} × ${single}`)
    }
    // A form or a section is one only when it has a name.
    const named = [
      'nav',
      'aside',
      'search',
      'section[aria-label], section[aria-labelledby]',
      'form[aria-label]',
    ]
    for (const selector of named) {
      const names = [...document.querySelectorAll(selector)].map((element) => ({
        element,
        name: nameOf(element),
      }))
      for (const { element, name } of names) {
        if (name === '') faults.push(`without a name: ${toStart(element)}`)
        else if (names.filter((other) => other.name === name).length > 1)
          faults.push(`not the only ${name}: ${toStart(element)}`)
      }
    }
    let last = 0
    for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
      if (!heading.checkVisibility()) continue
      const level = Number(heading.tagName.slice(1))
      if (level > last + 1)
        faults.push(`h${level} after h${last}: ${heading.textContent.trim().slice(0, 40)}`)
      if (heading.textContent.trim() === '') faults.push(`empty: ${toStart(heading)}`)
      last = level
    }
    return faults
  })
}

/** What makes a page scroll sideways, or is cut off by its own box where it does not scroll. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const { scrollWidth, clientWidth } = document.documentElement
    const scrolls = scrollWidth > clientWidth ? [`${scrollWidth} px on ${clientWidth}`] : []
    const isInScroller = (element: Element) => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true
      }
      return false
    }
    const outside = [...document.querySelectorAll('main *, aside *, header *, footer *')]
      .filter((element) => element.checkVisibility() && !isInScroller(element))
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
    return [...scrolls, ...outside]
  })
}

/**
 * What is pointed at and smaller than 24 × 24 px, but for what WCAG 2.5.8 excepts: links within a sentence, and those
 * with so much room around them that a circle of 24 px on each touches no other.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24
    const selector = 'a[href], button, input:not([type="radio"], [type="checkbox"]), select, summary, label'

    /** It lies below what its box shows, where nobody can point at it. */
    function isCutOff(element: Element): boolean {
      const clip = element.closest('.clip')?.getBoundingClientRect()
      return clip !== undefined && element.getBoundingClientRect().top >= clip.bottom
    }

    const targets = [...document.querySelectorAll(selector)].flatMap((element) => {
      const { display, visibility, clipPath } = getComputedStyle(element)
      const isShown = element.checkVisibility() && visibility === 'visible' && clipPath === 'none'
      if (!isShown || isCutOff(element)) return []
      const rects = Array.from(element.getClientRects()).filter(({ width, height }) => width * height > 0)
      return rects.length > 0 ? { element, display, rects, box: element.getBoundingClientRect() } : []
    })
    type Target = (typeof targets)[number]

    const isSmall = ({ box }: Target) => box.width < least || box.height < least

    /** A text of words is around it, which gives it the height of its line. */
    function isInSentence({ element, display }: Target): boolean {
      if (display !== 'inline') return false
      const block = element.parentElement?.closest(
        'p, li, dd, dt, td, th, h1, h2, h3, h4, h5, h6, div, small',
      )
      const links = [...(block?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent).join('')
      return (block?.textContent.replace(/\s/g, '').length ?? 0) > links.replace(/\s/g, '').length
    }

    function toDistance({ box }: Target, rect: DOMRect): number {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const across = Math.max(rect.left - x, 0, x - rect.right)
      const down = Math.max(rect.top - y, 0, y - rect.bottom)
      return Math.hypot(across, down)
    }

    function toCentreDistance({ box: one }: Target, { box: other }: Target): number {
      const across = one.x + one.width / 2 - other.x - other.width / 2
      return Math.hypot(across, one.y + one.height / 2 - other.y - other.height / 2)
    }

    function hasRoom(target: Target): boolean {
      return targets.every((other) => {
        if (other.element === target.element || other.element.contains(target.element)) return true
        if (isSmall(other) && toCentreDistance(target, other) < least) return false
        return other.rects.every((rect) => toDistance(target, rect) >= least / 2)
      })
    }

    return targets
      .filter((target) => isSmall(target) && !isInSentence(target) && !hasRoom(target))
      .map(({ element, box }) => {
        const size = `${box.width.toFixed(1)} × ${box.height.toFixed(1)}`
        return `${size} ${element.outerHTML.slice(0, 120)}`
      })
  })
}

import AxeBuilder from '@axe-core/playwright'

/** What axe finds on a page, an element a line. @param rules all when none is named. */
export async function findViolations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  // Without frames axe can sum up in the page itself; otherwise it opens another for that.
  expect(page.frames()).toHaveLength(1)
  // What passes is counted by rule, and not described element by element.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules.length > 0) axe.withRules([...rules])
  const { violations, passes } = await axe.analyze()
  expect(passes.length).toBeGreaterThan(rules.length > 0 ? 0 : 10)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Stop {
  element: string
  /** Two pixels of outline or more, not cut away, on something that nothing else covers. */
  isSeen: boolean
  /** In the order of the text. */
  place: number
  /** Of its first line, and of that of the stop before, as both are by then: a text opens where the focus is. */
  box: Box
  last: Box | undefined
}

/** Where the Tab key goes from the top of a page that is still, until it leaves it, or as often as is asked for. */
export async function walkFocus(page: Page, most: number): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < most) {
    await page.keyboard.press('Tab')
    const stop = await describeStop(page, stops.at(-1)?.place)
    if (!stop || stop.place === stops[0]?.place) break
    stops.push(stop)
  }
  return stops
}

/** Undefined when the focus has left the page. */
function describeStop(page: Page, lastPlace: number | undefined): Promise<Stop | undefined> {
  return page.evaluate((lastPlace) => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const elements = [...document.querySelectorAll('*')]
    const listRects = (element: Element) =>
      [...element.getClientRects()].filter(({ width, height }) => width * height > 0)
    const toBox = (element: Element): Box => {
      const { left, top, right, bottom } = listRects(element)[0] ?? element.getBoundingClientRect()
      // What is clipped ends where its box does.
      let end = bottom
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === 'hidden')
          end = Math.min(end, box.getBoundingClientRect().bottom)
      }
      return { left, top: Math.min(top, end), right, bottom: Math.min(bottom, end) }
    }
    const isOnTop = listRects(focused).some((rect) => {
      const found = document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2)
      return found !== null && (focused.contains(found) || found.contains(focused))
    })
    const { outlineStyle, outlineWidth, clipPath } = getComputedStyle(focused)
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    const last = lastPlace === undefined ? undefined : elements[lastPlace]
    return {
      element: focused.outerHTML.slice(0, 120),
      isSeen: focused.matches(':focus-visible') && isOutlined && clipPath === 'none' && isOnTop,
      place: elements.indexOf(focused),
      box: toBox(focused),
      last: last && toBox(last),
    }
  }, lastPlace)
}

/** Stops that the eye would not find next: before the last in the text, above it in its column, or left of it in its line. */
export function findDisorder(stops: readonly Stop[]): string[] {
  return stops.flatMap(({ box, element, last, place }, index) => {
    const before = stops[index - 1]
    if (!last || !before) return []
    const isAbove = box.bottom <= last.top && box.left < last.right
    const middle = (box.top + box.bottom) / 2
    const isInLine = middle > last.top && middle < last.bottom
    const isLeft = isInLine && box.left < last.left
    return place < before.place || isAbove || isLeft ? `${element} after ${before.element}` : []
  })
}
