// In forced colours a page has none of its own: what is current or chosen has to be shown by something else.
import type { Page } from '@playwright/test'
import { kindsOfPage, ofRest } from '../kinds-of-page.ts'
import { expect, open, test } from '../watched-page.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** What is chosen and looks as its neighbours do, but perhaps for the weight of its letters. */
function findUnseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toLook = (element: Element | undefined) => {
      if (!element) return ''
      const style = getComputedStyle(element)
      const { color, backgroundColor, textDecorationLine, outlineStyle, outlineWidth } = style
      const borders = ['top', 'right', 'bottom', 'left'].map((side) => {
        const width = style.getPropertyValue(`border-${side}-width`)
        return `${width} ${style.getPropertyValue(`border-${side}-style`)} ${style.getPropertyValue(`border-${side}-color`)}`
      })
      return [color, backgroundColor, textDecorationLine, outlineStyle, outlineWidth, ...borders].join(' ')
    }
    const shownOf = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    const current = shownOf('a[aria-current]').map((chosen) => {
      const list = chosen.closest('ul, ol, nav')
      return { chosen, other: [...(list?.querySelectorAll('a:not([aria-current])') ?? [])][0] }
    })
    const checked = shownOf('label:has(:checked)').map((chosen) => ({
      chosen,
      other: [...(chosen.parentElement?.querySelectorAll('label:not(:has(:checked))') ?? [])][0],
    }))
    return [...current, ...checked]
      .filter(({ chosen, other }) => other && toLook(chosen) === toLook(other))
      .map(({ chosen }) => chosen.outerHTML.slice(0, 120))
  })
}

for (const kind of kindsOfPage) {
  test(`what is chosen on ${kind.name} is seen in forced colours`, ofRest, async ({ page }) => {
    await open(page, kind)
    expect(await findUnseen(page)).toEqual([])
  })
}
