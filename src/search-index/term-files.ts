import { countShared, type TermEntry, writeTermFile } from '../search/term-file.ts'
import type { PackedFiles } from './packed-files.ts'

/** Files of terms, which come in the order of code units. @param size bytes of a file before it is compressed. */
export function createTermFiles(packed: PackedFiles, size: number) {
  const terms: string[] = []
  let termFiles = ''
  let entries: TermEntry[] = []
  let bytes = 0
  let last = ''
  const close = () => {
    const [first] = entries
    if (!first) return
    terms.push(toBorder(last, first.term))
    last = entries.at(-1)?.term ?? ''
    termFiles += packed.add(writeTermFile(entries))
    entries = []
    bytes = 0
  }
  return {
    add: (entry: TermEntry) => {
      const own = entry.list.length + entry.term.length + 4
      if (bytes + own > size) close()
      entries.push(entry)
      bytes += own
    },
    finish: () => {
      close()
      return { terms, termFiles }
    },
  }
}

/** The shortest beginning of a term that stands behind the term before it. */
function toBorder(before: string, term: string): string {
  const length = countShared(before, term) + 1
  const isHalf = /[\ud800-\udbff]/.test(term[length - 1] ?? '')
  return term.slice(0, isHalf ? length + 1 : length)
}
