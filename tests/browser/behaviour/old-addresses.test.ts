// Old addresses with a query, on a host that has no rules for them: the site itself looks them up, under its policy.
import { expect, open, test } from '../watched-page.ts'

const site = 'KITCHEN_SINK_SITE'

test.describe('with its script', () => {
  for (const address of ['board.php/?id=7', 'board.php/?page=2&id=7&sca=', 'board.php/?id=7&id=8'])
    test(`${address} leads to its question`, async ({ page }) => {
      await open(page, { name: 'old-address', site, address })
      await page.waitForURL('**/questions/**')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

  for (const address of ['board.php/?id=8', 'board.php/?it=7', 'board.php/'])
    test(`${address} says that it leads nowhere`, async ({ page }) => {
      await open(page, { name: 'old-address-unknown', site, address })
      await expect(page.getByRole('heading', { name: 'This is an old address' })).toBeVisible()
    })

  test('page 404 leads on from a slug that nobody knows', async ({ page }) => {
    await open(page, { name: 'not-found', site, address: 'threads/any-title.12/' })
    await page.waitForURL('**/questions/**')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('page 404 looks up what nothing is at, and is seen where that is nothing', async ({ page }) => {
    await open(page, { name: 'not-found', site, address: 'viewtopic.php?t=12' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what was asked for, and leads to the search', async ({ page }) => {
    await open(page, { name: 'old-address', site, address: 'board.php/?id=7' })
    await expect(page.getByRole('main')).toContainText('/board.php')
    await page.getByRole('main').getByRole('link', { name: 'Search questions' }).click()
    await page.waitForURL('**/search/')
  })
})
