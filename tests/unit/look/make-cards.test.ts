// The pictures themselves, as they are drawn with the fonts of the packages.
import { mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { Card } from '../../../src/look/card.ts'
import { digestDrawing, draw } from '../../../src/look/make-cards.ts'
import { projectFolder } from '../../support/project.ts'

const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-cards-'))
afterAll(() => folder.remove())

type Drawing = Parameters<typeof digestDrawing>[0]

async function drawAll(drawings: readonly Drawing[], cache = 'others'): Promise<Uint8Array[]> {
  const source = join(projectFolder, 'public/favicon.svg')
  const tasks = drawings.map((drawing, place) => ({ drawing, digest: digestDrawing(drawing), source, place }))
  const drawn: Uint8Array[] = []
  const stop = new AbortController().signal
  await draw({ tasks, cache: join(folder.path, cache), stop }, ({ place }, png) => {
    drawn[place] = png
  })
  return drawn
}

const readPixels = (png: Uint8Array | string) =>
  sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

const toTitle = (title: string): Drawing => ({ card: { language: 'ko', title, facts: [] } })

test('every syllable is drawn, and none as the box of another', async () => {
  const titles = ['가', '뷁', '힣', '쀍', 'ㄱ', 'A', 'é']
  const pixels = await Promise.all((await drawAll(titles.map(toTitle))).map(readPixels))
  expect(new Set(pixels.map(({ data }) => data.toString('base64'))).size).toBe(titles.length)
  // The font draws what it lacks as an empty box, which is what a letter that nobody has looks like.
  const [first, second] = await Promise.all((await drawAll(['漢', '字'].map(toTitle))).map(readPixels))
  expect(first?.data.equals(second?.data ?? Buffer.alloc(0))).toBe(true)
  for (const { data, info } of pixels) {
    expect(data.equals(first?.data ?? Buffer.alloc(0))).toBe(false)
    expect([info.width, info.height]).toEqual([1200, 630])
  }
})

test('the same bytes from the same texts, kept and made again where they are damaged', async () => {
  const card: Card = {
    language: 'en',
    name: { text: 'rest', isHashtag: true },
    say: '2 questions',
    facts: [],
    years: [
      [2023, 1],
      [2024, 2],
    ],
  }
  const [png] = await drawAll([{ card }], 'kept')
  expect(await drawAll([{ card }], 'kept')).toEqual([png])
  const [name = '', ...others] = readdirSync(join(folder.path, 'kept/cards'))
  expect([name, others]).toEqual([`${digestDrawing({ card })}.png`, []])
  writeFileSync(join(folder.path, 'kept/cards', name), 'damaged')
  expect(await drawAll([{ card }], 'kept')).toEqual([png])
  expect(digestDrawing({ card: { ...card, say: '3 questions' } })).not.toBe(digestDrawing({ card }))
})

/** The folder that it is written to may be taken away. */
test('nothing is drawn once it is no longer wanted', async () => {
  const stop = new AbortController()
  const drawings = Array.from({ length: 12 }, (_, place) => toTitle(`질문 ${place}`))
  const tasks = drawings.map((drawing) => ({ drawing, digest: digestDrawing(drawing) }))
  let drawn = 0
  const drawing = draw({ tasks, cache: join(folder.path, 'stopped'), stop: stop.signal }, () => {
    drawn += 1
    stop.abort()
  })
  await expect(drawing).rejects.toThrow('aborted')
  expect(drawn).toBe(1)
})

/** What the project brings was drawn by the same code: another drawing of the card or of the mark is drawn again there. */
test('the card without letters and the icons in public/ are what is drawn', async () => {
  const icon = (size: number) => ({ icon: { digest: '', size } })
  const drawn = await drawAll([{ card: { language: 'ko', facts: [] } }, icon(180), icon(48)])
  for (const [place, name] of ['card.png', 'apple-touch-icon.png', 'favicon-48.png'].entries()) {
    const [own, made] = await Promise.all(
      [readFileSync(join(projectFolder, 'public', name)), drawn[place] ?? Buffer.alloc(0)].map(readPixels),
    )
    expect(own?.info).toEqual(made?.info)
    expect(own?.data.equals(made?.data ?? Buffer.alloc(0)), name).toBe(true)
  }
})
