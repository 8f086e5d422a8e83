import { findPlace, type Manifest, nameAt } from '../search/manifest.ts'
import type { StoredRecord } from '../search/record.ts'
import { createCutter, recut } from './cutter.ts'
import type { IndexedQuestion } from './index-input.ts'
import type { LastIndex } from './last-index.ts'
import type { PackedFiles } from './packed-files.ts'
import type { SearchPart } from './search-part.ts'
import type { IndexSizes } from './sizes.ts'

/** What results show of a question. */
export function toRecord(
  { head }: Pick<IndexedQuestion, 'head'>,
  { documents: [question, ...others] }: SearchPart,
  { excerpt: length, answers }: IndexSizes,
): StoredRecord {
  return [
    head,
    cut(question?.excerpt ?? '', length),
    others.map(({ id, page, excerpt }) =>
      answers ? ([id, page, cut(excerpt, length)] as const) : ([id, page] as const),
    ),
  ]
}

/** No half of a pair is left over. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

type RecordFileNames = Pick<Manifest, 'records' | 'recordFiles'>

/** Files of records, which come in the archive's order. */
export function createRecordFiles(packed: PackedFiles, { records: size }: IndexSizes) {
  const records: number[] = []
  let recordFiles = ''
  const cutter = createCutter<StoredRecord>(
    size,
    (record) => Buffer.byteLength(JSON.stringify(record)),
    (open) => {
      records.push(open.length)
      recordFiles += packed.addJson(open)
    },
  )
  return {
    cutter,
    /** Takes over the file at this place of the last index. */
    keep: (place: number, { manifest }: LastIndex) => {
      records.push(manifest.records[place] ?? 0)
      recordFiles += packed.keep(nameAt(manifest.recordFiles, place))
    },
    finish: (): RecordFileNames => {
      cutter.close()
      return { records, recordFiles }
    },
  }
}

/** The same after edits. */
export function patchRecordFiles(
  last: LastIndex,
  edits: readonly { number: number; question: IndexedQuestion; part: SearchPart }[],
  packed: PackedFiles,
  sizes: IndexSizes,
): RecordFileNames {
  const { manifest, readRecords, firstQuestions } = last
  const files = createRecordFiles(packed, sizes)
  const changed = new Map<number, (records: readonly StoredRecord[]) => readonly StoredRecord[]>()
  for (const [place, ofFile] of Map.groupBy(edits, ({ number }) => findPlace(firstQuestions, number))) {
    const edited = new Map(ofFile.map((edit) => [edit.number - (firstQuestions[place] ?? 0), edit]))
    changed.set(place, (records) =>
      records.map((record, row) => {
        const edit = edited.get(row)
        return edit ? toRecord(edit.question, edit.part, sizes) : record
      }),
    )
  }
  recut({
    cutter: files.cutter,
    files: manifest.records.length,
    read: readRecords,
    changed,
    keep: (place) => files.keep(place, last),
  })
  return files.finish()
}
