// A page that is watched: what it may never do fails the test, whatever the test is about.
import { test as base, expect, type Page } from '@playwright/test'
import type { KindOfPage } from './kinds-of-page.ts'
import { addressOf } from './kinds-of-page.ts'

export interface Observed {
  /** Requests to another origin than that of the page. */
  foreignRequests: string[]
  /** Errors on the console, uncaught exceptions, violations of the policy. */
  faults: string[]
  dialogs: string[]
}

export const test = base.extend<{ observed: Observed }>({
  observed: [
    async ({ page }, use) => {
      const observed = await observe(page)
      await use(observed)
      expect(observed).toEqual({ foreignRequests: [], faults: [], dialogs: [] })
    },
    { auto: true },
  ],
})

export { expect }

async function observe(page: Page): Promise<Observed> {
  const observed: Observed = { foreignRequests: [], faults: [], dialogs: [] }
  await page.exposeFunction('reportViolation', (what: string) => observed.faults.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      Reflect.get(window, 'reportViolation')(`policy: ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    // Of a folder that is opened; no page of a server reaches one.
    if (protocol === 'file:' && /^(?:file|about):/.test(page.url())) return
    if (protocol !== 'http:' || hostname !== '127.0.0.1') observed.foreignRequests.push(request.url())
  })
  page.on('console', (message) => {
    // The browser itself says that a page was answered with 404, which is what is wanted there.
    const isAnswer = /status of 404/.test(message.text()) && message.location().url === page.url()
    if (['error', 'warning'].includes(message.type()) && !isAnswer) observed.faults.push(message.text())
  })
  page.on('pageerror', ({ message }) => {
    // What Chromium says when it leaves out the motion from page to page: the next is there at once.
    if (!/^Transition was (?:aborted|skipped)/.test(message)) observed.faults.push(message)
  })
  page.on('dialog', async (dialog) => {
    observed.dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  return observed
}

/** Opens a page. */
export async function open(page: Page, kind: KindOfPage): Promise<void> {
  const response = await page.goto(addressOf(kind))
  expect(response?.status()).toBe(kind.name === 'not-found' ? 404 : 200)
  if (kind.name.startsWith('search-')) await waitForResults(page)
}

/** The filters come last, and where nothing is found there are none. */
export async function waitForResults(page: Page): Promise<void> {
  await expect(page.locator('.search-page')).toHaveAttribute('aria-busy', 'false')
  await expect(page.locator('.filters:not([hidden]), .none:not([hidden])')).toHaveCount(1)
}
