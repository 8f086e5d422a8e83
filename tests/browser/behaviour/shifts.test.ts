import { kindsWithoutThemes, ofRest } from '../kinds-of-page.ts'
import { expect, open, test } from '../watched-page.ts'

declare global {
  interface Window {
    /** What browsers count as shifts, added up, and what of it went up or down. */
    shifts: { sum: number; moved: string[] }
  }
}

/** Long enough for the first picture in the fonts of the system, so that fonts always come late. */
const lateMs = 400

/** A control whose own letters settle in another font moves by this much, its neighbours not at all. */
const mostPixels = 4

/**
 * What browsers' makers call good. How a word that wraps is counted depends on how many fonts come in one picture (0.0195
 * or 0.0315 for the same word), so that a closer limit would fail by chance; what goes up or down is listed by itself.
 */
const mostShift = 0.1

const fronts = kindsWithoutThemes.filter(({ name }) => name.startsWith('front'))

/** In the two lines of a wide front, texts of many blocks follow each other: a stand-in that is wider moves each of them. */
const cases = [
  ...kindsWithoutThemes.map((kind) => ({ kind, width: 360, most: mostShift })),
  ...fronts.map((kind) => ({ kind, width: 1280, most: 0.005 })),
]

for (const { kind, width, most } of cases) {
  test(
    `${kind.name} stays in its place at ${width} px when its fonts come late`,
    ofRest,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 780 })
      await page.addInitScript((pixels) => {
        window.shifts = { sum: 0, moved: [] }
        interface Shift extends PerformanceEntry {
          readonly value: number
          readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        const isShift = (entry: PerformanceEntry): entry is Shift => 'sources' in entry
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries().filter(isShift)) {
            window.shifts.sum += value
            for (const { node, previousRect, currentRect } of sources) {
              if (Math.abs(currentRect.top - previousRect.top) <= pixels) continue
              // Facts are one flow, in which one may go into the next row; what is below them has to stay.
              if (node?.parentElement?.closest('.facts')) continue
              window.shifts.moved.push(
                `${node?.textContent?.trim().slice(0, 40)}: ${previousRect.top} to ${currentRect.top}`,
              )
            }
          }
        }).observe({ type: 'layout-shift', buffered: true })
      }, mostPixels)
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
      const { sum, moved } = await page.evaluate(() => window.shifts)
      expect(moved).toEqual([])
      expect(sum).toBeLessThan(most)
    },
  )
}
