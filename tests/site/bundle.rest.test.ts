// What compiled templates depend on: code, and where the build says that the site is served.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../support/output-files.ts'
import { createProjectCopy } from '../support/project-copy.ts'
import { createTestSite } from '../support/test-site.ts'

test('a bundle is made for the address that it was ordered for, and holds nothing of public/', () => {
  using project = createProjectCopy()
  // Read by whoever reads the settings a second time.
  const settings = 'title: 이름\nreferenceDate: 2025-06-30\nurl: https://second.example/second-look/\n'
  mkdirSync(join(project.path, 'content'))
  writeFileSync(join(project.path, 'content/archive.yaml'), settings)
  const folder = join(project.path, 'bundle')
  const order = { folder, served: { base: '/ordered/', site: 'https://ordered.example' } }
  const { NODE_ENV, VITEST, ...environment } = process.env
  const { status, stderr } = spawnSync(
    process.execPath,
    ['src/engine/make-bundle.ts', JSON.stringify(order)],
    { cwd: project.path, encoding: 'utf8', env: environment },
  )
  expect(status, stderr).toBe(0)
  const texts = listFiles(folder)
    .filter((file) => /\.(?:mjs|js|css)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  expect(texts.some((text) => text.includes('/ordered/_astro/'))).toBe(true)
  expect(texts.filter((text) => text.includes('second-look') || text.includes('second.example'))).toEqual([])
  const assets = listFiles(join(folder, 'assets'))
  expect(assets.length).toBeGreaterThan(4)
  expect(assets.filter((file) => !file.startsWith('_astro/'))).toEqual([])
})

test('no link is in a cache that lies elsewhere, whose bundle finds the packages of the project', async () => {
  using project = createProjectCopy()
  using site = createTestSite({ questions: [{ id: 'a', title: '첫 질문', tags: ['rest'] }] })
  const built = await site.build({ project: project.path, ownBundle: true })
  expect(built, built.stderr).toMatchObject({ exitCode: 0 })
  expect(site.read('questions/a/index.html')).toContain('첫 질문')
  const entries = readdirSync(site.cache, { withFileTypes: true, recursive: true })
  expect(entries.some(({ name }) => name.startsWith('prerender-entry'))).toBe(true)
  expect(entries.filter((entry) => entry.isSymbolicLink() || entry.name === 'node_modules')).toEqual([])
})
