// What src/engine/render-page.ts relies on in Astro without its documentation saying so. When one of these fails after
// an upgrade, that file and src/engine/make-bundle.ts are where to look. What src/astro/dev-server.ts relies on is held by
// dev.rest.test.ts.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toBundleName } from '../../src/engine/bundle.ts'
import { readBundle } from '../../src/engine/bundle-list.ts'
import { readContent } from '../../src/folder/read-content.ts'
import { digestQuestions } from '../../src/kept/cache.ts'
import { digestCode } from '../../src/kept/digest.ts'
import { toFile, toHref } from '../../src/site/paths.ts'
import { planOutputs } from '../../src/site/plan.ts'
import { createPublication } from '../../src/site/publication.ts'
import { projectFolder } from '../support/project.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

let site: TestSite

beforeAll(async () => {
  const questions = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    id,
    tags: ['rest', 'c#', `only-${id}`],
    body: `본문 **${id}** <kbd>Ctrl</kbd>\n\n\`\`\`js\nconst ${id} = 1\n\`\`\`\n`,
  }))
  site = await buildTestSite({ settings: { pageSize: 2 }, questions })
})

afterAll(() => site.remove())

test('the version that was looked into is the one that is installed', () => {
  const installed = JSON.parse(readFileSync(join(projectFolder, 'node_modules/astro/package.json'), 'utf8'))
  expect(installed.version).toBe('7.3.5')
})

test('a page of a batch is, byte for byte, the page that Astro renders for a request', async () => {
  const code = digestCode(projectFolder)
  const bundle = readBundle(join(site.cache, toBundleName({ code, served: { base: '/' }, theme: undefined })))
  const questionCache = join(
    site.cache,
    readdirSync(site.cache).find((name) => name.startsWith('questions-')) ?? '',
  )
  const content = await readContent({ folder: site.content, questionCache, code })
  const pages = planOutputs(createPublication(content), content.key)
  const rendered = await renderByRequest({
    entry: pathToFileURL(bundle?.entry ?? '').href,
    content: { ...content, planned: digestQuestions(content.questions) },
    requests: pages.map(({ path, route }) => ({
      file: toFile(path),
      href: toHref('/', path),
      component: `src/pages/${route}.astro`,
    })),
  })
  const different = Object.entries(rendered).filter(([file, html]) => html !== site.read(file))
  expect(different.map(([file]) => file)).toEqual([])
  // Three pages of the front, of the category, of #rest and of #c# each, five listings of one, five questions, four
  // single pages.
  expect(Object.keys(rendered)).toHaveLength(3 + 3 + 3 + 3 + 5 + 5 + 4)
})

/** In a thread, as the build does it: the bundle reads there which content was prepared. */
function renderByRequest(data: object): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../support/render-by-request.ts', import.meta.url), {
      workerData: data,
    })
    worker.on('message', (rendered) => {
      resolve(rendered)
      void worker.terminate()
    })
    worker.on('error', reject)
  })
}
