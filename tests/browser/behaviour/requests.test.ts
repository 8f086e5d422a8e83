// Each test here also fails for a request off-origin, an error on the console or a breach of the policy (watched-page).
import { addressOf, kindsWithoutThemes } from '../kinds-of-page.ts'
import { expect, open, test } from '../watched-page.ts'

for (const kind of kindsWithoutThemes) {
  test(`${kind.name} loads its styles, its font and its script, and another one to filter and to search`, async ({
    page,
  }) => {
    const loaded: string[] = []
    const fonts: string[] = []
    page.on('requestfinished', (request) => {
      loaded.push(request.resourceType())
      fonts.push(...(/(?<=\/fonts\/)[a-z\d-]+(?=-[\da-f]{12}\.woff2$)/.exec(request.url()) ?? []))
    })
    await open(page, kind)
    await page.evaluate(() => document.fonts.ready)
    expect(loaded).toEqual(expect.arrayContaining(['document', 'stylesheet', 'font']))
    expect(loaded.filter((type) => type === 'script').length).toBe(
      /^(?:directory|search)/.test(kind.name) ? 2 : 1,
    )
    // Pictures belong to a text; the icon is asked for behind the back of the page. What a query fetches is its own.
    // Pages that are no lists have a stylesheet beside that of all pages, and some a script.
    const own = await page
      .locator('link[href*="/_astro/"]:not([href*="/site."]), script[type="module"]')
      .count()
    const others = loaded.filter((type) => !['fetch', 'font', 'image'].includes(type))
    expect(others.length).toBeLessThanOrEqual(4 + own)
    // Of text a second one where something rare is on the page.
    const count = (name: string) => fonts.filter((each) => each === name).length
    expect([count('pretendard') <= 2, count('d2coding') <= 1, count('stix-two-math') <= 1]).toEqual([
      true,
      true,
      true,
    ])
    expect(loaded.filter((type) => type === 'font').length).toBe(fonts.length)
  })
}

test('a listing asks for six files at most, its fonts among them', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) =>
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)),
  )
  await open(page, { name: 'listing', site: 'SAMPLE_SITE', address: 'tags/spring-boot/' })
  await page.evaluate(() => document.fonts.ready)
  expect(sizes.length).toBeGreaterThan(2)
  expect(sizes.length).toBeLessThanOrEqual(6)
  // As they are; hosts compress what is text.
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeLessThan(300_000)
})

test('a moved address leads on to the question', async ({ page }) => {
  await page.goto(addressOf({ name: 'moved', site: 'STATES_SITE', address: 'articles/1/' }))
  await page.waitForURL('**/archive/questions/full/')
  expect(await page.locator('h1').textContent()).toBe('모든 것이 있는 질문')
})

test('the policy is at work: what a page is not allowed, it does not load', async ({ page, observed }) => {
  await open(page, { name: 'front', site: 'SAMPLE_SITE', address: '' })
  await page.evaluate(() => {
    const image = document.createElement('img')
    image.src = 'https://elsewhere.invalid/pixel.png'
    document.body.append(image)
    const script = document.createElement('script')
    script.textContent = 'alert(1)'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<b style="color: red" onclick="alert(2)">x</b>')
  })
  await expect
    .poll(() => observed.faults.filter((fault) => fault.startsWith('policy: ')).length)
    .toBeGreaterThan(2)
  expect(observed.dialogs).toEqual([])
  observed.faults.length = 0
  observed.foreignRequests.length = 0
})
