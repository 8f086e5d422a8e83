import { expect, open, test } from '../watched-page.ts'

const directory = { name: 'directory', site: 'SAMPLE_SITE', address: 'tags/' } as const

test.beforeEach(async ({ page }) => open(page, directory))

test('what is typed leaves the hashtags that hold it, in their groups', async ({ page }) => {
  const all = await page.locator('.group li a').allTextContents()
  await page.getByRole('searchbox').fill('SPRING')
  const shown = await page.locator('.group li:visible a').allTextContents()
  expect(shown).toEqual(all.filter((text) => text.includes('spring')))
  expect(shown.length).toBeGreaterThan(1)
  await expect(page.locator('.group:visible')).toHaveCount(1)
  await expect(page.locator('.jumps li:visible')).toHaveCount(1)
})

for (const typed of ['ㅂ', '배', '백', '백ㅇ', '백에', '백엔', '백엔ㄷ', '백엔드']) {
  test(`${typed} is on the way to 백엔드`, async ({ page }) => {
    await page.getByRole('searchbox').fill(typed)
    await expect(page.locator('.group a', { hasText: '#백엔드' }).first()).toBeVisible()
    await expect(page.locator('.group a', { hasText: '#java' }).first()).toBeHidden()
  })
}

test('nothing found is said, and nothing typed shows all again', async ({ page }) => {
  const status = page.getByRole('status')
  await expect(page.locator('[data-empty]')).toBeHidden()
  await page.getByRole('searchbox').fill('없는해시태그')
  await expect(page.locator('.group:visible')).toHaveCount(0)
  await expect(status.getByText('맞는 해시태그가 없습니다.')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(page.locator('.group li:visible')).toHaveCount(await page.locator('.group li').count())
  await expect(page.locator('[data-empty]')).toBeHidden()
})

test('the box is reached and worked by keyboard', async ({ page }) => {
  await page.getByRole('searchbox', { name: '해시태그 찾기' }).focus()
  await page.keyboard.type('c#')
  await expect(page.locator('.group li:visible a')).toHaveText([/^#c# \d+$/])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/tags/c-sharp/')
})
