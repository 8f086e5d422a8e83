// Pictures of a question and of an answer: they have their place before they are there.
import { siteAddress } from '../kinds-of-page.ts'
import { expect, test } from '../watched-page.ts'

const address = () => `${siteAddress('STATES_SITE')}questions/answered/`

for (const [width, shown] of [
  [1280, { width: 640, height: 240 }],
  [320, undefined],
] as const) {
  test(`a picture keeps its place while it is not loaded, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const requested: string[] = []
    let load = (): void => undefined
    const loading = new Promise<void>((resolve) => {
      load = resolve
    })
    await page.route('**/files/*', async (route) => {
      requested.push(route.request().url())
      await loading
      await route.continue()
    })
    await page.goto(address(), { waitUntil: 'domcontentloaded' })
    const pictures = page.locator('main img')
    await expect(pictures).toHaveCount(2)
    const measure = () =>
      pictures.evaluateAll((found) =>
        // Inside of its border.
        found.map(({ clientWidth, clientHeight }) => ({ width: clientWidth, height: clientHeight })),
      )
    const before = await measure()
    for (const size of before) {
      if (shown) expect(size).toEqual(shown)
      expect(size.width).toBeLessThanOrEqual(width)
      expect(Math.abs(size.width * (240 / 640) - size.height)).toBeLessThanOrEqual(1)
    }
    load()
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((each) => 'naturalWidth' in each && each.naturalWidth))
        .toBe(640)
    }
    expect(await measure()).toEqual(before)
    // Both are one file.
    expect(new Set(requested).size).toBe(1)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
  })
}
