import AxeBuilder from '@axe-core/playwright'
import { kindsOfPage } from '../kinds-of-page.ts'
import { expect, open, test } from '../watched-page.ts'

const widths = [320, 1280]
const schemes = ['light', 'dark'] as const

for (const colorScheme of schemes) {
  for (const width of widths) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } })

      for (const kind of kindsOfPage) {
        test(`${kind.name} has no violation that axe finds`, async ({ page }) => {
          await open(page, kind)
          const { violations, passes } = await new AxeBuilder({ page }).analyze()
          expect(
            violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`)),
          ).toEqual([])
          expect(passes.length).toBeGreaterThan(10)
        })
      }
    })
  }
}
