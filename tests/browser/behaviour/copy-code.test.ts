import { expect, open, test } from '../watched-page.ts'

const question = { name: 'question-full', site: 'STATES_SITE', address: 'questions/full/' } as const

test('code is copied by keyboard, and that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, question)
  const box = page.locator('.code').first()
  const button = box.getByRole('button')
  await expect(button).toHaveText('복사')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveText('복사했습니다')
  await expect(page.locator('main [role="status"]')).toHaveText('복사했습니다')
  const code = await box.locator('pre').textContent()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code?.trimEnd())
  await expect(button).toHaveText('복사', { timeout: 10_000 })
  await expect(page.locator('main [role="status"]')).toHaveText('')
})

test('where the browser gives no clipboard the code is selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await open(page, question)
  const box = page.locator('.code').first()
  await box.getByRole('button').click()
  const selected = await page.evaluate(() => getSelection()?.toString().trimEnd())
  expect(selected).toBe((await box.locator('pre').textContent())?.trimEnd())
})

test('the button is big enough for a finger, and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, question)
  const size = await page.locator('.code button').first().boundingBox()
  expect(size?.height).toBeGreaterThanOrEqual(24)
  expect(size?.width).toBeGreaterThanOrEqual(24)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('.code button')) button.remove()
  })
  expect(await height()).toBe(before)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button, but the name of the language', async ({ page }) => {
    await page.goto(`${process.env[question.site]}${question.address}`)
    await expect(page.locator('.code button')).toHaveCount(0)
    await expect(page.locator('.code > p').first()).toHaveText('TypeScript')
  })
})
