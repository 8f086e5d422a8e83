import type { Page } from '@playwright/test'

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Stop {
  element: string
  /** Two pixels of outline or more, not cut away, on something that nothing else covers. */
  isSeen: boolean
  /** In the order of the text. */
  place: number
  /** Of its first line, and of that of the stop before, as both are by then: a text opens where the focus is. */
  box: Box
  last: Box | undefined
}

/** Where the Tab key goes from the top of a page that stands still, until it leaves it, or as often as is asked for. */
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
