import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { projectFolder } from '../support/project.ts'
import { findBrowser } from './find-browser.ts'

// `run.ts` has looked before and says `not run`; whoever starts Playwright by hand learns it here.
const browser = await findBrowser('behaviour')
if ('obstacle' in browser) throw new Error(`not run: ${browser.obstacle}`)
const { executablePath, args, env } = browser

export default defineConfig({
  globalSetup: './serve-sites.ts',
  outputDir: join(projectFolder, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  // A picture that is not there fails: only `--update` takes new ones.
  updateSnapshots: 'none',
  use: {
    browserName: 'chromium',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    deviceScaleFactor: 1,
    launchOptions: { executablePath, args, env: { ...process.env, ...env } as Record<string, string> },
  },
  projects: [
    { name: 'behaviour', testDir: 'behaviour', testMatch: '*.test.ts' },
    { name: 'visual', testDir: 'visual', testMatch: '*.test.ts' },
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
