import { findOutlineFaults } from '../faults/find-outline-faults.ts'
import { findViolations } from '../faults/find-violations.ts'
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
          expect(await findViolations(page)).toEqual([])
        })
      }
    })
  }
}

for (const kind of kindsOfPage) {
  test(`${kind.name} has landmarks with names and headings in order`, async ({ page }) => {
    await open(page, kind)
    expect(await findOutlineFaults(page)).toEqual([])
  })
}
