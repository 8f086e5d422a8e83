import type { Page } from '@playwright/test'

export interface Stop {
  element: string
  /** Two pixels of outline or more, not cut away, on something that nothing else covers. */
  isSeen: boolean
  /** In the order of the text. */
  place: number
  /** Of its first line, on the whole page. */
  box: { left: number; top: number; right: number; bottom: number }
}

/** Where the Tab key goes from the top of a page that stands still, until it leaves it, or as often as is asked for. */
export async function walkFocus(page: Page, most: number): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < most) {
    await page.keyboard.press('Tab')
    const stop = await describeStop(page)
    if (!stop || stop.place === stops[0]?.place) break
    stops.push(stop)
  }
  return stops
}

/** Undefined when the focus has left the page. */
function describeStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const { outlineStyle, outlineWidth, clipPath } = getComputedStyle(focused)
    const rects = [...focused.getClientRects()].filter(({ width, height }) => width * height > 0)
    const isOnTop = rects.some((rect) => {
      const found = document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2)
      return found !== null && (focused.contains(found) || found.contains(focused))
    })
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    const { left, top, right, bottom } = rects[0] ?? focused.getBoundingClientRect()
    return {
      element: focused.outerHTML.slice(0, 120),
      isSeen: focused.matches(':focus-visible') && isOutlined && clipPath === 'none' && isOnTop,
      place: [...document.querySelectorAll('*')].indexOf(focused),
      box: { left, top: top + scrollY, right, bottom: bottom + scrollY },
    }
  })
}

/** Stops that the eye would not find next: before the last in the text, above it in its column, or left of it in its line. */
export function findDisorder(stops: readonly Stop[]): string[] {
  return stops.flatMap((stop, index) => {
    const last = stops[index - 1]
    if (!last) return []
    const isAbove = stop.box.bottom <= last.box.top && stop.box.left < last.box.right
    const middle = (stop.box.top + stop.box.bottom) / 2
    const isInLine = middle > last.box.top && middle < last.box.bottom
    const isBefore = isInLine && stop.box.left < last.box.left
    return stop.place < last.place || isAbove || isBefore ? `${stop.element} after ${last.element}` : []
  })
}
