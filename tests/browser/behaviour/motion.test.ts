import type { Page } from '@playwright/test'
import { type KindOfPage, kindsWithoutThemes } from '../kinds-of-page.ts'
import { expect, open, test } from '../watched-page.ts'

const listing: KindOfPage = { name: 'listing', site: 'SAMPLE_SITE', address: 'tags/rest/' }
const question: KindOfPage = { name: 'question', site: 'SAMPLE_SITE', address: 'questions/put-or-patch/' }
const title = 'article :is(h2, h3) a'

/** Texts of what has a name of its own on the way to the next page, and whether the page takes part at all. */
function readTransition(page: Page): Promise<{ named: string[]; takesPart: boolean }> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    const isAt = (rule: CSSRule): boolean =>
      rule instanceof CSSMediaRule
        ? matchMedia(rule.conditionText).matches && [...rule.cssRules].some(isAt)
        : rule.cssText.startsWith('@view-transition')
    // The root has one of its own.
    const named = [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).viewTransitionName !== 'none',
    )
    return { named: named.map(({ textContent }) => textContent.trim()), takesPart: rules.some(isAt) }
  })
}

test('the title that is followed becomes the heading of its page', async ({ page }) => {
  await open(page, listing)
  expect(await readTransition(page)).toEqual({ named: [], takesPart: true })
  await page.locator(title).nth(1).focus()
  const followed = await page.locator(title).nth(1).textContent()
  expect(await readTransition(page)).toEqual({ named: [followed?.trim()], takesPart: true })
  await open(page, question)
  const heading = await page.locator('h1').textContent()
  expect(await readTransition(page)).toEqual({ named: [heading?.trim()], takesPart: true })
})

test.describe('for whoever wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const kind of kindsWithoutThemes) {
    test(`${kind.name} stands still`, async ({ page }) => {
      await open(page, kind)
      await page.keyboard.press('Tab')
      expect(await readTransition(page)).toEqual({ named: [], takesPart: false })
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((element) => {
            const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element)
            const isStill = animationName === 'none' && /^[0s, ]+$/.test(transitionDuration)
            return !isStill || scrollBehavior !== 'auto'
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      )
      expect(moving).toEqual([])
    })
  }
})
