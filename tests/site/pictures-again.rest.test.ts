// Pictures of a content folder when it is built again, and descriptions and names made to break out of a page.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toPictureAddress } from '../../src/format/pictures/picture.ts'
import { pictureContent, pictures, png, toPath } from '../sites/parts/pictures.ts'
import { findForbidden } from '../support/allowed-html.ts'
import { isValidInFile, readHostilePayloads } from '../support/hostile-content.ts'
import { findAll } from '../support/html.ts'
import { listPages } from '../support/output-files.ts'
import { createPng } from '../support/pictures.ts'
import { buildTestSite, type TestSite } from '../support/test-site.ts'

describe('built again', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await buildTestSite({
      settings: { url: 'https://example.com/archive/', pageSize: 1 },
      ...pictureContent,
    })
  })
  afterAll(() => site?.remove())

  it('a build of the same takes all over', async () => {
    const inodes = () => ['', toPath(png, 'png')].map((path) => statSync(join(site.out, path)).ino)
    const before = inodes()
    const { exitCode, stdout } = await site.build()
    expect(exitCode).toBe(0)
    expect(stdout).toContain('reused: 4 questions, 25 pages')
    // Not even the folder is exchanged.
    expect(inodes()).toEqual(before)
  })

  it('a picture that changed makes the pages that show it, and no other', async () => {
    const pages = [
      'questions/showing',
      'questions/showing-one',
      'questions/not-showing',
      'tags/그림-없음',
      'tags/그림-하나',
      'tags/그림-셋',
    ]
    const inodes = () => pages.map((page) => statSync(join(site.out, page, 'index.html')).ino)
    const before = inodes()
    const kept = statSync(join(site.out, toPath(pictures['files/a.avif'], 'avif'))).ino
    const changed = createPng(4, 2, [], 77)
    writeFileSync(join(site.content, 'files/ab/diagram.png'), changed)
    expect((await site.build()).exitCode).toBe(0)
    const after = inodes()
    expect(pages.filter((_, index) => before[index] !== after[index])).toEqual([
      'questions/showing',
      'questions/showing-one',
      'tags/그림-하나',
      'tags/그림-셋',
    ])
    expect(site.read('questions/showing-one/index.html')).toContain(toPath(changed, 'png'))
    expect(readFileSync(join(site.out, toPath(changed, 'png'))).equals(changed)).toBe(true)
    // The copy of it has its bytes still.
    expect(existsSync(join(site.out, toPath(png, 'png')))).toBe(true)
    expect(statSync(join(site.out, toPath(pictures['files/a.avif'], 'avif'))).ino).toBe(kept)
  })

  it('a picture that nobody names any more goes', async () => {
    writeFileSync(
      join(site.content, 'questions/showing.md'),
      readFileSync(join(site.content, 'questions/showing.md'), 'utf8').replace('![](/files/tall.webp)', ''),
    )
    rmSync(join(site.content, 'files/tall.webp'))
    expect((await site.build()).exitCode).toBe(0)
    expect(existsSync(join(site.out, toPath(pictures['files/tall.webp'], 'webp')))).toBe(false)
  })

  it('what somebody damaged in it is copied again', async () => {
    const file = join(site.out, toPath(pictures['files/a.avif'], 'avif'))
    writeFileSync(file, 'damaged')
    expect((await site.build()).exitCode).toBe(0)
    expect(readFileSync(file).equals(pictures['files/a.avif'])).toBe(true)
  })

  it('a damaged cache of pictures is made again', async () => {
    const folder = readdirSync(site.cache).find((name) => name.startsWith('questions-')) ?? ''
    writeFileSync(join(site.cache, folder, 'pictures.json'), 'damaged')
    expect((await site.build()).exitCode).toBe(0)
    expect(readFileSync(join(site.cache, folder, 'pictures.json'), 'utf8')).toContain('photo.png')
  })
})

describe('hostile descriptions and names', () => {
  const payloads = readHostilePayloads().filter((text) => isValidInFile(text) && !text.includes('\ufffc'))
  const descriptions = payloads.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
  const raw = descriptions.map(toRawImage).join('\n\n')
  const names = [...new Set(descriptions)]
    .map((text) => text.replaceAll('/', '⁄').normalize('NFC'))
    .filter((name) => Buffer.byteLength(name) <= 200 && !name.startsWith('.') && name.isWellFormed())
  let hostile: TestSite
  beforeAll(async () => {
    hostile = await buildTestSite({
      questions: [
        // Of so many links the HTML of one body could become longer than it may be.
        ...Array.from({ length: Math.ceil(raw.length / 75_000) }, (_, index) => ({
          id: `raw-${index}`,
          body: raw.slice(index * 75_000, (index + 1) * 75_000),
        })),
        ...toBodies(descriptions),
        ...chunk(names, 300).map((some, index) => ({
          id: `names-${index}`,
          body: some.map((name) => `![${index}](${toPictureAddress(`files/n/${name}`)})`).join('\n\n'),
        })),
      ],
      files: {
        'files/a.png': png,
        ...Object.fromEntries(names.map((name) => [`files/n/${name}`, png])),
      },
    })
  })
  afterAll(() => hostile?.remove())

  it('become texts of an attribute, and nothing else', () => {
    const found: string[] = []
    let images = 0
    for (const path of listPages(hostile.out).filter((page) => page.startsWith('questions/'))) {
      const page = hostile.page(path)
      for (const body of findAll(page, '.prose')) {
        found.push(...findForbidden(body))
        images += findAll(page, 'img').length
      }
    }
    expect(found).toEqual([])
    expect(images).toBeGreaterThan(names.length)
  })
})

function toRawImage(description: string): string {
  return `<img src="/files/a.png" alt="${description.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`
}

/** As people write them, whatever becomes of them. */
function toBodies(descriptions: readonly string[]) {
  return chunk(descriptions, 400).map((some, index) => ({
    id: `descriptions-${index}`,
    body: some
      .map((text) => `![${text}](/files/a.png)`)
      .join('\n\n')
      .slice(0, 100_000),
  }))
}

function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
