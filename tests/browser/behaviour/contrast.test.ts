// Contrast of every text that is seen, from the colours themselves: axe gives no answer where a ground is a gradient.
import type { Page } from '@playwright/test'
import { isThemed, kindsOfPage, ofRest } from '../kinds-of-page.ts'
import { expect, open, test } from '../watched-page.ts'

/** How many texts were looked at, and those that contrast too little with what may be behind them. */
function findFaintTexts(page: Page): Promise<{ texts: number; faint: string[] }> {
  return page.evaluate(() => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number]
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const known = new Map<string, Colour>()

    /** Whatever notation it has: a browser paints it. */
    const toColour = (text: string): Colour => {
      const found = known.get(text)
      if (found) return found
      if (!pen) throw new Error('no canvas')
      pen.clearRect(0, 0, 1, 1)
      pen.fillStyle = text
      pen.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
      const colour = [red, green, blue, alpha / 255] as const
      known.set(text, colour)
      return colour
    }
    const mix = (over: Colour, under: Colour): Colour => {
      const blend = (top: number, ground: number) => top * over[3] + ground * (1 - over[3])
      return [blend(over[0], under[0]), blend(over[1], under[1]), blend(over[2], under[2]), 1]
    }
    const toLight = ([red, green, blue]: Colour): number => {
      const [r = 0, g = 0, b = 0] = [red, green, blue]
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const toContrast = (one: Colour, other: Colour): number => {
      const [dark = 0, light = 0] = [toLight(one), toLight(other)].sort((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    }

    /** Colours of a gradient: each of them may be behind a text, and so may what is below where one is transparent. */
    const toStops = (image: string): Colour[] =>
      (image.match(/(?:rgba?|color|oklab|oklch|hsla?)\([^()]*\)|transparent/g) ?? []).map(toColour)
    const toGrounds = (element: Element, pseudo?: string): Colour[] => {
      const { backgroundColor, backgroundImage, borderImageSource } = getComputedStyle(element, pseudo)
      const around = pseudo ? element : element.parentElement
      const below = around ? toGrounds(around) : [toColour('Canvas')]
      const filled = below.map((under) => mix(toColour(backgroundColor), under))
      const stops = [backgroundImage, borderImageSource].flatMap(toStops)
      const all = stops.length > 0 ? filled.flatMap((under) => stops.map((stop) => mix(stop, under))) : filled
      return [...new Map(all.map((colour) => [colour.join(), colour])).values()]
    }
    const toOpacity = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * toOpacity(element.parentElement) : 1

    /** Nothing of what a parent has clipped to a point is seen; of what only scrolls, all is. */
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.unseen, .task > span, noscript, title, desc, annotation') &&
      getComputedStyle(element).clipPath === 'none'

    const judge = (element: Element, text: string, pseudo?: string): string | undefined => {
      const { color, fill, fontSize, fontWeight } = getComputedStyle(element, pseudo)
      const own = toColour(element instanceof SVGElement ? fill : color)
      const size = Number.parseFloat(fontSize)
      const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
      const seen: Colour = [own[0], own[1], own[2], own[3] * toOpacity(element)]
      const contrast = Math.min(
        ...toGrounds(element, pseudo).map((ground) => toContrast(mix(seen, ground), ground)),
      )
      if (contrast >= least) return undefined
      return `${contrast.toFixed(2)} of ${least}: ${element.tagName}.${element.className} ${text.slice(0, 40)}`
    }

    const faint: (string | undefined)[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      const text = textContent?.trim() ?? ''
      if (text !== '' && parentElement && isSeen(parentElement)) faint.push(judge(parentElement, text))
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!isSeen(element)) continue
      for (const pseudo of ['::before', '::after']) {
        const { content, display } = getComputedStyle(element, pseudo)
        const text = /^"\s*([^"\s].*?)"/.exec(content)?.[1]
        if (text !== undefined && display !== 'none') faint.push(judge(element, text, pseudo))
      }
      const placeholder = element.getAttribute('placeholder')
      if (placeholder !== null) faint.push(judge(element, placeholder, '::placeholder'))
    }
    return { texts: faint.length, faint: faint.filter((each) => each !== undefined) }
  })
}

/** No page is as short as this many texts: the header, the footer and one line. */
const fewest = 12
const themes = ['PLUM_SITE', 'FOREST_SITE']

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, viewport: { width: 1280, height: 800 } })

    for (const kind of kindsOfPage.filter((each) => !isThemed(each) || themes.includes(each.site))) {
      const tag = kind.name === 'front' || kind.name === 'question-full' ? {} : ofRest
      test(`every text of ${kind.name} contrasts with what is behind it`, tag, async ({ page }) => {
        await open(page, kind)
        const { texts, faint } = await findFaintTexts(page)
        expect(faint).toEqual([])
        expect(texts).toBeGreaterThan(kind.name === 'front' ? 150 : fewest)
      })
    }
  })
}

test('a text that is too faint is found, over a gradient and below an opacity too', async ({ page }) => {
  await page.setContent(`
    <body style="background: #fff; color: #000">
      <p style="color: #888">faint</p>
      <p style="color: #767676">just enough</p>
      <p style="color: #888; font-size: 24px">large</p>
      <p style="opacity: 0.4">thinned</p>
      <p style="background: linear-gradient(#fff, #555)">on a gradient</p>
      <style>.made::before { content: "made"; color: #888; }</style><p class="made"></p>
      <p style="background: #0008"><span style="background: #fff8">on two grounds</span></p>
      <p style="background: rgb(0 0 0 / 80%)">on one that lets through</p>
      <p style="display: none; color: #fff">nowhere</p>
      <p class="unseen" style="color: #fff">read</p>
      <style>input::placeholder { color: #999; }</style><input placeholder="faint too">
    </body>`)
  const { texts, faint } = await findFaintTexts(page)
  expect(texts).toBe(9)
  expect(faint.map((each) => each.replace(/^[\d.]+ of ([\d.]+): \w+\.\s*/, '$1 '))).toEqual([
    '4.5 faint',
    '4.5 thinned',
    '4.5 on a gradient',
    '4.5 on one that lets through',
    '4.5 made made',
    '4.5 faint too',
  ])
})
