import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { copyTexts, createPackReader, createPackWriter, type Place } from '../../../src/kept/packs.ts'
import { parsePagePart, toPageHead } from '../../../src/kept/question.ts'
import { useFolder } from '../../support/use-folder.ts'

const folder = useFolder()

const texts = ['<p>하나</p>', '', '👍 둘', 'x'.repeat(100_000)]

function writeAll(pack = 'a.pack'): Place[] {
  const writer = createPackWriter(folder, pack)
  const places = texts.map((text) => writer.write(text))
  writer.close()
  return places
}

function findAll(places: readonly Place[]): (string | undefined)[] {
  const reader = createPackReader(folder)
  const found = places.map((place) => reader.find(place))
  reader.close()
  return found
}

test('every text comes back, in any order', () => {
  const places = writeAll()
  expect(findAll(places)).toEqual(texts)
  expect(findAll(places.toReversed())).toEqual(texts.toReversed())
})

test('joined texts come back as one, and the second by itself', () => {
  const writer = createPackWriter(folder, 'a.pack')
  const first = writer.writeJoined('머리\n', '몸')
  const second = writer.writeJoined('', '👍')
  writer.close()
  expect(findAll([first.whole, first.body, second.whole, second.body])).toEqual([
    '머리\n몸',
    '몸',
    '👍',
    '👍',
  ])
})

test('texts of two packs', () => {
  const places = [...writeAll('a.pack'), ...writeAll('b.pack')]
  expect(findAll(places)).toEqual([...texts, ...texts])
})

test('what was flushed can be read while the writer is open', () => {
  const writer = createPackWriter(folder, 'a.pack')
  const first = writer.write('하나')
  writer.flush()
  expect(findAll([first])).toEqual(['하나'])
  const second = writer.write('둘')
  writer.close()
  expect(findAll([first, second])).toEqual(['하나', '둘'])
})

test('more than the writer keeps in memory', () => {
  const writer = createPackWriter(folder, 'a.pack')
  const long = Array.from({ length: 5 }, (_, index) => `${index}`.repeat(1024 * 1024))
  const places = long.map((text) => writer.write(text))
  writer.close()
  expect(findAll(places)).toEqual(long)
})

describe('texts that are copied', () => {
  test('come back from the new pack, which holds nothing else', () => {
    const writer = createPackWriter(folder, 'a.pack')
    const gone = writer.write('감춘 글')
    const { whole, body } = writer.writeJoined('머리\n', '몸')
    const old = writer.write('옛 글')
    const last = writer.write('끝')
    writer.close()
    const others = writeAll('b.pack')
    const copied = copyTexts(folder, 'new.pack', [last, body, whole, ...others])
    const [inner, outer] = [body, whole].map((place) => copied?.get(place))
    rmSync(join(folder, 'a.pack'))
    rmSync(join(folder, 'b.pack'))
    expect(findAll([...(copied?.values() ?? [])])).toEqual(['머리\n몸', '몸', '끝', ...texts])
    expect([outer?.[1], inner?.[1]]).toEqual([0, 7])
    expect([gone, old].map((place) => copied?.has(place))).toEqual([false, false])
    expect(readFileSync(join(folder, 'new.pack'), 'utf8')).toBe(`머리\n몸끝${texts.join('')}`)
  })

  test.each<[string, (path: string) => void]>([
    ['is missing', (path) => rmSync(path)],
    ['is short', (path) => truncateSync(path, 1000)],
  ])('are none where their pack %s', (_, damage) => {
    const places = writeAll()
    damage(join(folder, 'a.pack'))
    expect(copyTexts(folder, 'new.pack', places)).toBeUndefined()
  })
})

describe('a text that is not as it was written is not found', () => {
  test('the pack is missing', () => {
    const places = writeAll()
    rmSync(join(folder, 'a.pack'))
    expect(findAll(places)).toEqual([undefined, undefined, undefined, undefined])
  })

  test('the pack is short', () => {
    const places = writeAll()
    truncateSync(join(folder, 'a.pack'), 1000)
    expect(findAll(places)).toEqual([texts[0], texts[1], texts[2], undefined])
  })

  test('a byte is another', () => {
    const places = writeAll()
    const bytes = readFileSync(join(folder, 'a.pack'))
    bytes[3] = 0x21
    writeFileSync(join(folder, 'a.pack'), bytes)
    expect(findAll(places)).toEqual([undefined, texts[1], texts[2], texts[3]])
  })

  test('the place is another', () => {
    writeAll()
    expect(findAll([['a.pack', 1, 10, 1234]])).toEqual([undefined])
  })
})

test('a text that lies in no pack is not found', () => {
  expect(findAll([['nowhere.pack', 0, 5, 0]])).toEqual([undefined])
})

test.each([
  ['a body of many lines', '<p>하나</p>\n<p>둘</p>\n', '하나 둘'],
  ['no body', '', ''],
  ['line breaks in the description', '<p>하나</p>', '하나\n둘\u2028셋'],
])('%s comes back as it was', (_, pageHtml, description) => {
  const part = {
    activity: [{ at: '2024-05-01', actor: '홍길동', kind: '새로운 답변' as const }],
    polls: [{ options: [{ label: '예', votes: 2 }] }],
    pageHtml,
    description,
  }
  expect(parsePagePart(toPageHead(part) + pageHtml)).toEqual(part)
})
