// What is on paper. Text is read as it is laid out for print; sheets are counted in the document that a browser makes.
import type { Page } from '@playwright/test'
import { type KindOfPage, kindsWithoutThemes, ofRest, siteAddress } from '../kinds-of-page.ts'
import { expect, open, test } from '../watched-page.ts'

const listing = { name: 'listing', site: 'SAMPLE_SITE', address: 'tags/rest/' } as const
const question = { name: 'question-full', site: 'STATES_SITE', address: 'questions/full/' } as const

async function openOnPaper(page: Page, kind: KindOfPage): Promise<void> {
  await open(page, kind)
  await page.emulateMedia({ media: 'print' })
}

/** What is behind the links of a page, without those that have nothing there. */
function readAddresses(page: Page, links: string): Promise<string[]> {
  return page.locator(links).evaluateAll((found) =>
    found.flatMap((link) => {
      const { content } = getComputedStyle(link, '::after')
      // Two texts side by side are reported as two.
      return content === 'none' ? [] : content.replace(/" "/g, '').replace(/^"|"$/g, '').trim()
    }),
  )
}

test('the 14 entries of a listing stand on at most 9 sheets', async ({ page }) => {
  await open(page, listing)
  await page.evaluate(() => document.fonts.ready)
  await expect(page.locator('article')).toHaveCount(15)
  const file = await page.pdf({ format: 'A4' })
  const sheets = file.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
  expect(sheets.length).toBeGreaterThan(3)
  expect(sheets.length).toBeLessThanOrEqual(9)
})

for (const kind of kindsWithoutThemes) {
  test(
    `${kind.name} has nothing on paper that leads elsewhere, and nothing cut off`,
    ofRest,
    async ({ page }) => {
      await openOnPaper(page, kind)
      for (const way of ['nav', 'form', 'button', 'input', '.skip', '.pager', '.jumps', '.permalink']) {
        await expect(page.locator(way).filter({ visible: true })).toHaveCount(0)
      }
      const cut = await page.locator('main *:not(.task *, .unseen, svg *)').evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && getComputedStyle(element).overflowY !== 'visible')
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      )
      expect(cut).toEqual([])
    },
  )
}

test('addresses stand behind links, whole, and not behind those that are one', async ({ page }) => {
  await openOnPaper(page, question)
  expect(await readAddresses(page, '.question .prose a')).toEqual([
    '(https://example.com/)',
    '(https://example.com/screen.png)',
  ])
  await openOnPaper(page, { name: 'listing-states', site: 'STATES_SITE', address: 'tags/rest/' })
  expect(await readAddresses(page, 'article :is(h2, h3) a')).toContain(
    '(https://example.com/archive/questions/plain/)',
  )
  await openOnPaper(page, { name: 'bare', site: 'SAMPLE_SITE', address: 'questions/file-upload-rest/' })
  const bare = page.locator('.question .prose a', { hasText: /^https:/ })
  await expect(bare.first()).toBeVisible()
  expect(await readAddresses(page, '.question .prose a.address')).toEqual([])
})

test('the source and the licence of a question stand on paper, and no way to edit it', async ({ page }) => {
  await openOnPaper(page, { name: 'answered', site: 'STATES_SITE', address: 'questions/answered/' })
  expect(await readAddresses(page, '.cite a')).toEqual(['(https://creativecommons.org/licenses/by/4.0/)'])
  const texts = await page.locator('.colophon a').filter({ visible: true }).allTextContents()
  expect(texts).toEqual(['CC BY 4.0', 'example.com/q/1'])
})

test('what is folded is open', async ({ page }) => {
  await openOnPaper(page, question)
  await expect(page.locator('details:not([open])').first()).toBeAttached()
  await expect(page.getByText('숨은 글')).toBeVisible()
})

test('the address of the page stands at its end, where the site has one', async ({ page }) => {
  const readEnd = () => page.evaluate(() => getComputedStyle(document.body, '::after').content)
  await openOnPaper(page, question)
  expect(await readEnd()).toBe('"https://example.com/archive/questions/full/"')
  await page.emulateMedia({ media: 'screen' })
  expect(await readEnd()).toBe('none')
  await page.goto(`${siteAddress('SAMPLE_SITE')}tags/rest/`)
  await page.emulateMedia({ media: 'print' })
  expect(await readEnd()).toBe('none')
})
