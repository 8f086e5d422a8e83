import type { Page } from '@playwright/test'
import { siteAddress } from '../kinds-of-page.ts'
import { expect, open, test } from '../watched-page.ts'

const listing = { name: 'listing', site: 'SAMPLE_SITE', address: 'tags/spring-boot/' } as const

function describeFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    return `${focused?.tagName.toLowerCase()} ${focused?.textContent?.trim()}`
  })
}

/** Whether the focused element shows that it has the focus. */
function isFocusVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused?.matches(':focus-visible')) return false
    const { outlineStyle, outlineWidth, clipPath } = getComputedStyle(focused)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && clipPath === 'none'
  })
}

test('the first stop is the skip link, which leads to the content', async ({ page }) => {
  await open(page, listing)
  await page.keyboard.press('Tab')
  expect(await describeFocus(page)).toBe('a 본문으로 건너뛰기')
  expect(await isFocusVisible(page)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await page.keyboard.press('Tab')
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(isInMain).toBe(true)
})

test('the keyboard goes from the skip link through the entries to the pager and the next page', async ({
  page,
}) => {
  await open(page, listing)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  const titles = await page.locator('main article h3').allTextContents()
  const passed: string[] = []
  for (let stops = 0; stops < 500; stops += 1) {
    await page.keyboard.press('Tab')
    expect(await isFocusVisible(page)).toBe(true)
    const place = await page.evaluate(() => {
      const focused = document.activeElement
      if (focused?.matches('article h3 a')) return focused.textContent
      return focused?.matches('.pager [rel="next"]') ? 'next' : undefined
    })
    if (place === 'next') break
    if (place) passed.push(place)
  }
  expect(passed).toEqual(titles)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/tags/spring-boot/2/')
  expect(await page.locator('h1').textContent()).toBe('#spring-boot')
})

test('a table and a block of code can be scrolled by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, { name: 'question-full', site: 'STATES_SITE', address: 'questions/full/' })
  for (const selector of ['.table-scroll', 'pre[tabindex]']) {
    await page.locator(selector).first().focus()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() =>
        page
          .locator(selector)
          .first()
          .evaluate(({ scrollLeft }) => scrollLeft),
      )
      .toBeGreaterThan(0)
  }
})

test('what scrolls sideways is a stop, and nothing that fits', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of ['questions/full/', 'questions/answered/', 'questions/plain/']) {
    await open(page, { name: address, site: 'STATES_SITE', address })
    await page.evaluate(() => document.fonts.ready)
    const wrong = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main pre, main .table-scroll')]
        .filter((element) => element.scrollWidth > element.clientWidth !== (element.tabIndex === 0))
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(wrong).toEqual([])
  }
})

test.describe('the key that leads to the search', () => {
  const field = '.site-header input'
  const key = '.site-header kbd'

  for (const [pressed, leads] of [
    ['/', true],
    ['?', false],
    ['Control+/', false],
    ['Alt+/', false],
    ['Meta+/', false],
  ] as const)
    test(`${pressed} ${leads ? 'does' : 'does not'}`, async ({ page }) => {
      await open(page, listing)
      await page.keyboard.press(pressed)
      await expect(page.locator(leads ? `${field}:focus` : `${field}:not(:focus)`)).toHaveCount(1)
      await expect(page.locator(field)).toHaveValue('')
    })

  test('writes a slash where one is typed, and leads there from what takes no text', async ({ page }) => {
    await open(page, { name: 'directory', site: 'SAMPLE_SITE', address: 'tags/' })
    const filter = page.getByRole('searchbox', { name: '해시태그 찾기' })
    await filter.press('/')
    await expect(filter).toHaveValue('/')
    await open(page, listing)
    await page.locator('[name=form]:checked').press('/')
    await expect(page.locator(field)).toBeFocused()
  })

  test('is shown in the empty field of a wide screen, and leads there on a narrow one too', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 700 })
    await open(page, listing)
    await expect(page.locator(key)).toBeVisible()
    await page.locator(field).fill('a')
    await expect(page.locator(key)).toBeHidden()
    await page.locator(field).fill('')
    await page.setViewportSize({ width: 1023, height: 700 })
    await expect(page.locator(key)).toBeHidden()
    await page.locator('h1').click()
    await page.keyboard.press('/')
    await expect(page.locator(field)).toBeFocused()
  })

  test('can be turned off for all pages, and on again', async ({ page, context }) => {
    await open(page, listing)
    const other = await context.newPage()
    await open(other, { name: 'search', site: 'SAMPLE_SITE', address: 'search/' })
    const box = other.getByRole('checkbox', { name: '/ 키로 어느 페이지에서나 검색창으로 이동' })
    await expect(box).toBeChecked()
    await box.uncheck()
    // A tab that is open learns of it.
    await expect(page.locator(key)).toBeHidden()
    for (const reload of [false, true]) {
      if (reload) await page.reload()
      await page.keyboard.press('/')
      await expect(page.locator(field)).not.toBeFocused()
      await expect(page.locator(key)).toBeHidden()
    }
    await other.reload()
    await expect(box).not.toBeChecked()
    await box.press('/')
    await expect(box).toBeFocused()
    await box.check()
    await expect(page.locator(key)).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.locator(field)).toBeFocused()
  })

  for (const [where, options] of [
    ['on a touch screen', { hasTouch: true, isMobile: true }],
    ['without a script', { javaScriptEnabled: false }],
  ] as const)
    test(`is not spoken of ${where}`, async ({ browser }) => {
      const context = await browser.newContext({ ...options, viewport: { width: 1280, height: 800 } })
      const page = await context.newPage()
      for (const address of ['', 'search/']) {
        await page.goto(`${siteAddress('SAMPLE_SITE')}${address}`)
        await page.keyboard.press('Shift')
        await expect(page.locator('.site-header kbd, .shortcut').filter({ visible: true })).toHaveCount(0)
      }
      await context.close()
    })
})
