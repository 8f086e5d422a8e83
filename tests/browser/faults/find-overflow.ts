import type { Page } from '@playwright/test'

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
