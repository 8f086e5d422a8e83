import { createByteWriter } from '../search/byte-writer.ts'
import {
  type FilterRow,
  readFilterRow,
  readValueRow,
  writeFilterRow,
  writeValueRow,
} from '../search/columns.ts'
import { type Manifest, nameAt, questionsPerColumn } from '../search/manifest.ts'
import type { IndexedQuestion, IndexFrame } from './index-input.ts'
import type { LastIndex } from './last-index.ts'
import type { PackedFiles } from './packed-files.ts'

type ColumnNames = Pick<Manifest, 'names' | 'filterFiles' | 'valueFiles'>
type Filtered = Pick<IndexedQuestion, 'flags' | 'category' | 'hashtags'>

/** Files of what all questions have, which come in the archive's order. */
export function createColumnFiles(frame: IndexFrame, packed: PackedFiles) {
  const toRow = createToFilterRow(frame)
  const names = addNames(frame, packed)
  let filterFiles = ''
  let valueFiles = ''
  let filters = createByteWriter()
  let values = createByteWriter()
  let rows = 0
  const close = () => {
    if (rows === 0) return
    filterFiles += packed.add(filters.take())
    valueFiles += packed.add(values.take())
    filters = createByteWriter()
    values = createByteWriter()
    rows = 0
  }
  return {
    add: (question: IndexedQuestion) => {
      writeFilterRow(toRow(question), filters)
      writeValueRow(question, values)
      rows += 1
      if (rows === questionsPerColumn) close()
    },
    finish: (): ColumnNames => {
      close()
      return { names, filterFiles, valueFiles }
    },
  }
}

/** The same after an edit. @param edited questions by their numbers. */
export function patchColumnFiles(
  frame: IndexFrame,
  { manifest, readColumn }: LastIndex,
  edited: ReadonlyMap<number, IndexedQuestion>,
  packed: PackedFiles,
): ColumnNames {
  const toRow = createToFilterRow(frame)
  const places = Math.ceil(manifest.questions / questionsPerColumn)
  let filterFiles = ''
  let valueFiles = ''
  for (let place = 0; place < places; place += 1) {
    const own = Array.from(edited, ([number, question]) => ({
      row: number - place * questionsPerColumn,
      question,
    }))
    const here = own.filter(({ row }) => row >= 0 && row < questionsPerColumn)
    if (here.length === 0) {
      filterFiles += packed.keep(nameAt(manifest.filterFiles, place))
      valueFiles += packed.keep(nameAt(manifest.valueFiles, place))
      continue
    }
    const filterRows = readColumn(manifest.filterFiles, place, readFilterRow)
    const valueRows = readColumn(manifest.valueFiles, place, readValueRow)
    for (const { row, question } of here) {
      filterRows[row] = toRow(question)
      valueRows[row] = question
    }
    const [filters, values] = [createByteWriter(), createByteWriter()]
    for (const row of filterRows) writeFilterRow(row, filters)
    for (const row of valueRows) writeValueRow(row, values)
    filterFiles += packed.add(filters.take())
    valueFiles += packed.add(values.take())
  }
  return { names: addNames(frame, packed), filterFiles, valueFiles }
}

/** What the last index filtered a question by. */
export function readFiltered(
  { hashtags, categories }: IndexFrame,
  { manifest, readColumn }: LastIndex,
  question: number,
): Filtered {
  const place = Math.floor(question / questionsPerColumn)
  const row = readColumn(manifest.filterFiles, place, readFilterRow)[question % questionsPerColumn]
  return {
    flags: row?.flags ?? [],
    category: categories[row?.category ?? 0],
    hashtags: (row?.hashtags ?? []).map((place) => hashtags[place] ?? ''),
  }
}

function addNames({ hashtags, categories }: IndexFrame, packed: PackedFiles): string {
  return packed.addJson({ hashtags, categories })
}

function createToFilterRow({ hashtags, categories }: IndexFrame): (question: Filtered) => FilterRow {
  const placesOfHashtags = new Map(hashtags.map((hashtag, place) => [hashtag, place]))
  const placesOfCategories = new Map(categories.map((category, place) => [category, place]))
  return ({ flags, category, hashtags: own }) => ({
    flags,
    category: category === undefined ? categories.length : (placesOfCategories.get(category) ?? 0),
    hashtags: own.map((hashtag) => placesOfHashtags.get(hashtag) ?? 0),
  })
}
