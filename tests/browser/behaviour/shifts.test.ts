import { kindsWithoutThemes, ofRest } from '../kinds-of-page.ts'
import { expect, open, test } from '../watched-page.ts'

declare global {
  interface Window {
    /** Layout shifts so far, as browsers count them. */
    shifts: number
  }
}

/** Long enough for the first picture in the fonts of the system, so that fonts always come late. */
const lateMs = 400

/**
 * A third of what browsers' makers call good (0.1). One word that wraps to another line once its font has come is counted
 * with 0.0165, and with 0.0207 where all fonts come in one picture; a block that moves on a screen of 360 px, with more.
 */
const mostShift = 0.03

for (const kind of kindsWithoutThemes) {
  test(`${kind.name} stays in its place when its fonts come late`, ofRest, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.addInitScript(() => {
      window.shifts = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') window.shifts += entry.value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, lateMs))
      await route.continue()
    })
    await open(page, kind)
    await page.evaluate(async () => {
      await document.fonts.ready
      // What has changed is counted with the picture after the next.
      for (let pictures = 0; pictures < 3; pictures += 1) await new Promise(requestAnimationFrame)
    })
    expect(await page.evaluate(() => window.shifts)).toBeLessThan(mostShift)
  })
}
