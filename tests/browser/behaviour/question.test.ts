// The page of a question as it is read: its first screen on a phone, comments that are folded, addresses that are copied.
import type { Page } from '@playwright/test'
import { addressOf } from '../kinds-of-page.ts'
import { expect, open, test } from '../watched-page.ts'

const many = { name: 'question-many', site: 'STATES_SITE', address: 'questions/many/' } as const
const folded = '#comment-m7'

const topOf = async (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + scrollY)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  for (const { name, address, site } of [
    { name: 'front', site: 'SAMPLE_SITE', address: '' },
    { name: 'listing-english', site: 'KITCHEN_SINK_SITE', address: 'tags/서로-잇기/' },
    many,
  ] as const) {
    test(`the head of ${name} has two rows, and its field is folded to a lens`, async ({ page }) => {
      await open(page, { name, site, address })
      await expect(page.locator('.site-header')).toHaveJSProperty('offsetHeight', 89)
      const field = page.locator('.site-header .field')
      const [closed, first] = [await field.boundingBox(), page.locator('.site-header nav a').first()]
      expect([closed?.width, closed?.height]).toEqual([44, 44])
      expect(await first.evaluate((link) => link.getBoundingClientRect().left)).toBe(16)
      await field.click()
      await expect(page.locator('#search')).toBeFocused()
      expect((await field.boundingBox())?.width).toBe(328)
      await page.keyboard.type('rest')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/search\/\?q=rest/)
    })
  }

  test('the text of a question begins above y 360', async ({ page }) => {
    for (const address of ['questions/many/', 'questions/full/']) {
      await open(page, { ...many, address })
      expect(await topOf(page, '.question > .prose')).toBeLessThanOrEqual(360)
    }
    await open(page, { ...many, address: 'questions/answered/' })
    expect(await topOf(page, '.question > .prose')).toBeLessThanOrEqual(460)
  })

  test('hashtags beyond two rows are at the foot, to which their number leads', async ({ page }) => {
    await open(page, { name: 'question-full', site: 'STATES_SITE', address: 'questions/full/' })
    const facts = page.locator('.question > .facts')
    expect((await facts.boundingBox())?.height).toBe(52)
    await facts.getByRole('link', { name: '+3 해시태그' }).click()
    await expect(page.locator('#hashtags')).toBeInViewport()
    await expect(page.locator('#hashtags a')).toHaveCount(6)
    await page.setViewportSize({ width: 768, height: 780 })
    await expect(page.locator('#hashtags')).toBeHidden()
  })

  test('facts of an entry have two rows', async ({ page }) => {
    await open(page, { name: 'listing-states', site: 'STATES_SITE', address: 'tags/rest/' })
    const heights = await page
      .locator('.entry .facts')
      .evaluateAll((all) => all.map((facts) => (facts as HTMLElement).offsetHeight))
    expect(heights.length).toBeGreaterThan(3)
    expect(heights.filter((height) => height > 52)).toEqual([])
  })
})

test('comments from the sixth on are folded, and open where an address names one of them', async ({
  page,
}) => {
  await open(page, many)
  await expect(page.getByText('댓글 2개 더 보기')).toBeVisible()
  await expect(page.locator('#comment-m5')).toBeVisible()
  await expect(page.locator(folded)).toBeHidden()
  await page.goto('about:blank')
  await page.goto(addressOf(many) + folded)
  await expect(page.locator(folded)).toBeInViewport()
})

test('comments are open in print', async ({ page }) => {
  await open(page, many)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator(folded)).toBeVisible()
})

test('the address of an answer is copied, and how the question is cited', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, many)
  const read = () => page.evaluate(() => navigator.clipboard.readText())
  const link = page.locator('#answer-1 .copy')
  await link.click()
  await expect(link).toHaveText('복사했습니다')
  expect(await read()).toBe('https://example.com/archive/questions/many/#answer-1')
  await expect(link).toHaveText('', { timeout: 10_000 })
  await page.locator('.cite button').click()
  await expect
    .poll(read)
    .toBe(
      '‘답변이 두 쪽에 걸친 질문’ 홍길동, 상태 모음, 2025년 5월 1일. CC BY-SA 4.0. https://example.com/archive/questions/many/',
    )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the address of an answer is a link, and comments say how many are folded', async ({ page }) => {
    await page.goto(addressOf(many))
    await expect(page.locator('.comments summary')).toHaveText('댓글 2개 더 보기')
    await expect(page.locator('.cite button')).toHaveCount(0)
    await page.locator('#answer-1 .copy').click()
    await expect(page).toHaveURL(/#answer-1$/)
  })
})
