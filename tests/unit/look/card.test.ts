// What is on a card, and which letters: as it is given to whoever draws.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node } from '@takumi-rs/core'
import { describe, expect, test } from 'vitest'
import { type Card, toCardStyle, toDrawable, toFittedNode } from '../../../src/look/card.ts'
import { fontSources } from '../../../src/look/font-faces.ts'
import { type FontTables, readFontTables } from '../../support/font-tables.ts'
import { projectFolder } from '../../support/project.ts'

describe('letters', () => {
  test.for([
    ['한글 뷁 힣 ㄱ', '한글 뷁 힣 ㄱ'],
    ['C++ & <b>  “q”\n— é, ñ, Ж, α', 'C++ & <b> “q” — é, ñ, Ж, α'],
    // Marks that are written by themselves, as macOS writes Hangul.
    ['\u1112\u1161\u11ab e\u0301', '한 é'],
    ['soft\u00adhyphen zero\u200bwidth', 'softhyphen zerowidth'],
    ['안녕 👋🏽 하세요 👨‍👩‍👧 1️⃣ 🇰🇷 ✈️ ✈', '안녕 하세요'],
    ['© 2024 ™ ↔ ☆', '© 2024 ™ ↔ ☆'],
    ['漢字 물음', undefined],
    ['שלום', undefined],
    ['สวัสดี', undefined],
    ['x \ue000', undefined],
    ['🎉', undefined],
    ['  ', undefined],
  ] as const)('%s → %s', ([text, drawn]) => expect(toDrawable(text)).toBe(drawn))

  test('that count as drawable are those of the font', async () => {
    const font: FontTables = await readFontTables(
      readFileSync(join(projectFolder, 'node_modules', fontSources.text.path)),
    )
    const wrong: string[] = []
    for (let point = 0x21; point < 0x10000; point += 1) {
      const letter = String.fromCodePoint(point)
      if (/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\p{M}\p{Emoji_Presentation}]/u.test(letter)) continue
      if (letter.normalize() !== letter) continue
      const isDrawn = toDrawable(letter) === letter
      if (isDrawn !== (font.widthOf(letter) !== undefined)) wrong.push(letter)
    }
    expect(wrong).toEqual([])
  }, 60_000)
})

const empty = { language: 'ko', facts: [] } as const

/** As many letters a line as that size has room for, broken at blanks where that is possible. */
function listLines(room: Readonly<Record<string, number>>) {
  return async (node: Node): Promise<string[]> => {
    const look = Object.keys(room).find((name) => node.className?.split(' ').includes(name)) ?? ''
    const text = listTexts(node).join('')
    return text.match(new RegExp(`.{1,${room[look]}}(?:\\s|$)|\\S{${room[look]}}`, 'g')) ?? []
  }
}

function listTexts(node: Node): string[] {
  if (node.type === 'text') return [node.text]
  return node.type === 'container' ? (node.children ?? []).flatMap(listTexts) : []
}

function listLooks(node: Node): string[] {
  const own = node.className ? [node.className] : []
  return node.type === 'container' ? [...own, ...(node.children ?? []).flatMap(listLooks)] : own
}

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index % 10}`).join(' ')

describe('a title', () => {
  const room = { large: 20, small: 25 }
  test.for([
    ['of two lines is large', words(6), 'line large', words(6)],
    ['of three large lines is small', words(9), 'line small', words(9)],
    [
      'of more lines is cut behind a word',
      `${words(10)} longer0, word1 word2`,
      'line small',
      `${words(10)} longer0…`,
    ],
    ['of one long word is cut within it', 'x'.repeat(100), 'line small', `${'x'.repeat(74)}…`],
    [
      'whose last line begins with a long word keeps what is before it',
      `${words(8)} ${'x'.repeat(60)}`,
      'line small',
      `${words(8)} ${'x'.repeat(24)}…`,
    ],
  ] as const)('%s', async ([, title, look, drawn]) => {
    const node = await toFittedNode({ ...empty, title }, listLines(room))
    expect(listTexts(node)).toEqual([drawn])
    expect(listLooks(node)).toContain(look)
  })
})

describe('a name', () => {
  const room = { tag: 10, name: 14, long: 20, say: 30 }
  test.for([
    [{ text: 'rest', isHashtag: true }, 'line tag', ['#', 'rest']],
    [{ text: 'spring-boot', isHashtag: true }, 'line name', ['#', 'spring-boot']],
    [{ text: 'a-very-long-hashtag', isHashtag: true }, 'line long', ['#', 'a-very-long-hashtag']],
    [{ text: 'rest', isHashtag: false }, 'line name', ['rest']],
    [{ text: 'Clay and Kiln Questions', isHashtag: false }, 'line long', ['Clay and Kiln Questions']],
  ] as const)('%s', async ([name, look, drawn]) => {
    const node = await toFittedNode({ ...empty, name }, listLines(room))
    expect(listTexts(node)).toEqual(drawn)
    expect(listLooks(node)).toContain(look)
  })

  test('is above one line, which is cut behind a word, and what counts', async () => {
    const card: Card = {
      ...empty,
      name: { text: 'rest', isHashtag: true },
      say: 'Questions of potters about clay, glazes and kilns.',
      facts: [{ text: '답변 3', look: 'filled' }],
    }
    expect(listTexts(await toFittedNode(card, listLines(room)))).toEqual([
      '#',
      'rest',
      'Questions of potters about…',
      '답변 3',
    ])
  })
})

describe('fruits', () => {
  async function draw(card: Partial<Card>): Promise<string> {
    const node = await toFittedNode({ ...empty, ...card }, async () => [''])
    const [image] = node.type === 'container' ? (node.children ?? []) : []
    return image?.type === 'image' && typeof image.src === 'string' ? image.src : ''
  }
  const name = { text: 'rest', isHashtag: true }
  const countOf = (drawn: string, tag: string) => drawn.split(tag).length - 1

  test('three for whoever has no letters, one for a title and for a single year, else one a year', async () => {
    const thread = '<path stroke='
    expect(countOf(await draw({}), thread)).toBe(3)
    expect(countOf(await draw({ title: '가' }), thread)).toBe(1)
    expect(countOf(await draw({ name, years: [[2024, 3]] }), thread)).toBe(1)
    const drawn = await draw({
      name,
      years: [
        [2022, 1],
        [2023, 0],
        [2024, 9],
      ],
    })
    // A year without activity has a thread alone.
    expect([countOf(drawn, thread), countOf(drawn, '<g ')]).toEqual([3, 2])
    expect(drawn).toContain('M1100 0V134')
  })

  test('have the colour of a theme, in which fruits far from red are beads', async () => {
    expect(await draw({ title: '가', theme: { accent: '#0b63a5' } })).toContain('<circle fill="#0b63a5"')
    expect(await draw({ title: '가' })).toContain('fill="#c64d14"')
    expect(toCardStyle({ leaf: '#0b63a5' })).toContain('color:#0b63a5')
  })
})
