// What `theme` of the settings and the folder theme/ change of a site that is built.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addContent } from '../support/content-folder.ts'
import { attributeOf, findAll, findOnly } from '../support/html.ts'
import { listFiles, takeSnapshot } from '../support/output-files.ts'
import { projectFolder } from '../support/project.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1z"/></svg>\n'
const settings = 'title: 시험 아카이브\nreferenceDate: 2025-06-30\nurl: https://example.org/archive/\n'

let site: TestSite
beforeAll(async () => {
  site = await buildTestSite({ questions: [{ id: 'a', tags: ['rest'] }] })
  writeSettings('')
  expect(await site.build()).toMatchObject({ exitCode: 0 })
})
afterAll(() => site?.remove())

function writeSettings(theme: string): void {
  writeFileSync(join(site.content, 'archive.yaml'), settings + theme)
}

/** Of the stylesheet that holds what is an archive's own. */
function readTokens(): string[] {
  return site.read('fonts.css').match(/--theme-[^;}]+/g) ?? []
}

function readBrowserColours(): (string | undefined)[] {
  return findAll(site.page('tags/rest/'), 'meta[media]').map((meta) => attributeOf(meta, 'content'))
}

test('without a theme, with one, and without it again', async () => {
  const plain = takeSnapshot(site.out)
  expect(readTokens()).toEqual([])
  expect(readBrowserColours()).toEqual(['#fcfaf6', '#191613'])

  writeSettings('theme: { accent: "#0b63a5" }\n')
  expect(await site.build()).toMatchObject({ exitCode: 0 })
  expect(readTokens().slice(0, 3)).toEqual([
    '--theme-accent:light-dark(#0b63a5,#6faeeb)',
    '--theme-accent-wash:light-dark(#e1f0ff,#1d2935)',
    '--theme-on-accent:light-dark(#ffffff,#0e1720)',
  ])
  expect(readBrowserColours()).toEqual(['#e1f0ff', '#1d2935'])
  expect(listFiles(site.out)).toHaveLength(Object.keys(plain).length)

  writeSettings('')
  expect(await site.build()).toMatchObject({ exitCode: 0 })
  expect(takeSnapshot(site.out)).toEqual(plain)
})

test('a logo and an icon, another logo, and neither again', async () => {
  const plain = takeSnapshot(site.out)
  addContent(site.content, { questions: [], files: { 'theme/logo.svg': svg, 'theme/favicon.svg': svg } })
  const built = await site.build()
  expect(built).toMatchObject({ exitCode: 0 })
  const name = findOnly(site.page('tags/rest/'), 'a.site-name')
  const logo = findOnly(name, 'img')
  expect(logo.attrs.map(({ name, value }) => `${name}=${value}`)).toEqual([
    'class=logo',
    `src=/archive/theme/${digest(svg)}.svg`,
    'width=256',
    'height=64',
    'alt=',
  ])
  expect(findAll(name, 'svg')).toEqual([])
  const themed = takeSnapshot(site.out)
  expect(Object.keys(themed).filter((file) => !(file in plain))).toEqual([`theme/${digest(svg)}.svg`])
  const icons = ['apple-touch-icon.png', 'favicon-48.png']
  expect(icons.filter((file) => themed[file] === plain[file])).toEqual([])
  expect([site.read(`theme/${digest(svg)}.svg`), site.read('favicon.svg')]).toEqual([svg, svg])

  const other = svg.replace('v1z', 'v.5z')
  addContent(site.content, { questions: [], files: { 'theme/logo.svg': other } })
  expect(await site.build()).toMatchObject({ exitCode: 0 })
  expect(Object.keys(takeSnapshot(site.out)).filter((file) => file.startsWith('theme/'))).toEqual([
    `theme/${digest(other)}.svg`,
  ])

  rmSync(join(site.content, 'theme'), { recursive: true })
  expect(await site.build()).toMatchObject({ exitCode: 0 })
  expect(takeSnapshot(site.out)).toEqual(plain)
  expect(site.read('favicon.svg')).toBe(readFileSync(join(projectFolder, 'public/favicon.svg'), 'utf8'))
})

