// What somebody adds to src/pages the way Astro has it is published, or refused with a word: never left out silently.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDevServer } from '../support/dev-server.ts'
import { findAll, findOnly, textOf, textsOf } from '../support/html.ts'
import { takeSnapshot } from '../support/output-files.ts'
import { projectFolder } from '../support/project.ts'
import { createProjectCopy, type ProjectCopy } from '../support/project-copy.ts'
import { createTestSite, type TestSite } from '../support/test-site.ts'

/** The files of the recipe, "Add a page of your own". */
const recipe = Array.from(
  readFileSync(join(projectFolder, 'docs/architecture.md'), 'utf8').matchAll(
    /^```astro src\/pages\/(\S+)\n(.*?)^```$/gms,
  ),
  ([, page = '', text = '']) => [page, text] as const,
)
const humans = `export const GET = () => new Response('만든 사람\\n')\n`
const person = `---
export const getStaticPaths = ({ paginate }) => paginate(['김', '이', '박'], { pageSize: 2, params: { name: 'hong' } })
---
<p>{Astro.params.name} {Astro.props.page.data.join()}</p>
`
const letters = `export const getStaticPaths = () => [{ params: { name: 'a' } }, { params: { name: '가' } }]
export const GET = ({ params }) => new Response(params.name)
`
/** All by which a page of Astro knows where the site is served. */
const place = `---
import styles from '../look/styles/search.css?url'
---
<p class="place">{[import.meta.env.BASE_URL, import.meta.env.SITE, Astro.site?.href, Astro.url.pathname, styles].join(' ')}</p>
`
const content = {
  settings: { url: 'https://example.org/archive/' },
  questions: [
    {
      id: 'a',
      title: '첫 질문',
      tags: ['rest'],
      activity: [{ at: '2023-06-01', actor: '홍길동', kind: '질문' as const }],
    },
    { id: 'b', title: '둘째 질문', tags: ['rest', '취업'], aliases: ['/old/b'] },
  ],
}

let project: ProjectCopy
let site: TestSite

