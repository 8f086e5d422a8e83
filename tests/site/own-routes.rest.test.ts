// What somebody adds to src/pages the way Astro has it is published, or refused with a word: never left out silently.
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAstroBuild } from '../support/astro-build.ts'
import { findAll, textsOf } from '../support/html.ts'
import { takeSnapshot } from '../support/output-files.ts'
import { createProjectCopy, type ProjectCopy } from '../support/project-copy.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'

const contact = `---
import { getLiveCollection } from 'astro:content'

const { entries = [] } = await getLiveCollection('questions')
---
<html lang="ko">
  <head><title>연락처</title></head>
  <body><h1>연락처</h1><ul>{entries.map((entry) => <li>{entry.data.question.title}</li>)}</ul></body>
</html>
`
const humans = `export const GET = () => new Response('만든 사람\\n')\n`
const person = `---
export const getStaticPaths = () => [{ params: { name: 'hong' } }]
---
<p>{Astro.params.name}</p>
`

let project: ProjectCopy
let site: TestSite

beforeAll(() => {
  project = createProjectCopy()
  site = createTestSite({
    settings: { url: 'https://example.org/archive/' },
    questions: [
      { id: 'a', title: '첫 질문', tags: ['rest'] },
      { id: 'b', title: '둘째 질문', tags: ['rest', '취업'], aliases: ['/old/b'] },
    ],
  })
  write('contact.astro', contact)
  write('humans.txt.ts', humans)
})
afterAll(() => {
  site.remove()
  project.remove()
})

function write(page: string, text: string): void {
  const path = join(project.path, 'src/pages', page)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const build = () => site.build({ project: project.path })

test('a page and an endpoint are published', async () => {
  expect(await build()).toMatchObject({ exitCode: 0 })
  expect(textsOf(site.page('contact/'), 'li').toSorted()).toEqual(['둘째 질문', '첫 질문'])
  expect(site.read('humans.txt')).toBe('만든 사람\n')
})

test('a page follows the content, and is taken over when nothing changed', async () => {
  expect((await build()).stdout).toContain('reused: 2 questions, 15 pages, templates')
  const path = join(site.content, 'questions/a.md')
  writeFileSync(path, readFileSync(path, 'utf8').replace('첫 질문', '고친 질문'))
  expect(await build()).toMatchObject({ exitCode: 0 })
  expect(textsOf(site.page('contact/'), 'li').toSorted()).toEqual(['고친 질문', '둘째 질문'])
})

test('Astro’s own build gives the same bytes', async () => {
  const before = takeSnapshot(site.out)
  expect(await runAstroBuild(site, { project: project.path })).toMatchObject({ exitCode: 0 })
  expect(takeSnapshot(site.out)).toEqual(before)
  expect(await build()).toMatchObject({ exitCode: 0 })
  expect(takeSnapshot(site.out)).toEqual(before)
})

const advice =
  'Nothing plans the pages of src/pages/people/[name].astro, so none would be published. Add a file to src/site/kinds that plans them (docs/architecture.md, "Add a kind of page"), and name it in src/site/kinds.ts.'

test('a route with many pages that nothing plans is refused, by both builds', async () => {
  write('people/[name].astro', person)
  const before = takeSnapshot(site.out)
  const ours = await build()
  expect(ours).toMatchObject({ exitCode: 1 })
  expect(ours.stderr).toContain(advice)
  const astros = await runAstroBuild(site, { project: project.path })
  expect(astros.exitCode).not.toBe(0)
  expect(astros.stderr + astros.stdout).toContain(advice)
  expect(takeSnapshot(site.out)).toEqual(before)
  rmSync(join(project.path, 'src/pages/people'), { recursive: true })
})

test('a component with a script of its own brings it to every page that shows it, once', async () => {
  append('Notice.astro', '<script>console.log(1)</script>')
  expect(await build()).toMatchObject({ exitCode: 0 })
  const scripts = ['404.html', 'old/b/', 'about/'].map((page) => findAll(site.page(page), 'script').length)
  expect(scripts).toEqual([1, 1, 0])
})

test('a script in what is rendered by itself is an error, since only one page would have it', async () => {
  append('Aside.astro', '<script>console.log(1)</script>')
  const { exitCode, stderr } = await build()
  expect(stderr).toContain(
    'A component with a script stands where its HTML is rendered by itself (in Remembered, or beside the content). Put it into the content of the page.',
  )
  expect(exitCode).toBe(1)
})

function append(component: string, text: string): void {
  appendFileSync(join(project.path, 'src/site/components', component), `${text}\n`)
}