/** Of each file what it was drawn from, newest first: what is drawn again has another time. */
function listDrawn(): Record<string, number> {
  const files = listFiles(site.out).filter((file) => file.endsWith('card.png'))
  return Object.fromEntries(files.map((file) => [file, statSync(join(site.out, file)).mtimeMs]))
}

test('an edit draws the cards that show it and no other, and the site is that of a clean build', async () => {
  writeSettings('cards: all\n')
  addContent(site.content, { questions: [{ id: 'b', title: '다른 질문', tags: ['api'] }] })
  expect(await site.build()).toMatchObject({ exitCode: 0 })
  const before = listDrawn()
  expect(Object.keys(before)).toEqual([
    'card.png',
    'questions/a/card.png',
    'questions/b/card.png',
    'tags/api/card.png',
    'tags/rest/card.png',
  ])
  const changes: [string, RegExp, string, string[]][] = [
    ['a body', /$/, '\n덧붙인 문장입니다.\n', []],
    ['a title', /다른 질문/, '고친 질문', ['questions/b/card.png']],
    ['a count', /"answers":0/, `"answers":9`, ['card.png', 'questions/b/card.png', 'tags/api/card.png']],
  ]
  const path = join(site.content, 'questions/b.md')
  for (const [name, from, to, drawn] of changes) {
    const last = listDrawn()
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
    expect(await site.build()).toMatchObject({ exitCode: 0 })
    const now = listDrawn()
    expect(
      Object.keys(now).filter((file) => now[file] !== last[file]),
      name,
    ).toEqual(drawn)
  }
  const edited = takeSnapshot(site.out)
  for (const folder of [site.out, site.cache]) rmSync(folder, { recursive: true })
  expect(await site.build()).toMatchObject({ exitCode: 0 })
  expect(takeSnapshot(site.out)).toEqual(edited)
})

test('a card of the theme is that of the archive, and without cards no page names a picture', async () => {
  const findPicture = (page: string) =>
    findAll(site.page(page), 'meta')
      .filter((meta) => attributeOf(meta, 'property') === 'og:image')
      .map((meta) => attributeOf(meta, 'content'))
  const drawn = readFileSync(join(site.out, 'card.png'))
  addContent(site.content, { questions: [], files: { 'theme/card.png': drawn } })
  writeSettings('cards: 1\n')
  expect(await site.build()).toMatchObject({ exitCode: 0 })
  const [own] = findPicture('')
  expect(own).toMatch(/^https:\/\/example\.org\/archive\/theme\/[\da-f]{32}\.png$/)
  expect(Object.keys(listDrawn())).toEqual(['tags/api/card.png'])
  expect(findPicture('tags/rest/')).toEqual([own])
  expect(findPicture('questions/b/')).toEqual(['https://example.org/archive/tags/api/card.png'])

  rmSync(join(site.content, 'theme'), { recursive: true })
  writeSettings('cards: false\n')
  expect(await site.build()).toMatchObject({ exitCode: 0 })
  expect(['', 'tags/rest/', 'questions/b/'].flatMap(findPicture)).toEqual([])
  expect(listDrawn()).toEqual({})
  writeSettings('')
})

test('a colour that cannot be read and a logo with a script build nothing', async () => {
  const plain = takeSnapshot(site.out)
  writeSettings('theme: { accent: "#ffd500" }\n')
  addContent(site.content, {
    questions: [],
    files: { 'theme/logo.svg': svg.replace('<path', '<script/><path') },
  })
  const { exitCode, stderr } = await site.build()
  expect(exitCode).toBe(1)
  expect(stderr).toContain('archive.yaml:4:18  invalid-setting')
  expect(stderr).toContain('→ theme: { accent: "#816c08" }')
  expect(stderr).toContain('theme/logo.svg:1:59  unsafe-svg')
  expect(takeSnapshot(site.out)).toEqual(plain)
})

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
