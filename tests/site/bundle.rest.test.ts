// What compiled templates depend on: code alone.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../support/output-files.ts'
import { createProjectCopy } from '../support/project-copy.ts'
import { createTestSite } from '../support/test-site.ts'

test('one bundle serves every address and every theme, and holds nothing of public/', async () => {
  using project = createProjectCopy()
  const question = { id: 'a', title: '첫 질문', tags: ['rest'] }
  const settings = [
    {},
    { url: 'https://example.org/archive/' },
    { url: 'https://example.org', theme: { accent: '#0b63a5' } },
  ]
  const sites = settings.map((each) => createTestSite({ settings: each, questions: [question] }))
  using _sites = {
    [Symbol.dispose]: () => {
      for (const site of sites) site.remove()
    },
  }
  const said = []
  for (const site of sites) said.push((await site.build({ project: project.path })).stdout)
  expect(said.map((text) => text.includes('templates'))).toEqual([false, true, true])
  const styles = sites.map(
    (site) =>
      /<link rel="stylesheet" href="([^"]*\/_astro\/site\.[^"]+)">/.exec(site.read('index.html'))?.[1],
  )
  expect(styles).toEqual([styles[0], `/archive${styles[0]}`, styles[0]])
  const scripts = sites.map(
    (site) => /<script type="module" src="([^"]*)"/.exec(site.read('search/index.html'))?.[1],
  )
  expect(scripts).toEqual([scripts[0], `/archive${scripts[0]}`, scripts[0]])
  expect(sites.map((site) => /^:root\{--theme-accent:[^;]*/m.exec(site.read('fonts.css'))?.[0])).toEqual([
    undefined,
    undefined,
    ':root{--theme-accent:light-dark(#0b63a5,#6faeeb)',
  ])
  const [bundle = ''] = readdirSync(join(project.path, '.astro')).filter((name) => name.startsWith('bundle-'))
  const assets = listFiles(join(project.path, '.astro', bundle, 'assets'))
  expect(assets.length).toBeGreaterThan(4)
  expect(assets.filter((file) => !file.startsWith('_astro/'))).toEqual([])
})
