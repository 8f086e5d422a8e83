// Pictures of a content folder, from their files to what is published.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blankPosition } from '../../src/picture/blank-position.ts'
import { toPictureAddress } from '../../src/picture/picture-address.ts'
import { findForbidden } from '../support/allowed-html.ts'
import { isLegalInFile, readHostilePayloads } from '../support/hostile-content.ts'
import { findAll } from '../support/html.ts'
import { listPages } from '../support/output-files.ts'
import {
  createAvif,
  createExif,
  createGif,
  createJpeg,
  createPng,
  createWebp,
  toExifSegment,
  toSeoul,
} from '../support/pictures.ts'
import { buildTestSite, createTestSite, type TestSite } from '../support/test-site.ts'

const png = createPng(4, 2)
const pictures = {
  'files/ab/diagram.png': png,
  // Its name lies.
  'files/photo.png': createJpeg(4, 2, [toExifSegment(createExif({ orientation: 6 }))]),
  'files/그림 하나.gif': createGif(20, 10, 3),
  'files/tall.webp': createWebp(),
  'files/a.avif': createAvif(),
  'files/withheld.png': createPng(9, 9),
  'files/copy.png': png,
}

function toPath(bytes: Buffer, type: string): string {
  return `files/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${type}`
}

function toImage(path: string, alt: string, size: [number, number]): string {
  return `<img src="/archive/${path}" alt="${alt}" width="${size[0]}" height="${size[1]}" loading="lazy" decoding="async">`
}

const body = [
  '![구성도](/files/ab/diagram.png)',
  '![사진 "큰" <b>](/files/photo.png)',
  '<img src="/files/그림 하나.gif" alt="움직임">',
  '![](/files/tall.webp)',
  '[![눌러](/files/a.avif)](https://a.kr/)',
  '[파일](/files/ab/diagram.png)',
  '<b>굵게 ![안](/files/copy.png)</b>',
  '![밖](https://a.kr/b.png)',
].join('\n\n')

let site: TestSite
beforeAll(async () => {
  site = await buildTestSite({
    settings: { url: 'https://example.com/archive/', pageSize: 1 },
    questions: [
      { id: 'showing', tags: ['rest'], body },
      { id: 'other', tags: ['go'], body: '![안](/files/ab/diagram.png)' },
      { id: 'plain', tags: ['java'] },
      { id: 'withheld', tags: ['rest'], body: '![감춤](/files/withheld.png)' },
    ],
    files: { ...pictures, 'redactions.yaml': 'questions:\n  - { id: withheld, date: 2025-06-01 }\n' },
  })
})
afterAll(() => site?.remove())

describe('on every page that shows the body', () => {
  it.each(['questions/showing/index.html', 'tags/rest/index.html'])('%s', (path) => {
    const html = site.read(path)
    for (const shown of [
      toImage(toPath(png, 'png'), '구성도', [4, 2]),
      // The orientation turns it.
      toImage(toPath(pictures['files/photo.png'], 'jpg'), '사진 &quot;큰&quot; &lt;b&gt;', [2, 4]),
      toImage(toPath(pictures['files/그림 하나.gif'], 'gif'), '움직임', [20, 10]),
      toImage(toPath(pictures['files/tall.webp'], 'webp'), '이미지', [3, 2]),
      `<a href="https://a.kr/" rel="nofollow ugc noopener">${toImage(toPath(pictures['files/a.avif'], 'avif'), '눌러', [2, 2])}</a>`,
      `<a href="/archive/${toPath(png, 'png')}" rel="nofollow ugc noopener">파일</a>`,
      `<b>굵게 ${toImage(toPath(png, 'png'), '안', [4, 2])}</b>`,
      'href="https://a.kr/b.png"',
    ]) {
      expect(html).toContain(shown)
    }
    expect(html).not.toMatch(/[\ufdd0-\ufdef]/)
  })
})

