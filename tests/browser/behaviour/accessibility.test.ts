import { findOutlineFaults, findViolations } from '../faults.ts'
import { isThemed, kindsOfPage, ofRest } from '../kinds-of-page.ts'
import { expect, open, test } from '../watched-page.ts'

const looks = [
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 1280, ...ofRest },
  { colorScheme: 'dark', width: 320, ...ofRest },
] as const

for (const { colorScheme, width, ...tag } of looks) {
  test.describe(`${colorScheme}, ${width} px`, tag, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    for (const kind of kindsOfPage) {
      test(`${kind.name} has no violation that axe finds`, isThemed(kind) ? ofRest : {}, async ({ page }) => {
        await open(page, kind)
        expect(await findViolations(page)).toEqual([])
      })
    }
  })
}

for (const kind of kindsOfPage) {
  test(
    `${kind.name} has landmarks with names and headings in order`,
    isThemed(kind) ? ofRest : {},
    async ({ page }) => {
      await open(page, kind)
      expect(await findOutlineFaults(page)).toEqual([])
    },
  )
}
