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

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('rows of the rail are as high as what they hold, and the years are clear of the header', async ({
    page,
  }) => {
    await open(page, { name: 'front', site: 'SAMPLE_SITE', address: '' })
    const empty = await page.locator('.beside .named li').evaluateAll((rows) =>
      rows.map((row) => {
        const { bottom } = row.getBoundingClientRect()
        const inside = row.lastElementChild?.getBoundingClientRect().bottom ?? 0
        return Math.round(bottom - inside - Number.parseFloat(getComputedStyle(row).paddingBottom))
      }),
    )
    expect(empty.length).toBeGreaterThan(3)
    expect(Math.max(...empty)).toBeLessThanOrEqual(1)
    const header = await page.locator('.site-header').boundingBox()
    const years = await page.locator('.threads').boundingBox()
    const label = await page.locator('.threads .label').boundingBox()
    expect(years?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    expect((label?.y ?? 0) - (header?.height ?? 0)).toBeGreaterThanOrEqual(8)
  })

  test('each hashtag of the directory is on one line', async ({ page }) => {
    await open(page, { name: 'directory', site: 'SAMPLE_SITE', address: 'tags/' })
    const heights = await page
      .locator('.group li a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(50)
    expect(Math.max(...heights)).toBeLessThan(40)
  })
})

test('what fades at the edge of wide code is inside of its frame', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, { name: 'question-long', site: 'SAMPLE_SITE', address: 'questions/5021/' })
  const code = page.locator('.code:has(> pre[tabindex])').first()
  const read = () =>
    code.evaluate((box) => {
      const pre = box.querySelector('pre')
      if (!pre) throw new Error('no code')
      const [frame, inside] = [getComputedStyle(box), getComputedStyle(pre)]
      return [frame.maskImage, frame.borderRightWidth, inside.borderRightWidth, inside.maskImage === 'none']
    })
  expect(await read()).toEqual(['none', '1px', '0px', false])
})

test('printed code without a name has no row at its head', async ({ page }) => {
  await open(page, { name: 'question-long', site: 'SAMPLE_SITE', address: 'questions/5021/' })
  const head = () =>
    page
      .locator('.code:not(:has(> p))')
      .first()
      .evaluate((box) => getComputedStyle(box, '::before').content)
  expect(await head()).toBe('""')
  await page.emulateMedia({ media: 'print' })
  expect(await head()).toBe('none')
})