describe('the output', () => {
  it('has each named picture once, byte for byte, and none that only a withheld question names', () => {
    const named = Object.entries(pictures).filter(([path]) => !/withheld|copy/.test(path))
    const types = new Map([['files/photo.png', 'jpg']])
    const paths = named.map(([path, bytes]) => toPath(bytes, types.get(path) ?? path.split('.').at(-1) ?? ''))
    expect(readdirSync(join(site.out, 'files')).sort()).toEqual(
      paths.map((path) => path.replace('files/', '')).sort(),
    )
    expect(readFileSync(join(site.out, toPath(png, 'png'))).equals(png)).toBe(true)
  })

  it('a build of the same takes all over', async () => {
    const before = statSync(join(site.out, toPath(png, 'png')))
    const { exitCode, stdout } = await site.build()
    expect(exitCode).toBe(0)
    expect(stdout).toContain('reused: 4 questions, 19 pages')
    expect(statSync(join(site.out, toPath(png, 'png'))).ino).toBe(before.ino)
  })

  it('a picture that changed makes the pages that show it, and no other', async () => {
    const pages = [
      'questions/showing',
      'questions/other',
      'questions/plain',
      'tags/java',
      'tags/go',
      'tags/rest',
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
      'questions/other',
      'tags/go',
      'tags/rest',
    ])
    expect(site.read('questions/other/index.html')).toContain(toPath(changed, 'png'))
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

describe('a build', () => {
  it('shows those of answers, links to those of comments, and has none of a withheld answer', async () => {
    const toAnswer = (body: string) => `---\nactor: 홍길동\nat: 2025-06-01T12:00:00+09:00\n---\n${body}\n`
    const [shown, linked, withheld] = [createPng(1, 1), createPng(2, 2), createPng(3, 3)]
    using conversing = await buildTestSite({
      questions: [{ id: 'a', counts: { answers: 2, comments: 1 } }],
      files: {
        'files/shown.png': shown,
        'files/linked.png': linked,
        'files/withheld.png': withheld,
        'answers/a/1.md': toAnswer('![안](/files/shown.png)'),
        'answers/a/2.md': toAnswer('![감춤](/files/withheld.png)'),
        'comments/a.yaml':
          '- id: c1\n  actor: 홍길동\n  at: 2025-06-01T12:00:00+09:00\n  text: |\n    ![안](/files/linked.png)\n',
        'redactions.yaml': 'answers:\n  - { question: a, id: 2, date: 2025-06-01 }\n',
      },
    })
    const html = conversing.read('questions/a/index.html')
    expect(html).toContain(`<img src="/${toPath(shown, 'png')}" alt="안" width="1" height="1"`)
    expect(html).toContain(`<a href="/${toPath(linked, 'png')}" rel="nofollow ugc noopener">이미지: 안</a>`)
    expect(readdirSync(join(conversing.out, 'files'))).toHaveLength(2)
    expect(existsSync(join(conversing.out, toPath(withheld, 'png')))).toBe(false)
  })

  it('stops at a picture that is not there, and names it', async () => {
    using broken = createTestSite({
      questions: [{ id: 'a', body: '한 줄\n\n글 ![안](/files/diagrm.png)' }],
      files: { 'files/diagram.png': png },
    })
    const { exitCode, stderr } = await broken.build()
    expect(exitCode).toBe(1)
    expect(stderr).toContain('questions/a.md:10:8  missing-picture')
    expect(stderr).toContain('/files/diagram.png')
  })

  it('stops at a picture that tells where it was taken; blanked, it is published', async () => {
    const photo = createJpeg(4, 2, [toExifSegment(createExif({ orientation: 6, gps: toSeoul() }))])
    using telling = createTestSite({
      questions: [{ id: 'a', body: '![안](/files/a.jpg)' }],
      files: { 'files/a.jpg': photo },
    })
    const { exitCode, stderr } = await telling.build()
    expect(exitCode).toBe(1)
    expect(stderr).toContain('files/a.jpg:1:1  picture-position')
    const blanked = blankPosition(photo) ?? Buffer.alloc(0)
    writeFileSync(join(telling.content, 'files/a.jpg'), blanked)
    expect((await telling.build()).exitCode).toBe(0)
    expect(telling.read('index.html')).toContain(`${toPath(blanked, 'jpg')}" alt="안" width="2" height="4"`)
  })

  it('in shares has each picture in one of them', async () => {
    const files = Object.fromEntries([1, 2, 3, 4].map((size) => [`files/${size}.png`, createPng(size, size)]))
    using shared = createTestSite({
      questions: [1, 2, 3, 4].map((size) => ({ id: `q${size}`, body: `![a](/files/${size}.png)` })),
      files,
    })
    const published: string[] = []
    for (const number of [1, 2]) {
      expect((await shared.build({ parameters: [`--shard=${number}/2`] })).exitCode).toBe(0)
      published.push(...readdirSync(join(shared.out, 'files')))
    }
    expect(published.sort()).toEqual(
      Object.values(files)
        .map((bytes) => toPath(bytes, 'png').replace('files/', ''))
        .sort(),
    )
  })
})

describe('hostile descriptions and names', () => {
  const payloads = readHostilePayloads().filter((text) => isLegalInFile(text) && !text.includes('\ufffc'))
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
