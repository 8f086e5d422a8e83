// Every page of whole archives: the samples, and with GOTGAM_DATA real questions and real communities. It takes an
// hour: `npm run test:browser` looks at one page of each kind.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { toVariables } from '../../support/build.ts'
import { listPages } from '../../support/output-files.ts'
import { findData, projectFolder } from '../../support/project.ts'
import { toCleanEnvironment } from '../../support/run-command.ts'
import { type StaticServer, serveFolder } from '../../support/static-server.ts'
import { buildTestSite, createTestSite, sampleContent, type TestSite } from '../../support/test-site.ts'
import { findOutlineFaults, findOverflow, findSmallTargets, findViolations } from '../faults.ts'
import { expect, test } from '../watched-page.ts'

const archives = [
  { name: 'samples', path: sampleContent },
  { name: 'ai-questions (wants GOTGAM_DATA)', path: findData('data/ai-questions') },
  {
    name: 'cardano-2021 (wants GOTGAM_DATA)',
    path: findData('data/stackexchange/cardano-2021'),
    source: 'stackexchange',
  },
  { name: 'urho3d (wants GOTGAM_DATA)', path: findData('data/discourse/urho3d'), source: 'discourse' },
]

/** Of so many pages one is looked at: 1 for all. */
const step = Number(process.env['EVERY_STEP'] ?? 1)

async function buildArchive(path: string, source: string | undefined): Promise<TestSite> {
  if (source === undefined) return buildTestSite(path)
  const site = createTestSite({ questions: [] })
  rmSync(site.content, { recursive: true })
  const command = [join(projectFolder, 'src/commands/start.mjs'), 'import', source, path]
  const env = { ...toCleanEnvironment(), ...toVariables(site), ARCHIVE_LANG: 'en' }
  const imported = spawnSync(process.execPath, command, { encoding: 'utf8', env })
  expect(imported.status, imported.stderr).toBe(0)
  expect((await site.build()).exitCode).toBe(0)
  return site
}

/** Without those that only lead on. */
function listAddresses({ out }: TestSite): string[] {
  return listPages(out)
    .filter((file) => !readFileSync(join(out, file), 'utf8').includes('http-equiv="refresh"'))
    .map((file) => file.replace(/(?<=^|\/)index\.html$/, ''))
}

for (const { name, path, source } of archives) {
  test.describe(name, () => {
    test.skip(path === undefined, 'GOTGAM_DATA is not set')
    let site: TestSite | undefined
    let server: StaticServer
    test.beforeAll(async () => {
      test.setTimeout(600_000)
      site = await buildArchive(path ?? '', source)
      server = await serveFolder(site.out)
    })
    test.afterAll(async () => {
      await server?.close()
      site?.remove()
    })

    test('no page has a fault', async ({ page }) => {
      test.setTimeout(0)
      const faults: string[] = []
      const addresses = site ? listAddresses(site).filter((_, index) => index % step === 0) : []
      expect(addresses.length).toBeGreaterThan(10)
      for (const address of addresses) {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(`${server.origin}/${encodeURI(address)}`)
        const found = [...(await findViolations(page)), ...(await findOutlineFaults(page))]
        // Of all rules, one looks at colours.
        await page.emulateMedia({ colorScheme: 'dark' })
        found.push(...(await findViolations(page, ['color-contrast'])))
        await page.setViewportSize({ width: 320, height: 256 })
        found.push(...(await findOverflow(page)), ...(await findSmallTargets(page)))
        faults.push(...found.map((fault) => `/${address} ${fault}`))
      }
      expect(faults).toEqual([])
    })
  })
}
