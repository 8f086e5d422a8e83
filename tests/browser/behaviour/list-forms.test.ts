// The forms of a list, which need no script: roomy and compact, and what is cut of a body.
import type { Page } from '@playwright/test'
import { expect, open, test } from '../watched-page.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const listing = { name: 'listing', site: 'SAMPLE_SITE', address: 'tags/rest/' } as const
const states = { name: 'listing-states', site: 'STATES_SITE', address: 'tags/rest/' } as const

/** Of the bodies of a list, from its first: how much is seen, and how much there is. */
function measureBodies(page: Page): Promise<{ seen: number; whole: number }[]> {
  return page
    .locator('.clip')
    .evaluateAll((bodies) =>
      bodies.map(({ clientHeight, scrollHeight }) => ({ seen: clientHeight, whole: scrollHeight })),
    )
}

test('the roomy form shows about ten lines of a body, and less where there is less', async ({ page }) => {
  await open(page, states)
  const bodies = await measureBodies(page)
  for (const { seen, whole } of bodies) expect(seen).toBe(Math.min(whole, 281))
  expect(bodies.some(({ seen }) => seen === 281)).toBe(true)
  expect(bodies.some(({ seen }) => seen < 60)).toBe(true)
})

test('the compact form shows two lines of a body, and nothing that is no text beside text', async ({
  page,
}) => {
  await open(page, states)
  await page.getByText('촘촘히').click()
  for (const { seen } of await measureBodies(page)) expect(seen).toBeLessThanOrEqual(50)
  await expect(page.locator('.clip').first().locator('pre, table, img')).toHaveCount(2)
  for (const each of await page.locator('.clip').first().locator('pre, table, img').all()) {
    await expect(each).toBeHidden()
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form can be chosen, by mouse and by keyboard, and is kept on the way back', async ({ page }) => {
    await open(page, listing)
    const compact = page.getByRole('radio', { name: '촘촘히' })
    await page.getByRole('radio', { name: '넉넉히' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(compact).toBeChecked()
    await expect(page.locator('.entry .action').first()).toBeHidden()
    await page.locator('.entry h3 a').first().click()
    await page.waitForURL('**/questions/**')
    await page.goBack()
    await expect(compact).toBeChecked()
    await page.getByText('넉넉히').click()
    await expect(page.locator('.entry .action').first()).toBeVisible()
  })
})

test('entries that only match the keyword can be left out', async ({ page }) => {
  await open(page, { ...states, address: 'tags/kotlin/' })
  await page.getByText('해시태그만 보기').click()
  await expect(page.getByRole('checkbox', { name: '해시태그만 보기' })).toBeChecked()
  const shown = await page
    .getByRole('article')
    .evaluateAll((all) => all.map(({ textContent }) => textContent))
  expect(shown.map((text) => /코틀린 하나|Kotlin/.exec(text ?? '')?.[0])).toEqual(['코틀린 하나'])
})

test('what takes the focus opens the body that it stands in', async ({ page }) => {
  await open(page, states)
  const body = page.locator('.clip', { has: page.locator('summary') })
  await body.locator('summary').focus()
  const [{ seen, whole } = { seen: 0, whole: 1 }] = await measureBodies(page)
  expect(seen).toBe(whole)
  await expect(body.locator('summary')).toBeInViewport()
})

test('every entry is named by its title, which can be linked to', async ({ page }) => {
  await open(page, { ...listing, address: 'tags/rest/#q-put-or-patch' })
  const title = page.locator('h3:target')
  await expect(title).toBeInViewport()
  const name = (await title.textContent()) ?? ''
  await expect(page.getByRole('article', { name, exact: true })).toHaveCount(1)
})

const screens = [
  { form: '넉넉히', width: 1280, height: 900, whole: 1, titles: 2 },
  { form: '촘촘히', width: 1280, height: 900, whole: 3, titles: 3 },
  { form: '촘촘히', width: 360, height: 780, whole: 1, titles: 2 },
]

for (const { form, width, height, whole, titles } of screens) {
  test(`the first screen of ${width} × ${height} px, ${form}, holds ${whole} whole entries, ${titles} titles`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, listing)
    await page.getByText(form).click()
    await page.evaluate(() => document.fonts.ready)
    const countInside = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll(
          (elements) =>
            elements.filter((element) => element.getBoundingClientRect().bottom <= window.innerHeight).length,
        )
    expect(await countInside('.entry')).toBeGreaterThanOrEqual(whole)
    expect(await countInside('.entry h3')).toBeGreaterThanOrEqual(titles)
  })
}

test.describe('the second column', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('stays in sight while the list goes on', async ({ page }) => {
    await open(page, listing)
    await page.evaluate(() => window.scrollTo(0, 2500))
    await expect(page.locator('aside h2').first()).toBeInViewport()
  })

  test('is reached by keyboard where it is higher than the screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 })
    await open(page, { ...listing, address: 'tags/spring-boot/' })
    await page.locator('.pager a').last().focus()
    const links = page.locator('aside a')
    for (let stop = 0; stop < (await links.count()); stop += 1) {
      await page.keyboard.press('Tab')
      await expect(links.nth(stop)).toBeFocused()
      await expect(links.nth(stop)).toBeInViewport()
    }
  })
})
