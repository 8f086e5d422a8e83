import { kindsOfPage } from '../kinds-of-page.ts'
import { expect, open, test } from '../watched-page.ts'

for (const width of [320, 360, 768, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 640 } })

    for (const kind of kindsOfPage) {
      test(`${kind.name} does not scroll sideways`, async ({ page }) => {
        await open(page, kind)
        await page.evaluate(() => document.fonts.ready)
        const [needed, given] = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return [scrollWidth, clientWidth]
        })
        expect(needed).toBe(given)
        // What is cut off by its own box does not scroll, but it is not seen either.
        const outside = await page.evaluate(() =>
          [...document.querySelectorAll('main *, header *, footer *')]
            .filter((element) => !element.closest('.table-scroll, pre'))
            .filter(
              (element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
            )
            .map((element) => element.outerHTML.slice(0, 120)),
        )
        expect(outside).toEqual([])
      })
    }
  })
}

test('a wide table scrolls inside itself', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, { name: 'question-full', site: 'STATES_SITE', address: 'questions/full/' })
  const [needed, given] = await page
    .locator('.table-scroll')
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
  expect(needed).toBeGreaterThan(given ?? 0)
})

test('controls are at least 24 px high and wide', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, { name: 'listing-2', site: 'SAMPLE_SITE', address: 'tags/spring-boot/2/' })
  await page.evaluate(() => document.fonts.ready)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('header a, .facts a, .pager a, aside a, footer a, .action, input')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 24 || box.width < 24))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 100)} ${box.width} × ${box.height}`),
  )
  expect(small).toEqual([])
})
