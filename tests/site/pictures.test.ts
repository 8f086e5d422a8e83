// Pictures of a content folder, from their files to what is published.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blankPosition } from '../../src/format/pictures/picture-file.ts'
import { openSite } from '../sites/open-site.ts'
import { pictures, png, toPath } from '../sites/parts/pictures.ts'
import { createExif, createJpeg, createPng, toExifSegment, toSeoul } from '../support/pictures.ts'
import { buildTestSite, createTestSite } from '../support/test-site.ts'

const site = openSite('kitchen-sink')

function toImage(path: string, alt: string, size: [number, number]): string {
  return `<img src="/archive/${path}" alt="${alt}" width="${size[0]}" height="${size[1]}" loading="lazy" decoding="async">`
}

describe('on every page that shows the body', () => {
  it.each(['questions/showing/index.html', 'tags/그림-셋/index.html'])('%s', (path) => {
    const html = site.read(path)
    for (const shown of [
      toImage(toPath(png, 'png'), '구성도', [4, 2]),
      // The orientation turns it.
      toImage(toPath(pictures['files/photo.png'], 'jpg'), '사진 &quot;큰&quot; &lt;b&gt;', [2, 4]),
      toImage(toPath(pictures['files/그림 하나.gif'], 'gif'), '움직임', [20, 10]),
      toImage(toPath(pictures['files/tall.webp'], 'webp'), 'Image', [3, 2]),
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
    const published = readdirSync(join(site.out, 'files'))
    expect(published).toEqual(expect.arrayContaining(paths.map((path) => path.replace('files/', ''))))
    expect(published).not.toContain(toPath(pictures['files/of-withheld.png'], 'png').replace('files/', ''))
    expect(readFileSync(join(site.out, toPath(png, 'png'))).equals(png)).toBe(true)
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
    expect((await shared.build({ parameters: ['--prepare=2'] })).exitCode).toBe(0)
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
