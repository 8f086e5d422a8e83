import { expect, open, test } from '../watched-page.ts'

const directory = { name: 'directory', site: 'SAMPLE_SITE', address: 'tags/' } as const

test.beforeEach(async ({ page }) => open(page, directory))

test('what is typed leaves the hashtags that hold it, in their groups', async ({ page }) => {
  const all = await page.locator('.group li a').allTextContents()
  await page.getByRole('searchbox', { name: '해시태그 찾기' }).fill('SPRING')
  const shown = await page.locator('.group li:visible a').allTextContents()
  expect(shown).toEqual(all.filter((text) => text.includes('spring')))
  expect(shown.length).toBeGreaterThan(1)
  await expect(page.locator('.group:visible')).toHaveCount(1)
  await expect(page.locator('.jumps li:visible')).toHaveCount(1)
})

for (const typed of ['ㅂ', '배', '백', '백ㅇ', '백에', '백엔', '백엔ㄷ', '백엔드']) {
  test(`${typed} is on the way to 백엔드`, async ({ page }) => {
    await page.getByRole('searchbox', { name: '해시태그 찾기' }).fill(typed)
    await expect(page.locator('.group a', { hasText: '#백엔드' }).first()).toBeVisible()
    await expect(page.locator('.group a', { hasText: '#java' }).first()).toBeHidden()
  })
}

test('how many are left is said, or that none is; nothing typed shows all again', async ({ page }) => {
  const status = page.getByRole('status')
  await expect(status).toHaveText('')
  await page.getByRole('searchbox', { name: '해시태그 찾기' }).fill('spring')
  const left = await page.locator('.group li:visible').count()
  await expect(status).toHaveText(`${left}개 찾음`)
  await page.getByRole('searchbox', { name: '해시태그 찾기' }).fill('없는해시태그')
  await expect(page.locator('.group:visible')).toHaveCount(0)
  await expect(page.locator('.jumps')).toBeHidden()
  await expect(status).toHaveText('일치하는 해시태그가 없습니다.')
  await page.getByRole('searchbox', { name: '해시태그 찾기' }).fill('')
  await expect(page.locator('.group li:visible')).toHaveCount(await page.locator('.group li').count())
  await expect(status).toHaveText('')
})

test('Enter opens what is typed, where it is there, and else what begins with it', async ({ page }) => {
  const box = page.getByRole('searchbox', { name: '해시태그 찾기' })
  await box.fill('#JAVA')
  await expect(page.locator('[data-first] a')).toHaveText(/^#java\s\d/)
  await box.fill('spring')
  const first = page.locator('[data-first] a')
  await expect(first).toHaveText(/^#spring/)
  const href = await first.getAttribute('href')
  await box.press('Enter')
  await page.waitForURL(`**${href}`)
})

test('Enter stays where nothing is found, and where nothing is typed', async ({ page }) => {
  const box = page.getByRole('searchbox', { name: '해시태그 찾기' })
  for (const typed of ['없는해시태그', '']) {
    await box.fill(typed)
    await box.press('Enter')
  }
  await expect(page).toHaveURL(/\/tags\/$/)
})

test('the row of initials stays in sight, and leads to its groups below it', async ({ page }) => {
  const jumps = page.locator('.jumps')
  await jumps.getByRole('link', { name: 'Q–R', exact: true }).click()
  await expect(jumps).toBeInViewport({ ratio: 1 })
  const row = await jumps.boundingBox()
  const group = await page.locator('.group', { hasText: /^\s*Q–R/ }).boundingBox()
  expect(group?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0))
})

test('on a phone the row of initials fades where there is more, and its last one does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const row = page.locator('.jumps ul')
  await expect(row).toHaveCSS('mask-image', /linear-gradient/)
  await page.locator('.jumps a').last().focus()
  const last = await page.locator('.jumps a').last().boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(360 - 55)
})

test('on a wide screen the row of initials is as wide as the lists below it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.locator('.jumps ul')).toHaveCSS('mask-image', 'none')
  const row = await page.locator('.jumps').boundingBox()
  const groups = await page.locator('.groups').boundingBox()
  expect([row?.x, row?.width]).toEqual([groups?.x, groups?.width])
})

test('the order by count is a page of its own, which is filtered as well', async ({ page }) => {
  await page.getByRole('link', { name: '많이 쓰인 순' }).click()
  await page.waitForURL('**/tags-by-count/')
  const counts = await page.locator('.group small').allTextContents()
  const numbers = counts.map((count) => Number(count.replace(',', '')))
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
  await page.getByRole('searchbox', { name: '해시태그 찾기' }).fill('spring')
  await expect(page.locator('.group li:visible').first()).toHaveText(/^#spring/)
})

test('the box is reached and worked by keyboard', async ({ page }) => {
  await page.getByRole('searchbox', { name: '해시태그 찾기' }).focus()
  await page.keyboard.type('c#')
  await expect(page.locator('.group li:visible a')).toHaveText([/^#c#\s\d+$/])
  await page.locator('.jumps a:visible').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/tags/c-sharp/')
})

test('what is folded is found, by another spelling too, and is folded again afterwards', async ({ page }) => {
  await page.route('**/tags/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const folded =
      '<details><summary>질문이 하나인 해시태그 1</summary><ul><li data-spellings="레일즈 ror"><a href="/tags/rails/">#rails</a></li></ul></details>'
    const end = html.lastIndexOf('</section>')
    await route.fulfill({ response, body: html.slice(0, end) + folded + html.slice(end) })
  })
  await page.reload()
  const rails = page.locator('.group a', { hasText: '#rails' })
  await expect(rails).toBeHidden()
  await page.getByRole('searchbox', { name: '해시태그 찾기' }).fill('레일')
  await expect(rails).toBeVisible()
  await expect(page.locator('.group li:visible')).toHaveCount(1)
  await expect(page.locator('summary')).toBeHidden()
  await page.getByRole('searchbox', { name: '해시태그 찾기' }).fill('')
  await expect(rails).toBeHidden()
  await expect(page.locator('summary')).toBeVisible()
})
