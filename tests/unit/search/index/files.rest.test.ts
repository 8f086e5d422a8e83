// Which file holds what: the browser reads it from the manifest, without a look into the files.
import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTermFiles } from '../../../../src/search/index/data-files.ts'
import { createPackedFiles } from '../../../../src/search/index/packed-files.ts'
import {
  findPlace,
  type Manifest,
  manifestFile,
  nameAt,
  toFileName,
} from '../../../../src/search/index-format.ts'
import { readTermFile } from '../../../../src/search/look-up.ts'
import { buildIndex } from './index-of.ts'

function putTerms(terms: readonly string[], size: number) {
  const packed = createPackedFiles()
  const files = createTermFiles(packed, size)
  for (const term of terms) files.cutter.add({ term, count: 1, list: new Uint8Array([1]) })
  const { terms: borders, termFiles } = files.finish()
  const bytes = new Map(packed.files.map(({ file, bytes }) => [file, bytes]))
  const listFile = (place: number) =>
    readTermFile(inflateSync(bytes.get(toFileName(nameAt(termFiles, place))) ?? new Uint8Array()))
  return { borders, listTerms: (place: number) => listFile(place).map(({ term }) => term) }
}

describe('files of terms', () => {
  test('are told apart by as much of their first terms as it takes', () => {
    const { borders, listTerms } = putTerms(['rebase', 'rebuild', 'spring', 'springboot'], 13)
    expect([0, 1, 2, 3].map(listTerms)).toEqual([['rebase'], ['rebuild'], ['spring'], ['springboot']])
    expect(borders).toEqual(['r', 'rebu', 's', 'springb'])
  })

  test('no half of a pair is a border', () => {
    const { borders } = putTerms(['😀', '😁'], 1)
    expect(borders).toEqual(['😀', '😁'])
  })

  test('every term is in the file that the borders name', () => {
    const terms = fc.uniqueArray(fc.string({ unit: 'binary', minLength: 1, maxLength: 6 }), { minLength: 1 })
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 60 }), (values, size) => {
        const sorted = values.sort()
        const { borders, listTerms } = putTerms(sorted, size)
        for (const term of sorted) expect(listTerms(findPlace(borders, term))).toContain(term)
      }),
    )
  })
})

test('files of records say how many questions each has', () => {
  const questions = Array.from({ length: 50 }, (_, place) => ({
    id: `q${place}`,
    body: '가나다 '.repeat(60),
  }))
  const files = buildIndex(questions)
  const manifest = files.find(({ file }) => file === manifestFile)?.bytes ?? new Uint8Array()
  const { records }: Manifest = JSON.parse(inflateSync(manifest).toString())
  expect(records.length).toBeGreaterThan(3)
  expect(records.reduce((sum, count) => sum + count, 0)).toBe(50)
})
