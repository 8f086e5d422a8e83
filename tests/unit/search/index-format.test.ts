import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flags } from '../../../src/search/asked.ts'
import { createPostingWriter, type Posting, readPostings } from '../../../src/search/filter-questions.ts'
import {
  createByteReader,
  findPlace,
  readFilterRow,
  readValueRow,
  writeFilterRow,
  writeValueRow,
} from '../../../src/search/index-format.ts'
import { readTermFile, writeTermFile } from '../../../src/search/look-up.ts'
import { createByteWriter } from '../../../src/search/write-bytes.ts'

test('numbers take a byte for each seven bits', () => {
  const writer = createByteWriter(1)
  for (const value of [0, 127, 128, 300]) writer.number(value)
  expect([...writer.take()]).toEqual([0, 127, 128, 1, 172, 2])
})

test('numbers and texts come back', () => {
  const value = fc.oneof(fc.integer({ min: 0, max: 2 ** 48 }), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(fc.array(value), (values) => {
      const writer = createByteWriter(1)
      for (const each of values) typeof each === 'number' ? writer.number(each) : writer.text(each)
      const reader = createByteReader(writer.take())
      expect(values.map((each) => (typeof each === 'number' ? reader.number() : reader.text()))).toEqual(
        values,
      )
      expect(reader.isAtEnd()).toBe(true)
    }),
  )
})

test('a text that begins with U+FEFF keeps it', () => {
  const writer = createByteWriter(1)
  writer.text('\ufeffa')
  expect(createByteReader(writer.take()).text()).toBe('\ufeffa')
})

test('behind the end numbers are 0 and texts empty', () => {
  const reader = createByteReader(new Uint8Array())
  expect([reader.number(), reader.text(), reader.isAtEnd()]).toEqual([0, '', true])
})

test('lists come back', () => {
  const posting = fc.record({
    question: fc.integer({ min: 0, max: 1_000_000 }),
    answer: fc.integer({ min: 0, max: 3_000 }),
    impact: fc.integer({ min: 1, max: 15 }),
  })
  fc.assert(
    fc.property(fc.array(posting), (postings) => {
      const sorted = postings.toSorted((a, b) => a.question - b.question || a.answer - b.answer)
      const writer = createByteWriter()
      const write = createPostingWriter(writer)
      for (const { question, answer, impact } of sorted) write(question, answer, impact)
      const read: Posting[] = []
      readPostings(createByteReader(writer.take()), (question, answer, impact) => {
        read.push({ question, answer, impact })
      })
      expect(read).toEqual(sorted)
    }),
  )
})

test('files of terms come back', () => {
  const entry = fc.tuple(fc.string({ unit: 'binary' }), fc.nat(), fc.uint8Array())
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: ([term]) => term }), (written) => {
      const entries = written
        .map(([term, count, list]) => ({ term, count, list }))
        .sort((a, b) => (a.term < b.term ? -1 : 1))
      const read = readTermFile(writeTermFile(entries))
      expect(read.map(({ list, ...head }) => ({ ...head, list: Uint8Array.from(list) }))).toEqual(entries)
    }),
  )
})

describe('columns', () => {
  test.each([
    { flags: [], category: 0, hashtags: [] },
    { flags: [...flags], category: 300, hashtags: [0, 5, 70_000] },
  ])('filters %j', (row) => {
    const writer = createByteWriter()
    writeFilterRow(row, writer)
    expect(readFilterRow(createByteReader(writer.take()))).toEqual(row)
  })

  test.each([
    { views: undefined, recommended: undefined },
    { views: 0, recommended: 12 },
  ])('values %j', (row) => {
    const writer = createByteWriter()
    writeValueRow(row, writer)
    expect(readValueRow(createByteReader(writer.take()))).toEqual(row)
  })
})

test.each([
  [['b', 'd', 'f'], 'a', 0],
  [['b', 'd', 'f'], 'b', 0],
  [['b', 'd', 'f'], 'c', 0],
  [['b', 'd', 'f'], 'd', 1],
  [['b', 'd', 'f'], 'z', 2],
  [[], 'z', 0],
])('in %j the file of %s is the one at %i', (sorted, value, place) => {
  expect(findPlace(sorted, value)).toBe(place)
})
