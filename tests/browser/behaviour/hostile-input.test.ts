// Each page here fails for a dialog, a request off-origin, an error or a breach of the policy (watched-page).

import { hostilePayloads } from '../../fixtures/hostile-payloads.ts'
import {
  readDataPayloads,
  readHostilePayloads,
  toHostileContent,
  toHostileQuestions,
  toHostileTexts,
} from '../../support/hostile-content.ts'
import { type StaticServer, serveFolder } from '../../support/static-server.ts'
import { buildTestSite, type TestSite } from '../../support/test-site.ts'
import { ofRest } from '../kinds-of-page.ts'
import { expect, test } from '../watched-page.ts'

const payloads = readHostilePayloads()
const listings = Math.ceil(payloads.length / 200)
const step = 40
// The project's own are first: all of them, and some of the others.
const own = hostilePayloads.map((_, index) => index)
const others = Array.from(
  { length: Math.ceil((payloads.length - own.length) / step) },
  (_, index) => own.length + index * step,
)
const sample = [...own, ...others]

test.describe('hostile input', ofRest, () => {
  // One process, so that the site is built once.
  test.describe.configure({ mode: 'default', timeout: 600_000 })

  let site: TestSite | undefined
  let server: StaticServer
  test.beforeAll(async () => {
    test.setTimeout(600_000)
    site = await buildTestSite(toHostileContent(toHostileQuestions(payloads), toHostileTexts(payloads)))
    server = await serveFolder(site.out)
  })
  test.afterAll(async () => {
    await server?.close()
    site?.remove()
  })

  test('does nothing in any listing', async ({ page }) => {
    let articles = 0
    for (let listing = 0; listing < listings; listing += 1) {
      await page.goto(`${server.origin}/tags/tag-${listing}/`)
      articles += await page.locator('main article').count()
      await page.locator('main details').evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '')
      })
    }
    expect(articles).toBe(payloads.length)
  })

  test('does nothing on its own pages, when it is pointed at and clicked', async ({ page }) => {
    expect(sample.length).toBeGreaterThanOrEqual(own.length + (readDataPayloads() ? 1 : 0))
    for (const number of sample) {
      const address = `${server.origin}/questions/q${number}/`
      await page.goto(address)
      await page.evaluate(() => {
        const kinds = ['pointerover', 'mouseover', 'focus', 'click', 'animationstart', 'toggle']
        document.addEventListener('click', (event) => event.preventDefault())
        for (const element of document.querySelectorAll('.prose *, h1')) {
          for (const kind of kinds)
            element.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }))
        }
      })
      expect(page.url()).toBe(address)
    }
  })
})
