// What src/engine relies on in Astro without its documentation saying so was looked up in this version, and our runtime
// prints what Astro's prints. own-routes.rest.test.ts and every test of a built page hold the rest.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBundle } from '../../src/engine/bundle.ts'
import { toPageContent } from '../../src/engine/content.ts'
import { createPageRenderer } from '../../src/engine/render-page.ts'
import { readContent } from '../../src/folder/read-content.ts'
import { toSiteAddress } from '../../src/folder/site-address.ts'
import { toFile } from '../../src/site/paths.ts'
import { planKinds } from '../../src/site/plan.ts'
import { createPublication } from '../../src/site/publication.ts'
import { projectFolder } from '../support/project.ts'
import { createProjectCopy } from '../support/project-copy.ts'
import { createTestSite, sampleContent } from '../support/test-site.ts'

test('the version that was looked into is the one that is installed', () => {
  const installed = JSON.parse(readFileSync(join(projectFolder, 'node_modules/astro/package.json'), 'utf8'))
  expect(installed.version).toBe('7.3.5')
})

/** A page of Astro's own that shows any other. */
const byAstro = `---
const { route, sent } = globalThis.planned ?? {}
const pages = import.meta.glob('./**/*.astro', { eager: true })
const Planned = pages['./' + route + '.astro']?.default
---
{Planned && <Planned sent={sent} />}
`

test('every page of the samples is, byte for byte, the one that the runtime of Astro prints', async () => {
  using project = createProjectCopy()
  using site = createTestSite(sampleContent)
  writeFileSync(join(project.path, 'src/pages/by-astro.astro'), byAstro)
  expect(await site.build({ project: project.path })).toMatchObject({ exitCode: 0 })
  const [name = ''] = readdirSync(join(project.path, '.astro')).filter((each) => each.startsWith('bundle-'))
  const { modules } = readBundle(join(project.path, '.astro', name)) ?? expect.unreachable()
  const content = await readContent({ folder: site.content, questionCache: site.cache, code: '' })
  const renderer = await createPageRenderer(modules, toSiteAddress(content.settings))
  await renderer.serve(toPageContent(content))
  const different: string[] = []
  const planned = planKinds(createPublication(content), content.key)
  const pages = planned.filter(({ path }) => toFile(path).endsWith('.html'))
  for (const { path, route, sent } of pages) {
    Reflect.set(globalThis, 'planned', { route, sent })
    const page = await renderer.renderOwn({ href: '/by-astro/', component: 'src/pages/by-astro.astro' })
    if (`${Buffer.from(page)}` !== site.read(toFile(path))) different.push(path)
  }
  expect(pages.length).toBeGreaterThan(200)
  expect(different).toEqual([])
})
