import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { projectFolder } from '../support/project.ts'
import { findBrowser } from './find-browser.ts'

// `run.ts` has looked before and says `not run`; whoever starts Playwright by hand learns it here.
const browser = await findBrowser('behaviour')
if ('obstacle' in browser) throw new Error(`not run: ${browser.obstacle}`)
const { executablePath, args, env } = browser

const hostile = 'hostile-input.test.ts'

/** A run empties its own folder, and leaves what another has kept of its failures. */
function toResults(suite: string): string {
  return join(projectFolder, 'test-results', suite)
}

export default defineConfig({
  globalSetup: './serve-sites.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Only to have a trace of what failed: a test that then passes has failed nevertheless.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 60_000,
  // A picture that is not there fails: only `--update` takes new ones.
  updateSnapshots: 'none',
  use: {
    browserName: 'chromium',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    deviceScaleFactor: 1,
    // Of a failed test: each step with the page as it was, for `npx playwright show-trace`.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: { executablePath, args, env: { ...process.env, ...env } as Record<string, string> },
  },
  projects: [
    // One process builds a large site and opens hundreds of pages: begun last, it would leave the other without work.
    {
      name: 'behaviour-hostile',
      testDir: 'behaviour',
      testMatch: hostile,
      outputDir: toResults('behaviour'),
      // A trace of hundreds of pages costs more than it tells: what fails there names its page.
      use: { trace: 'off' },
    },
    {
      name: 'behaviour',
      testDir: 'behaviour',
      testMatch: '*.test.ts',
      testIgnore: hostile,
      outputDir: toResults('behaviour'),
    },
    {
      name: 'every-page',
      testDir: 'every-page',
      testMatch: '*.test.ts',
      outputDir: toResults('every-page'),
      use: { trace: 'off' },
    },
    { name: 'visual', testDir: 'visual', testMatch: '*.test.ts', outputDir: toResults('visual') },
  ],
  snapshotPathTemplate: '{testDir}/../screenshots/{arg}{ext}',
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // No pixel may differ by more than rounding: processors round the blending of edges to neighbouring values.
      maxDiffPixels: 0,
      threshold: 0.02,
    },
  },
})
