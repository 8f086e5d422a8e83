import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { projectFolder } from '../support/project.ts'
import { findBrowser } from './find-browser.ts'

// `run.ts` has looked before and says `not run`; whoever starts Playwright by hand learns it here.
const browser = await findBrowser('behaviour')
if ('obstacle' in browser) throw new Error(`not run: ${browser.obstacle}`)
const { executablePath, args, env } = browser

const hostile = 'hostile-input.test.ts'
const rest = /@rest/

/** A run empties its own folder, and leaves what another has kept of its failures. */
function toResults(suite: string): string {
  return join(projectFolder, 'test-results', suite)
}

export default defineConfig({
  globalSetup: './serve-sites.ts',
  testMatch: '*.test.ts',
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
  // Those of `npm test` and those of the rest (ofRest in kinds-of-page.ts).
  projects: [
    { name: 'behaviour', testDir: 'behaviour', grepInvert: rest, outputDir: toResults('behaviour') },
    { name: 'visual', testDir: 'visual', grepInvert: rest, outputDir: toResults('visual') },
    // One process builds a large site and opens hundreds of pages: begun last, it would leave the other without work.
    {
      name: 'behaviour-rest-hostile',
      testDir: 'behaviour',
      testMatch: hostile,
      outputDir: toResults('behaviour-rest'),
      // A trace of hundreds of pages costs more than it tells: what fails there names its page.
      use: { trace: 'off' },
    },
    {
      name: 'behaviour-rest',
      testDir: 'behaviour',
      testIgnore: hostile,
      grep: rest,
      outputDir: toResults('behaviour-rest'),
    },
    { name: 'visual-rest', testDir: 'visual', grep: rest, outputDir: toResults('visual-rest') },
    { name: 'every-page', testDir: 'every-page', outputDir: toResults('every-page'), use: { trace: 'off' } },
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
