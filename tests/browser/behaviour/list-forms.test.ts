// The forms of a list: roomy and compact, which a script keeps, and what is cut of a body.
import type { Page } from '@playwright/test'
import { expect, open, test } from '../watched-page.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const listing = { name: 'listing', site: 'SAMPLE_SITE', address: 'tags/rest/' } as const
const states = { name: 'listing-states', site: 'STATES_SITE', address: 'tags/rest/' } as const

interface SeenBody {
  seen: number
  whole: number
  on: number
  isCut: boolean
  text: string
}

/** Of the bodies of a list, from its first: how much is seen, how much there is, and the height and text of the way on. */
function measureBodies(page: Page): Promise<SeenBody[]> {
  return page.locator('.clip').evaluateAll((bodies) =>
    bodies.map((body) => ({
      seen: body.clientHeight,
      whole: body.firstElementChild?.clientHeight ?? 0,
      on: body.querySelector('.on')?.clientHeight ?? 0,
      isCut: body.querySelector('.cut') !== null,
      text: [
        body.querySelector('.on')?.firstChild?.textContent ?? '',
        getComputedStyle(body.querySelector('.on') ?? body, '::before').content,
      ].join(' '),
    })),
  )
}

async function choose(page: Page, form: string): Promise<void> {
  await page.getByRole('radio', { name: form }).check()
}

const lists = [
  { ...listing, width: 1280 },
  { ...states, width: 1280 },
  { ...listing, address: 'tags/백엔드/', width: 360 },
] as const

for (const { width, ...list } of lists) {
  for (const form of ['넉넉히', '촘촘히']) {
    test(`${list.name} of ${width} px, ${form}: whoever sees a part of a body sees the way to all of it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, list)
      await choose(page, form)
      await page.evaluate(() => document.fonts.ready)
      const bodies = await measureBodies(page)
      for (const { seen, whole, on, isCut, text } of bodies) {
        expect(on > 0).toBe(isCut || whole > seen)
        expect(text).toBe(isCut ? '전체 보기 none' : ' "전체 보기"')
        // A text that is hardly longer than its box stands whole.
        const room = form === '촘촘히' ? 44 : whole <= 280 + 64 ? whole : 280
        if (whole > 480 || form === '촘촘히') expect(seen).toBe(Math.min(whole, room))
        else expect(seen).toBeGreaterThanOrEqual(Math.min(whole, room))
      }
      expect(bodies.some(({ seen, whole }) => seen < whole)).toBe(true)
    })
  }
}

test('the compact form shows nothing that is no text beside text', async ({ page }) => {
  await open(page, states)
  await choose(page, '촘촘히')
  await expect(page.locator('.clip').first().locator('pre, table, img')).toHaveCount(2)
  for (const each of await page.locator('.clip').first().locator('pre, table, img').all()) {
    await expect(each).toBeHidden()
  }
})

const openings = [
  { path: '', width: 1280, form: '촘촘히' },
  { path: '', width: 360, form: '촘촘히' },
  { path: 'tags/rest/', width: 1280, form: '넉넉히' },
  { path: 'tags/rest/', width: 360, form: '촘촘히' },
] as const

for (const { path, width, form } of openings) {
  test(`the list ${path || '/'} opens ${form} at ${width} px, and as it was chosen last`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await open(page, { ...listing, address: path })
    await expect(page.getByRole('radio', { name: form })).toBeChecked()
    const before = await page.locator('.entry').first().boundingBox()
    const other = form === '촘촘히' ? '넉넉히' : '촘촘히'
    await choose(page, other)
    expect((await page.locator('.entry').first().boundingBox())?.height).not.toBe(before?.height)
    await open(page, { ...listing, address: 'tags/spring-boot/' })
    await expect(page.getByRole('radio', { name: other })).toBeChecked()
  })
}

test('the facts of a compact list stand in one row; the rest of the hashtags is a link', async ({ page }) => {
  await open(page, { ...listing, address: '' })
  await page.evaluate(() => document.fonts.ready)
  const rows = await page
    .locator('.entry .facts')
    .evaluateAll((all) => all.map((facts) => facts.getBoundingClientRect().height))
  expect(rows.length).toBe(20)
  // Two hashtags stand there however long they are.
  expect(rows.filter((height) => height > 25).length).toBeLessThanOrEqual(1)
  await choose(page, '넉넉히')
  await expect(page.locator('.more-wide, .more-slim').first()).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form can be chosen, by mouse and by keyboard, and is kept on the way back', async ({ page }) => {
    await open(page, listing)
    const compact = page.getByRole('radio', { name: '촘촘히' })
    const first = page.locator('.entry').first()
    const height = async () => (await first.boundingBox())?.height ?? 0
    const roomy = await height()
    await page.getByRole('radio', { name: '넉넉히' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(compact).toBeChecked()
    expect(await height()).toBeLessThan(roomy)
    await page.locator('.entry h3 a').first().click()
    await page.waitForURL('**/questions/**')
    await page.goBack()
    await expect(compact).toBeChecked()
    await choose(page, '넉넉히')
    expect(await height()).toBe(roomy)
  })
})

test('entries that only match the keyword can be left out', async ({ page }) => {
  await open(page, { ...states, address: 'tags/kotlin/' })
  await page.getByRole('checkbox', { name: '해시태그만 보기' }).check()
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

test('the title of every entry can be linked to', async ({ page }) => {
  await open(page, { ...listing, address: 'tags/rest/#q-put-or-patch' })
  await expect(page.locator('h3:target')).toBeInViewport()
})

const screens = [
  { form: '넉넉히', width: 1280, height: 900, whole: 1, titles: 2 },
  { form: '촘촘히', width: 1280, height: 900, whole: 3, titles: 4 },
  { form: '촘촘히', width: 360, height: 780, whole: 1, titles: 2 },
]

for (const { form, width, height, whole, titles } of screens) {
  test(`the first screen of ${width} × ${height} px, ${form}, holds ${whole} whole entries, ${titles} titles`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, listing)
    await choose(page, form)
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