beforeAll(() => {
  project = createProjectCopy()
  site = createTestSite(content)
  for (const [page, text] of recipe) write(page, text)
  write('humans.txt.ts', humans)
  write('people/[name]/[...page].astro', person)
  write('letters/[name].txt.ts', letters)
  write('place.astro', place)
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

const listed = (page: string) => textsOf(findOnly(site.page(page), 'main'), 'li')
const build = () => site.build({ project: project.path })

test('pages and endpoints are published', async () => {
  expect(recipe.map(([page]) => page)).toEqual(['contact.astro', 'active/[year].astro'])
  expect(await build()).toMatchObject({ exitCode: 0 })
  expect(listed('contact/')).toEqual(['첫 질문', '둘째 질문'])
  expect(listed('active/2023/')).toEqual(['첫 질문'])
  expect(site.read('humans.txt')).toBe('만든 사람\n')
  expect(textOf(site.page('people/hong/'))).toContain('hong 김,이')
  expect(textOf(site.page('people/hong/2/'))).toContain('hong 박')
  expect([site.read('letters/a.txt'), site.read('letters/가.txt')]).toEqual(['a', '가'])
  expect(textOf(findOnly(site.page('place/'), 'p.place'))).toMatch(
    /^\/archive\/ https:\/\/example\.org https:\/\/example\.org\/ \/archive\/place\/ \/archive\/_astro\/search\.[\w-]+\.css$/,
  )
})

test('a page that Astro renders for a request has the frame, byte for byte, of one that is rendered with many', () => {
  const readFrame = (page: string) => {
    const [, start, , end] = /^(.*?)<title>(.*)<\/main>(.*)$/s.exec(site.read(`${page}/index.html`)) ?? []
    return [start, end]
  }
  expect(readFrame('contact')).toEqual(readFrame('about'))
  expect(readFrame('contact')[0]).toMatch(/^<!DOCTYPE html><html lang="ko"/)
})

test('they follow the content, and are taken over when nothing changed', async () => {
  expect((await build()).stdout).toContain('reused: 2 questions, 27 pages, templates')
  const path = join(site.content, 'questions/a.md')
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace('첫 질문', '고친 질문').replace('2023-06-01', '2022-06-01'),
  )
  expect(await build()).toMatchObject({ exitCode: 0 })
  expect(listed('contact/')).toEqual(['고친 질문', '둘째 질문'])
  expect(listed('active/2022/')).toEqual(['고친 질문'])
  expect(existsSync(join(site.out, 'active/2023'))).toBe(false)
})

test('in a site that is opened from its folder they are relative, and what is not is named', async () => {
  write('served.astro', '<p><img srcset="/archive/a.png 1x" alt=""><a href="/archive/about/">About</a></p>')
  const portable = `${site.out}.portable`
  const put = (file: string, text: string | Uint8Array) =>
    writeFileSync(join(project.path, 'public', file), text)
  put('own.html', '<a href="/archive/about/">소개</a>')
  put('euc-kr.html', Uint8Array.of(0xb0, 0xa1))
  put('empty.txt', '')
  put('CNAME', 'qna.example.org')
  try {
    for (const _ of ['at first', 'again']) {
      const { exitCode, stderr } = await site.build({ project: project.path, parameters: ['--portable'] })
      expect([exitCode, stderr.match(/^Warning: .*/gm)]).toEqual([
        0,
        [
          expect.stringMatching(
            /^Warning: src\/pages\/served\.astro works on a server alone, by its srcset\. /,
          ),
        ],
      ])
    }
    expect(readFileSync(join(portable, 'served/index.html'), 'utf8')).toContain(
      '<a href="../about/index.html">',
    )
    const contact = readFileSync(join(portable, 'contact/index.html'), 'utf8')
    expect(contact).toContain('href="../questions/a/index.html"')
    expect(readFileSync(join(portable, 'own.html'), 'utf8')).toBe('<a href="about/index.html">소개</a>')
    expect([...readFileSync(join(portable, 'euc-kr.html'))]).toEqual([0xb0, 0xa1])
    expect(['empty.txt', 'CNAME', '_headers'].filter((file) => existsSync(join(portable, file)))).toEqual([])
    expect(contact).not.toMatch(/(?:href|src|action)="\/(?!\/)/)
  } finally {
    const made = [
      'src/pages/served.astro',
      'public/own.html',
      'public/euc-kr.html',
      'public/empty.txt',
      'public/CNAME',
    ]
    for (const file of made) rmSync(join(project.path, file))
  }
})

test('a build in shares has them once, where it is prepared', async () => {
  const part = (parameter: string) => site.build({ project: project.path, parameters: [parameter] })
  expect(await part('--prepare=1')).toMatchObject({ exitCode: 0 })
  expect(listed('contact/')).toEqual(['고친 질문', '둘째 질문'])
  expect(existsSync(join(site.out, 'about'))).toBe(false)
  expect(await part('--shard=1/1')).toMatchObject({ exitCode: 0 })
  expect(['contact', 'about'].map((page) => existsSync(join(site.out, page)))).toEqual([false, true])
})

test('the development server shows them as the content is', async () => {
  await using server = await startDevServer(content, project.path)
  const show = async (path: string) => {
    const { status, text } = await server.ask(`/archive/${path}`)
    return [status, /첫 질문|고친 질문|만든 사람|hong 박|^가$/.exec(text)?.[0]]
  }
  expect(await show('contact/')).toEqual([200, '첫 질문'])
  expect(await show('active/2023/')).toEqual([200, '첫 질문'])
  expect(await show('humans.txt')).toEqual([200, '만든 사람'])
  expect(await show('people/hong/2/')).toEqual([200, 'hong 박'])
  expect(await show('letters/%EA%B0%80.txt')).toEqual([200, '가'])
  const path = join(server.content, 'questions/a.md')
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace('첫 질문', '고친 질문').replace('2023-06-01', '2022-06-01'),
  )
  expect(await show('contact/')).toEqual([200, '고친 질문'])
  expect(await show('active/2022/')).toEqual([200, '고친 질문'])
  expect((await show('active/2023/'))[0]).toBe(404)
})

test('a route with brackets that does not say its pages is refused', async () => {
  write('people/[id].astro', '<p />')
  const before = takeSnapshot(site.out)
  const { exitCode, stderr } = await build()
  expect(exitCode).toBe(1)
  expect(stderr).toContain(
    'Nothing plans the pages of src/pages/people/[id].astro, so none would be published. Export getStaticPaths from it (docs/architecture.md, "Add a page of your own"), or plan them by a file of src/site/kinds ("Add a kind of page").',
  )
  expect(takeSnapshot(site.out)).toEqual(before)
  rmSync(join(project.path, 'src/pages/people/[id].astro'))
})

test('a component with a script of its own brings it to every page that shows it, once', async () => {
  append('Notice.astro', '<script>console.log(1)</script>')
  expect(await build()).toMatchObject({ exitCode: 0 })
  const scripts = ['404.html', 'old/b/', 'about/'].map((page) => findAll(site.page(page), 'script').length)
  // Beside the script of all pages; a moved address shows no notice, and has none.
  expect(scripts).toEqual([2, 0, 1])
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
