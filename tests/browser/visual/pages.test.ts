// A picture of every kind of page and of every state, as they are kept in ../screenshots.
import type { Page } from '@playwright/test'
import { isThemed, type KindOfPage, kindsOfPage, ofRest } from '../kinds-of-page.ts'
import { expect, open, test } from '../watched-page.ts'

interface State {
  kind: string
  name: string
  reach: (page: Page) => Promise<unknown>
  /** Where only the top of the page is another, only the top is kept. */
  height?: number
}

/** States of a page that is already there, after what a reader has done. */
const states: readonly State[] = [
  { kind: 'listing', name: 'listing-end', reach: scrollToEnd },
  { kind: 'listing-2', name: 'listing-2-end', reach: scrollToEnd },
  { kind: 'question', name: 'question-end', reach: scrollToEnd },
  { kind: 'about', name: 'about-end', reach: scrollToEnd },
  { kind: 'listing', name: 'listing-compact', reach: choose('촘촘히') },
  { kind: 'listing', name: 'listing-roomy', reach: choose('넉넉히') },
  { kind: 'listing-beginnings', name: 'listing-beginnings-compact', reach: choose('촘촘히') },
  { kind: 'listing-matches', name: 'listing-matches-left-out', reach: choose('해시태그만 보기') },
  { kind: 'listing', name: 'listing-skip-link', height: 700, reach: (page) => page.keyboard.press('Tab') },
  {
    kind: 'listing',
    name: 'listing-focus',
    height: 700,
    reach: (page) => page.locator('article h3 a').first().focus(),
  },
  {
    kind: 'listing',
    name: 'listing-hover',
    height: 700,
    reach: (page) => page.locator('article h3 a').first().hover(),
  },
  {
    kind: 'directory',
    name: 'directory-filtered',
    height: 700,
    reach: (page) => page.getByRole('searchbox', { name: '해시태그 찾기' }).fill('spring'),
  },
  {
    kind: 'directory',
    name: 'directory-empty',
    height: 700,
    reach: (page) => page.getByRole('searchbox', { name: '해시태그 찾기' }).fill('없음'),
  },
  { kind: 'question-full', name: 'question-full-open', reach: (page) => page.locator('summary').click() },
]

const sizes = [
  { width: 360, height: 1400 },
  { width: 768, height: 1200 },
  { width: 1280, height: 1200 },
]

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
}

/** @param label of a choice above a list. */
function choose(label: string): (page: Page) => Promise<void> {
  return (page) => page.getByLabel(label, { exact: true }).check()
}

/** Without the site's own font a picture shows nothing that a reader sees. */
async function expectFont(page: Page): Promise<void> {
  const loaded = await page.evaluate(async () => {
    const texts = document.querySelectorAll('body *')
    const weights = new Set(Array.from(texts, (element) => getComputedStyle(element).fontWeight))
    for (const weight of weights) {
      await document.fonts.load(`${weight} 1rem "Pretendard Variable"`, document.body.textContent)
    }
    await document.fonts.ready
    const faces = [...document.fonts].filter(({ family }) => family.includes('Pretendard Variable'))
    return {
      faces: faces.filter(({ status }) => status === 'loaded').length,
      failed: faces.filter(({ status }) => status === 'error').length,
      waiting: faces.filter(({ status }) => status === 'loading').length,
    }
  })
  expect(loaded.faces).toBeGreaterThan(0)
  expect(loaded).toMatchObject({ failed: 0, waiting: 0 })
}

/**
 * Draws the page once more from nothing. What was drawn before the script had added its buttons would keep edges that are
 * blended twice, and how much that is depends on how busy the machine is.
 */
async function drawAfresh(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { style } = document.documentElement
    for (const display of ['none', '']) {
      style.display = display
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    }
  })
}

function findKind(name: string): KindOfPage {
  const kind = kindsOfPage.find((each) => each.name === name)
  if (!kind) throw new Error(`no kind of page is called ${name}`)
  return kind
}

const pictures = [
  ...kindsOfPage.map((kind) => ({
    name: kind.name,
    kind,
    reach: async () => {},
    height: undefined,
    isOfRest: isThemed(kind),
  })),
  ...states.map(({ kind, ...state }) => ({ ...state, kind: findKind(kind), isOfRest: true })),
]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of sizes) {
    const isFirst = viewport.width === (colorScheme === 'light' ? 360 : 1280)
    test.describe(`${colorScheme}, ${viewport.width} px`, isFirst ? {} : ofRest, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } })

      for (const { name, kind, reach, height, isOfRest } of pictures) {
        test(name, isOfRest ? ofRest : {}, async ({ page }) => {
          await page.setViewportSize({ ...viewport, height: height ?? viewport.height })
          await open(page, kind)
          await expectFont(page)
          await drawAfresh(page)
          await reach(page)
          await expect(page).toHaveScreenshot(`${name}-${colorScheme}-${viewport.width}.png`)
        })
      }
    })
  }
}
