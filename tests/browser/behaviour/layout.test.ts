import { findOverflow, findSmallTargets } from '../faults.ts'
import { kindsWithoutThemes, ofRest } from '../kinds-of-page.ts'
import { expect, open, test } from '../watched-page.ts'

// At 400 %, a window of 1280 × 1024 px holds as much as one of 320 × 256.
for (const [width, height] of [
  [320, 256],
  [360, 640],
  [768, 640],
  [1280, 640],
] as const) {
  test.describe(`${width} px`, width === 320 ? {} : ofRest, () => {
    test.use({ viewport: { width, height } })

    for (const kind of kindsWithoutThemes) {
      test(`${kind.name} does not scroll sideways`, async ({ page }) => {
        await open(page, kind)
        expect(await findOverflow(page)).toEqual([])
      })
    }
  })
}

for (const width of [360, 1280]) {
  for (const kind of kindsWithoutThemes) {
    test(
      `what is pointed at on ${kind.name} is large enough, ${width} px`,
      width === 360 ? {} : ofRest,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 640 })
        await open(page, kind)
        await page.evaluate(() => document.fonts.ready)
        expect(await findSmallTargets(page)).toEqual([])
      },
    )
  }
}

for (const width of [768, 1280]) {
  test(`the head of the front page holds its years, however short its text is, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await open(page, { name: 'front', site: 'STATES_SITE', address: '' })
    const [band, years] = await Promise.all(
      ['.band', '.threads'].map((selector) => page.locator(selector).boundingBox()),
    )
    const endOf = (box: typeof band) => (box ? box.y + box.height : Number.NaN)
    expect(endOf(years)).toBeLessThanOrEqual(endOf(band))
    expect(years?.y).toBeGreaterThanOrEqual(band?.y ?? Number.NaN)
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

test('who wrote a comment stands whole, behind its text or where lines begin', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, { name: 'question-answered', site: 'STATES_SITE', address: 'questions/answered/' })
  await page.evaluate(() => document.fonts.ready)
  const places = await page.locator('.comments .by').evaluateAll((lines) =>
    lines.map((line) => {
      const row = line.parentElement?.getBoundingClientRect()
      const [box, ...others] = line.getClientRects()
      return { indent: (box?.left ?? 0) - (row?.left ?? 0), others: others.length }
    }),
  )
  expect(places.map(({ others }) => others)).toEqual(places.map(() => 0))
  expect(places.filter(({ indent }) => indent === 16).length).toBeGreaterThan(0)
  expect(places.filter(({ indent }) => indent > 16 && indent < 48)).toEqual([])
})
