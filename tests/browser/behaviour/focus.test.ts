import { findDisorder, walkFocus } from '../faults.ts'
import { kindsWithoutThemes, ofRest } from '../kinds-of-page.ts'
import { expect, open, test } from '../watched-page.ts'

// Each is a way to the browser and back.
const most = 45

for (const width of [360, 1280]) {
  test.describe(`${width} px`, width === 360 ? {} : ofRest, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    for (const kind of kindsWithoutThemes) {
      test(`the focus goes through ${kind.name} as the text does, and is seen`, async ({ page }) => {
        test.setTimeout(240_000)
        await open(page, kind)
        const stops = await walkFocus(page, most)
        expect(stops.length).toBeGreaterThan(3)
        // On a phone the lens is above the entries, behind which it comes: on a wide screen it is beside them.
        const isLens = (line: string) => width < 768 && line.startsWith('<input type="search" id="search"')
        expect(findDisorder(stops).filter((line) => !isLens(line))).toEqual([])
        expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([])
      })
    }
  })
}
