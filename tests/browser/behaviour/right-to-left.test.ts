import type { Page } from '@playwright/test'
import { expect, open, test } from '../watched-page.ts'

const wall = { name: 'wall', site: 'KITCHEN_SINK_SITE', address: 'questions/wall/' } as const

/** At which side something begins, seen from what is around it. */
function readSides(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (all) =>
      all.map((selector) => {
        const element = document.querySelector(selector)
        if (!element) return `no ${selector}`
        const { direction, textAlign, borderRightWidth, paddingRight } = getComputedStyle(element)
        return [selector, direction, textAlign, borderRightWidth, paddingRight].join(' ')
      }),
    selectors,
  )
}

test('what begins with Arabic begins at the right, and code at the left', async ({ page }) => {
  await open(page, wall)
  const body = '.question > .prose'
  expect(
    await readSides(page, [
      '.question > h1',
      `${body} > p:first-child`,
      `${body} > ol`,
      `${body} > ol > li`,
      `${body} > blockquote`,
      `${body} > .table-scroll`,
      `${body} > p:not([dir])`,
      `${body} li code[dir]`,
      `${body} li .code`,
      `${body} li pre`,
      '.math-scroll',
      '.answer > .prose > p',
    ]),
  ).toEqual([
    '.question > h1 rtl start 0px 0px',
    `${body} > p:first-child rtl start 0px 0px`,
    `${body} > ol rtl start 0px 25.5px`,
    `${body} > ol > li rtl right 0px 0px`,
    `${body} > blockquote rtl start 3px 16px`,
    `${body} > .table-scroll rtl start 0px 0px`,
    `${body} > p:not([dir]) ltr start 0px 0px`,
    `${body} li code[dir] ltr right 0px 3.45312px`,
    `${body} li .code ltr left 1px 0px`,
    `${body} li pre ltr left 0px 16px`,
    '.math-scroll ltr start 0px 0px',
    '.answer > .prose > p rtl start 0px 0px',
  ])
})

test('the line of the last activity is in its order, with a Hebrew name in the middle', async ({ page }) => {
  await open(page, wall)
  const line = page.locator('.byline .activity, .by .activity').first()
  await expect(line).toHaveText('28 days ago · עומר · new comment')
  const [time, name, kind] = await Promise.all(
    ['time', 'bdi', 'a'].map(async (part) => (await line.locator(part).boundingBox())?.x ?? 0),
  )
  expect(time).toBeLessThan(name ?? 0)
  expect(name).toBeLessThan(kind ?? 0)
})
