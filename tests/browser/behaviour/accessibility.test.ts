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
          // Without frames axe can sum up in the page itself; otherwise it opens another for that. What passes is
          // counted by rule, and not described element by element.
          expect(page.frames()).toHaveLength(1)
          const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
          const { violations, passes } = await axe.analyze()
          expect(
            violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`)),
          ).toEqual([])
          expect(passes.length).toBeGreaterThan(10)
        })
      }
    })
  }
}
