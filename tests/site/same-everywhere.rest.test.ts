// The same content gives the same bytes, whatever machine and whatever day it is.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { takeSnapshot } from '../support/output-files.ts'
import { createProjectCopy } from '../support/project-copy.ts'
import { createTestSite, sampleContent } from '../support/test-site.ts'

const clock = pathToFileURL(join(import.meta.dirname, '../support/shifted-clock.mjs')).href

function shiftClock(days: number) {
  return { NODE_OPTIONS: `--import=${clock}`, SHIFT_DAYS: String(days) }
}

function readIn(environment: Record<string, string>, expression: string): string {
  const run = spawnSync(process.execPath, ['--print', expression], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  })
  return run.stdout.trim()
}

/** A build of the sample archive that borrows nothing: neither questions nor templates. */
async function buildAfresh(environment: Record<string, string>): Promise<Record<string, string>> {
  using project = createProjectCopy()
  using site = createTestSite(sampleContent)
  const { exitCode, stderr } = await site.build({ environment, project: project.path, ownFonts: true })
  expect(exitCode, stderr).toBe(0)
  return takeSnapshot(site.out)
}

describe('the places a build is tried in are really other places', () => {
  it.each([
    [{ TZ: 'America/St_Johns' }, 'new Date(0).getTimezoneOffset()', '210'],
    [{ TZ: 'Pacific/Kiritimati' }, 'new Date(2025, 0).getTimezoneOffset()', '-840'],
    [{ LC_ALL: 'tr_TR.UTF-8' }, 'new Intl.NumberFormat().resolvedOptions().locale', 'tr-TR'],
    [{ LC_ALL: 'ar_EG.UTF-8' }, '(1234).toLocaleString()', '١٬٢٣٤'],
    [shiftClock(40_000), 'new Date().getFullYear() > 2100 && Date.now() > 4102444800000', 'true'],
    [shiftClock(40_000), 'Temporal.Now.plainDateISO().year > 2100', 'true'],
    [shiftClock(-20_000), 'new Date().getFullYear() < 2000', 'true'],
  ])('%j: %s is %s', (environment, expression, result) => {
    expect(readIn(environment, expression)).toBe(result)
  })
})

describe('a build is the same byte for byte', () => {
  let usual: Record<string, string>
  beforeAll(async () => {
    usual = await buildAfresh({ TZ: 'Asia/Seoul', LC_ALL: 'ko_KR.UTF-8', LANG: 'ko_KR.UTF-8' })
  })

  it.each([
    [
      'far in the west, in Turkish, long before',
      { TZ: 'America/St_Johns', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', ...shiftClock(-20_000) },
    ],
    [
      'far in the east, in Arabic, in a hundred years',
      { TZ: 'Pacific/Kiritimati', LC_ALL: 'ar_EG.UTF-8', LANG: 'ar_EG.UTF-8', ...shiftClock(40_000) },
    ],
    ['without any language', { TZ: '', LC_ALL: 'C', LANG: '' }],
  ])('%s', async (_name, environment) => {
    expect(await buildAfresh(environment)).toEqual(usual)
  })
})

describe('a build on top of the last one', () => {
  it('is the same as a build from nothing', async () => {
    using site = createTestSite(sampleContent)
    await site.build()
    const first = takeSnapshot(site.out)
    const { exitCode } = await site.build()
    expect(exitCode).toBe(0)
    expect(takeSnapshot(site.out)).toEqual(first)
  })
})
