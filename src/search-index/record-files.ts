import type { StoredRecord } from '../search/record.ts'
import type { IndexedQuestion } from './index-input.ts'
import type { PackedFiles } from './packed-files.ts'
import type { SearchPart } from './search-part.ts'

interface RecordSizes {
  /** Bytes of a file before it is compressed. */
  records: number
  /** Characters of an excerpt, and whether answers have one. */
  excerpt: number
  answers: boolean
}

/** Files of what results show of questions, which come in the archive's order. */
export function createRecordFiles(
  packed: PackedFiles,
  { records: size, excerpt: length, answers }: RecordSizes,
) {
  const records: number[] = []
  let recordFiles = ''
  let open: StoredRecord[] = []
  let bytes = 0
  const close = () => {
    if (open.length === 0) return
    records.push(open.length)
    recordFiles += packed.addJson(open)
    open = []
    bytes = 0
  }
  return {
    add: ({ head }: IndexedQuestion, { documents }: SearchPart) => {
      const [question, ...others] = documents
      const record: StoredRecord = [
        head,
        cut(question?.excerpt ?? '', length),
        others.map(({ id, page, excerpt }) =>
          answers ? ([id, page, cut(excerpt, length)] as const) : ([id, page] as const),
        ),
      ]
      const own = Buffer.byteLength(JSON.stringify(record))
      if (bytes + own > size) close()
      open.push(record)
      bytes += own
    },
    finish: () => {
      close()
      return { records, recordFiles }
    },
  }
}

/** No half of a pair is left over. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
