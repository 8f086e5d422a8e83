import { expect, open, test } from '../watched-page.ts'

test.use({ javaScriptEnabled: false })

test('a listing is whole and leads on', async ({ page }) => {
  await open(page, { name: 'listing', site: 'SAMPLE_SITE', address: 'tags/spring-boot/' })
  await expect(page.locator('main article')).toHaveCount(20)
  await expect(page.locator('.headline')).toHaveText(/^질문 \d+$/)
  await page.locator('.pager [rel="next"]').click()
  await page.waitForURL('**/tags/spring-boot/2/')
  await expect(page.locator('main article').first()).toBeVisible()
  await page.locator('main article h3 a').first().click()
  await page.waitForURL('**/questions/**')
  await expect(page.locator('.history')).toBeVisible()
})

test('the directory shows every hashtag and no filter that would not work', async ({ page }) => {
  await open(page, { name: 'directory', site: 'SAMPLE_SITE', address: 'tags/' })
  await expect(page.locator('.filter input')).toBeHidden()
  const headline = await page.locator('h1').textContent()
  const count = await page.locator('.group li').count()
  expect(headline).toBe(`해시태그 ${count}`)
  await expect(page.locator('.group li a').last()).toBeVisible()
})
